import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { FormCard, Options, PostButton } from '../shell/post-form.tsx';
import { callKindsWords as words } from './booking-rules.content.ts';
import { type RulesPartProps, RulesSection } from './booking-rules.form.tsx';

/** The call types that visitors can book, and the owner's own question. */
export function KindsPart({ screen, answered }: RulesPartProps) {
  const { values, errors } = refusedOf(answered, 'question');
  return (
    <RulesSection
      part="kinds"
      lead="What visitors can book. All types share one calendar, so no two calls overlap."
    >
      <div className="admin-stack">
        {screen.kinds.map((kind) => (
          <CallKindForm key={JSON.stringify(kind)} kind={kind} answered={answered} />
        ))}
      </div>
      <div className="admin-stack">
        <CallKindForm key={screen.kinds.length} kind={undefined} answered={answered} />
        <FormCard
          key={screen.question}
          title="Your own question"
          intent="question"
          submit="Save Question"
        >
          <p>{words.question}</p>
          <Field
            id="own-question"
            name="question"
            label="Question"
            help="Leave it empty to ask nothing."
            defaultValue={values?.question ?? screen.question}
            error={errors.question}
          />
        </FormCard>
      </div>
    </RulesSection>
  );
}

/** Changes a call type, or adds one. */
function CallKindForm({
  kind,
  answered,
}: {
  kind: RulesPartProps['screen']['kinds'][number] | undefined;
  answered: RulesPartProps['answered'];
}) {
  const id = kind?.id ?? '';
  const refused = refusedOf(answered, 'save-kind', 'remove-kind');
  const { values: typed, errors } = refused.values?.id === id ? refused : { errors: {} };
  const { minutes = 30, place = 'video', isOffered = true, title = 'Add a call type' } = kind ?? {};
  const stored = { ...kind, minutes: String(minutes), place, isOffered: isOffered ? 'on' : '' };
  // A post that removes the type sends no more than its id.
  const values = typed?.intent === 'save-kind' ? typed : stored;
  const form = `kind-${id || 'new'}`;
  const field = formFields({ form, words: words.fields, values, errors });
  return (
    <FormCard
      title={isOffered ? title : `${title} (not offered)`}
      fields={{ id }}
      intent="save-kind"
      submit={kind ? 'Save' : 'Add Call Type'}
      more={
        kind && (
          <>
            <PostButton intent="remove-kind" variant="quiet" about={title}>
              Remove
            </PostButton>
            {isOffered && <a href={kind.path}>Its booking page</a>}
          </>
        )
      }
    >
      <div className="form-pair">
        <Field required {...field('title')} />
        <Field required inputMode="numeric" {...field('minutes')} />
      </div>
      <Field kind="textarea" rows={3} optionalNote="(optional)" {...field('text')} />
      <Field kind="select" {...field('place')}>
        <Options words={words.places} />
      </Field>
      <Field kind="url" optionalNote="(optional)" {...field('videoLink')} />
      <Field optionalNote="(optional)" {...field('address')} />
      <Checkbox
        id={`${form}-isOffered`}
        name="isOffered"
        label="Visitors can book it"
        defaultChecked={values.isOffered === 'on'}
        error={errors.isOffered}
      />
    </FormCard>
  );
}

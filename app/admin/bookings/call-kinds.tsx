import { CALL_PLACES } from '#app/features/booking/rules/call-kinds.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { formFields } from '../shell/form-fields.ts';
import { FormCard, Options, PostButton } from '../shell/post-form.tsx';
import { callKindsWords as words } from './booking-rules.content.ts';
import { type RulesPartProps, RulesSection } from './booking-rules.form.tsx';

/** The call types that visitors can book, and the owner's own question. */
export function KindsPart({ screen, answered }: RulesPartProps) {
  const question = answered?.form === 'question' ? answered : undefined;
  return (
    <RulesSection part="kinds" lead={words.lead}>
      <div className="admin-stack">
        {screen.kinds.map((kind) => (
          <CallKindForm key={JSON.stringify(kind)} kind={kind} answered={answered} />
        ))}
      </div>
      <div className="admin-stack">
        <CallKindForm key={screen.kinds.length} kind={undefined} answered={answered} />
        <FormCard
          key={screen.question}
          title={words.question.title}
          intent="question"
          submit={words.question.submit}
        >
          <p>{words.question.text}</p>
          <Field
            id="own-question"
            name="question"
            label={words.question.label}
            help={words.question.help}
            defaultValue={question?.values.question ?? screen.question}
            error={question?.errors.question}
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
  const own = answered?.form === 'kind' && answered.values.id === id ? answered : undefined;
  const { minutes = 30, place = 'video', isOffered = true, title = words.add } = kind ?? {};
  const stored = { ...kind, minutes: String(minutes), place, isOffered: isOffered ? 'on' : '' };
  // A post that removes the type sends no more than its id.
  const values = own?.values.title === undefined ? stored : own.values;
  const { errors = {} } = own ?? {};
  const form = `kind-${id || 'new'}`;
  const field = formFields({ form, words: words.fields, values, errors });
  return (
    <FormCard
      title={isOffered ? title : interpolate(words.retired, { title })}
      fields={{ id }}
      intent="save-kind"
      submit={kind ? words.save : words.addSubmit}
      more={
        kind && (
          <>
            <PostButton intent="remove-kind" variant="quiet" about={title}>
              {words.remove}
            </PostButton>
            {isOffered && <a href={kind.path}>{words.address}</a>}
          </>
        )
      }
    >
      <div className="form-pair">
        <Field required {...field('title')} />
        <Field required inputMode="numeric" {...field('minutes')} />
      </div>
      <Field kind="textarea" rows={3} optionalNote={words.optional} {...field('text')} />
      <Field kind="select" {...field('place')}>
        <Options words={Object.fromEntries(CALL_PLACES.map((one) => [one, words.places[one]]))} />
      </Field>
      <Field kind="url" optionalNote={words.optional} {...field('videoLink')} />
      <Field optionalNote={words.optional} {...field('address')} />
      <Checkbox
        id={`${form}-isOffered`}
        name="isOffered"
        label={words.isOffered}
        defaultChecked={values.isOffered === 'on'}
        {...(errors.isOffered !== undefined && { error: errors.isOffered })}
      />
    </FormCard>
  );
}

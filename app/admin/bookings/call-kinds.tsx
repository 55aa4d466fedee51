import { Form } from 'react-router';
import { CALL_PLACES } from '#app/features/booking/rules/call-kinds.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { bookingRulesWords, callKindsWords as words } from './booking-rules.content.ts';
import type { RulesPartProps } from './booking-rules.form.tsx';

/** The call types that visitors can book, and the owner's own question. */
export function KindsPart({ screen, answered }: RulesPartProps) {
  const question = answered?.form === 'question' ? answered : undefined;
  return (
    <section id="kinds" className="admin-stack" aria-labelledby="kinds-title">
      <h2 id="kinds-title">{bookingRulesWords.parts.kinds}</h2>
      <p className="text-muted">{words.lead}</p>
      <div className="admin-pair">
        <div className="admin-stack">
          {screen.kinds.map((kind) => (
            <CallKindForm key={JSON.stringify(kind)} kind={kind} answered={answered} />
          ))}
        </div>
        <div className="admin-stack">
          <CallKindForm key={screen.kinds.length} kind={undefined} answered={answered} />
          <Card title={words.question.title}>
            <Form method="post" className="admin-stack" key={screen.question} noValidate>
              <p>{words.question.text}</p>
              <Field
                id="own-question"
                name="question"
                label={words.question.label}
                help={words.question.help}
                defaultValue={question?.values.question ?? screen.question}
                error={question?.errors.question}
              />
              <div>
                <Button type="submit" name="intent" value="question" small>
                  {words.question.submit}
                </Button>
              </div>
            </Form>
          </Card>
        </div>
      </div>
    </section>
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
  const id = kind?.id ?? 'new';
  const own = answered?.form === 'kind' && answered.values.id === (kind?.id ?? '');
  const stored: Record<string, string> = {
    title: kind?.title ?? '',
    minutes: String(kind?.minutes ?? 30),
    text: kind?.text ?? '',
    place: kind?.place ?? 'video',
    videoLink: kind?.videoLink ?? '',
    address: kind?.address ?? '',
    isOffered: (kind?.isOffered ?? true) ? 'on' : '',
  };
  // A post that removes the type sends no more than its id.
  const values = own && answered.values.title !== undefined ? answered.values : stored;
  const errors = own ? answered.errors : {};
  const field = formFields({ form: `kind-${id}`, words: words.fields, values, errors });
  const name = kind?.title ?? words.add;
  return (
    <Card title={kind && !kind.isOffered ? interpolate(words.retired, { title: name }) : name}>
      <Form method="post" className="admin-stack" noValidate>
        <input type="hidden" name="id" value={kind?.id ?? ''} />
        <div className="form-pair">
          <Field required {...field('title')} />
          <Field required inputMode="numeric" {...field('minutes')} />
        </div>
        <Field kind="textarea" rows={3} optionalNote={words.optional} {...field('text')} />
        <Field kind="select" {...field('place')}>
          {CALL_PLACES.map((place) => (
            <option key={place} value={place}>
              {words.places[place]}
            </option>
          ))}
        </Field>
        <Field kind="url" optionalNote={words.optional} {...field('videoLink')} />
        <Field optionalNote={words.optional} {...field('address')} />
        <Checkbox
          id={`kind-${id}-isOffered`}
          name="isOffered"
          label={words.isOffered}
          defaultChecked={values.isOffered === 'on'}
          {...(errors.isOffered !== undefined && { error: errors.isOffered })}
        />
        <div className="admin-row">
          <Button type="submit" name="intent" value="save-kind" small>
            {kind ? words.save : words.addSubmit}
          </Button>
          {kind && (
            <Button
              type="submit"
              name="intent"
              value="remove-kind"
              variant="quiet"
              small
              aria-label={`${words.remove} ${kind.title}`}
            >
              {words.remove}
            </Button>
          )}
          {kind?.isOffered && <a href={kind.path}>{words.address}</a>}
        </div>
      </Form>
    </Card>
  );
}

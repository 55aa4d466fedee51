import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { correctionWords as words } from './correction.content.ts';
import type { Contact } from './correction.queries.server.ts';
import type { CorrectionErrors, CorrectionOutcome } from './correction.server.ts';

/** The form that corrects a person; with the question first if two addresses would be merged. */
export function CorrectionCard({
  email,
  contact,
  refused,
}: {
  email: string;
  contact: Contact;
  refused:
    | { values: Record<string, string>; outcome: Exclude<CorrectionOutcome, { kind: 'unchanged' }> }
    | undefined;
}) {
  const outcome = refused?.outcome;
  const errors: CorrectionErrors = outcome?.kind === 'invalid' ? outcome.errors : {};
  const values = { ...contact, newEmail: email, ...refused?.values };
  const field = formFields({ form: 'correct', words: words.fields, values, errors });
  return (
    <Card title={words.title} id="correct">
      {outcome?.kind === 'known' && (
        <MergeQuestion from={email} outcome={outcome} values={values} />
      )}
      <p>{words.text}</p>
      <Form method="post" className="admin-stack" noValidate key={`${email} ${contact.name}`}>
        <input type="hidden" name="email" value={email} />
        <div className="form-pair">
          <Field {...field('name')} autoComplete="off" />
          <Field {...field('newEmail')} kind="email" help={words.lists} autoComplete="off" />
          <Field {...field('phone')} kind="tel" autoComplete="off" />
          <Field {...field('company')} autoComplete="off" />
        </div>
        <div>
          <Button type="submit" name="intent" value="correct" variant="secondary" small>
            {words.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function MergeQuestion({
  from,
  outcome,
  values,
}: {
  from: string;
  outcome: Extract<CorrectionOutcome, { kind: 'known' }>;
  values: Record<string, string>;
}) {
  const { merge } = words;
  const to = outcome.email;
  return (
    <Alert tone="warn" title={merge.title}>
      <p>{interpolate(merge.text, { from, to, ...inWords(outcome.from) })}</p>
      <p>{interpolate(merge.known, inWords(outcome.to))}</p>
      <Form method="post" className="admin-row mt-3">
        {(['name', 'phone', 'company'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
        <input type="hidden" name="email" value={from} />
        <input type="hidden" name="newEmail" value={to} />
        <input type="hidden" name="merge" value={to} />
        <Button type="submit" name="intent" value="correct" small>
          {interpolate(merge.submit, { to })}
        </Button>
        <PageLink
          className="button button-quiet button-small"
          to={`/admin/people?email=${encodeURIComponent(from)}`}
        >
          {merge.cancel}
        </PageLink>
      </Form>
    </Alert>
  );
}

function inWords({ messages, calls }: { messages: number; calls: number }) {
  const text = (count: number, { one, many }: { one: string; many: string }) =>
    interpolate(count === 1 ? one : many, { count });
  return { messages: text(messages, words.messages), calls: text(calls, words.calls) };
}

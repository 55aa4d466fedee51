import { interpolate } from '#app/platform/format/interpolate.ts';
import { Field } from '#app/ui/field.tsx';
import { formFields } from '../shell/form-fields.ts';
import { FormCard, Question } from '../shell/post-form.tsx';
import type { Contact } from './correction.queries.server.ts';
import type { CorrectionOutcome } from './correction.server.ts';
import { correctionWords as words } from './people.content.ts';

/** The form that corrects a person; with the question first if two addresses would be merged. */
export function CorrectionCard({
  email,
  contact,
  refused,
}: {
  email: string;
  contact: Contact;
  refused: { values: Record<string, string>; outcome: CorrectionOutcome } | undefined;
}) {
  const outcome = refused?.outcome;
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {};
  const values = { ...contact, newEmail: email, ...refused?.values };
  const field = formFields({ form: 'correct', words: words.fields, values, errors });
  return (
    <>
      {outcome?.kind === 'known' && (
        <Question
          title="Merge two addresses?"
          fields={{ ...values, email, newEmail: outcome.email, merge: outcome.email }}
          intent="correct"
          submit={`Merge Into ${outcome.email}`}
          keep={{
            href: `/admin/people?email=${encodeURIComponent(email)}`,
            label: 'Keep them apart',
          }}
        >
          <p>{interpolate(words.merge, { from: email, to: outcome.email, ...outcome.from })}</p>
          <p>
            {outcome.email} already has messages ({outcome.to.messages}) and calls (
            {outcome.to.calls}).
          </p>
        </Question>
      )}
      <FormCard
        key={`${email} ${contact.name}`}
        id="correct"
        title="Correct details"
        fields={{ email }}
        intent="correct"
        submit="Save Correction"
      >
        <p>{words.text}</p>
        <Field {...field('name')} autoComplete="off" />
        <Field {...field('newEmail')} kind="email" autoComplete="off" />
        <Field {...field('phone')} kind="tel" autoComplete="off" />
        <Field {...field('company')} autoComplete="off" />
      </FormCard>
    </>
  );
}

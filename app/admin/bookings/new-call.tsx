import { Field } from '#app/ui/field.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { formFields, type Refused } from '../shell/form-fields.ts';
import { FormCard, Options } from '../shell/post-form.tsx';
import type { TimeChoices } from './time-choice.server.ts';
import { AnywayButton, TimeChoice } from './time-choice.tsx';

const words = {
  kind: 'Call',
  name: 'Full Name',
  phone: { label: 'Phone', help: 'Enter a phone number, an email address, or both.' },
  email: {
    label: 'Email',
    help: 'With one, they get the confirmation, the invitation and the reminders. Without one, nothing is emailed: tell the caller the time yourself.',
  },
  company: 'Company',
  brief: { label: 'Notes for the call', help: 'Only you and your team see them.' },
};

/** Lets the owner book a call for somebody who called or wrote. */
export function NewCall({
  kinds,
  choice,
  refused,
}: {
  /** Their names by id. */
  kinds: Readonly<Record<string, string>>;
  choice: TimeChoices;
  refused: Refused;
}) {
  const field = formFields({ form: 'call', words, ...refused });
  return (
    <FormCard
      title="Add a call"
      fields={{ intent: 'enter' }}
      variant="primary"
      submit="Book Call"
      more={<AnywayButton refused={refused} />}
    >
      <Field kind="select" {...field('kind')}>
        <Options words={kinds} />
      </Field>
      <TimeChoice id="call" choice={choice} refused={refused} />
      <div className="form-pair">
        <Field required autoComplete="off" {...field('name')} />
        <Field kind="tel" autoComplete="off" {...field('phone')} />
        <Field kind="email" autoComplete="off" {...field('email')} />
        <Field optionalNote="(optional)" autoComplete="off" {...field('company')} />
      </div>
      <Field kind="textarea" rows={3} optionalNote="(optional)" {...field('brief')} />
      <EmailsWait />
    </FormCard>
  );
}

import { useEffect } from 'react';
import { Form } from 'react-router';
import type { PeopleToTell } from '#app/features/booking/rules/change-rules.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { confirmEmailsWords as words } from './booking-rules.content.ts';

const ID = 'confirm-emails';

/**
 * Says how many people a change would email, before it is saved. The form repeats what was typed;
 * `confirmed` is the number that was shown, so that another number asks again.
 */
export function ConfirmEmails({
  toTell,
  values,
}: {
  toTell: PeopleToTell;
  values: Readonly<Record<string, string>>;
}) {
  // The question stands above the form that was sent, so it takes the focus.
  useEffect(() => document.getElementById(ID)?.focus(), []);
  const { canEmail } = useViewer();
  const { emails: count, byPhone } = toTell;
  const fields = { ...values, confirmed: String(count) };
  const asked = questionAbout(toTell, canEmail);
  return (
    <Alert tone="warn" id={ID} focusable title={asked.title}>
      <p>{asked.text}</p>
      {byPhone.length > 0 && <p>{interpolate(words.someByPhone, { names: byPhone.join(', ') })}</p>}
      <Form method="post" className="admin-row mt-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" small>
          {asked.submit}
        </Button>
        <PageLink className="button button-quiet button-small" to="/admin/booking-rules">
          {words.keep}
        </PageLink>
      </Form>
    </Alert>
  );
}

function questionAbout({ emails: count, people }: PeopleToTell, canEmail: boolean) {
  const { nobody, waiting } = words;
  if (count === 0) return nobody;
  if (!canEmail) {
    return { ...waiting, text: interpolate(waiting.text, { count }) };
  }
  const emails = count === 1 ? words.emailsOne : interpolate(words.emails, { count });
  const isOne = people === 1;
  return {
    title: isOne ? words.titleOne : interpolate(words.title, { people }),
    text: interpolate(words.text, { emails }),
    submit: isOne ? words.confirmOne : interpolate(words.confirm, { people }),
  };
}

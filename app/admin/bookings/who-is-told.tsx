import type { PeopleToTell } from '#app/features/booking/rules/change-rules.server.ts';
import { EmailsWait } from '../shell/emails-wait.tsx';

/** In a question before calls change: how many people are told by email, and who has to be called. */
export function WhoIsTold({ toTell: { people, byPhone } }: { toTell: PeopleToTell }) {
  return (
    <>
      {people > 0 && (
        <>
          <p>{`People who’ll be emailed: ${people}.`}</p>
          <EmailsWait />
        </>
      )}
      {byPhone.length > 0 && (
        <p>{`Call those without an email address yourself: ${byPhone.join(', ')}.`}</p>
      )}
    </>
  );
}

import { Alert } from '#app/ui/alert.tsx';
import { shortMoment } from '../shell/admin-page.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import type { readRestored } from './restored.server.ts';

const words = {
  held: 'Nothing that was waiting or scheduled when it was made is sent until you decide. It may have been sent after the backup was made. An issue of the newsletter that was being sent is paused, and its page asks you. Emails and webhook deliveries that were waiting:',
  secrets:
    'They were encrypted with another APP_SECRET. Set that one on the server and restart the site, or enter these again:',
};

/** What a restored backup leaves to the owner. */
export function RestoredAlerts({
  restored,
  unreadable,
}: {
  restored: Awaited<ReturnType<typeof readRestored>>;
  unreadable: readonly string[];
}) {
  return (
    <>
      {restored && (
        <Alert tone="warn" title={`A backup was restored on ${shortMoment(restored.at)}`}>
          <p>
            {words.held} {restored.waiting}
          </p>
          <div className="admin-row">
            <ButtonForm action="/admin/today" intent="drop-held" variant="primary">
              Don’t Send Them
            </ButtonForm>
            <ButtonForm action="/admin/today" intent="send-held">
              Send Them
            </ButtonForm>
          </div>
        </Alert>
      )}
      {unreadable.length > 0 && (
        <Alert tone="warn" title="Some passwords can’t be decrypted">
          <p>{words.secrets}</p>
          <ul>
            {unreadable.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

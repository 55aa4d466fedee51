import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { shortMoment } from '../shell/admin-page.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import { restoredWords as words } from './restored.content.ts';
import type { UnreadableSecret } from './unreadable-secrets.server.ts';

/** What a restored backup leaves to the owner. */
export function RestoredAlerts({
  restored,
  unreadable,
}: {
  restored: { at: string; waiting: number } | undefined;
  unreadable: readonly UnreadableSecret[];
}) {
  const { held, secrets } = words;
  return (
    <>
      {restored && (
        <Alert tone="warn" title={`A backup was restored on ${shortMoment(restored.at)}`}>
          <p>{interpolate(held.text, { count: String(restored.waiting) })}</p>
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
          <p>{secrets.text}</p>
          <ul>
            {unreadable.map(({ what, name }) => (
              <li key={`${what} ${name}`}>{interpolate(secrets.what[what], { name })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

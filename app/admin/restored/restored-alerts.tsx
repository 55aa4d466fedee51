import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { shortMoment } from '../shell/admin-page.tsx';
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
        <Alert tone="warn" title={interpolate(held.title, { at: shortMoment(restored.at) })}>
          <p>{interpolate(held.text, { count: String(restored.waiting) })}</p>
          <Form method="post" action="/admin/today" className="admin-row">
            <Button type="submit" name="intent" value="drop-held" small>
              {held.drop}
            </Button>
            <Button type="submit" name="intent" value="send-held" variant="secondary" small>
              {held.send}
            </Button>
          </Form>
        </Alert>
      )}
      {unreadable.length > 0 && (
        <Alert tone="warn" title={secrets.title}>
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

import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import type { Route } from './+types/start.route.ts';
import { askedLines, readSetup, setupArea } from './set-up.server.ts';

export const meta = adminMeta('Set-up');

export async function loader({ context }: Route.LoaderArgs) {
  return { lines: await readSetup(getAppContext(context)) };
}

/** The owner says that the built-in values of a line are right. */
export const action = adminAction(async ({ app, values: { line = '' } }) => {
  if (!Object.hasOwn(askedLines, line)) throw data(null, 400);
  const stored = await app.settings.get(setupArea);
  const confirmed = [...stored.confirmed, line];
  await app.settings.set(setupArea, { ...stored, confirmed });
  return done('/admin/start');
});

/** One line for each thing to set up, which opens the screen that settles it. */
export default function StartPage({ loaderData: { lines } }: Route.ComponentProps) {
  const done = lines.filter(({ isDone }) => isDone).length;
  return (
    <AdminPage
      title="Set-up"
      lead="What makes this site yours, in the order that matters. A line is done when it really is."
    >
      <Card title={`${done} of ${lines.length} done`}>
        <ol className="ruled admin-setup">
          {lines.map(({ id, title, href, isDone, asked, left }) => (
            <li key={id}>
              <div className="admin-row">
                {href ? <PageLink to={href}>{title}</PageLink> : <b>{title}</b>}
                <Badge tone={isDone ? 'good' : 'warn'}>{isDone ? 'Done' : 'To do'}</Badge>
              </div>
              {left.length > 0 && (
                <ul>
                  {left.map(({ what, why }) => (
                    <li key={what}>
                      <b>{what}</b>: {why}
                    </li>
                  ))}
                </ul>
              )}
              {asked && (
                <>
                  <p className="text-muted">{asked}</p>
                  <ButtonForm fields={{ line: id }} about={title}>
                    This Is Right
                  </ButtonForm>
                </>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </AdminPage>
  );
}

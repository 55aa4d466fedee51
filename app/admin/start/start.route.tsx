import { data, Form } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { ButtonForm, PostButton } from '../shell/post-form.tsx';
import type { Route } from './+types/start.route.ts';
import { confirmLine, finishFirstRun, readSetup } from './set-up.server.ts';

export const meta = adminMeta('Set-up');

export async function loader({ context }: Route.LoaderArgs) {
  return { lines: await readSetup(getAppContext(context)) };
}

export const action = adminAction({
  async finish({ app }) {
    await finishFirstRun(app);
    return done('/admin/today');
  },
  async confirm({ app, values }) {
    if (!(await confirmLine(app, values.line))) throw data(null, 400);
    return done('/admin/start');
  },
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
          {lines.map(({ id, title, text, href, isDone, isAsked, left }) => (
            <li key={id}>
              <div className="admin-row">
                {href ? <PageLink to={href}>{title}</PageLink> : <b>{title}</b>}
                <Badge tone={isDone ? 'good' : 'warn'}>{isDone ? 'Done' : 'To do'}</Badge>
              </div>
              {!isDone && <p className="text-muted">{text}</p>}
              {left.length > 0 && (
                <ul>
                  {left.map(({ what, why }) => (
                    <li key={what}>
                      <b>{what}</b>: {why}
                    </li>
                  ))}
                </ul>
              )}
              {isAsked && (
                <ButtonForm intent="confirm" fields={{ line: id }} about={title}>
                  This Is Right
                </ButtonForm>
              )}
            </li>
          ))}
        </ol>
      </Card>
      <Form method="post" className="admin-row">
        <PostButton intent="finish">Do This Later</PostButton>
        <p className="text-muted">Takes you to Today, which shows how much is left.</p>
      </Form>
    </AdminPage>
  );
}

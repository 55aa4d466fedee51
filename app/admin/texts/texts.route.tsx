import { data, Form } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { contentNotices, editorWords } from '../content/editor.content.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/texts.route.ts';
import { lostTexts } from './text-fields.server.ts';
import { pagesOfTexts } from './text-pages.server.ts';
import { textsWords as words } from './texts.content.ts';

const PAGE = '/admin/texts';

export const meta = adminMeta(words.title);

/** The facts with the draft of the texts. */
async function readTexts(app: AppContext) {
  await app.ownerFacts.refresh();
  const { draft, seen } = await app.ownerFacts.read('texts');
  const facts: Facts = { ...app.facts(), texts: draft ?? app.facts().texts };
  return { facts, seen };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { facts, seen } = await readTexts(getAppContext(context));
  return {
    pages: Object.entries(pagesOfTexts).map(([id, { title }]) => ({
      id,
      title,
      changed: Object.keys(facts.texts[id] ?? {}).length,
    })),
    lost: lostTexts(facts),
    seen,
  };
}

export const action = adminAction({
  async remove({ app, values }) {
    const { seen = '', page = '', path = '' } = values;
    const { texts } = (await readTexts(app)).facts;
    const { [path]: _removed, ...left } = texts[page] ?? {};
    const { [page]: _former, ...others } = texts;
    const next = Object.keys(left).length > 0 ? { ...others, [page]: left } : others;
    const saved = await app.ownerFacts.saveDraft('texts', next, seen);
    if (saved === 'conflict') return data({ problem: editorWords.conflict }, 409);
    return done(PAGE, saved);
  },
});

/** The pages whose texts can be changed, and the own texts that have lost their place. */
export default function TextsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, lost, seen } = loaderData;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={contentNotices} problem={actionData?.problem} />
      <RowList
        label={words.title}
        rows={pages.map(({ id, title, changed }) => ({
          id,
          main: <PageLink to={asSitePath(`${PAGE}/${id}`)}>{title}</PageLink>,
          end: changed > 0 && interpolate(words.changed, { count: changed }),
        }))}
      />
      {lost.length > 0 && (
        <Card title={words.lost.title}>
          <p>{words.lost.text}</p>
          {lost.map(({ page, title, path, text, was }) => (
            <Form method="post" key={`${page} ${path}`} className="admin-stack">
              <input type="hidden" name="seen" value={seen} />
              <input type="hidden" name="page" value={page} />
              <input type="hidden" name="path" value={path} />
              <h3>
                {title}: {interpolate(words.lost.at, { path })}
              </h3>
              <p>{text}</p>
              <p className="text-muted">
                {words.lost.original} {was}
              </p>
              <div>
                <Button type="submit" name="intent" value="remove" variant="secondary" small>
                  {words.lost.remove}
                </Button>
              </div>
            </Form>
          ))}
        </Card>
      )}
    </AdminPage>
  );
}

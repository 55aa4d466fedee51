import { data, Form, redirect } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Button } from '#app/ui/button.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { contentNotices, editorWords } from '../content/editor.content.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/texts.route.ts';
import { lostTexts } from './text-fields.server.ts';
import { pagesOfTexts } from './text-pages.server.ts';
import { textsWords as words } from './texts.content.ts';
import { readTexts, withoutText } from './texts.server.ts';

const PAGE = '/admin/texts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { facts, state } = await readTexts(getAppContext(context));
  return {
    pages: Object.entries(pagesOfTexts).map(([id, { title }]) => ({
      id,
      title,
      changed: Object.keys(facts.texts[id] ?? {}).length,
    })),
    lost: lostTexts(facts),
    seen: state.seen,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const { intent, seen = '', page = '', path = '' } = values;
  if (intent !== 'remove') throw data(null, 400);
  const { facts } = await readTexts(app);
  const texts = withoutText(facts.texts, page, path);
  const saved = await app.ownerFacts.saveDraft('texts', texts, seen);
  if (saved.kind === 'conflict') return data({ problem: editorWords.conflict }, 409);
  return redirect(`${PAGE}?done=${saved.notice}`, 303);
}

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

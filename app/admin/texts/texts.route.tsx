import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { contentNotices, editorWords } from '../content/editor.content.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/texts.route.ts';
import { pagesOfTexts } from './text-pages.server.ts';
import { lostTexts, withTexts } from './texts-kind.server.ts';

const PAGE = '/admin/texts';
const TITLE = 'Page texts';

export const meta = adminMeta(TITLE);

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { value: texts, seen } = await app.ownerFacts.read('texts');
  return {
    pages: pagesOfTexts.map(({ id, title }) => ({
      id,
      title,
      changed: Object.keys(texts[id] ?? {}).length,
    })),
    lost: lostTexts({ ...app.facts(), texts }),
    seen,
  };
}

export const action = adminAction({
  async remove({ app, values }) {
    const { seen = '', page = '', path = '' } = values;
    const { value: texts } = await app.ownerFacts.read('texts');
    const { [path]: _removed, ...left } = texts[page] ?? {};
    const saved = await app.ownerFacts.saveDraft('texts', withTexts(texts, page, left), seen);
    if (saved === 'conflict') return data({ problem: editorWords.conflict }, 409);
    return done(PAGE, saved);
  },
});

/** The pages whose texts can be changed, and the own texts that have lost their place. */
export default function TextsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, lost, seen } = loaderData;
  return (
    <AdminPage
      title={TITLE}
      lead="The sentences of your main pages, menus, footer and emails, page by page. What you don’t change stays as it ships and is improved by updates."
    >
      <Notice words={contentNotices} problem={actionData?.problem} />
      <RowList
        label={TITLE}
        rows={pages.map(({ id, title, changed }) => ({
          id,
          main: <PageLink to={asSitePath(`${PAGE}/${id}`)}>{title}</PageLink>,
          end: changed > 0 && `Own texts: ${changed}`,
        }))}
      />
      {lost.length > 0 && (
        <Card title="Texts without a place">
          <p>
            An update has removed the places of these texts, so nobody sees them any more. Copy what
            you still need to another place.
          </p>
          {lost.map(({ page, path, text, was }) => (
            <div key={`${page} ${path}`} className="admin-stack">
              <h3>{`${page}: ${path}`}</h3>
              <p>{text}</p>
              <p className="text-muted">The original was {was}</p>
              <ButtonForm intent="remove" fields={{ seen, page, path }}>
                Remove from the Draft
              </ButtonForm>
            </div>
          ))}
        </Card>
      )}
    </AdminPage>
  );
}

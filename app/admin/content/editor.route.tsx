import { getAppContext } from '#app/platform/app-context.server.ts';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { adminAction } from '../shell/admin-action.server.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/editor.route.ts';
import { contentNotices } from './editor.content.ts';
import { changeList, loadScreen, saveForm } from './editor.server.ts';
import { EditorCard } from './editor-card.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

/** By the address of the page, also where the router asks for its data. */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadScreen(getAppContext(context), url);
}

export const action = adminAction({
  save: saveForm,
  up: changeList,
  down: changeList,
  hide: changeList,
  show: changeList,
  remove: changeList,
});

/** A screen of Content: a card for each of its sets. */
export default function EditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, page, cards } = loaderData;
  return (
    <AdminPage
      title={title}
      lead={lead}
      actions={page && <PageLink to={asSitePath(page)}>Open the page</PageLink>}
    >
      <Notice words={contentNotices} problem={actionData?.problem} />
      <div className="admin-stack">
        {cards.map((card) => (
          <EditorCard
            key={`${card.id} ${card.seen} ${card.form?.at}`}
            card={actionData?.id === card.id ? { ...card, ...actionData } : card}
          />
        ))}
      </div>
    </AdminPage>
  );
}

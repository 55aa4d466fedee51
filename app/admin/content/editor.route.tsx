import { getAppContext } from '#app/platform/app-context.server.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { adminAction } from '../shell/admin-action.server.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { frameWords } from '../shell/shell.content.ts';
import type { Route } from './+types/editor.route.ts';
import { contentNotices } from './editor.content.ts';
import { changeContent, loadScreen } from './editor.server.ts';
import { EditorCard } from './editor-card.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request, context }: Route.LoaderArgs) {
  return loadScreen(getAppContext(context), request);
}

export const action = adminAction(changeContent);

/** A screen of Content: a card for each of its sets. */
export default function EditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, cards } = loaderData;
  const { label, href } = frameWords.site;
  return (
    <AdminPage title={title} lead={lead} actions={<TextLink href={href}>{label}</TextLink>}>
      <Notice words={contentNotices} problem={actionData?.problem} />
      <div className="admin-stack">
        {cards.map((card) => (
          <EditorCard
            key={`${card.name} ${card.seen} ${card.form?.at}`}
            card={card}
            answer={actionData?.set === card.name ? actionData : undefined}
          />
        ))}
      </div>
    </AdminPage>
  );
}

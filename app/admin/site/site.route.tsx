import { AdminPage } from '../shell/admin-page.tsx';
import { factNotices } from '../shell/fact-set.content.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/site.route.ts';
import { changeFactCard, loadFactCards } from './edit-facts.server.ts';
import { FactCards } from './fact-cards.tsx';
import { siteSettingsWords as words } from './site.content.ts';
import {
  announcementEditor,
  availableEditor,
  redirectsEditor,
  sectionsEditor,
} from './site-editors.ts';

const editors = [announcementEditor, sectionsEditor, availableEditor, redirectsEditor];

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  return { cards: await loadFactCards({ context }, editors) };
}

export function action(args: Route.ActionArgs) {
  return changeFactCard(args, editors, '/admin/site');
}

export default function SitePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={factNotices} problem={actionData?.problem} />
      <FactCards cards={loaderData.cards} refused={actionData} />
    </AdminPage>
  );
}

import { TextLink } from '#app/ui/external-link.tsx';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { factNotices } from '../shell/fact-set.content.ts';
import { Notice } from '../shell/notice.tsx';
import { changeFactCard, loadFactCards } from '../site/edit-facts.server.ts';
import { FactCards } from '../site/fact-cards.tsx';
import type { Route } from './+types/business.route.ts';
import { businessWords as words } from './business.content.ts';
import { businessEditor } from './business-editor.ts';

const editors = [businessEditor];

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  return { cards: await loadFactCards({ context }, editors) };
}

export function action(args: Route.ActionArgs) {
  return changeFactCard(args, editors, '/admin/business');
}

export default function BusinessPage({ loaderData, actionData }: Route.ComponentProps) {
  const { limits } = words;
  return (
    <AdminPage title={words.title} actions={<TextLink href="/">{words.site}</TextLink>}>
      <Notice words={factNotices} problem={actionData?.problem} />
      <FactCards cards={loaderData.cards} refused={actionData} />
      <Card title={limits.title}>
        <ul className="admin-points">
          {limits.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
    </AdminPage>
  );
}

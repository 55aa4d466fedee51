import { getAppContext } from '#app/platform/app-context.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import type { Route } from './+types/checklist.route.ts';
import { checklistWords as words } from './checklist.content.ts';
import { readChecklist } from './checklist.server.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  return { items: await readChecklist(getAppContext(context)) };
}

export default function ChecklistPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<TextLink href={words.claims.href}>{words.claims.label}</TextLink>}
    >
      <Table
        stacks
        caption={words.title}
        captionHidden
        columns={Object.values(words.columns).map((header) => ({ header }))}
        rows={loaderData.items.map((item) => ({
          id: item.what,
          cells: [
            item.what,
            <Badge key="state" tone={item.isDone ? 'good' : 'warn'}>
              {item.isDone ? words.done : words.open}
            </Badge>,
            // It says what is missing, which isn't so any more.
            item.isDone ? '' : item.why,
          ],
        }))}
      />
    </AdminPage>
  );
}

import { Form } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Pager, When } from '../shell/admin-page.tsx';
import { Options, PostButton } from '../shell/post-form.tsx';
import { onePage } from '../shell/row-list.tsx';
import type { Route } from './+types/audit.route.ts';
import { auditActions, auditWords } from './audit.content.ts';
import { listAuditEntries } from './audit.queries.server.ts';
import { describeAuditEntry } from './audit-words.server.ts';

const PAGE_SIZE = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const { db } = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const action = query.get('action') ?? '';
  const before = query.get('before') ?? '';
  const entries = await listAuditEntries(db, { action, before, limit: PAGE_SIZE + 1 });
  const { shown, next } = onePage(entries, PAGE_SIZE);
  return {
    action,
    entries: shown.map((entry) => {
      const { id, at, actor, ip } = entry;
      return { id, at, actor, ip, ...describeAuditEntry(facts, entry) };
    }),
    next,
  };
}

export const meta = adminMeta(auditWords.title);

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { columns } = auditWords;
  return (
    <AdminPage title={auditWords.title} lead={auditWords.lead}>
      <Form method="get" className="admin-row" key={loaderData.action}>
        <Field
          kind="select"
          id="audit-action"
          name="action"
          label={auditWords.filter}
          defaultValue={loaderData.action}
        >
          <option value="">{auditWords.all}</option>
          <Options words={auditActions} />
        </Field>
        <PostButton>{auditWords.apply}</PostButton>
      </Form>
      {loaderData.entries.length === 0 ? (
        <EmptyState title={auditWords.empty} />
      ) : (
        <Table
          stacks
          caption={auditWords.title}
          captionHidden
          columns={Object.values(columns).map((header) => ({ header }))}
          rows={loaderData.entries.map((entry) => ({
            id: entry.id,
            cells: [
              <When key="at" at={entry.at} />,
              entry.actor,
              entry.done,
              entry.item.href ? (
                <PageLink key="item" to={entry.item.href}>
                  {entry.item.text}
                </PageLink>
              ) : (
                entry.item.text
              ),
              entry.details,
              entry.ip ?? '',
            ],
          }))}
        />
      )}
      <Pager next={loaderData.next} />
    </AdminPage>
  );
}

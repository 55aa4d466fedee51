import { Form } from 'react-router';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { Pager, When } from '../shell/admin-page.tsx';
import { Options, PostButton } from '../shell/post-form.tsx';
import { auditActions } from './audit.content.ts';
import type { readAuditLog } from './audit-log.server.ts';

const COLUMNS = ['When (Toronto)', 'Who', 'What', 'Item', 'Details', 'From'];

/** Who did what in the admin area, newest first. */
export function AuditLog({ action, entries, next }: Awaited<ReturnType<typeof readAuditLog>>) {
  return (
    <>
      <p className="text-muted">
        Who did what in the admin area, newest first. Entries can’t be changed.
      </p>
      <Form method="get" action="/admin/advanced#audit" className="admin-row" key={action}>
        <Field kind="select" id="audit-action" name="action" label="Action" defaultValue={action}>
          <Options words={{ '': 'Everything', ...auditActions }} />
        </Field>
        <PostButton>Show</PostButton>
      </Form>
      <Table
        stacks
        caption="Audit log"
        captionHidden
        columns={COLUMNS.map((header) => ({ header }))}
        rows={entries.map(({ id, at, actor, done, item, href, details, ip }) => ({
          id,
          cells: [
            <When key="at" at={at} />,
            actor,
            done,
            href ? (
              <PageLink key="item" to={href}>
                {item}
              </PageLink>
            ) : (
              item
            ),
            details,
            ip,
          ],
        }))}
      />
      <Pager next={next} part="#audit" />
    </>
  );
}

import { Form } from 'react-router';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { Pager, shortMoment } from '../shell/admin-page.tsx';
import { Options, PostButton } from '../shell/post-form.tsx';
import { auditActions } from './audit.content.ts';
import type { readAuditLog } from './audit-log.server.ts';

/** Who did what in the admin area, newest first. */
export function AuditLog({ action, entries, next }: Awaited<ReturnType<typeof readAuditLog>>) {
  return (
    <>
      <p className="text-muted">
        Who did what in the admin area, newest first. Times are those of Toronto; entries can’t be
        changed.
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
        columns={['When (Toronto)', 'What', 'Item', 'Details', 'Who', 'From'].map((header) => ({
          header,
        }))}
        rows={entries.map(({ id, at, actor, done, href, name, details, ip }) => ({
          id,
          cells: [
            <time key="at" className="whitespace-nowrap" dateTime={at}>
              {shortMoment(at)}
            </time>,
            href ? (
              <PageLink key="page" to={href}>
                {done}
              </PageLink>
            ) : (
              done
            ),
            name,
            details,
            actor,
            ip,
          ],
        }))}
      />
      <Pager next={next} part="#audit" />
    </>
  );
}

import { Form, Link } from 'react-router';
import { getServices } from '#app/platform/services.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Table } from '#app/ui/table.tsx';
import type { OutboxState } from '#database/schema.ts';
import { AdminPage, Pager, When } from '../frame/admin-page.tsx';
import type { Route } from './+types/mail.route.ts';
import { stateWords, mailWords as words } from './mail.content.ts';
import { listOutbox } from './mail.queries.server.ts';

const PAGE_SIZE = 50;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = getServices(context);
  const query = new URL(request.url).searchParams;
  const state = query.get('state') ?? '';
  const filter = {
    state: Object.hasOwn(stateWords, state) ? (state as OutboxState) : undefined,
    recipient: query.get('to')?.trim() || undefined,
    before: query.get('before') || undefined,
    limit: PAGE_SIZE + 1,
  };
  const rows = await listOutbox(db, filter);
  return {
    state: filter.state ?? '',
    recipient: filter.recipient ?? '',
    // The props hold what the mail says; the list has no use for them.
    rows: rows
      .slice(0, PAGE_SIZE)
      .map(({ id, recipient, template, state, attempts, created_at }) => ({
        ...{ id, recipient, template, state, attempts, created_at },
      })),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]?.id : undefined,
  };
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { state, recipient, rows } = loaderData;
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<Link to="/admin/mail/templates">{words.templates.open}</Link>}
    >
      <FilterLinks
        label={words.filters}
        current={state}
        options={[
          { value: '', label: words.all, href: '/admin/mail' },
          ...Object.entries(stateWords).map(([value, label]) => ({
            value,
            label,
            href: `/admin/mail?state=${value}`,
          })),
        ]}
      />
      <Form method="get" className="admin-row" key={`${state} ${recipient}`}>
        {state && <input type="hidden" name="state" value={state} />}
        <Field id="mail-to" name="to" label={words.recipient} defaultValue={recipient} />
        <Button type="submit" variant="secondary" small>
          {words.apply}
        </Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      ) : (
        <Table
          caption={words.title}
          captionHidden
          columns={Object.values(words.columns).map((header) => ({ header }))}
          rows={rows.map((row) => ({
            id: row.id,
            cells: [
              <Link key="to" to={`/admin/mail/${row.id}`}>
                {row.recipient}
              </Link>,
              row.template,
              <StateBadge key="state" state={row.state} />,
              row.attempts,
              <When key="at" at={row.created_at} />,
            ],
          }))}
        />
      )}
      <Pager next={loaderData.next} />
    </AdminPage>
  );
}

function StateBadge({ state }: { state: OutboxState }) {
  const tone =
    state === 'failed' ? 'bad' : state === 'unknown' ? 'warn' : state === 'sent' ? 'good' : 'plain';
  return <Badge tone={tone}>{stateWords[state]}</Badge>;
}

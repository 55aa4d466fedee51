import { Link } from 'react-router';
import { getServices } from '#app/platform/services.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Table } from '#app/ui/table.tsx';
import { AdminPage, Pager, When } from '../frame/admin-page.tsx';
import type { Route } from './+types/bookings.route.ts';
import { bookingsWords as words } from './bookings.content.ts';
import { type BookingView, listBookings } from './bookings.queries.server.ts';

const PAGE_SIZE = 50;
const views: readonly BookingView[] = ['coming', 'past', 'quarantine'];

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = getServices(context);
  const query = new URL(request.url).searchParams;
  const view = views.find((name) => name === query.get('view')) ?? 'coming';
  const before = query.get('before') ?? undefined;
  const rows = await listBookings(db, {
    view,
    before,
    now: now().toISOString(),
    limit: PAGE_SIZE + 1,
  });
  return {
    view,
    rows: rows
      .slice(0, PAGE_SIZE)
      .map(({ id, starts_at, name, company, kind, status, outcome }) => ({
        ...{ id, starts_at, name, company, kind, status, outcome },
      })),
    next: rows.length > PAGE_SIZE ? rows.at(view === 'coming' ? -1 : -2)?.starts_at : undefined,
  };
}

export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  const { view, rows } = loaderData;
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<Link to="/admin/booking-rules">{words.rules.title}</Link>}
    >
      <FilterLinks
        label={words.views.label}
        current={view}
        options={views.map((name) => ({
          value: name,
          label: words.views[name],
          href: `/admin/bookings?view=${name}`,
        }))}
      />
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
              <Link key="at" to={`/admin/bookings/${row.id}`}>
                <When at={row.starts_at} />
              </Link>,
              [row.name, row.company].filter(Boolean).join(', '),
              row.kind,
              row.outcome ? words.outcomes[row.outcome] : words.status[row.status],
            ],
          }))}
        />
      )}
      <Pager next={loaderData.next} />
    </AdminPage>
  );
}

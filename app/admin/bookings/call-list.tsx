import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Booking } from '#database/schema.ts';
import { Pager, When } from '../shell/admin-page.tsx';
import { PickBox, RowList } from '../shell/row-list.tsx';
import { assignmentWords } from '../users/users.content.ts';
import { bookingsWords as words } from './bookings.content.ts';
import type { BookingView } from './bookings.queries.server.ts';

export type CallRow = Pick<
  Booking,
  'id' | 'starts_at' | 'name' | 'company' | 'status' | 'outcome'
> & { call: string; assignee: string };

/** A list of calls. Several upcoming calls can be selected and cancelled together. */
export function CallList({
  view,
  isFiltered,
  rows,
  next,
}: {
  view: BookingView;
  /** Whether it shows only the calls of one person, or of nobody. */
  isFiltered: boolean;
  rows: readonly CallRow[];
  next: string | undefined;
}) {
  const empty = isFiltered ? words.empty : words.none[view];
  const canCancel = view === 'coming' || view === 'unconfirmed';
  const table = (
    <RowList
      label={words.title}
      rows={rows.map((row) => ({
        id: row.id,
        pick: canCancel && (
          <PickBox id={row.id} label={interpolate(words.bulkCancel.select, { name: row.name })} />
        ),
        main: <CallLink row={row} />,
        facts: [
          row.outcome ? words.outcomes[row.outcome] : words.status[row.status],
          row.assignee && interpolate(assignmentWords.to, { name: row.assignee }),
        ],
        // The name first: the end of this line is cut off on a phone.
        detail: [row.name, row.company, row.call].filter(Boolean).join(', '),
      }))}
    />
  );
  return (
    <>
      {rows.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {rows.length > 0 && !canCancel && table}
      {rows.length > 0 && canCancel && (
        <Form
          method="post"
          action="/admin/bookings/cancel"
          className="admin-stack"
          key={rows[0]?.id}
        >
          <input type="hidden" name="view" value={view} />
          {table}
          <div className="admin-bulk">
            <Button type="submit" variant="secondary" small>
              {words.bulkCancel.submit}
            </Button>
          </div>
        </Form>
      )}
      <Pager next={next} labels={canCancel ? words.pages.coming : undefined} />
    </>
  );
}

function CallLink({ row }: { row: CallRow }) {
  return (
    <PageLink to={`/admin/bookings/${row.id}`}>
      <When at={row.starts_at} />
    </PageLink>
  );
}

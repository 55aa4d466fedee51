import { Form } from 'react-router';
import type { CallOutcome } from '#app/features/booking/call-outcome.ts';
import type { readWaitingList } from '#app/features/booking/earlier/earlier-requests.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Booking } from '#database/schema.ts';
import { Pager, shortMoment, When } from '../shell/admin-page.tsx';
import { PickBox, RowList } from '../shell/row-list.tsx';
import { assignmentWords } from '../users/users.content.ts';
import { waitingWords, bookingsWords as words } from './bookings.content.ts';
import type { BookingView } from './bookings.queries.server.ts';

export type CallRow = Pick<Booking, 'id' | 'starts_at' | 'name' | 'company' | 'status'> & {
  outcome: CallOutcome | null;
  call: string;
  isClash: boolean;
  assignee: string;
};

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
        main: (
          <PageLink to={`/admin/bookings/${row.id}`}>
            <When at={row.starts_at} />
          </PageLink>
        ),
        facts: [
          row.outcome ? words.outcomes[row.outcome] : words.status[row.status],
          row.isClash && words.week.clash,
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

type Waiting = Awaited<ReturnType<typeof readWaitingList>>[number] & { call: string };

/** The people who want an earlier time, in the order in which they asked. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <>
      <p className="measure text-muted">{waitingWords.lead}</p>
      {waiting.length === 0 ? (
        <EmptyState title={waitingWords.empty.title}>{waitingWords.empty.text}</EmptyState>
      ) : (
        <Table
          stacks
          caption={words.views.waiting}
          captionHidden
          columns={Object.entries(waitingWords.columns).map(([name, header]) => ({
            // The button has the same words, so the heading is for screen readers only.
            header: name === 'remove' ? <span className="sr-only">{header}</span> : header,
          }))}
          rows={waiting.map((row) => ({
            id: row.id,
            cells: [
              row.booking_id ? (
                <PageLink key="who" to={`/admin/bookings/${row.booking_id}`}>
                  {row.name}
                </PageLink>
              ) : (
                `${row.name}, ${row.email}`
              ),
              <When key="since" at={row.created_at} />,
              row.booked_at
                ? interpolate(waitingWords.earlier, { moment: shortMoment(row.booked_at) })
                : interpolate(waitingWords.day, {
                    call: row.call,
                    date: formatLongDate(row.wanted_date as CalendarDate),
                  }),
              <Form method="post" key="remove">
                <input type="hidden" name="id" value={row.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-waiting"
                  variant="quiet"
                  small
                  aria-label={`${waitingWords.remove} ${row.name}`}
                >
                  {waitingWords.remove}
                </Button>
              </Form>,
            ],
          }))}
        />
      )}
    </>
  );
}

import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Booking } from '#database/schema.ts';
import { Pager, When } from '../shell/admin-page.tsx';
import { bookingsWords as words } from './bookings.content.ts';

export type CallRow = Pick<
  Booking,
  'id' | 'starts_at' | 'name' | 'company' | 'status' | 'outcome'
> & { call: string };

/** A list of calls. Several upcoming calls can be selected and cancelled together. */
export function CallList({
  view,
  rows,
  next,
}: {
  view: string;
  rows: readonly CallRow[];
  next: string | undefined;
}) {
  const canCancel = view === 'coming' || view === 'unconfirmed';
  const table = (
    <Table
      stacks
      caption={words.title}
      captionHidden
      columns={Object.values(words.columns).map((header) => ({ header }))}
      rows={rows.map((row) => ({
        id: row.id,
        cells: [
          canCancel ? <PickedLink key="at" row={row} /> : <CallLink key="at" row={row} />,
          [row.name, row.company].filter(Boolean).join(', '),
          row.call,
          row.outcome ? words.outcomes[row.outcome] : words.status[row.status],
        ],
      }))}
    />
  );
  return (
    <>
      {rows.length === 0 && <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>}
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
          <div>
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

/** A link to a call, with the checkbox that selects it. */
function PickedLink({ row }: { row: CallRow }) {
  return (
    <span className="admin-pick">
      <label className="choice" htmlFor={`pick-${row.id}`}>
        <input type="checkbox" id={`pick-${row.id}`} name="ids" value={row.id} />
        <span className="sr-only">{interpolate(words.bulkCancel.select, { name: row.name })}</span>
      </label>
      <CallLink row={row} />
    </span>
  );
}

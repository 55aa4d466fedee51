import { Form } from 'react-router';
import type { CallOutcome } from '#app/features/booking/call-outcome.ts';
import type { readWaitingList } from '#app/features/booking/earlier/earlier-requests.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Booking } from '#database/schema.ts';
import { Pager, shortMoment, When } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { ButtonForm, HiddenFields, PostButton, Question } from '../shell/post-form.tsx';
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
        <Form method="post" className="admin-stack" key={rows[0]?.id}>
          <HiddenFields fields={{ view }} />
          {table}
          <div className="admin-bulk">
            <PostButton intent="cancel">{words.bulkCancel.submit}</PostButton>
          </div>
        </Form>
      )}
      <Pager next={next} labels={canCancel ? words.pages.coming : undefined} />
    </>
  );
}

/** Which of the selected calls are cancelled, and who is told by email. */
export function CancelQuestion({
  view,
  chosen,
}: {
  view: 'coming' | 'unconfirmed';
  chosen: readonly Pick<Booking, 'id' | 'name' | 'email' | 'starts_at'>[];
}) {
  const { titles, text, confirms, keep } = words.bulkCancel;
  const count = chosen.length;
  const form = count === 1 ? 'one' : 'many';
  const addresses = chosen.map(({ email }) => email.toLowerCase()).filter(Boolean);
  const byPhone = chosen.filter(({ email }) => email === '').map(({ name }) => name);
  return (
    <Question
      title={interpolate(titles[form], { count })}
      fields={{ view, confirmed: String(count), ids: chosen.map(({ id }) => id) }}
      intent="cancel"
      submit={interpolate(confirms[form], { count })}
      keep={{ href: `/admin/bookings?view=${view}`, label: keep }}
    >
      <ul>
        {chosen.map(({ id, name, starts_at }) => (
          <li key={id}>{`${shortMoment(starts_at)}, ${name}`}</li>
        ))}
      </ul>
      <p>{text}</p>
      <WhoIsTold people={new Set(addresses).size} byPhone={byPhone} />
    </Question>
  );
}

/** How many people are told by email, and who has to be called. */
export function WhoIsTold({ people, byPhone }: { people: number; byPhone: readonly string[] }) {
  return (
    <>
      {people > 0 && <p>{interpolate(words.told.people, { people })}</p>}
      {people > 0 && <EmailsWait />}
      {byPhone.length > 0 && (
        <p>{interpolate(words.told.byPhone, { names: byPhone.join(', ') })}</p>
      )}
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
              <ButtonForm
                key="remove"
                intent="remove-waiting"
                fields={{ id: row.id }}
                variant="quiet"
                about={row.name}
              >
                {waitingWords.remove}
              </ButtonForm>,
            ],
          }))}
        />
      )}
    </>
  );
}

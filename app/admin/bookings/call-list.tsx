import { Form } from 'react-router';
import type { readWaitingList } from '#app/features/booking/earlier/earlier-requests.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Booking } from '#database/schema.ts';
import { Pager, shortMoment, When } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { ButtonForm, HiddenFields, PostButton, Question } from '../shell/post-form.tsx';
import { PickBox, RowList } from '../shell/row-list.tsx';
import { assignmentWords } from '../users/users.content.ts';
import type { Route } from './+types/bookings.route.ts';
import { bookingsWords as words } from './bookings.content.ts';

type CallListProps = NonNullable<Route.ComponentProps['loaderData']['list']> & {
  /** Whether it shows only the calls of one person, or of nobody. */
  isFiltered: boolean;
};

/** A list of calls. Several upcoming calls can be selected and cancelled together. */
export function CallList({ view, isFiltered, rows, next }: CallListProps) {
  const empty = isFiltered ? words.empty : words.none[view];
  const canCancel = view === 'coming' || view === 'unconfirmed';
  const table = (
    <RowList
      label={words.title}
      rows={rows.map((row) => ({
        id: row.id,
        pick: canCancel && <PickBox id={row.id} label={`Select the call with ${row.name}`} />,
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
            <PostButton intent="cancel">Cancel Selected Calls</PostButton>
          </div>
        </Form>
      )}
      <Pager next={next} labels={canCancel ? { first: 'Soonest', next: 'Later' } : undefined} />
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
  const count = chosen.length;
  const addresses = chosen.map(({ email }) => email.toLowerCase()).filter(Boolean);
  const byPhone = chosen.filter(({ email }) => email === '').map(({ name }) => name);
  return (
    <Question
      title={count === 1 ? 'Cancel this call?' : `Cancel ${count} calls?`}
      fields={{ view, confirmed: String(count), ids: chosen.map(({ id }) => id) }}
      intent="cancel"
      submit={count === 1 ? 'Cancel the Call' : `Cancel ${count} Calls`}
      keep={{ href: `/admin/bookings?view=${view}`, label: 'Don’t Cancel' }}
    >
      <ul>
        {chosen.map(({ id, name, starts_at }) => (
          <li key={id}>{`${shortMoment(starts_at)}, ${name}`}</li>
        ))}
      </ul>
      <p>{words.cancelling}</p>
      <WhoIsTold people={new Set(addresses).size} byPhone={byPhone} />
    </Question>
  );
}

/** How many people are told by email, and who has to be called. */
export function WhoIsTold({ people, byPhone }: { people: number; byPhone: readonly string[] }) {
  return (
    <>
      {people > 0 && <p>{`People who’ll be emailed: ${people}.`}</p>}
      {people > 0 && <EmailsWait />}
      {byPhone.length > 0 && (
        <p>{`Call those without an email address yourself: ${byPhone.join(', ')}.`}</p>
      )}
    </>
  );
}

type Waiting = Awaited<ReturnType<typeof readWaitingList>>[number] & { call: string };

/** The people who want an earlier time, in the order in which they asked. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <>
      <p className="measure text-muted">{words.waiting}</p>
      {waiting.length === 0 && (
        <EmptyState title="Nobody is waiting">
          Visitors can join from their call’s page, or with the link below the booking form.
        </EmptyState>
      )}
      <RowList
        label={words.views.waiting}
        rows={waiting.map((row) => ({
          id: row.id,
          main: row.booking_id ? (
            <PageLink to={`/admin/bookings/${row.booking_id}`}>{row.name}</PageLink>
          ) : (
            `${row.name}, ${row.email}`
          ),
          end: (
            <ButtonForm
              intent="remove-waiting"
              fields={{ id: row.id }}
              variant="quiet"
              about={row.name}
            >
              Remove
            </ButtonForm>
          ),
          detail: (
            <>
              {row.booked_at
                ? `Earlier than ${shortMoment(row.booked_at)}`
                : `${row.call} on ${formatLongDate(row.wanted_date as CalendarDate)}`}
              , asked <When at={row.created_at} />
            </>
          ),
        }))}
      />
    </>
  );
}

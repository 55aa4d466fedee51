import { Form } from 'react-router';
import { outcomeOf } from '#app/features/booking/call-outcome.ts';
import {
  readWaitingList,
  removeRequest,
} from '#app/features/booking/earlier/earlier-requests.server.ts';
import { enterCall } from '#app/features/booking/entered-call.server.ts';
import { cancelBooking, findBooking } from '#app/features/booking/manage/booking-changes.server.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { nameCall } from '#app/features/booking/rules/call-kinds.ts';
import { countPeople } from '#app/features/booking/rules/change-rules.server.ts';
import { listClashes, readWeek } from '#app/features/booking/slots/week.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { type CalendarDate, parseDayField } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { listNames } from '../session/accounts.server.ts';
import { adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Pager, shortMoment, When } from '../shell/admin-page.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, PostButton, Question } from '../shell/post-form.tsx';
import { onePage, PickBox, RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/bookings.route.ts';
import { callListNotices, bookingsWords as words } from './bookings.content.ts';
import { type CallsView, listBookings } from './bookings.queries.server.ts';
import { NewCall } from './new-call.tsx';
import { explainRefusal, readChosenTime, readTimeChoice } from './time-choice.server.ts';
import { WeekCalendar } from './week.tsx';
import { WhoIsTold } from './who-is-told.tsx';

const PAGE_SIZE = 50;
const views = {
  week: 'Week',
  coming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
  unbooked: 'Not confirmed',
  waiting: 'Waiting list',
};

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const asked = (name: string) => query.get(name) ?? '';
  const view = asked('view');
  const rules = await readBookingRules(app);
  if (view === 'new') {
    const callMinutes = rules.kinds[0]?.minutes;
    const choice = await readTimeChoice(app, { at: asked('at'), callMinutes });
    const kinds = rules.kinds.map(({ id, title, minutes }) => [id, `${title}, ${minutes} minutes`]);
    return { view, entering: { kinds: Object.fromEntries(kinds), choice } };
  }
  if (view === 'week') {
    const moving = await findBooking(app, { id: asked('move') });
    const week = await readWeek(app, parseDayField(asked('week')), moving);
    return { view, week: { ...week, moving: moving && { id: moving.id, name: moving.name } } };
  }
  if (view === 'waiting') {
    const waiting = await readWaitingList(app);
    return { view, waiting: waiting.map((row) => ({ ...row, call: nameCall(rules, row.kind) })) };
  }
  const listed: CallsView =
    view === 'past' || view === 'cancelled' || view === 'unbooked' ? view : 'coming';
  const rows = await listBookings(app.db, {
    view: listed,
    now: app.now().toISOString(),
    after: asked('before'),
    limit: PAGE_SIZE + 1,
  });
  const { shown, next } = onePage(rows, PAGE_SIZE);
  const clashes = listed === 'coming' ? await listClashes(app.db, shown) : new Set();
  const names = await listNames(app);
  const calls = shown.map((call) => ({
    ...call,
    call: nameCall(rules, call.kind),
    isClash: clashes.has(call.id),
    assignee: names.get(call.assigned_to ?? ''),
  }));
  return { view: listed, list: { calls, next } };
}

export const action = adminAction({
  /** Books a call for somebody who phoned. */
  async enter(post) {
    const { app, values, audit } = post;
    const time = readChosenTime(values);
    if (!time) return refuse(post, explainRefusal('no-time'));
    const outcome = await enterCall(app, { ...values, ...time }, values.anyway === 'on');
    if (outcome.kind === 'invalid') return refuse(post, outcome.errors);
    if (outcome.kind !== 'entered') return refuse(post, explainRefusal(outcome.reason), 409);
    await audit('booking-entered', outcome.id);
    return done(`/admin/bookings/${outcome.id}`, 'confirmed');
  },
  /** Cancels the selected calls, after a question that says who is told by email. */
  async cancel({ app, values, all, audit }) {
    const ids = all('ids');
    if (ids.length > 0 && values.confirmed !== String(ids.length)) {
      const calls = await Promise.all(ids.map((id) => findBooking(app, { id })));
      const found = calls.filter((call) => call !== undefined);
      return { chosen: found.map(({ id }) => id), toTell: countPeople(found) };
    }
    let notice = 'unchanged';
    for (const id of ids) {
      const outcome = await cancelBooking(app, { id }, { by: 'owner' });
      if (outcome.kind !== 'cancelled') continue;
      notice = 'cancelled';
      await audit('booking-cancelled', id);
    }
    return done('/admin/bookings', notice);
  },
  async 'remove-waiting'({ app, values, audit }) {
    const { id = '' } = values;
    if (await removeRequest(app, id)) await audit('waiting-removed', id);
    return done('/admin/bookings?view=waiting', 'removed');
  },
});

export default function BookingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, week, list, waiting, entering } = loaderData;
  const { role } = useViewer();
  const asked = actionData && 'chosen' in actionData ? actionData : undefined;
  const refused = refusedOf(actionData, 'enter');
  const canCancel = view === 'coming';
  return (
    <AdminPage
      title={words.title}
      lead="Booked calls in Toronto time."
      actions={
        <>
          <PageLink to="/admin/bookings?view=new">Add a call</PageLink>
          {role === 'owner' && <PageLink to="/admin/booking-rules">Booking rules</PageLink>}
        </>
      }
    >
      <Notice
        words={callListNotices}
        problem={refused.values && { title: 'Not booked', description: 'Check the marked fields.' }}
      />
      {asked && (
        <Question
          title={`Calls to cancel: ${asked.chosen.length}`}
          fields={{ confirmed: String(asked.chosen.length), ids: asked.chosen }}
          intent="cancel"
          submit={asked.chosen.length === 1 ? 'Cancel This Call' : 'Cancel These Calls'}
          keep={{ href: '/admin/bookings', label: 'Don’t Cancel' }}
        >
          <p>{words.cancelling}</p>
          <WhoIsTold toTell={asked.toTell} />
        </Question>
      )}
      <FilterLinks
        label="View"
        current={view}
        options={Object.entries(views).map(([value, label]) => ({
          value,
          label,
          href: `/admin/bookings?view=${value}`,
        }))}
      />
      {entering && <NewCall {...entering} refused={refused} />}
      {week && <WeekCalendar week={week} />}
      {list && (
        <Form method="post" className="admin-stack" key={list.calls[0]?.id}>
          {list.calls.length === 0 && <EmptyState title="No calls here">{words.none}</EmptyState>}
          <RowList
            label={words.title}
            rows={list.calls.map((row) => {
              const { id, status, assignee } = row;
              const outcome = outcomeOf(row);
              const state = outcome ? words.outcomes[outcome] : words.status[status];
              return {
                id,
                pick: canCancel && <PickBox id={id} label={`Select the call with ${row.name}`} />,
                main: (
                  <PageLink to={`/admin/bookings/${id}`}>
                    <When at={row.starts_at} />
                  </PageLink>
                ),
                facts: [
                  state,
                  canCancel && row.email && !row.email_confirmed_at && 'email not confirmed',
                  row.isClash && words.clash,
                  assignee && `for ${assignee}`,
                ],
                // The name first: the end of this line is cut off on a phone.
                detail: [row.name, row.company, row.call].filter(Boolean).join(', '),
              };
            })}
          />
          {canCancel && list.calls.length > 0 && (
            <div className="admin-bulk">
              <PostButton intent="cancel">Cancel Selected Calls</PostButton>
            </div>
          )}
          <Pager next={list.next} />
        </Form>
      )}
      {waiting && (
        <>
          <p className="measure text-muted">{words.waiting}</p>
          {waiting.length === 0 && <p className="text-muted">Nobody is waiting.</p>}
          <RowList
            label={views.waiting}
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
      )}
    </AdminPage>
  );
}

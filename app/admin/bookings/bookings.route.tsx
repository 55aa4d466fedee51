import { data } from 'react-router';
import { outcomeOf } from '#app/features/booking/call-outcome.ts';
import {
  readWaitingList,
  removeRequest,
} from '#app/features/booking/earlier/earlier-requests.server.ts';
import { enterCall } from '#app/features/booking/entered-call.server.ts';
import { cancelBooking, findBooking } from '#app/features/booking/manage/booking-changes.server.ts';
import { listBlockedTimes } from '#app/features/booking/rules/blocked-times.server.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { listStartTimes } from '#app/features/booking/rules/booking-rules.ts';
import { nameCall } from '#app/features/booking/rules/call-kinds.ts';
import { listClashes, readWeek } from '#app/features/booking/slots/week.server.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { isRowId } from '#app/platform/ids.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { readAssigned } from '../inbox/inbox.queries.server.ts';
import { hasMembers } from '../session/accounts.queries.server.ts';
import { listNames } from '../session/accounts.server.ts';
import { getLogin } from '../session/session.server.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { assignmentWords } from '../users/users.content.ts';
import type { Route } from './+types/bookings.route.ts';
import { BlockedList, BlockForm } from './blocked-times.tsx';
import { bookingRulesNotices } from './booking-rules.content.ts';
import { callListNotices, bookingsWords as words } from './bookings.content.ts';
import { type BookingCursor, type BookingView, listBookings } from './bookings.queries.server.ts';
import { CallList, CancelQuestion, WaitingList } from './call-list.tsx';
import { NewCall } from './new-call.tsx';
import { explainTime, readChosenTime, readTimeChoice } from './time-choice.server.ts';
import { WeekCalendar, WeekLinks } from './week.tsx';

const PAGE_SIZE = 50;
/** A page has fewer rows, so a longer selection can't come from the list. */
const MOST_AT_ONCE = 100;
const lists = ['coming', 'unconfirmed', 'past', 'cancelled', 'unbooked'] as const;
const views = ['week', ...lists, 'waiting'] as const;

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const view = query.get('view') ?? '';
  const rules = await readBookingRules(app);
  if (view === 'new') {
    const kinds = rules.kinds.map(({ id, title, minutes }) => [id, `${title}, ${minutes} minutes`]);
    const at = query.get('at') ?? '';
    const choice = await readTimeChoice(app, { at, callMinutes: rules.kinds[0]?.minutes });
    return { view, entering: { kinds: Object.fromEntries(kinds), choice } } as const;
  }
  if (view === 'week') return { view, week: await readShownWeek(app, query) } as const;
  if (view === 'waiting') {
    const waiting = await readWaitingList(app);
    return {
      view,
      waiting: waiting.map((row) => ({ ...row, call: nameCall(rules, row.kind) })),
    } as const;
  }
  const listed = lists.find((name) => name === view) ?? 'coming';
  const assigned = query.get('assigned') ?? '';
  return {
    view: listed,
    assigned,
    hasTeam: await hasMembers(app.db),
    list: await readList(app, {
      view: listed,
      after: readCursor(query.get('before')),
      assignedTo: readAssigned(assigned, getLogin(context).account.id),
    }),
  };
}

async function readShownWeek(app: AppContext, query: URLSearchParams) {
  const moving = await findBooking(app, { id: query.get('move') ?? '' });
  const week = await readWeek(app, parseDayField(query.get('week') ?? ''), moving);
  const blocks = await listBlockedTimes(app);
  return {
    ...week,
    moving: moving && { id: moving.id, name: moving.name },
    blocks: blocks.filter((block) => block.firstDay <= week.sunday && week.monday <= block.lastDay),
    slotTimes: listStartTimes(await readBookingRules(app)),
    chosenDay: parseDayField(query.get('day') ?? '') ?? '',
    chosenTime: query.get('time') ?? '',
  };
}

async function readList(
  app: AppContext,
  filter: {
    view: BookingView;
    after: BookingCursor | undefined;
    assignedTo: string | null | undefined;
  },
) {
  const names = await listNames(app);
  const rules = await readBookingRules(app);
  const now = app.now().toISOString();
  const rows = await listBookings(app.db, { ...filter, now, limit: PAGE_SIZE + 1 });
  const clashes = filter.view === 'coming' ? await listClashes(app.db, rows) : new Set();
  const shown = rows.slice(0, PAGE_SIZE).map((row) => ({
    id: row.id,
    starts_at: row.starts_at,
    name: row.name,
    company: row.company,
    status: row.status,
    outcome: outcomeOf(row),
    call: nameCall(rules, row.kind),
    isClash: clashes.has(row.id),
    assignee: names.get(row.assigned_to ?? '') ?? '',
  }));
  const last = shown.at(-1);
  const next = last && rows.length > PAGE_SIZE ? `${last.starts_at}/${last.id}` : undefined;
  return { view: filter.view, rows: shown, next };
}

/** The last call of the page before: its start and its id, as in `next`. */
function readCursor(text: string | null): BookingCursor | undefined {
  const [starts_at, id] = text?.split('/') ?? [];
  return starts_at && id ? { starts_at, id } : undefined;
}

export const action = adminAction({
  /** Books a call for somebody who phoned. */
  async enter({ app, values, audit }) {
    const chosen = readChosenTime(values);
    const { slot: _slot, ...caller } = values;
    const time = chosen ?? { appointmentDate: '', appointmentTime: '' };
    const outcome = await enterCall(app, { ...caller, ...time }, values.anyway === 'on');
    const refuse = (errors: Record<string, string>, status: number, canInsist = false) =>
      data({ values, errors, canInsist }, status);
    switch (outcome.kind) {
      case 'entered': {
        const { id, isEmailed } = outcome;
        await audit('booking-entered', id);
        return done(`/admin/bookings/${id}`, isEmailed ? 'entered' : 'by-phone');
      }
      case 'invalid': {
        const { errors } = outcome;
        if (!chosen) errors.time = words.refusals['no-date'] ?? '';
        return refuse(errors, 422);
      }
      case 'slot-taken':
      case 'slot-closed': {
        const { error, canInsist } = explainTime(outcome.reason);
        return refuse({ time: error }, outcome.kind === 'slot-taken' ? 409 : 422, canInsist);
      }
      default:
        throw data(outcome satisfies never, 500);
    }
  },
  /** Cancels the selected calls, after a question that says who is told by email. */
  async cancel({ app, values, all, audit }) {
    const ids = all('ids').filter(isRowId).slice(0, MOST_AT_ONCE);
    const view = values.view === 'unconfirmed' ? 'unconfirmed' : 'coming';
    if (ids.length > 0 && values.confirmed !== String(ids.length)) {
      const calls = await Promise.all(ids.map((id) => findBooking(app, { id })));
      const chosen = calls
        .filter((call) => call !== undefined)
        .map(({ id, name, email, starts_at }) => ({ id, name, email, starts_at }));
      return { view, chosen } as const;
    }
    let isAny = false;
    for (const id of ids) {
      const outcome = await cancelBooking(app, { id }, { by: 'owner' });
      if (outcome.kind !== 'cancelled') continue;
      isAny = true;
      await audit('booking-cancelled', outcome.booking.reference);
    }
    return done(`/admin/bookings?view=${view}`, isAny ? 'cancelled' : 'unchanged');
  },
  async 'remove-waiting'({ app, values, audit }) {
    const { id = '' } = values;
    if (!(await removeRequest(app, id))) throw data(null, 404);
    await audit('waiting-removed', id);
    return done('/admin/bookings?view=waiting', 'removed');
  },
});

export default function BookingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, week, list, waiting, entering, hasTeam, assigned = '' } = loaderData;
  const { role } = useViewer();
  const asked = actionData && 'chosen' in actionData ? actionData : undefined;
  const refused = actionData && 'errors' in actionData ? actionData : undefined;
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
        words={{ ...bookingRulesNotices, ...callListNotices }}
        problem={refused && { title: 'Not booked', description: 'Check the marked fields.' }}
      />
      {asked && <CancelQuestion {...asked} />}
      <FilterLinks
        label="View"
        current={view}
        options={views.map((name) => ({
          value: name,
          label: words.views[name],
          href: `/admin/bookings?view=${name}`,
        }))}
      />
      {entering && <NewCall {...entering} refused={refused} />}
      {week && <WeekView week={week} />}
      {waiting && <WaitingList waiting={waiting} />}
      {list && hasTeam && (
        <FilterLinks
          label={assignmentWords.title}
          current={assigned}
          options={(['', 'mine', 'nobody'] as const).map((value) => ({
            value,
            label: assignmentWords.filters[value],
            href: `/admin/bookings?view=${view}${value && `&assigned=${value}`}`,
          }))}
        />
      )}
      {list && <CallList {...list} isFiltered={assigned !== ''} />}
    </AdminPage>
  );
}

function WeekView({ week }: { week: Awaited<ReturnType<typeof readShownWeek>> }) {
  const { chosenDay, chosenTime, monday, moving } = week;
  const { role } = useViewer();
  return (
    <>
      {moving && (
        <Alert tone="warn" title={`Choose a new time for the call with ${moving.name}.`}>
          <PageLink to={`/admin/bookings/${moving.id}`}>Keep its time</PageLink>
        </Alert>
      )}
      <h2>{`${formatLongDate(monday)} to ${formatLongDate(week.sunday)}`}</h2>
      <WeekLinks week={week} moving={moving} />
      <WeekCalendar week={week} moving={moving} />
      {role === 'owner' && !moving && (
        <div className="admin-pair">
          <Card title="Blocked this week">
            <BlockedList blocks={week.blocks} week={monday} />
          </Card>
          <BlockForm
            key={`${chosenDay} ${chosenTime} ${week.blocks.length}`}
            slotTimes={week.slotTimes}
            week={monday}
            values={{ from: chosenDay, firstTime: chosenTime, lastTime: chosenTime }}
          />
        </div>
      )}
    </>
  );
}

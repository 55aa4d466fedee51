import { data } from 'react-router';
import { outcomeOf } from '#app/features/booking/call-outcome.ts';
import {
  readWaitingList,
  removeRequest,
} from '#app/features/booking/earlier/earlier-requests.server.ts';
import { findBooking } from '#app/features/booking/manage/booking-changes.server.ts';
import { blockWords } from '#app/features/booking/rules/blocked-times.content.ts';
import { listBlockedTimes } from '#app/features/booking/rules/blocked-times.server.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { listStartTimes } from '#app/features/booking/rules/booking-rules.ts';
import { nameCall } from '#app/features/booking/rules/call-kinds.ts';
import { listClashes, readWeek } from '#app/features/booking/slots/week.server.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { readAssigned } from '../inbox/inbox-filter.ts';
import { hasMembers } from '../session/accounts.queries.server.ts';
import { getLogin } from '../session/session.server.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { listNames } from '../users/assignment.server.ts';
import { assignmentWords } from '../users/users.content.ts';
import type { Route } from './+types/bookings.route.ts';
import { BlockedList, BlockForm } from './blocked-times.tsx';
import { bookingRulesNotices } from './booking-rules.content.ts';
import { callListNotices, bookingsWords as words } from './bookings.content.ts';
import { type BookingCursor, type BookingView, listBookings } from './bookings.queries.server.ts';
import { CallList, WaitingList } from './call-list.tsx';
import { WeekCalendar, WeekLinks } from './week.tsx';

const PAGE_SIZE = 50;
const views = [
  'week',
  'coming',
  'unconfirmed',
  'past',
  'cancelled',
  'unbooked',
  'waiting',
] as const;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const view = views.find((name) => name === query.get('view')) ?? 'coming';
  if (view === 'week') return { view, week: await readShownWeek(app, query) };
  if (view === 'waiting') {
    const rules = await readBookingRules(app);
    const waiting = await readWaitingList(app);
    return { view, waiting: waiting.map((row) => ({ ...row, call: nameCall(rules, row.kind) })) };
  }
  const assigned = query.get('assigned') ?? '';
  const assignedTo = readAssigned(assigned, getLogin(context).account.id);
  const list = await readList(app, view, query.get('before'), assignedTo);
  return { view, assigned, hasTeam: await hasMembers(app.db), list: { ...list, view } };
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
  view: BookingView,
  before: string | null,
  assignedTo: string | null | undefined,
) {
  const names = await listNames(app);
  const rows = await listBookings(app.db, {
    view,
    now: app.now().toISOString(),
    after: readCursor(before),
    assignedTo,
    limit: PAGE_SIZE + 1,
  });
  const rules = await readBookingRules(app);
  const clashes = view === 'coming' ? await listClashes(app.db, rows) : new Set();
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
  return { rows: shown, next: last && rows.length > PAGE_SIZE ? writeCursor(last) : undefined };
}

function writeCursor({ starts_at, id }: BookingCursor): string {
  return `${starts_at}/${id}`;
}

function readCursor(text: string | null): BookingCursor | undefined {
  const [starts_at, id] = text?.split('/') ?? [];
  return starts_at && id ? { starts_at, id } : undefined;
}

export const action = adminAction({
  async 'remove-waiting'({ app, values, audit }) {
    const { id = '' } = values;
    if (!(await removeRequest(app, id))) throw data(null, 404);
    await audit('waiting-removed', id);
    return done('/admin/bookings?view=waiting', 'removed');
  },
});

export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  const { view, week, list, waiting, hasTeam, assigned = '' } = loaderData;
  const { role } = useViewer();
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <PageLink to="/admin/bookings/new">{words.enter}</PageLink>
          {role === 'owner' && <PageLink to="/admin/booking-rules">{words.rules}</PageLink>}
        </>
      }
    >
      <Notice words={{ ...bookingRulesNotices, ...callListNotices }} />
      <FilterLinks
        label={words.views.label}
        current={view}
        options={views.map((name) => ({
          value: name,
          label: words.views[name],
          href: `/admin/bookings?view=${name}`,
        }))}
      />
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
  const title = interpolate(words.week.title, {
    from: formatLongDate(week.monday),
    to: formatLongDate(week.sunday),
  });
  return (
    <>
      {moving && (
        <Alert tone="warn" title={interpolate(words.week.moving, { name: moving.name })}>
          <PageLink to={`/admin/bookings/${moving.id}`}>{words.week.keep}</PageLink>
        </Alert>
      )}
      <h2>{title}</h2>
      <WeekLinks week={week} moving={moving} />
      <WeekCalendar week={week} moving={moving} />
      {role === 'owner' && !moving && (
        <div className="admin-pair">
          <Card title={words.week.list}>
            <BlockedList blocks={week.blocks} week={monday} />
          </Card>
          <Card title={blockWords.title} id="block">
            <BlockForm
              key={`${chosenDay} ${chosenTime} ${week.blocks.length}`}
              slotTimes={week.slotTimes}
              week={monday}
              values={{ from: chosenDay, firstTime: chosenTime, lastTime: chosenTime }}
            />
          </Card>
        </div>
      )}
    </>
  );
}

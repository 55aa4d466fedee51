import { replyDueAt } from '#app/features/inquiries/reply-due.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { addDays, datesFrom } from '#app/platform/time/calendar-date.ts';
import { dateAt, instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import { csvHead, csvRow } from '../export/csv.ts';
import { dayOffFinder } from '../today/waiting-leads.server.ts';
import { COLUMNS, type Figures, NOT_RECORDED, type Period } from './figures.ts';
import {
  listFirstAnswers,
  listOutcomes,
  type Outcome,
  sumViews,
} from './numbers.queries.server.ts';

const TOOLS = '/resources/tools/';
const HOUR_MS = 3_600_000;
/** What happened in the last days, Toronto time, today included. */
export async function readNumbers(
  app: Pick<AppContext, 'db' | 'now' | 'settings' | 'visits' | 'facts'>,
  period: Period,
) {
  const { db } = app;
  await app.visits.flush();
  const to = dateAt(app.now(), TORONTO);
  const from = addDays(to, 1 - period);
  const since = instantOf(from, 0, TORONTO).toISOString();
  const [byDay, byPath, bySource, byDevice] = await Promise.all(
    (['day', 'path', 'source', 'device'] as const).map((by) => sumViews(db, from, by)),
  );
  const outcomes = {
    messages: await listOutcomes(db, 'submissions', since),
    calls: await listOutcomes(db, 'bookings', since),
    signups: await listOutcomes(db, 'signups', since),
  };
  const pages = combine(byPath ?? [], outcomes, ({ landing }) => landing);
  const sources = combine(bySource ?? [], outcomes, ({ source }) => source ?? NOT_RECORDED);
  const days = combine(byDay ?? [], outcomes, ({ at }) => dateAt(new Date(at), TORONTO));
  const known = new Map(days.map((day) => [day.name, day]));
  const { company } = app.facts();
  const isDayOff = await dayOffFinder(app);
  const dueAt = (at: string) => replyDueAt(new Date(at), company.replyHours, isDayOff);
  return {
    from,
    to,
    pages,
    sources,
    total: sum(sources),
    // Days without anything included, oldest first.
    days: [...datesFrom(from, to)].map((day) => known.get(day) ?? none(day)),
    devices: (byDevice ?? []).map(({ name, visitors }) => ({ name, visitors })).sort(mostVisitors),
    tools: pages.filter(({ name, views }) => name.startsWith(TOOLS) && views > 0),
    answers: describeAnswers(await listFirstAnswers(db, since), app.now(), dueAt),
  };
}

/** The numbers by day, source and page as CSV. */
export async function exportNumbers(
  app: Parameters<typeof readNumbers>[0],
  period: Period,
): Promise<string> {
  const { days, pages, sources } = await readNumbers(app, period);
  const rows = [
    ...days.map((row) => ({ by: 'day', ...row })),
    ...sources.map((row) => ({ by: 'source', ...row, name: row.name || '(direct)' })),
    ...pages.map((row) => ({ by: 'page', ...row })),
  ];
  const columns = ['by', 'name', ...COLUMNS];
  return csvHead(columns) + rows.map((row) => csvRow(columns, row)).join('');
}

type Outcomes = Record<'messages' | 'calls' | 'signups', Outcome[]>;

/** Views and what came of them under the same name, most visitors first. */
function combine(
  views: readonly { name: string; views: number; visitors: number }[],
  outcomes: Outcomes,
  nameOf: (outcome: Outcome) => string,
): Figures[] {
  const figures = new Map(views.map((row) => [row.name, { ...none(row.name), ...row }]));
  for (const kind of ['messages', 'calls', 'signups'] as const) {
    for (const outcome of outcomes[kind]) {
      const name = nameOf(outcome);
      const found = figures.get(name) ?? none(name);
      found[kind] += 1;
      figures.set(name, found);
    }
  }
  return [...figures.values()].sort(
    (a, b) => mostVisitors(a, b) || b.messages + b.calls - a.messages - a.calls,
  );
}

function mostVisitors(a: { visitors: number }, b: { visitors: number }): number {
  return b.visitors - a.visitors;
}

function none(name: string): Figures {
  return { name, views: 0, visitors: 0, messages: 0, calls: 0, signups: 0 };
}

function sum(all: readonly Figures[]): Figures {
  const total = none('');
  for (const one of all) {
    for (const column of COLUMNS) total[column] += one[column];
  }
  return total;
}

/** How long messages waited for their first answer, which was promised before `dueAt`. */
function describeAnswers(
  rows: readonly { at: string; answeredAt: string | null }[],
  now: Date,
  dueAt: (at: string) => Date,
) {
  const answered = rows.filter((row) => row.answeredAt !== null);
  const hours = answered
    .map(({ at, answeredAt }) => (Date.parse(answeredAt ?? '') - Date.parse(at)) / HOUR_MS)
    .sort((a, b) => a - b);
  const [low, high] = [hours[Math.ceil(hours.length / 2) - 1], hours[Math.floor(hours.length / 2)]];
  return {
    messages: rows.length,
    answered: answered.length,
    medianHours: low === undefined || high === undefined ? undefined : (low + high) / 2,
    /** Answered within the reply promise, in which days off don’t count. */
    inTime: answered.filter(({ at, answeredAt }) => new Date(answeredAt ?? '') <= dueAt(at)).length,
    /** Not answered although that time has passed. */
    overdue: rows.filter(({ at, answeredAt }) => answeredAt === null && now > dueAt(at)).length,
  };
}

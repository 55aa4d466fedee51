import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { replyDueAt } from '#app/features/inquiries/reply-due.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { addDays, type CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Submission } from '#database/schema.ts';
import { dayOffFinder } from './days-off.server.ts';
import { listNewLeads, listNewLeadTimes } from './today.queries.server.ts';

/** Messages listed per group; the inbox has the others. */
const SHOWN = 5;
/** Counting stops here, and the page says "1,000 or more". */
export const MOST_COUNTED = 1000;
const EXCERPT = 90;

export type WaitingLead = {
  id: string;
  name: string;
  company: string;
  form: string;
  excerpt: string;
  /** Until the answer is due; negative once it is overdue. */
  minutesLeft: number;
};

export type LeadGroup = {
  /** `mine`: assigned to the viewer; all others are grouped by the day they came in. */
  kind: 'mine' | 'today' | 'yesterday' | 'week' | 'older';
  count: number;
  overdue: number;
  leads: WaitingLead[];
};

/**
 * Messages that nobody has opened: first those assigned to `viewer`, then the others grouped by the
 * day they came in, newest first. `count` covers the whole group, not only the messages listed.
 * The time left follows the reply promise, which skips days off.
 */
export async function readWaitingLeads(
  app: Pick<AppContext, 'db' | 'settings' | 'now' | 'facts'>,
  viewer?: string,
): Promise<{ groups: LeadGroup[]; count: number; overdue: number; unassigned: number }> {
  const { company } = app.facts();
  const now = app.now();
  const isDayOff = await dayOffFinder(app);
  const minutesLeft = (receivedAt: string) =>
    Math.floor(
      (replyDueAt(new Date(receivedAt), company.replyHours, isDayOff).getTime() - now.getTime()) /
        60_000,
    );
  const today = dateAt(now, TORONTO);
  const groups = new Map<LeadGroup['kind'], LeadGroup>();
  const shown = new Set<string>();
  const times = await listNewLeadTimes(app.db, MOST_COUNTED);
  const firstOverdue = findFirst(times, ({ created_at }) => minutesLeft(created_at) < 0);
  const kindOf = ({ created_at, assigned_to }: Pick<Submission, 'created_at' | 'assigned_to'>) =>
    viewer !== undefined && assigned_to === viewer
      ? 'mine'
      : groupOf(dateAt(new Date(created_at), TORONTO), today);
  for (const [at, row] of times.entries()) {
    const { id } = row;
    const kind = kindOf(row);
    const group = groups.get(kind) ?? { kind, count: 0, overdue: 0, leads: [] };
    groups.set(kind, group);
    group.count += 1;
    if (at >= firstOverdue) group.overdue += 1;
    if (group.count <= SHOWN) shown.add(id);
  }
  for (const row of await listNewLeads(app.db, [...shown])) {
    groups.get(kindOf(row))?.leads.push({
      ...{ id: row.id, name: row.name || row.email, company: row.company },
      ...{ form: nameForm(row.source), excerpt: truncate(row.message, EXCERPT) },
      minutesLeft: minutesLeft(row.created_at),
    });
  }
  const isMine = ({ kind }: LeadGroup) => Number(kind === 'mine');
  return {
    groups: [...groups.values()].sort((a, b) => isMine(b) - isMine(a)),
    count: times.length,
    overdue: times.length - firstOverdue,
    unassigned: times.filter((row) => row.assigned_to === null).length,
  };
}

/** The index of the first row that passes, in rows of which all after it pass as well. */
function findFirst<Row>(rows: readonly Row[], passes: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && passes(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function groupOf(date: CalendarDate, today: CalendarDate): Exclude<LeadGroup['kind'], 'mine'> {
  if (date >= today) return 'today';
  if (date === addDays(today, -1)) return 'yesterday';
  return date > addDays(today, -7) ? 'week' : 'older';
}

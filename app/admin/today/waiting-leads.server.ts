import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { replyDueAt } from '#app/features/inquiries/reply-due.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { addDays, type CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { dayOffFinder } from './days-off.server.ts';
import { listNewLeads } from './today.queries.server.ts';

/** Messages listed per group; the inbox has the others. */
const SHOWN = 5;
/** Counting stops here. */
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
  const today = dateAt(now, TORONTO);
  const isDayOff = await dayOffFinder(app);
  const rows = await listNewLeads(app.db, MOST_COUNTED);
  const groups = new Map<LeadGroup['kind'], LeadGroup>();
  for (const row of rows) {
    const received = new Date(row.created_at);
    const isMine = viewer !== undefined && row.assigned_to === viewer;
    const kind = isMine ? 'mine' : groupOf(dateAt(received, TORONTO), today);
    const group = groups.get(kind) ?? { kind, count: 0, overdue: 0, leads: [] };
    groups.set(kind, group);
    const due = replyDueAt(received, company.replyHours, isDayOff);
    const minutesLeft = Math.floor((due.getTime() - now.getTime()) / 60_000);
    group.count += 1;
    if (minutesLeft < 0) group.overdue += 1;
    if (group.count > SHOWN) continue;
    group.leads.push({
      id: row.id,
      name: row.name || row.email,
      company: row.company,
      form: nameForm(row.source),
      excerpt: truncate(row.message, EXCERPT),
      minutesLeft,
    });
  }
  const all = [...groups.values()];
  return {
    groups: all.sort((a, b) => Number(b.kind === 'mine') - Number(a.kind === 'mine')),
    count: rows.length,
    overdue: all.reduce((sum, { overdue }) => sum + overdue, 0),
    unassigned: rows.filter((row) => row.assigned_to === null).length,
  };
}

function groupOf(date: CalendarDate, today: CalendarDate): Exclude<LeadGroup['kind'], 'mine'> {
  if (date >= today) return 'today';
  if (date === addDays(today, -1)) return 'yesterday';
  return date > addDays(today, -7) ? 'week' : 'older';
}

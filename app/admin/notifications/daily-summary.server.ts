import * as v from 'valibot';
import type { DaySummary } from '#app/emails/owner.email.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import { listNearbyCalls } from '#app/features/booking/slots/week.server.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { countOutbox } from '#app/platform/outbox/outbox.queries.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { dateAt, TORONTO, wallTimeAt } from '#app/platform/time/wall-time.ts';
import type { OutboxRow } from '#database/schema.ts';
import { listFollowUps, listHeldBack } from '../today/today.queries.server.ts';
import { MOST_COUNTED, readWaitingLeads } from '../today/waiting-leads.server.ts';

export const notificationsArea = {
  key: 'notifications',
  schema: v.object({
    /** Whether the owner wants the daily summary. */
    isSummaryOn: v.optional(v.boolean(), false),
    /** The hour in Toronto from which it is sent. */
    hour: v.optional(v.number(), 8),
  }),
};

const DAY_MS = 24 * 3_600_000;
/** After a longer outage, the summary of that day is left out. */
const HOURS_LATE = 6;
const MOST_LISTED = 10;

/**
 * Queues the summary of the day if the owner wants it, or if something was held back as spam since
 * the last one, and its hour has come. The outbox's unique key makes it one a day, however often and
 * in however many processes this runs. Returns whether it was queued now.
 */
export async function sendDailySummary(app: AppContext): Promise<boolean> {
  const { db } = app;
  const { isSummaryOn, hour } = await app.settings.get(notificationsArea);
  const now = app.now();
  const { date, minuteOfDay } = wallTimeAt(now, TORONTO);
  const hoursPast = Math.floor(minuteOfDay / 60) - hour;
  if (hoursPast < 0 || hoursPast >= HOURS_LATE) return false;
  const dedupeKey = `daily-summary:${date}`;
  if (!isSummaryOn && (await readHeldBack(app)).length === 0) return false;
  const { to } = await app.readMailSettings();
  const isNew = await db
    .transaction()
    .execute((transaction) =>
      queueEmail(transaction, 'daily-summary', { date: longDate(now) }, { to, dedupeKey, now }),
    );
  if (isNew) app.wakeOutbox();
  return isNew;
}

/**
 * The summary as it is when it is sent. Undefined for a queued one whose day is over: then it isn't
 * sent any more.
 */
export async function readSummaryFacts(
  app: AppContext,
  row: Pick<OutboxRow, 'created_at'>,
): Promise<{ summary: DaySummary } | undefined> {
  const now = app.now();
  if (longDate(new Date(row.created_at)) !== longDate(now)) return undefined;
  const today = dateAt(now, TORONTO);
  const waiting = await readWaitingLeads(app);
  const calls = await listNearbyCalls(app, DAY_MS);
  const followUps = (await listFollowUps(app.db, today, MOST_COUNTED)).map(nameOf);
  const heldBack = await readHeldBack(app);
  const emails = await countOutbox(app.db, now.toISOString(), 'mail');
  const summary = {
    newMessages: waiting.length,
    overdue: waiting.filter(({ minutesLeft }) => minutesLeft < 0).length,
    messages: waiting
      .slice(0, MOST_LISTED)
      .map((lead) => `${nameOf(lead)} (${nameForm(lead.source)})`),
    calls: calls
      .filter((call) => call.toronto_date === today)
      .map((call) => `${call.toronto_time} ${nameOf(call)}`),
    followUps: followUps.slice(0, MOST_LISTED),
    moreFollowUps: Math.max(0, followUps.length - MOST_LISTED),
    heldBack: heldBack.slice(0, MOST_LISTED),
    moreHeldBack: Math.max(0, heldBack.length - MOST_LISTED),
    failedEmails: emails.failed,
    // Without the summary itself, which is being sent.
    waitingEmails: Math.max(0, emails.waiting - 1),
  };
  return { summary };
}

/** What was held back as spam since yesterday. */
async function readHeldBack({ db, now }: AppContext) {
  const time = now();
  const since = new Date(time.getTime() - DAY_MS).toISOString();
  const held = await listHeldBack(db, { now: time.toISOString(), since }, MOST_COUNTED);
  return held
    .filter(({ kind, quarantine_reason }) => kind === 'message' || quarantine_reason !== null)
    .map((row) => `${nameOf(row)} (${row.kind})`);
}

function nameOf({ name, email, company }: { name: string; email?: string; company: string }) {
  return [name || email, company].filter(Boolean).join(', ');
}

function longDate(time: Date): string {
  return describeInZone(time, TORONTO).longDate;
}

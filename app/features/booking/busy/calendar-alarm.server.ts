import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { BusyCalendar } from '#database/schema.ts';
import { runTransaction } from '#database/transaction.ts';
import { updateFailure } from './busy.queries.server.ts';

/** One or two failed readings aren't worth an email. */
const TOLD_AFTER_MS = 15 * 60_000;

/**
 * Stores whether a calendar could be read. Emails the owner, once per failure, that it hasn't been
 * readable for a while, and that it works again.
 */
export async function noteReading(
  app: AppContext,
  calendar: BusyCalendar,
  problem?: string,
): Promise<void> {
  const now = app.now();
  const { id, name, read_at, failing_since: since, told_at } = calendar;
  if (problem ? told_at !== null : since === null) return;
  const time = now.toISOString();
  const isLong = since !== null && now.getTime() - Date.parse(since) >= TOLD_AFTER_MS;
  const isToTell = problem ? isLong : told_at !== null;
  const change = problem
    ? { failing_since: since ?? time, told_at: isToTell ? time : null }
    : { failing_since: null, told_at: null };
  if (!isToTell) {
    await updateFailure(app.db, calendar, change);
    return;
  }
  const { to } = await app.readMailSettings();
  const readAt = problem && read_at ? describeInZone(new Date(read_at), TORONTO).text : undefined;
  const dedupeKey = `calendar-status:${id}:${problem ? `failed:${since}` : `works:${told_at}`}`;
  const isQueued = await runTransaction(app.db, Boolean, async (transaction) => {
    // If two processes read the calendar at once, only one finds it as it was.
    if (!(await updateFailure(transaction, calendar, change))) return false;
    const props = { name, problem, readAt };
    return queueEmail(transaction, 'calendar-status', props, { to, dedupeKey, now });
  });
  if (isQueued) app.wakeOutbox();
}

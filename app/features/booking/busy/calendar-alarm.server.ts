import type { EmailProps } from '#app/emails/catalogue.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { BusyCalendar } from '#database/schema.ts';
import { runTransaction } from '#database/transaction.ts';
import { endFailure, markTold, startFailure } from './busy.queries.server.ts';

/** One or two failed readings aren't worth an email. */
const TOLD_AFTER_MS = 15 * 60_000;

/** Emails the owner, once per failure, that a calendar hasn't been readable for a while. */
export async function tellOfFailure(
  app: AppContext,
  calendar: BusyCalendar,
  problem: string,
): Promise<void> {
  const now = app.now().toISOString();
  const since = calendar.failing_since ?? now;
  if (calendar.failing_since === null) await startFailure(app.db, calendar.id, now);
  if (calendar.told_at !== null || Date.parse(now) - Date.parse(since) < TOLD_AFTER_MS) return;
  const { name, read_at } = calendar;
  const readAt = read_at ? describeInZone(new Date(read_at), TORONTO).text : undefined;
  await tell(app, calendar, `failed:${since}`, { name, problem, readAt }, 'failed');
}

/** Tells the owner that a calendar works again, if they were told that it did not. */
export async function tellOfRecovery(app: AppContext, calendar: BusyCalendar): Promise<void> {
  if (calendar.failing_since === null) return;
  if (calendar.told_at === null) return endFailure(app.db, calendar.id).then(() => undefined);
  await tell(app, calendar, `works:${calendar.told_at}`, { name: calendar.name }, 'works');
}

async function tell(
  app: AppContext,
  calendar: BusyCalendar,
  event: string,
  props: EmailProps<'calendar-status'>,
  what: 'failed' | 'works',
): Promise<void> {
  const { to } = await app.readMailSettings();
  const now = app.now();
  const isTold = await runTransaction(app.db, Boolean, async (transaction) => {
    // If two processes read the calendar at once, only one finds it unmarked.
    const isFirst =
      what === 'failed'
        ? await markTold(transaction, calendar.id, now.toISOString())
        : await endFailure(transaction, calendar.id);
    if (!isFirst) return false;
    const dedupeKey = `calendar-status:${calendar.id}:${event}`;
    return queueEmail(transaction, 'calendar-status', props, { to, dedupeKey, now });
  });
  if (isTold) app.wakeOutbox();
}

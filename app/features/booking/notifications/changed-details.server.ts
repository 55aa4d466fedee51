import type { EmailName } from '#app/emails/catalogue.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Booking, OutboxRow } from '#database/schema.ts';
import {
  findBookingById,
  listCalls,
  lockCalendar,
  updateBooking,
} from '../booking.queries.server.ts';
import { visitorInvite } from '../invites/booking-invites.server.ts';
import { type BookingRules, bookingRulesArea } from '../rules/booking-rules.ts';
import { describeCall } from '../rules/call-details.server.ts';
import { runInBookingQueue } from '../slots/booking-queue.server.ts';
import {
  queueBookingEmail,
  queueReminders,
  takeBackMails,
  visitorFacts,
} from './booking-email-queue.server.ts';
import { readBookingContext } from './booking-emails.server.ts';

/** The emails that a change of the rules would send, to how many people, and who gets none. */
export type PeopleToTell = {
  readonly emails: number;
  readonly people: number;
  /** The names of those who gave no email address. */
  readonly byPhone: readonly string[];
};

/** The people who have booked a call whose place or link these rules would change. */
export async function countPeopleToTell(
  app: AppContext,
  former: BookingRules,
  rules: BookingRules,
): Promise<PeopleToTell> {
  const calls = await listCalls(app.db, { from: app.now().toISOString() });
  const changed = calls.filter((call) => isElsewhere(app, former, rules, call));
  const emails = changed.map(({ email }) => email.toLowerCase()).filter(Boolean);
  const byPhone = changed.filter(({ email }) => email === '').map(({ name }) => name);
  return { emails: emails.length, people: new Set(emails).size, byPhone };
}

/** Whether a change tells somebody and wasn't confirmed with the number of emails it sends. */
export function needsConfirmation(
  { emails, byPhone }: PeopleToTell,
  confirmed: string | undefined,
): boolean {
  return (emails > 0 || byPhone.length > 0) && confirmed !== String(emails);
}

/** Whether the place or the link of a call is another one under the new rules. */
function isElsewhere(app: AppContext, former: BookingRules, rules: BookingRules, call: Booking) {
  const old = describeCall({ app, rules: former }, call);
  const current = describeCall({ app, rules }, call);
  return old.meetingLink !== current.meetingLink || old.location !== current.location;
}

/**
 * Queues an email for every upcoming call whose place or meeting link is no longer the one of the
 * former rules, with an invite that replaces the earlier one. Returns the number of calls with an
 * email address.
 */
export async function announceNewDetails(app: AppContext, former: BookingRules): Promise<number> {
  const rules = await app.settings.get(bookingRulesArea);
  const context = await readBookingContext(app, rules);
  const told = await runInBookingQueue(app.db, () =>
    app.db.transaction().execute(async (transaction) => {
      await lockCalendar(transaction);
      const now = app.now().toISOString();
      const calls = (await listCalls(transaction, { from: now })).filter((call) =>
        isElsewhere(app, former, rules, call),
      );
      for (const before of calls) {
        const change = { sequence: before.sequence + 1, updated_at: now };
        if ((await updateBooking(transaction, before, change)) !== 'done') continue;
        const after = { ...before, ...change };
        await takeBackMails(transaction, context, before, 'The call’s place or link was changed.');
        await queueBookingEmail(
          transaction,
          context,
          after,
          'booking-details',
          () => ({
            ...visitorFacts(context, after),
            invite: visitorInvite(context, after, 'REQUEST'),
          }),
          { isOwnersAct: true },
        );
        await queueReminders(transaction, context, after);
      }
      return calls.filter(({ email }) => email !== '').length;
    }),
  );
  if (told > 0) app.wakeOutbox();
  return told;
}

/** The emails to a visitor that say when and where a call takes place. */
const TELLS_OF_CALL = new Set<string>([
  'booking-confirmation',
  'booking-changed',
  'booking-details',
  'booking-reminder',
] satisfies EmailName[]);

/**
 * Whether an email tells of a call as it no longer is: one that has started, that was moved, cancelled
 * or erased since, or whose link has changed.
 */
export async function isOutOfDate(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { template, dedupe_key }: Pick<OutboxRow, 'template' | 'dedupe_key'>,
): Promise<boolean> {
  if (!TELLS_OF_CALL.has(template)) return false;
  const [, bookingId = '', sequence] = dedupe_key.split(':');
  const booking = await findBookingById(db, bookingId);
  if (booking?.status !== 'active' || String(booking.sequence) !== sequence) return true;
  return booking.starts_at <= now().toISOString();
}

/**
 * The facts of a reminder, read when it is sent, because the call may have changed since it was
 * queued. Undefined if the call no longer takes place.
 */
export async function readReminderFacts(app: AppContext, row: Pick<OutboxRow, 'dedupe_key'>) {
  const [, bookingId = ''] = row.dedupe_key.split(':');
  const booking = await findBookingById(app.db, bookingId);
  if (booking?.status !== 'active') return undefined;
  const context = await readBookingContext(app, await app.settings.get(bookingRulesArea));
  return visitorFacts(context, booking);
}

import type { AppContext } from '#app/platform/app-context.server.ts';
import { runTransaction } from '#database/transaction.ts';
import { findBookingById, updateOutcome } from '../booking.queries.server.ts';
import { bookingRulesArea } from '../rules/booking-rules.ts';
import { nameCall } from '../rules/call-kinds.ts';
import { momentOf, queueBookingEmail } from './booking-email-queue.server.ts';
import { readBookingContext } from './booking-emails.server.ts';

/**
 * Stores the outcome of a call that has begun. A no-show gets one email with a link to book again.
 * Returns false if there is no such call.
 */
export async function recordOutcome(
  app: AppContext,
  id: string,
  outcome: 'held' | 'no-show',
): Promise<boolean> {
  const context = await readBookingContext(app, await app.settings.get(bookingRulesArea));
  const isMarked = await runTransaction(app.db, Boolean, async (transaction) => {
    const now = app.now().toISOString();
    if (!(await updateOutcome(transaction, id, outcome, now))) return false;
    const booking = await findBookingById(transaction, id);
    if (!booking || outcome !== 'no-show') return true;
    const query = booking.kind === 'assessment' ? '' : `?kind=${booking.kind}`;
    await queueBookingEmail(
      transaction,
      context,
      booking,
      'booking-missed',
      () => ({
        reference: booking.reference,
        title: nameCall(context.rules, booking.kind),
        moment: momentOf(booking).toronto.text,
        bookUrl: `${app.config.siteUrl}/book${query}`,
      }),
      { expiresAt: null, isOwnersAct: true },
    );
    return true;
  });
  if (isMarked) app.wakeOutbox();
  return isMarked;
}

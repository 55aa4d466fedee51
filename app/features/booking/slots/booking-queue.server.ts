import type { AppContext } from '#app/platform/app-context.server.ts';
import { createConnectionQueue } from '#database/connection-queue.ts';
import { runTransaction } from '#database/transaction.ts';
import { expireHeldCalls } from '../booking.queries.server.ts';
import { refreshBeforeBooking } from '../busy/busy-calendars.server.ts';
import { type MailContext, readBookingContext } from '../invites/booking-invites.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import type { Slot } from './availability.schema.ts';
import {
  findFreeSlot,
  offerNearestSlots,
  type SlotRefusal,
  takenSince,
  type UnavailableSlot,
  type WantedSlot,
} from './free-slots.server.ts';

/** Lets only a few requests at a time take a slot: they wait for the lock on the calendar. */
export const runInBookingQueue = createConnectionQueue('to take a slot', {
  maxConcurrent: 4,
  maxWaitMs: 20_000,
});

/**
 * Takes a slot, if it is free, by what `write` does in the same transaction; `conflict` says that
 * another call took it meanwhile, which rolls everything back.
 */
export async function takeSlot<Outcome extends object>(
  app: AppContext,
  rules: BookingRules,
  wanted: WantedSlot & { visitorZone?: string | null },
  write: (within: MailContext, slot: Slot) => Promise<Outcome | 'conflict'>,
): Promise<Outcome | SlotRefusal> {
  // Not in the queue: while a calendar is slow, nobody else should wait for it.
  await refreshBeforeBooking(app);
  const context = await readBookingContext(app, rules);
  type Result = { written: Outcome } | { refused: UnavailableSlot };
  const isWritten = (result: Result) => 'written' in result;
  const result = await runInBookingQueue(app.db, () =>
    runTransaction<Result>(app.db, isWritten, async (transaction) => {
      await expireHeldCalls(transaction, app.now().toISOString());
      const found = await findFreeSlot(transaction, rules, wanted, app.now());
      if (found.kind !== 'free') return { refused: found };
      const written = await write({ ...context, transaction }, found.slot);
      return written === 'conflict' ? { refused: takenSince(found.slot) } : { written };
    }),
  );
  if ('refused' in result) {
    return offerNearestSlots(app, rules, result.refused, wanted.visitorZone);
  }
  app.wakeOutbox();
  return result.written;
}

import type { AppContext } from '#app/platform/app-context.server.ts';
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

const MOST_AT_ONCE = 4;
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Runs what locks the calendar when it is its turn. On Postgres each holds a connection while it
 * waits for the lock: many at once would leave none for page views.
 */
export async function runInBookingQueue<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // Hands its place to the next, so that no new one can take it first.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

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
  const result = await runInBookingQueue(() =>
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

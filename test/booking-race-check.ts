import { connectDatabase, type DatabaseLocation } from '#database/connect.ts';
import type { RaceSlot } from './booking-race.ts';

/**
 * Checks the database after the races: one active call per slot, with one email to its visitor and
 * one to the owner, and nothing from those who lost. Returns the errors as text.
 */
export async function checkRaces(
  location: DatabaseLocation,
  slots: readonly RaceSlot[],
): Promise<string[]> {
  const db = connectDatabase(location);
  try {
    const bookings = await db.selectFrom('bookings').selectAll().execute();
    const mails = await db
      .selectFrom('outbox')
      .select(['template', 'recipient', 'dedupe_key'])
      .where('template', 'in', ['booking-confirmation', 'booking-notice'])
      .execute();
    const keys = await db.selectFrom('idempotency_keys').select('key').execute();
    const faults: string[] = [];
    for (const slot of slots) {
      const own = bookings.filter((booking) => booking.starts_at === slot.startsAt);
      if (own.length !== 1) faults.push(`${slot.startsAt}: ${own.length} rows`);
      for (const booking of own) {
        const about = mails.filter((mail) => mail.dedupe_key.includes(booking.id));
        const templates = about.map((mail) => mail.template).sort();
        if (templates.join() !== 'booking-confirmation,booking-notice') {
          faults.push(`${slot.startsAt}: mails ${templates.join()}`);
        }
        const confirmation = about.find((mail) => mail.template === 'booking-confirmation');
        if (confirmation?.recipient !== booking.email) faults.push('a confirmation to a loser');
      }
    }
    if (bookings.length !== slots.length) faults.push(`${bookings.length} rows in all`);
    if (mails.length !== 2 * slots.length) faults.push(`${mails.length} mails in all`);
    if (keys.length !== slots.length) faults.push(`${keys.length} keys: a loser's was kept`);
    return faults;
  } finally {
    await db.destroy();
  }
}

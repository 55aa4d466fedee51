import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Booking } from '#database/schema.ts';
import { listCallsBetween } from '../booking.queries.server.ts';

/** The active calls that start less than `spanMs` milliseconds before or after now, in order. */
export function listNearbyCalls({ db, now }: AppContext, spanMs: number): Promise<Booking[]> {
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();
  return listCallsBetween(db, at(-spanMs), at(spanMs));
}

import type { AppContext } from '../app-context.server.ts';
import { endLeasesAfter, listRowsOfFuture, updateNextAttempt } from './clock.queries.server.ts';

/** The clocks of several machines may differ by this much. */
const TOLERANCE_MS = 60_000;
/** No lease lasts longer. */
const LONGEST_LEASE_MS = 15 * 60_000;

/**
 * After the clock was set back, emails queued before would wait until the clock reaches their time
 * again. Moves their times back by as much as the clock was ahead: those that were due immediately
 * are due now, planned reminders keep their time. Does nothing if the clock is right. Returns how
 * many were moved.
 */
export async function rescueRowsOfFuture({
  db,
  now,
  log,
  wakeOutbox,
}: Pick<AppContext, 'db' | 'now' | 'log' | 'wakeOutbox'>): Promise<number> {
  const time = now().getTime();
  const text = (at: number) => new Date(at).toISOString();
  await endLeasesAfter(db, text(time + LONGEST_LEASE_MS), text(time));
  const rows = await listRowsOfFuture(db, text(time + TOLERANCE_MS));
  let moved = 0;
  for (const row of rows) {
    const delayMs = Date.parse(row.next_attempt_at) - Date.parse(row.created_at);
    if (delayMs > LONGEST_LEASE_MS) continue;
    await updateNextAttempt(db, row.id, text(time + Math.max(0, delayMs)));
    moved += 1;
  }
  if (moved === 0) return 0;
  log.warn('time.set-back', { rescued: moved });
  wakeOutbox();
  return moved;
}

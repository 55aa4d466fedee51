import type { AppContext } from '#app/platform/app-context.server.ts';
import { deleteConsentsOf } from './consent.queries.server.ts';
import { SIGNUP_RETENTION } from './signup-retention.content.ts';
import {
  deleteConfirmationsBefore,
  deleteSignups,
  forgetEndedAddresses,
  listUnconfirmedBefore,
} from './signup-retention.queries.server.ts';

const { unconfirmedDays, leftDays, notifiedDays } = SIGNUP_RETENTION;
const DAY_MS = 24 * 3_600_000;
/** How many ids one statement may name. */
const BATCH = 500;

/** Deletes and forgets what the privacy policy says is not kept. Safe to run at any time. */
export async function forgetOldSignups({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const unconfirmed = await listUnconfirmedBefore(db, daysAgo(unconfirmedDays));
  for (let at = 0; at < unconfirmed.length; at += BATCH) {
    const ids = unconfirmed.slice(at, at + BATCH);
    await db.transaction().execute(async (transaction) => {
      await deleteConsentsOf(transaction, ids);
      await deleteSignups(transaction, ids);
    });
  }
  // Somebody who asked again after leaving may still confirm: their address has to wait for that.
  const requestedBefore = daysAgo(unconfirmedDays);
  await forgetEndedAddresses(db, 'left', { endedBefore: daysAgo(leftDays), requestedBefore });
  const endedBefore = daysAgo(notifiedDays);
  await forgetEndedAddresses(db, 'notified', { endedBefore, requestedBefore });
  await deleteConfirmationsBefore(db, daysAgo(unconfirmedDays));
}

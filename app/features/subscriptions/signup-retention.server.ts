import type { AppContext } from '#app/platform/app-context.server.ts';
import { SIGNUP_RETENTION } from './signup.content.ts';
import {
  deleteConfirmationsBefore,
  deleteConsentsOf,
  deleteSignups,
  forgetEndedAddresses,
  listUnconfirmedBefore,
} from './signup.queries.server.ts';

const { unconfirmedDays, leftDays, notifiedDays } = SIGNUP_RETENTION;
const DAY_MS = 24 * 3_600_000;
/** Ids per statement: both databases limit the number of parameters. */
const BATCH = 500;

/** Deletes entries and addresses after the periods in the privacy policy. Can run at any time. */
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
  // Whoever signed up again after leaving can still confirm, so the address is kept until then.
  const requestedBefore = daysAgo(unconfirmedDays);
  await forgetEndedAddresses(db, 'left', { endedBefore: daysAgo(leftDays), requestedBefore });
  const endedBefore = daysAgo(notifiedDays);
  await forgetEndedAddresses(db, 'notified', { endedBefore, requestedBefore });
  await deleteConfirmationsBefore(db, daysAgo(unconfirmedDays));
}

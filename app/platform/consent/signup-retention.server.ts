import type { Services } from '../services.server.ts';
import { deleteConsentsOf, forgetConsentAddressesBefore } from './consent.queries.server.ts';
import {
  deleteConfirmationsBefore,
  deleteSignups,
  forgetEndedAddresses,
  forgetSignupIpsBefore,
  listUnconfirmedBefore,
} from './signup-retention.queries.server.ts';

const DAY_MS = 24 * 3_600_000;
/** Nobody confirmed: the address goes, and with it what was asked for in its name. */
const UNCONFIRMED_DAYS = 14;
/** Somebody who left by mistake has had their chance to come back on the page. */
const LEFT_DAYS = 1;
/** A notice is tried for three days. */
const NOTIFIED_DAYS = 4;
const IP_DAYS = 90;
/** How many ids one statement may name. */
const BATCH = 500;

/** Deletes and forgets what the privacy policy says is not kept. Safe to run at any time. */
export async function forgetOldSignups({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const unconfirmed = await listUnconfirmedBefore(db, daysAgo(UNCONFIRMED_DAYS));
  for (let at = 0; at < unconfirmed.length; at += BATCH) {
    const ids = unconfirmed.slice(at, at + BATCH);
    await db.transaction().execute(async (transaction) => {
      await deleteConsentsOf(transaction, ids);
      await deleteSignups(transaction, ids);
    });
  }
  // Somebody who asked again after leaving may still confirm: their address has to wait for that.
  const requestedBefore = daysAgo(UNCONFIRMED_DAYS);
  await forgetEndedAddresses(db, 'left', { endedBefore: daysAgo(LEFT_DAYS), requestedBefore });
  const endedBefore = daysAgo(NOTIFIED_DAYS);
  await forgetEndedAddresses(db, 'notified', { endedBefore, requestedBefore });
  await deleteConfirmationsBefore(db, daysAgo(UNCONFIRMED_DAYS));
  await forgetSignupIpsBefore(db, daysAgo(IP_DAYS));
  await forgetConsentAddressesBefore(db, daysAgo(IP_DAYS));
}

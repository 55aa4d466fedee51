import type { Db } from '#database/connect.ts';
import type { Origin } from '#database/schema.ts';
import type { RequestInfo } from '../app-context.server.ts';
import { nameSource } from './visit-source.ts';
import {
  deleteOriginsBefore,
  deletePageViewsBefore,
  insertOrigin,
} from './visits.queries.server.ts';

const DAY_MS = 24 * 3_600_000;
/** Stated in the privacy policy; the same as for messages and bookings. */
const KEPT_DAYS = 730;

/**
 * Stores where a message, a call or a sign-up came from, in the transaction that stores it. Nothing
 * is stored for browsers that ask not to be tracked.
 */
export async function storeOrigin(
  transaction: Db,
  info: Pick<RequestInfo, 'origin'>,
  subject: { id: string; kind: Origin['kind']; form: string; page: string; at: string },
): Promise<void> {
  const { origin } = info;
  if (!origin) return;
  await insertOrigin(transaction, {
    subject_id: subject.id,
    kind: subject.kind,
    form: subject.form,
    at: subject.at,
    landing: origin.landing || subject.page,
    source: nameSource(origin),
    referrer: origin.referrer,
    utm_source: origin.utmSource,
    utm_medium: origin.utmMedium,
    utm_campaign: origin.utmCampaign,
  });
}

/** Deletes origins older than the retention period. */
export async function forgetOldVisits(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await deletePageViewsBefore(db, before.slice(0, 10));
  await deleteOriginsBefore(db, before);
}

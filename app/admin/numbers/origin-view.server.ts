import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { findOriginOf } from '#app/platform/visits/visits.queries.server.ts';
import type { Db } from '#database/connect.ts';

const DIRECT = 'No other site: they typed the address, or used a bookmark or an app';

/** Where the sender of one message or call came from, in words; undefined if it wasn't counted. */
export async function readOrigin(
  db: Db,
  subjectId: string,
): Promise<[string, string][] | undefined> {
  const origin = await findOriginOf(db, subjectId);
  return (
    origin && [
      ['Came from', origin.referrer || (origin.utm_source ? '' : DIRECT)],
      ['Campaign source', origin.utm_source],
      ['Campaign medium', origin.utm_medium],
      ['Campaign name', origin.utm_campaign],
      ['First page', origin.landing],
      ['Form they sent', origin.kind === 'call' ? 'Booking form' : nameForm(origin.form)],
    ]
  );
}

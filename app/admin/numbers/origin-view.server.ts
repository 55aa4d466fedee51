import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { findOriginOf } from '#app/platform/visits/visits.queries.server.ts';
import type { Db } from '#database/connect.ts';
import { originWords as words } from './numbers.content.ts';

/** Where the sender of one message or call came from, in words; undefined if it wasn't counted. */
export async function readOrigin(
  db: Db,
  subjectId: string,
): Promise<[string, string][] | undefined> {
  const origin = await findOriginOf(db, subjectId);
  return (
    origin && [
      [words.referrer, origin.referrer || (origin.utm_source ? '' : words.direct)],
      [words.source, origin.utm_source],
      [words.medium, origin.utm_medium],
      [words.campaign, origin.utm_campaign],
      [words.landing, origin.landing],
      [words.form, origin.kind === 'call' ? words.booking : nameForm(origin.form)],
    ]
  );
}

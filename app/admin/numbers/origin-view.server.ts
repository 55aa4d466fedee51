import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { findOriginOf } from '#app/platform/visits/visits.queries.server.ts';
import type { Db } from '#database/connect.ts';
import { originWords as words } from './numbers.content.ts';

/** Where the sender of one message or call came from; undefined if it wasn't counted. */
export type OriginView = {
  form: string;
  landing: string;
  referrer: string;
  source: string;
  medium: string;
  campaign: string;
};

export async function readOrigin(db: Db, subjectId: string): Promise<OriginView | undefined> {
  const origin = await findOriginOf(db, subjectId);
  return (
    origin && {
      form: origin.kind === 'call' ? words.booking : nameForm(origin.form),
      ...{ landing: origin.landing, referrer: origin.referrer },
      ...{ source: origin.utm_source, medium: origin.utm_medium, campaign: origin.utm_campaign },
    }
  );
}

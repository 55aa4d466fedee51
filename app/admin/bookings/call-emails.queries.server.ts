import { emails } from '#app/emails/catalogue.ts';
import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';

/** The emails to the visitor about a call. Their keys begin with the template and the call's id. */
const VISITOR_EMAILS = Object.entries(emails).flatMap(([name, { audience }]) =>
  audience === 'visitor' && name.startsWith('booking-') ? [name] : [],
);

/** The emails to the visitor about a call that failed, or may have, newest first. */
export async function listFailedEmails(db: Db, bookingId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('state', 'in', ['failed', 'unknown'])
    .where((row) =>
      row.or(
        VISITOR_EMAILS.map((template) => {
          const start = `${template}:${bookingId}:`;
          return row.and([
            row('dedupe_key', '>=', start),
            row('dedupe_key', '<', `${start}\u{10FFFF}`),
          ]);
        }),
      ),
    )
    .orderBy('created_at', 'desc')
    .execute();
}

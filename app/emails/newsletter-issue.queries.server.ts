import type { Db } from '#database/connect.ts';

/** The content of an issue, and whether it may be sent now. */
export function findIssueWords(db: Db, id: string) {
  return db
    .selectFrom('newsletter_issues')
    .select(['state', 'subject', 'preheader', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
}

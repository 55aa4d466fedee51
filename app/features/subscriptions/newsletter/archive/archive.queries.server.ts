import type { Db } from '#database/connect.ts';
import type { NewsletterIssue } from '#database/schema.ts';

/**
 * The issues whose last email has been queued, newest first. A waitlist's email isn't for
 * everybody.
 */
export function listPublicIssues(db: Db, limit: number): Promise<NewsletterIssue[]> {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('is_queued', '=', 1)
    .where('state', 'in', ['sending', 'sent'])
    .where((row) => row.or([row('audience', '=', 'all'), row('audience', 'like', 'topic:%')]))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

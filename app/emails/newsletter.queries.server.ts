import { parseSetting } from '#app/platform/settings/settings.server.ts';
import type { Db } from '#database/connect.ts';
import { type WelcomeEmail, welcomeSeriesArea } from './welcome-series.ts';

/** The content of an issue, and whether it may be sent now. */
export function findIssueWords(db: Db, id: string) {
  return db
    .selectFrom('newsletter_issues')
    .select(['state', 'subject', 'preheader', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The emails of the welcome series as the owner last saved them. */
export async function findWelcomeSeries(db: Db): Promise<WelcomeEmail[]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', welcomeSeriesArea.key)
    .executeTakeFirst();
  return parseSetting(welcomeSeriesArea, row?.value).emails;
}

import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import { type WelcomeEmail, welcomeSeriesArea } from './welcome-series.ts';

/** The emails of the welcome series as the owner last saved them. */
export async function findWelcomeSeries(db: Db): Promise<WelcomeEmail[]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', welcomeSeriesArea.key)
    .executeTakeFirst();
  return v.parse(welcomeSeriesArea.schema, row ? JSON.parse(row.value) : {}).emails;
}

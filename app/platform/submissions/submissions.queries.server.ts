import type { Db } from '#database/connect.ts';
import type { NewSubmission } from '#database/schema.ts';

export async function insertSubmission(db: Db, submission: NewSubmission): Promise<void> {
  await db.insertInto('submissions').values(submission).execute();
}

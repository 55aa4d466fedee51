import type { Db } from '#database/connect.ts';
import type { NewSubmission } from '#database/schema.ts';

export async function insertSubmission(db: Db, submission: NewSubmission): Promise<void> {
  await db.insertInto('submissions').values(submission).execute();
}

export async function findSubmissionByReference(
  db: Db,
  reference: string,
): Promise<{ reference: string; source: string } | undefined> {
  return db
    .selectFrom('submissions')
    .select(['reference', 'source'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

import type { Db } from '#database/connect.ts';

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

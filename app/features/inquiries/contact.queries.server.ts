import type { Db } from '#database/connect.ts';
import type { Submission } from '#database/schema.ts';

export async function findSubmissionByReference(
  db: Db,
  reference: string,
): Promise<Pick<Submission, 'reference' | 'source' | 'status'> | undefined> {
  return db
    .selectFrom('submissions')
    .select(['reference', 'source', 'status'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

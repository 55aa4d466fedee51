import type { Db } from '#database/connect.ts';
import type { NewSubmission } from '#database/schema.ts';

export async function insertLead(db: Db, lead: NewSubmission): Promise<void> {
  await db.insertInto('submissions').values(lead).execute();
}

import type { Db } from '#database/connect.ts';

export async function updateAssignee(
  db: Db,
  kind: 'message' | 'call',
  id: string,
  assignee: string | null,
) {
  const table = kind === 'call' ? 'bookings' : 'submissions';
  await db.updateTable(table).set({ assigned_to: assignee }).where('id', '=', id).execute();
}

/** When the messages and calls with these audit subjects were assigned, and to whom. */
export async function listAssignments(db: Db, subjects: readonly string[]) {
  if (subjects.length === 0) return [];
  return db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'in', ['lead-assigned', 'call-assigned'])
    .where('subject', 'in', [...subjects])
    .orderBy('id')
    .execute();
}

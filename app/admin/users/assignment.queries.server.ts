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

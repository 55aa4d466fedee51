import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';

export async function countByList(
  db: Db,
): Promise<{ list: string; status: Signup['status']; count: number }[]> {
  const rows = await db
    .selectFrom('signups')
    .select((select) => ['list', 'status', select.fn.countAll<number | string>().as('count')])
    .groupBy(['list', 'status'])
    .orderBy('list')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Newest first; `before` is the id of the previous page's last row. */
export async function listMembers(
  db: Db,
  { list, before, limit }: { list: string; before?: string | undefined; limit: number },
): Promise<Signup[]> {
  let query = db.selectFrom('signups').selectAll().where('list', '=', list).limit(limit);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').execute();
}

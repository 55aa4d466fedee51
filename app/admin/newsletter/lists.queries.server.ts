import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';

export type MemberCounts = Record<Signup['status'], number>;

/** The sign-ups to each list by their status, by the name of the list. */
export async function countLists(db: Db): Promise<Map<string, MemberCounts>> {
  const rows = await db
    .selectFrom('signups')
    .select((select) => ['list', 'status', select.fn.countAll<number | string>().as('count')])
    .groupBy(['list', 'status'])
    .orderBy('list')
    .execute();
  const lists = new Map<string, MemberCounts>();
  for (const { list, status, count } of rows) {
    const counts = lists.get(list) ?? NOBODY;
    lists.set(list, { ...counts, [status]: Number(count) });
  }
  return lists;
}

/** The same of any list, also of one on which nobody is. */
export async function countMembers(db: Db): Promise<(list: string) => MemberCounts> {
  const lists = await countLists(db);
  return (list) => lists.get(list) ?? NOBODY;
}

const NOBODY: MemberCounts = {
  pending: 0,
  confirmed: 0,
  left: 0,
  notified: 0,
  quarantine: 0,
};

/** Newest first; `before` is the id of the previous page's last row. */
export async function listMembers(
  db: Db,
  { list, before, limit }: { list: string; before?: string | undefined; limit: number },
): Promise<Signup[]> {
  let query = db.selectFrom('signups').selectAll().where('list', '=', list).limit(limit);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').execute();
}

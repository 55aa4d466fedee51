import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';

/** The sign-ups to each list by their status. */
export function countLists(db: Db) {
  const counted = (status: Signup['status']) =>
    sql<number>`cast(count(case status when ${status} then 1 end) as integer)`.as(status);
  return db
    .selectFrom('signups')
    .select([
      'list',
      counted('pending'),
      counted('confirmed'),
      counted('notified'),
      counted('left'),
    ])
    .groupBy('list')
    .orderBy('list')
    .execute();
}

/** Newest first; `before` is the id of the previous page's last row, or empty. */
export function listMembers(
  db: Db,
  { list, before, limit }: { list: string; before: string; limit: number },
) {
  const newest = db
    .selectFrom('signups')
    .select(['id', 'email', 'email_hash', 'name', 'status'])
    .select(['requested_at', 'confirmed_at', 'ended_at'])
    .where('list', '=', list)
    .orderBy('id', 'desc')
    .limit(limit);
  return (before ? newest.where('id', '<', before) : newest).execute();
}

import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';

/**
 * Tables that aren't exported: settings (they hold keys), copies of the owner's calendars, stored
 * responses to repeated requests, counters of limits, and the people who log in. Files of pictures
 * are files of the archive.
 */
type KeptBack =
  | 'settings'
  | 'fact_drafts'
  | 'picture_files'
  | 'busy_calendars'
  | 'busy_times'
  | 'idempotency_keys'
  | 'rate_limits'
  | 'admin_sessions'
  | 'email_budget'
  | 'two_factor_steps'
  | 'recovery_codes'
  | 'admin_users'
  | 'admin_user_links';

const id = ['id'];

/** The exported tables, each with the columns that identify a row. Files are sorted by them. */
export const exportKeys: Readonly<Record<Exclude<keyof Database, KeptBack>, readonly string[]>> = {
  submissions: id,
  submission_notes: id,
  submission_tags: ['submission_id', 'tag'],
  bookings: id,
  earlier_requests: id,
  slot_offers: id,
  signups: id,
  signup_confirmations: id,
  consents: id,
  suppressions: ['email_hash', 'scope'],
  outbox: id,
  outbox_attempts: id,
  newsletter_issues: id,
  fact_versions: ['name', 'version'],
  page_views: ['day', 'path', 'source', 'device'],
  origins: ['subject_id'],
  waitlist_notices: ['item'],
  articles: id,
  pictures: id,
  webhooks: id,
  audit_log: id,
};

/** Hashes of links, what is encrypted, and how deliveries are worked through. */
const HIDDEN = /_hash$|_sealed$|^lease_|^(dedupe_key|mail_slot|position|rate_from)$/;

/** Rows that are in memory at a time. */
const PAGE_SIZE = 500;

type Row = Record<string, unknown>;

/** The exported tables with their columns, and what reads their rows, oldest first. */
export async function readTables(db: Db) {
  const keys = new Map(Object.entries(exportKeys));
  return (await db.introspection.getTables()).flatMap(({ name, columns: all }) => {
    const key = keys.get(name);
    if (!key) return [];
    const columns = all
      .map((column) => column.name)
      .filter((column) => !HIDDEN.test(column) || key.includes(column));
    return { name, columns, read: () => readRows(db, name, columns, key) };
  });
}

async function* readRows(db: Db, table: string, columns: string[], key: readonly string[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const order = sql.join(key.map((column) => sql.ref(column)));
  let rest = sql``;
  let last: Row | undefined;
  do {
    const { rows } = await sql<Row>`
      select ${names} from ${sql.table(table)} ${rest} order by ${order} limit ${PAGE_SIZE}`.execute(
      db,
    );
    yield rows.map(withoutSealed);
    last = rows[PAGE_SIZE - 1];
    rest = sql`where (${order}) > (${sql.join(key.map((column) => last?.[column]))})`;
  } while (last);
}

/** Leaves out the content of emails that is encrypted in the database, such as secret links. */
function withoutSealed(row: Row): Row {
  return String(row.props).startsWith('{"sealed":') ? { ...row, props: '' } : row;
}

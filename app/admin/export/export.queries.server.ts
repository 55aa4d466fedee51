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
export type ExportKind = Exclude<keyof Database, KeptBack>;

/** The columns that identify a row, where that isn't its id. Files are sorted by them. */
const keys: Partial<Record<ExportKind, readonly string[]>> = {
  submission_tags: ['submission_id', 'tag'],
  suppressions: ['email_hash', 'scope'],
  fact_versions: ['name', 'version'],
  waitlist_notices: ['item'],
  page_views: ['day', 'path', 'source', 'device'],
  origins: ['subject_id'],
};

function keyOf(kind: ExportKind): readonly string[] {
  return keys[kind] ?? ['id'];
}

/** Hashes of links, what is encrypted, and how deliveries are worked through. */
const HIDDEN = /_hash$|_sealed$|^lease_|^(dedupe_key|mail_slot|position|rate_from)$/;

/** Returns the exported columns of each table. */
export async function readColumns(db: Db): Promise<(kind: ExportKind) => string[]> {
  const tables = await db.introspection.getTables();
  return (kind) =>
    (tables.find(({ name }) => name === kind)?.columns ?? [])
      .map(({ name }) => name)
      .filter((name) => !HIDDEN.test(name) || keyOf(kind).includes(name));
}

export type ExportRow = Record<string, unknown>;

/** The rows of a kind after the given one, oldest first. */
export async function listForExport(
  db: Db,
  kind: ExportKind,
  {
    columns,
    after,
    limit,
  }: { columns: readonly string[]; after: ExportRow | undefined; limit: number },
): Promise<ExportRow[]> {
  const key = keyOf(kind);
  const keyColumns = sql.join(key.map((column) => sql.ref(column)));
  const values = sql.join(key.map((column) => after?.[column]));
  const rest = after ? sql`where (${keyColumns}) > (${values})` : sql``;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<ExportRow>`
    select ${names} from ${sql.table(kind)} ${rest} order by ${keyColumns} limit ${limit}`.execute(
    db,
  );
  return rows;
}

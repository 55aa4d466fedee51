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

type Shape<Kind extends ExportKind> = {
  /** The columns that identify a row. Files are sorted by them. */
  key: readonly (keyof Database[Kind] & string)[];
  columns: readonly (keyof Database[Kind] & string)[];
};

/** Every exported table with its columns, except hashes of links, sealed keys and leases. */
const shapes: { [Kind in ExportKind]: Shape<Kind> } = {
  submissions: {
    key: ['id'],
    columns: [
      ...(['id', 'reference', 'created_at', 'status', 'follow_up_on', 'source'] as const),
      ...(['name', 'email', 'phone', 'company', 'message', 'details', 'page'] as const),
      ...(['quarantine_reason', 'held_input', 'ip', 'notice'] as const),
    ],
  },
  submission_notes: { key: ['id'], columns: ['id', 'submission_id', 'created_at', 'text'] },
  submission_tags: { key: ['submission_id', 'tag'], columns: ['submission_id', 'tag'] },
  bookings: {
    key: ['id'],
    columns: [
      ...(['id', 'reference', 'kind', 'status', 'outcome', 'starts_at', 'ends_at'] as const),
      ...(['toronto_date', 'toronto_time', 'visitor_zone', 'sequence', 'moves', 'brief'] as const),
      ...(['question', 'answer'] as const),
      ...(['name', 'email', 'phone', 'company', 'source', 'page', 'notice'] as const),
      ...(['quarantine_reason', 'ip', 'network', 'cancelled_by', 'cancel_reason'] as const),
      ...(['held_until', 'email_confirmed_at', 'created_at', 'updated_at'] as const),
    ],
  },
  earlier_requests: {
    key: ['id'],
    columns: [
      ...(['id', 'booking_id', 'wanted_date', 'status', 'kind', 'name', 'email'] as const),
      ...(['phone', 'visitor_zone', 'notice', 'created_at', 'updated_at'] as const),
    ],
  },
  slot_offers: {
    key: ['id'],
    columns: [
      ...(['id', 'request_id', 'status', 'starts_at', 'ends_at', 'toronto_date'] as const),
      ...(['toronto_time', 'expires_at', 'created_at'] as const),
    ],
  },
  signups: {
    key: ['id'],
    columns: [
      ...([
        'id',
        'list',
        'email',
        'name',
        'status',
        'preferences',
        'source',
        'page',
        'ip',
      ] as const),
      ...(['quarantine_reason', 'created_at', 'requested_at'] as const),
      ...(['confirmed_at', 'ended_at'] as const),
    ],
  },
  signup_confirmations: {
    key: ['id'],
    columns: ['id', 'signup_id', 'tries', 'created_at', 'expires_at', 'used_at'],
  },
  consents: {
    key: ['id'],
    columns: [
      ...(['id', 'signup_id', 'list', 'event', 'method', 'wording', 'wording_version'] as const),
      ...(['source', 'page', 'ip', 'at'] as const),
    ],
  },
  suppressions: {
    key: ['email_hash', 'scope'],
    columns: ['email_hash', 'scope', 'reason', 'created_at'],
  },
  outbox: {
    key: ['id'],
    columns: [
      ...(['id', 'channel', 'template', 'recipient', 'props', 'state', 'attempts'] as const),
      ...(['provider', 'last_response', 'bounced', 'batch'] as const),
      ...(['created_at', 'next_attempt_at'] as const),
      ...(['expires_at', 'finished_at'] as const),
    ],
  },
  outbox_attempts: {
    key: ['id'],
    columns: [
      ...(['id', 'outbox_id', 'number', 'provider', 'outcome', 'response'] as const),
      ...(['started_at', 'finished_at'] as const),
    ],
  },
  fact_versions: {
    key: ['name', 'version'],
    columns: ['name', 'version', 'value', 'published_at'],
  },
  newsletter_issues: {
    key: ['id'],
    columns: [
      ...(['id', 'state', 'subject', 'preheader', 'body', 'audience', 'send_at'] as const),
      ...(['recipients', 'started_at', 'finished_at'] as const),
      ...(['created_at', 'updated_at'] as const),
    ],
  },
  waitlist_notices: { key: ['item'], columns: ['item', 'link', 'is_queued', 'updated_at'] },
  articles: {
    key: ['id'],
    columns: [
      ...(['id', 'kind', 'slug', 'draft', 'published', 'published_at'] as const),
      ...(['created_at', 'updated_at'] as const),
    ],
  },
  pictures: {
    key: ['id'],
    columns: ['id', 'kind', 'file_name', 'width', 'height', 'created_at'],
  },
  page_views: {
    key: ['day', 'path', 'source', 'device'],
    columns: ['day', 'path', 'source', 'device', 'views', 'visitors'],
  },
  origins: {
    key: ['subject_id'],
    columns: [
      ...(['subject_id', 'kind', 'form', 'landing', 'source', 'referrer'] as const),
      ...(['utm_source', 'utm_medium', 'utm_campaign', 'at'] as const),
    ],
  },
  webhooks: {
    key: ['id'],
    columns: ['id', 'url', 'events', 'enabled', 'disabled_reason', 'created_at'],
  },
  audit_log: { key: ['id'], columns: ['id', 'at', 'actor', 'action', 'subject', 'detail', 'ip'] },
};

export const exportKinds = Object.keys(shapes) as ExportKind[];

export function exportColumns(kind: ExportKind): readonly string[] {
  return shapes[kind].columns;
}

export type ExportRow = Record<string, unknown>;

/** The rows of a kind after the given one, oldest first. */
export async function listForExport(
  db: Db,
  kind: ExportKind,
  { after, limit }: { after: ExportRow | undefined; limit: number },
): Promise<ExportRow[]> {
  const { key, columns } = shapes[kind] as Shape<ExportKind>;
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

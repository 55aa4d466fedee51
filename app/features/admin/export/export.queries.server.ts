import type { Db } from '#database/connect.ts';

/** What can be exported, and the columns of each; secrets and mail bodies are not among them. */
export const exportKinds = {
  submissions: [
    'id',
    'reference',
    'created_at',
    'status',
    'source',
    'name',
    'email',
    'phone',
    'company',
    'message',
    'details',
    'page',
    'quarantine_reason',
    'notice',
  ],
  submission_notes: ['id', 'submission_id', 'created_at', 'text'],
  submission_tags: ['submission_id', 'tag'],
  bookings: [
    'id',
    'reference',
    'kind',
    'status',
    'outcome',
    'starts_at',
    'ends_at',
    'toronto_date',
    'toronto_time',
    'visitor_zone',
    'name',
    'email',
    'phone',
    'company',
    'source',
    'page',
    'cancelled_by',
    'cancel_reason',
    'created_at',
    'updated_at',
  ],
  signups: [
    'id',
    'list',
    'email',
    'status',
    'preferences',
    'source',
    'page',
    'created_at',
    'requested_at',
    'confirmed_at',
    'ended_at',
  ],
  consents: [
    'id',
    'signup_id',
    'list',
    'event',
    'method',
    'wording',
    'wording_version',
    'source',
    'page',
    'at',
  ],
  outbox: [
    'id',
    'channel',
    'template',
    'recipient',
    'state',
    'attempts',
    'provider',
    'last_response',
    'created_at',
    'finished_at',
  ],
  audit_log: ['id', 'at', 'action', 'subject', 'detail'],
} as const;

export type ExportKind = keyof typeof exportKinds;

/** All rows of a kind, oldest first. */
export async function listForExport(db: Db, kind: ExportKind): Promise<Record<string, unknown>[]> {
  const order = kind === 'submission_tags' ? 'submission_id' : 'id';
  return db
    .selectFrom(kind)
    .select(exportKinds[kind] as never)
    .orderBy(order as never)
    .execute() as Promise<Record<string, unknown>[]>;
}

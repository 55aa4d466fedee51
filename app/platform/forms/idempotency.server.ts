import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import type { AppContext, RequestInfo } from '../app-context.server.ts';
import { parseStoredJson } from '../stored-json.ts';
import {
  deleteIdempotencyKeysBefore,
  findIdempotencyKey,
  insertIdempotencyKey,
  updateIdempotencyAnswer,
} from './idempotency.queries.server.ts';

/** The stored response of a request: named strings, numbers and booleans. */
const answerSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));

export type StoredAnswer = { status: number; body: v.InferOutput<typeof answerSchema> };

type SubmissionApp = Pick<
  AppContext,
  'db' | 'settings' | 'submissionLimit' | 'now' | 'wakeOutbox' | 'log'
>;

/** The result of the work: a response, or a refusal that stores nothing. */
export type Work<Refused> = { answer: StoredAnswer } | { refused: Refused };

export type IdempotentOutcome<Refused = never> =
  | ({ kind: 'first' | 'replay' } & StoredAnswer)
  /** The key was used before with other input. */
  | { kind: 'mismatch' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'refused'; refused: Refused };

/** Keys are kept longer than any queue resends (7 days in the browser). */
export const IDEMPOTENCY_KEY_TTL_MS = 8 * 24 * 3_600_000;
const MAX_KEY_LENGTH = 200;

/**
 * Does the work of a submission once per idempotency key, in one transaction, within the rate limit
 * of its network address. The key is inserted first: a second submission with the same key waits
 * for the first one, then gets its response, and doesn't count towards the limit. Without a key the
 * work is simply done. A refusal, or an exception from `work`, rolls everything back, including the
 * key. Only a keyed hash of the input is stored, so it reveals nothing if it outlives an erasure.
 */
export async function runIdempotent<Refused = never>(
  app: SubmissionApp,
  info: Pick<RequestInfo, 'ip'>,
  submission: { key: string | undefined; call: string; input: unknown },
  work: (transaction: Db) => Promise<Work<Refused>>,
): Promise<IdempotentOutcome<Refused>> {
  const transaction = await app.db.startTransaction().execute();
  let outcome: IdempotentOutcome<Refused>;
  try {
    outcome = await runInTransaction(transaction, app, info, submission, work);
    const isKept = outcome.kind === 'first';
    await (isKept ? transaction.commit() : transaction.rollback()).execute();
  } catch (error) {
    // The rollback fails too if the connection is gone; the first error is the useful one.
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
  if (outcome.kind === 'first') app.wakeOutbox();
  return outcome;
}

async function runInTransaction<Refused>(
  transaction: Db,
  { settings, submissionLimit, now, log }: SubmissionApp,
  { ip }: Pick<RequestInfo, 'ip'>,
  { key, call, input }: { key: string | undefined; call: string; input: unknown },
  work: (transaction: Db) => Promise<Work<Refused>>,
): Promise<IdempotentOutcome<Refused>> {
  const fingerprint = settings.secrets.digest('submission', `${call}\n${JSON.stringify(input)}`);
  const storedKey = key === undefined ? undefined : storedKeyOf(call, key);
  const row = { fingerprint, status: 0, body: 'null', created_at: now().toISOString() };
  if (storedKey && !(await insertIdempotencyKey(transaction, { key: storedKey, ...row }))) {
    const stored = await findIdempotencyKey(transaction, storedKey);
    if (!stored || stored.fingerprint !== fingerprint) return { kind: 'mismatch' };
    const answer = parseStoredJson(answerSchema, stored.body);
    if (answer.kind === 'read') {
      return { kind: 'replay', status: stored.status, body: answer.value };
    }
    log.error('idempotency.unreadable-answer', { call });
    return { kind: 'mismatch' };
  }
  const retryAfterSeconds = await submissionLimit.take(transaction, ip);
  if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
  const done = await work(transaction);
  if ('refused' in done) return { kind: 'refused', refused: done.refused };
  const { status, body } = done.answer;
  if (storedKey) {
    await updateIdempotencyAnswer(transaction, storedKey, status, JSON.stringify(body));
  }
  return { kind: 'first', status, body };
}

/** Deletes keys that no queue can send again. */
export function forgetOldIdempotencyKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - IDEMPOTENCY_KEY_TTL_MS).toISOString();
  return deleteIdempotencyKeysBefore(db, before);
}

/**
 * Each kind of request has its own keys, so that they can't collide. A client's key can't contain a
 * space; keys made by the server do.
 */
function storedKeyOf(call: string, key: string): string {
  return `${call} ${key}`;
}

/** The key of a request, or undefined if it is missing or invalid. */
export function readIdempotencyKey(text: string | null | undefined): string | undefined {
  const key = text?.trim();
  if (!key || key.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key)) return undefined;
  return key;
}

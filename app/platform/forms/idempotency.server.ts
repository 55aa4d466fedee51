import type { Db } from '#database/connect.ts';
import { runTransaction } from '#database/transaction.ts';
import type { AppContext, RequestInfo } from '../app-context.server.ts';
import {
  deleteIdempotencyKeysBefore,
  findIdempotencyKey,
  insertIdempotencyKey,
  updateIdempotencyAnswer,
} from './idempotency.queries.server.ts';
import { networkOf } from './network.ts';

/** The response of a request, as it is stored. */
export type StoredAnswer = {
  status: number;
  body: Record<string, string | number | boolean | null>;
};

type SubmissionApp = Pick<AppContext, 'db' | 'settings' | 'submissionLimit' | 'now' | 'wakeOutbox'>;

/** The result of the work: a response, or a refusal that stores nothing. */
export type Work<Data, Refused> = { answer: { status: number; body: Data } } | { refused: Refused };

export type IdempotentOutcome<Data, Refused = never> =
  | { kind: 'accepted'; data: Data; isReplay: boolean }
  /** The key was used before with other input. */
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | Refused;

/** Keys are kept longer than any queue resends (7 days in the browser). */
export const IDEMPOTENCY_KEY_TTL_MS = 8 * 24 * 3_600_000;
const MAX_KEY_LENGTH = 200;

/**
 * Does the work of a submission once per idempotency key, in one transaction, within the rate limit
 * of its network. The key is inserted first: a second submission with the same key waits
 * for the first one, then gets its response, and doesn't count towards the limit. Without a key the
 * work is simply done. A refusal, or an exception from `work`, rolls everything back, including the
 * key. Only a keyed hash of the input is stored, so it reveals nothing if it outlives an erasure.
 */
export async function runIdempotent<
  Data extends StoredAnswer['body'],
  Refused extends { kind: string } = never,
>(
  { db, settings, submissionLimit, now, wakeOutbox }: SubmissionApp,
  { ip }: Pick<RequestInfo, 'ip'>,
  { key, call, input }: { key: string | undefined; call: string; input: unknown },
  work: (transaction: Db) => Promise<Work<Data, Refused>>,
): Promise<IdempotentOutcome<Data, Refused>> {
  type Done = { outcome: IdempotentOutcome<Data, Refused>; isKept: boolean };
  const unchanged = (outcome: Done['outcome']): Done => ({ outcome, isKept: false });
  const fingerprint = settings.secrets.digest('submission', `${call}\n${JSON.stringify(input)}`);
  const storedKey = key === undefined ? undefined : storedKeyOf(call, key);
  const row = { fingerprint, status: 0, body: 'null', created_at: now().toISOString() };
  const { outcome, isKept } = await runTransaction<Done>(
    db,
    (done) => done.isKept,
    async (transaction) => {
      if (storedKey && !(await insertIdempotencyKey(transaction, { key: storedKey, ...row }))) {
        const stored = await findIdempotencyKey(transaction, storedKey);
        if (stored?.fingerprint !== fingerprint) return unchanged({ kind: 'key-reused' });
        // Stored by the same kind of request with the same input, so it has the type of this response.
        const data = JSON.parse(stored.body) as Data;
        return unchanged({ kind: 'accepted', data, isReplay: true });
      }
      const retryAfterSeconds = await submissionLimit.take(transaction, networkOf(ip));
      if (retryAfterSeconds > 0) return unchanged({ kind: 'too-many', retryAfterSeconds });
      const done = await work(transaction);
      if ('refused' in done) return unchanged(done.refused);
      const { status, body } = done.answer;
      if (storedKey) {
        await updateIdempotencyAnswer(transaction, storedKey, status, JSON.stringify(body));
      }
      return { outcome: { kind: 'accepted', data: body, isReplay: false }, isKept: true };
    },
  );
  if (isKept) wakeOutbox();
  return outcome;
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

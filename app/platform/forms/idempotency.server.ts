import type { Db } from '#database/connect.ts';
import type { AppContext } from '../app-context.server.ts';
import {
  deleteIdempotencyKeysBefore,
  findIdempotencyKey,
  insertIdempotencyKey,
  updateIdempotencyAnswer,
} from './idempotency.queries.server.ts';

export type StoredAnswer = { status: number; body: unknown };
export type Once = ({ kind: 'first' | 'replay' } & StoredAnswer) | { kind: 'mismatch' };

/** Keys are kept longer than any queue resends (7 days in the browser). */
export const IDEMPOTENCY_KEY_TTL_MS = 8 * 24 * 3_600_000;
const MAX_KEY_LENGTH = 200;

/**
 * Does the work of a submission once. Within the caller's transaction the key is taken first: a
 * second one with the same key waits for it, then gets the first answer. Without a key the work is
 * simply done. An exception from `work` rolls everything back, the key included. Of what was sent only
 * a keyed hash is kept, which outlives an erasure without telling anything.
 */
export async function runIdempotent(
  transaction: Db,
  { settings, now }: Pick<AppContext, 'settings' | 'now'>,
  { key, call, input }: { key: string | undefined; call: string; input: unknown },
  work: () => Promise<StoredAnswer>,
): Promise<Once> {
  if (!key) return { kind: 'first', ...(await work()) };
  const storedKey = storedKeyOf(call, key);
  const fingerprint = settings.secrets.digest('submission', `${call}\n${JSON.stringify(input)}`);
  const isFirst = await insertIdempotencyKey(transaction, {
    key: storedKey,
    fingerprint,
    status: 0,
    body: 'null',
    created_at: now().toISOString(),
  });
  if (isFirst) {
    const answer = await work();
    await updateIdempotencyAnswer(
      transaction,
      storedKey,
      answer.status,
      JSON.stringify(answer.body),
    );
    return { kind: 'first', ...answer };
  }
  const stored = await findIdempotencyKey(transaction, storedKey);
  if (!stored || stored.fingerprint !== fingerprint) return { kind: 'mismatch' };
  return { kind: 'replay', status: stored.status, body: JSON.parse(stored.body) };
}

/** Forgets the keys that no queue can send again any more. */
export function forgetOldIdempotencyKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - IDEMPOTENCY_KEY_TTL_MS).toISOString();
  return deleteIdempotencyKeysBefore(db, before);
}

/**
 * Each call has keys of its own, so that the key of one can't take the place of another's. A client
 * chooses its key freely but can't write a space: keys made by the server hold one.
 */
function storedKeyOf(call: string, key: string): string {
  return `${call} ${key}`;
}

/** The key of a request, or undefined when there is none that can be used. */
export function readIdempotencyKey(text: string | null | undefined): string | undefined {
  const key = text?.trim();
  if (!key || key.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key)) return undefined;
  return key;
}

import { createHash } from 'node:crypto';
import { data } from 'react-router';
import type { BaseIssue } from 'valibot';
import { describeOutage } from '#database/outage.ts';
import { baitErrors } from '../browser/form-signals.ts';
import { describeFieldErrors, fieldErrors } from './field-errors.ts';
import { readIdempotencyKey } from './idempotency.server.ts';
import type { PostResult } from './post-result.ts';

export type FormPost = {
  /** All text fields as typed. */
  values: Record<string, string>;
  idempotencyKey: string | undefined;
};

/** Twice as many as the longest form of the site has. The page shows again what was posted. */
const MOST_FIELDS = 1200;

/**
 * Reads a form post. Files, repeated fields and all beyond {@link MOST_FIELDS} are ignored, a body that is not a form gives no
 * values, and NUL characters are removed, because Postgres can't store them.
 */
export async function readFormPost(request: Request): Promise<FormPost> {
  const form = await request.formData().catch(() => new FormData());
  const values: Record<string, string> = {};
  let left = MOST_FIELDS;
  for (const [name, value] of form) {
    if (typeof value !== 'string' || Object.hasOwn(values, name)) continue;
    if (left-- === 0) break;
    values[name] = value.replaceAll('\0', '');
  }
  return { values, idempotencyKey: readIdempotencyKey(values.idempotencyKey) };
}

/**
 * The idempotency key of a post from a page without scripts, which can't create one: the same
 * answers from the same address on the same day are a double click or a reload, not a second
 * message.
 */
export function repeatedPostKey(ip: string, input: unknown, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const digest = createHash('sha256')
    .update(JSON.stringify([day, ip, input]))
    .digest('base64url');
  // Contains a space, which a client's key can't.
  return `post ${digest}`;
}

const STATUS = { invalid: 422, refused: 429, outage: 503 } as const;

/** Renders the page again with the matching status and everything that was typed. */
export function formError(
  post: FormPost,
  result: Pick<PostResult, 'kind' | 'title' | 'description'> & Partial<PostResult>,
  { status, retryAfterSeconds }: { status?: number; retryAfterSeconds?: number } = {},
) {
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  const body: PostResult = {
    errors: {},
    values: post.values,
    idempotencyKey: post.idempotencyKey ?? '',
    ...result,
  };
  return data(body, { status: status ?? STATUS[result.kind], headers });
}

/** Renders the page again with the validation errors of the schema (422). */
export function validationError(
  post: FormPost,
  words: Parameters<typeof describeFieldErrors>[2],
  issues: readonly BaseIssue<unknown>[],
) {
  const errors = { ...fieldErrors(issues), ...baitErrors(post.values) };
  const { title, description } = describeFieldErrors(errors, post.values, words);
  return formError(post, { kind: 'invalid', title, description, errors });
}

/** Runs the work of a post; if the database is down, the form is shown again, filled in (503). */
export async function withOutageFallback<Answer>(
  post: FormPost,
  words: { title: string; description: string },
  work: () => Promise<Answer>,
): Promise<Answer | ReturnType<typeof formError>> {
  try {
    return await work();
  } catch (error) {
    if (describeOutage(error) === undefined) throw error;
    return formError(post, { kind: 'outage', ...words }, { retryAfterSeconds: 30 });
  }
}

import type { Context } from 'hono';
import { failure } from './json-response.server.ts';

/** Deeper than any request needs. The limit keeps recursive code safe from hostile input. */
const MAX_DEPTH = 12;

/**
 * Passes the JSON body to `work`; responds with 415 to another content type and 400 to invalid
 * JSON.
 */
export async function withJson(
  context: Context,
  work: (body: unknown) => Promise<Response>,
): Promise<Response> {
  const type = context.req.header('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return failure(context, 415, 'Send this request as application/json.');
  }
  const bytes = await context.req.arrayBuffer();
  let body: unknown;
  try {
    // Bytes that are not UTF-8 are invalid.
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    if (isTooDeep(body, MAX_DEPTH)) throw new RangeError('Too deep');
  } catch {
    return failure(context, 400, 'The body of this request isn’t valid JSON.');
  }
  return work(body);
}

function isTooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (left === 0) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

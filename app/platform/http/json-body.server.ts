import type { Context } from 'hono';
import { failure } from './json-response.server.ts';

type JsonBody = { kind: 'json'; value: unknown } | { kind: 'not-json' | 'wrong-type' };

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
  const body = await readJsonBody(context);
  switch (body.kind) {
    case 'wrong-type':
      return failure(context, 415, 'Send this request as application/json.');
    case 'not-json':
      return failure(context, 400, 'The body of this request isn’t valid JSON.');
    case 'json':
      return work(body.value);
    default:
      return body satisfies never;
  }
}

/** Reads a JSON body (already limited in size). Bytes that are not UTF-8 are invalid. */
async function readJsonBody(context: Context): Promise<JsonBody> {
  const type = context.req.header('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) return { kind: 'wrong-type' };
  const bytes = await context.req.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return isTooDeep(value, MAX_DEPTH) ? { kind: 'not-json' } : { kind: 'json', value };
  } catch {
    return { kind: 'not-json' };
  }
}

function isTooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (left === 0) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

import type { Context, MiddlewareHandler } from 'hono';
import { LARGE_UPLOAD_PATH, MAX_UPLOAD_BYTES } from '#app/admin/newsletter/large-upload.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';

/** The forms of this site are far smaller; reading stops at the limit. */
const MAX_BODY_BYTES = 32 * 1024;

const TOO_LONG = 'That is too long to send: 32 KB at most.';
const COMPRESSED = 'Send this without compression.';

/**
 * Responds with 413 to a request body over 32 KB, whether its length is declared or it is streamed:
 * an API request gets JSON, a form post a text for people. One page of the
 * owner takes a larger file, whose length must be declared. A compressed body gets 415: none is
 * decompressed, so a few bytes can't expand into many. Hono's own limit can't be used, because it
 * copies a request without a declared length, which Node's adapter doesn't allow.
 */
export const limitBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  const coding = context.req.header('Content-Encoding') ?? 'identity';
  if (coding.trim().toLowerCase() !== 'identity') return refuse(context, 415, COMPRESSED);
  const length = context.req.header('Content-Length');
  const isStreamed = context.req.header('Transfer-Encoding') !== undefined;
  if (length !== undefined && !isStreamed) {
    return Number(length) > limitFor(context) ? refuse(context, 413, TOO_LONG) : next();
  }
  // On a socket, a request with neither header has no body (RFC 9112, 6.3).
  if (/^(GET|HEAD)$/.test(context.req.method) || (context.env?.incoming && !isStreamed)) {
    return next();
  }
  const body = await readUpTo(MAX_BODY_BYTES, context.req.raw.body);
  if (body === undefined) return refuse(context, 413, TOO_LONG);
  const { method, headers, url } = context.req.raw;
  context.req.raw = new Request(url, { method, headers, body });
  return next();
};

function limitFor(context: Context): number {
  const isUpload = context.req.method === 'POST' && context.req.path === LARGE_UPLOAD_PATH;
  return isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
}

/** The whole body, or undefined as soon as it exceeds the limit. */
async function readUpTo(
  limit: number,
  stream: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) break;
    size += value.length;
    if (size > limit) return undefined;
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function refuse(context: Context, status: 413 | 415, text: string): Response {
  return context.req.path.startsWith('/api/')
    ? context.json({ success: false, error: text }, status)
    : context.text(`${text} Go back: what you typed is still in the form.`, status);
}

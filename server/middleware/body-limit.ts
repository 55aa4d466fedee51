import type { Context, MiddlewareHandler } from 'hono';
import { multipartBoundary } from '#app/admin/pictures/read-upload.server.ts';
import { uploadPaths } from '#app/admin/pictures/upload-paths.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';

/** The forms of this site are far smaller; reading stops at the limit. */
const MAX_BODY_BYTES = 32 * 1024;
/** An article of 20,000 characters, each of which a form may send as nine. */
const MAX_OWNER_TEXT_BYTES = 200 * 1024;
/** Where the owner writes long texts, with the addresses that save and show them. */
const OWNER_TEXTS = /^\/admin\/(articles|newsletter|texts)\/[^/]+(\.data|\/\w+)?$/;
const MEGABYTE = 1024 * 1024;

const TOO_LONG = 'That’s too long to send.';
const TOO_LARGE = 'The file is too large: {limit} MB at most.';
const COMPRESSED = 'Send this without compression.';

/**
 * Responds with 413 to a request body over 32 KB, whether its length is declared or it is streamed:
 * an API request gets JSON, a form post a text for people. The owner's articles, newsletters and page texts may be
 * longer, and some pages take a form with a larger file, whose length must be declared. A compressed
 * body gets 415: none is decompressed, so a few bytes can't expand into many. Hono's own limit can't be used, because it
 * copies a request without a declared length, which Node's adapter doesn't allow.
 */
export const limitBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  const coding = context.req.header('Content-Encoding') ?? 'identity';
  if (coding.trim().toLowerCase() !== 'identity') return refuse(context, 415, COMPRESSED);
  const limit = limitFor(context);
  const length = context.req.header('Content-Length');
  const isStreamed = context.req.header('Transfer-Encoding') !== undefined;
  if (length !== undefined && !isStreamed) {
    if (Number(length) <= limit) return next();
    const megabytes = String(Math.floor(limit / MEGABYTE));
    const isText = limit < MEGABYTE;
    return refuse(context, 413, isText ? TOO_LONG : TOO_LARGE.replace('{limit}', megabytes));
  }
  // On a socket, a request with neither header has no body (RFC 9112, 6.3).
  if (/^(GET|HEAD)$/.test(context.req.method) || (context.env?.incoming && !isStreamed)) {
    return next();
  }
  const { method, headers, url, body: stream } = context.req.raw;
  const body = await readUpTo(Math.min(limit, MAX_OWNER_TEXT_BYTES), stream);
  if (body === undefined) return refuse(context, 413, TOO_LONG);
  context.req.raw = new Request(url, { method, headers, body });
  return next();
};

function limitFor({ req }: Context): number {
  if (req.method !== 'POST') return MAX_BODY_BYTES;
  // Parsing millions of fields without a file would take minutes.
  const hasFile = multipartBoundary(req.header('Content-Type')) !== undefined;
  const textLimit = OWNER_TEXTS.test(req.path) ? MAX_OWNER_TEXT_BYTES : MAX_BODY_BYTES;
  return (hasFile && uploadPaths[req.path]) || textLimit;
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

import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** A form of this site is far smaller; reading stops at the limit. */
const MAX_BODY_BYTES = 32 * 1024;

/** Answers 413 to a request body over 32 KB, whether its length is declared or streamed. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (context) =>
    context.json({ success: false, error: 'That is too long to send: 32 KB at most.' }, 413),
});

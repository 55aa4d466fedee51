import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** A form of this site is far smaller; reading stops at the limit. */
const MAX_BODY_BYTES = 32 * 1024;

const TOO_LONG = 'That is too long to send: 32 KB at most.';

/**
 * Answers 413 to a request body over 32 KB, whether its length is declared or streamed: a call in its
 * own form, a posted page in words that a person reads.
 */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (context) =>
    context.req.path.startsWith('/api/')
      ? context.json({ success: false, error: TOO_LONG }, 413)
      : context.text(`${TOO_LONG} Go back: what you typed is still in the form.`, 413),
});

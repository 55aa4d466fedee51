import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const gzip = compress({ encoding: 'gzip', contentTypeFilter: /^text\/html\b/ });

/**
 * Compresses pages that are rendered on request, like the booking page (58 KB become 11); published
 * ones are compressed in advance. Requests with a cookie get theirs plain, because the size of a
 * compressed page that shows a secret beside what somebody else made it show tells the secret
 * (CVE-2013-3587, BREACH).
 */
export const compressPages: MiddlewareHandler = async (context, next) => {
  const isStranger = context.req.method === 'GET' && !context.req.header('Cookie');
  return isStranger ? gzip(context, next) : next();
};

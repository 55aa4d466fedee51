import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const gzip = compress({ encoding: 'gzip', contentTypeFilter: /^text\/html\b/ });

/**
 * Compresses pages that are rendered on request, like the booking page (58 KB become 11); published
 * ones are compressed in advance. Responses to requests with a cookie are not compressed: if a page
 * contains both a secret and text chosen by an attacker, its compressed size reveals the secret
 * (BREACH, CVE-2013-3587).
 */
export const compressPages: MiddlewareHandler = async (context, next) => {
  const isStranger = context.req.method === 'GET' && !context.req.header('Cookie');
  return isStranger ? gzip(context, next) : next();
};

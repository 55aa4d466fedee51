import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#app/platform/http/app-env.ts';

/**
 * Responds with 404 to a path that contains a control character or can't be decoded, and to a query
 * with a NUL, which Postgres can't store. No page has such an address, and it would cause errors in
 * a header, a query or a log.
 */
export const requireReadablePath: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  return isReadable(pathname) && !search.includes('%00')
    ? next()
    : context.text('There is no such page.', 404);
};

function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#app/platform/http/app-env.ts';

/**
 * Answers 404 to a path that holds a control character or can't be decoded, and to a query with a NUL,
 * which Postgres takes in no text. No page has such an address; further in it would end up in a
 * header, a query or a log, each of which refuses it.
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

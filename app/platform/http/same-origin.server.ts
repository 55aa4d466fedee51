import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { failure } from './json-response.server.ts';

/**
 * Accepts a changing request only from the site's own pages, or from programs, which send no
 * Origin. A browser sends Origin with every POST, and a foreign page can't hide or forge it.
 */
export const requireSameOrigin: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
  const origin = context.req.header('Origin');
  const site = context.req.header('Sec-Fetch-Site');
  const isOwn = origin === undefined ? isSameFetchSite(site) : isSameOrigin(origin, context);
  if (isOwn) return next();
  context.var.app.log.warn('request.foreign-origin', {
    requestId: context.var.info.requestId,
  });
  return failure(context, 403, 'Requests from pages on other sites aren’t accepted.');
};

/** Whether `Sec-Fetch-Site` is that of a request of the site's own pages, or missing. */
export function isSameFetchSite(site: string | null | undefined): boolean {
  return site == null || site === 'same-origin' || site === 'none';
}

function isSameOrigin(origin: string, context: Parameters<typeof requireSameOrigin>[0]): boolean {
  const { config } = context.var.app;
  if (origin === new URL(config.siteUrl).origin) return true;
  const host = context.req.header('Host');
  const isForwardedHttps = config.trustProxy && context.req.header('X-Forwarded-Proto') === 'https';
  return origin === `${isForwardedHttps ? 'https' : 'http'}://${host}`;
}

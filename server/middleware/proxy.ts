import type { Context } from 'hono';
import type { AppEnv } from '#app/platform/http/app-env.ts';

type ProxiedContext = Context<AppEnv>;

/**
 * The visitor's address. X-Forwarded-For can be written by anyone, so it counts only behind a
 * trusted proxy, and then only its last entry: the one that the proxy itself added.
 */
export function clientAddress(context: ProxiedContext, trustProxy: boolean): string {
  const direct = context.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  if (!trustProxy) return direct;
  return context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() || direct;
}

/**
 * The request as the visitor made it. Behind a proxy that ends TLS the scheme is http here, and
 * React Router would refuse every form post, whose Origin says https.
 */
export function publicRequest(context: ProxiedContext, trustProxy: boolean): Request {
  const request = context.req.raw;
  const isHttps = trustProxy && context.req.header('X-Forwarded-Proto') === 'https';
  if (!isHttps || !request.url.startsWith('http:')) return request;
  return new Request(request.url.replace('http:', 'https:'), request);
}

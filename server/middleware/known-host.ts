import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '#app/platform/config.server.ts';
import { fixedSecurityHeaders } from './security-headers.ts';

/** A monitor may use any name of this machine, and must learn how a busy site is. */
export function isHealthCheck({ url = '/' }: IncomingMessage): boolean {
  return url.split('?')[0] === '/api/health';
}

/** An answer that needs no page, with the headers of every answer. */
export function answerPlainly(
  response: ServerResponse,
  config: Config,
  status: number,
  headers: Record<string, string>,
  text?: string,
): void {
  const common = {
    ...fixedSecurityHeaders(config),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Type': 'text/plain; charset=utf-8',
  };
  response.writeHead(status, { ...common, ...headers }).end(text);
}

type RefuseForeignHost = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Responds to a request for a host that isn't this site and returns true; otherwise returns false.
 * Active only if SITE_URL is set. GET and HEAD are redirected to the public address, other methods
 * get 421. Allowed are the host of SITE_URL, those of OTHER_HOSTS, IP addresses and names without a
 * dot (localhost, a container): none of these can be a foreign site's name that resolves to this
 * server (DNS rebinding).
 */
export function createForeignHostRefusal(config: Config): RefuseForeignHost {
  if (!config.hasSiteUrl) return () => false;
  const siteHost = new URL(config.siteUrl).hostname;
  const known = [siteHost, ...config.otherHosts];
  return (request, response) => {
    const { host } = request.headers;
    return host && !isKnownHost(host, known) ? refuse(request, response, config) : false;
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, config: Config): boolean {
  const path = request.url ?? '/';
  if (isHealthCheck(request)) return false;
  // If a proxy sends its own Host, a redirect would loop.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined;
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && !isForwarded && path.startsWith('/')) {
    const { pathname, search } = new URL(`http://host.invalid${path}`);
    answerPlainly(response, config, 308, { Location: config.siteUrl + pathname + search });
  } else {
    answerPlainly(response, config, 421, {}, `This site is at ${config.siteUrl}.\n`);
  }
  return true;
}

function isKnownHost(host: string, known: readonly string[]): boolean {
  const url = URL.parse(`http://${host}`);
  if (!url) return false;
  const name = url.hostname;
  if (isIP(name.replace(/^\[|\]$/g, '')) || !name.includes('.')) return true;
  return known.includes(name);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Config } from '#app/platform/config.server.ts';
import { addressOf } from './middleware/proxy.ts';
import type { StaticFiles } from './static-files.ts';

/**
 * Public pages that are rendered at request time and counted. No others, because the address of
 * some is a secret.
 */
const DYNAMIC_PAGES: ReadonlySet<string> = new Set(['/book', '/newsletter', '/search']);

/** The hosts under which this site is requested: links from there are its own. */
export function ownHostsOf({
  siteUrl,
  otherHosts,
}: Pick<Config, 'siteUrl' | 'otherHosts'>): ReadonlySet<string> {
  return new Set([new URL(siteUrl).host, ...otherHosts]);
}

/** Counts each view of a public page, before it is answered. Never throws. */
export function createViewCounter(
  { visits, config }: Pick<AppContext, 'visits' | 'config'>,
  files: StaticFiles,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    if (request.method !== 'GET') return;
    const url = request.url ?? '/';
    const queryStart = url.indexOf('?');
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    const isPublished = files.find(path)?.type.startsWith('text/html') ?? false;
    if (!isPublished && !DYNAMIC_PAGES.has(path)) return;
    const view = {
      path,
      query: queryStart === -1 ? '' : url.slice(queryStart + 1),
      ip: addressOf(request, config.trustProxy),
      headers: request.headers,
    };
    if (isPublished) return visits.count(view);
    response.once('finish', () => {
      if (response.statusCode === 200) visits.count(view);
    });
  };
}

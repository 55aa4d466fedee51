import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Config } from '#app/platform/config.server.ts';
import type { VisitRequest } from '#app/platform/visits/visits.server.ts';
import { addressOf } from './middleware/proxy.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

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

/**
 * Counts the view of a public page. `file` is what was sent from memory; without it, the app is
 * about to respond. Never throws.
 */
export type CountView = (
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile | undefined,
) => void;

export function createViewCounter(
  { visits, config }: Pick<AppContext, 'visits' | 'config'>,
  files: Pick<StaticFiles, 'find'>,
): CountView {
  return (request, response, file) => {
    if (request.method !== 'GET') return;
    const { url = '/', headers } = request;
    const queryStart = url.indexOf('?');
    const query = queryStart === -1 ? '' : url.slice(queryStart + 1);
    const path = file?.url ?? (queryStart === -1 ? url : url.slice(0, queryStart));
    const isPublished = isPage(file ?? files.find(path));
    if (!isPublished && !DYNAMIC_PAGES.has(path)) return;
    const view = { path, query, ip: addressOf(request, config.trustProxy), headers };
    if (isPublished) visits.count(view);
    else countIfFound(view, response);
  };

  /** A function of its own, so that only these pages have a closure. */
  function countIfFound(view: VisitRequest, response: ServerResponse): void {
    response.once('finish', () => {
      if (response.statusCode === 200) visits.count(view);
    });
  }
}

function isPage(file: StaticFile | undefined): boolean {
  return file?.type.startsWith('text/html') ?? false;
}

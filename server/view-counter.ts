import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasSession } from '#app/admin/session/session.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Config } from '#app/platform/config.server.ts';
import { clientAddress } from './middleware/proxy.ts';
import { pathOf } from './static-files.ts';

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

/** Where documents tell that they are shown after they were loaded in advance. */
const BEACON_PATH = '/api/views';

type ViewCounter = {
  /** Counts the view of a public page that is being answered. Never throws. */
  count(request: IncomingMessage, response: ServerResponse): void;
  /** Answers and counts `POST /api/views?path=…` of a page of this site; false for anything else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
};

export function createViewCounter(
  { visits, config }: Pick<AppContext, 'visits' | 'config'>,
  isPublished: (path: string) => boolean,
): ViewCounter {
  const ownHosts = ownHostsOf(config);
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), config.trustProxy);

  return {
    count(request, response) {
      if (request.method !== 'GET') return;
      const { url = '/', headers } = request;
      // Whoever works on the site doesn't visit it.
      if (hasSession(config, headers.cookie)) return;
      const path = pathOf(url);
      const view = { path, query: url.slice(path.length + 1), ip: addressOf(request), headers };
      if (isPublished(path)) visits.count(view);
      else if (DYNAMIC_PAGES.has(path)) {
        response.once('finish', () => {
          if (response.statusCode === 200) visits.count(view);
        });
      }
    },
    answer(request, response) {
      const { url = '/', method, headers } = request;
      if (method !== 'POST' || !url.startsWith(`${BEACON_PATH}?`)) return false;
      const path = new URLSearchParams(url.slice(BEACON_PATH.length)).get('path') ?? '';
      const isKnown = isPublished(path) || DYNAMIC_PAGES.has(path);
      if (isKnown && isFromOwnPage(headers.origin) && !hasSession(config, headers.cookie)) {
        visits.count({ path, query: '', ip: addressOf(request), headers });
      }
      request.resume();
      response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
      return true;
    },
  };

  /** A browser sends the origin with every beacon, and no other site's page can forge it. */
  function isFromOwnPage(origin: string | undefined): boolean {
    return origin !== undefined && URL.canParse(origin) && ownHosts.has(new URL(origin).host);
  }
}

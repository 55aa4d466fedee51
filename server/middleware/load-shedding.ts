import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#app/platform/config.server.ts';
import { MONITORED_PATHS } from './known-host.ts';
import { fixedSecurityHeaders } from './security-headers.ts';

/**
 * How many requests may wait for their response, files and public pages not counted. The last of
 * them waits half a second on two cores, and a person who came in a crowd of a hundred is served.
 */
export const WAITING_LIMIT = 128;
const RETRY_AFTER_SECONDS = 5;
const TEXT =
  'More people are using the site right now than it can serve. Nothing was saved by this request. Please try again in a few seconds: if you filled in a form, go back, and what you typed is still there.';

export type RefuseAboveCapacity = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Responds with 503 and returns true if too many requests wait already, so that those are answered
 * in time and this one learns at once that it has to come back. A request whose body is still on its
 * way doesn't count, nor a response that is already being sent, or a few hundred slow clients could
 * close the site to everyone.
 */
export function createLoadShedding(config: Config, limit = WAITING_LIMIT): RefuseAboveCapacity {
  const open = new Set<ServerResponse>();
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (MONITORED_PATHS.includes(path)) return false;
    if (open.size >= limit && countWorking(open) >= limit) {
      refuseForNow(request, response, config);
      return true;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
    return false;
  };
}

function countWorking(open: ReadonlySet<ServerResponse>): number {
  let count = 0;
  for (const response of open) if (response.req.complete && !response.headersSent) count++;
  return count;
}

/** Responds with 503 and asks to come back. */
export function refuseForNow(
  request: IncomingMessage,
  response: ServerResponse,
  config: Config,
): void {
  const isApi = request.url?.startsWith('/api/');
  for (const [name, value] of Object.entries(fixedSecurityHeaders(config))) {
    response.setHeader(name, value);
  }
  response.writeHead(503, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Retry-After': String(RETRY_AFTER_SECONDS),
  });
  response.end(isApi ? JSON.stringify({ success: false, error: TEXT }) : TEXT);
}

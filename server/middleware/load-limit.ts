import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#app/platform/config.server.ts';
import { answerPlainly, isHealthCheck } from './known-host.ts';

/** Requests in progress, files and published pages not counted. The last waits about a second. */
const MOST_IN_PROGRESS = 256;
const RETRY_AFTER_SECONDS = 5;
export const BUSY_TEXT =
  'More people are using the site right now than it can serve. Nothing was saved by this request. Please try again in a few seconds: if you filled in a form, go back, and what you typed is still there.';

/** Responds with 503 and returns true if too many requests are in progress already. */
export function createLoadLimit(config: Config, limit = MOST_IN_PROGRESS) {
  let inProgress = 0;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (inProgress >= limit && !isHealthCheck(request)) {
      refuseForNow(request, response, config);
      return true;
    }
    inProgress += 1;
    response.once('close', () => {
      inProgress -= 1;
    });
    return false;
  };
}

function refuseForNow(request: IncomingMessage, response: ServerResponse, config: Config): void {
  const isApi = request.url?.startsWith('/api/');
  const headers = {
    'Retry-After': String(RETRY_AFTER_SECONDS),
    ...(isApi ? { 'Content-Type': 'application/json' } : {}),
  };
  const text = isApi ? JSON.stringify({ success: false, error: BUSY_TEXT }) : BUSY_TEXT;
  answerPlainly(response, config, 503, headers, text);
}

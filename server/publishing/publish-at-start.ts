import type { IncomingMessage } from 'node:http';
import type { Log } from '#app/platform/log.server.ts';
import type { StaticFiles } from '../static-files.ts';
import type { Publishing } from './publishing.ts';

/** Calls `answer` at once, or when what the request may ask for has been published. */
export type PublishedGate = (request: Pick<IncomingMessage, 'url'>, answer: () => void) => void;

/**
 * Publishes the home page, so that the site can answer, and all others in the background. Until
 * they are ready, requests wait, except for the home page, the built files and the API.
 */
export async function publishAtStart(
  publishing: Pick<Publishing, 'publish' | 'refresh'>,
  files: Pick<StaticFiles, 'find'>,
  log: Log,
): Promise<PublishedGate> {
  await publishing.publish(['/']);
  let isReady = false;
  const ready = publishRest();
  return (request, answer) => {
    const url = request.url ?? '/';
    if (isReady || files.find(url) || url.startsWith('/api/')) answer();
    else void ready.then(answer);
  };

  async function publishRest(): Promise<void> {
    try {
      await publishing.publish();
      await publishing.refresh();
    } catch (error) {
      // Until the timer publishes them, pages are rendered for each request.
      log.error('publishing.start-failed', { error });
    }
    isReady = true;
  }
}

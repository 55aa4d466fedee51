import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { describeOutage } from '#database/outage.ts';
import { FactsContext } from './facts/use-facts.ts';
import { RequestIdContext } from './layout/request-id.ts';
import {
  appContextKey,
  requestFailureContext,
  requestInfoContext,
} from './platform/app-context.server.ts';
import { documentScripts } from './platform/islands/document-scripts.server.ts';
import { DocumentContext } from './platform/islands/island.tsx';

const RENDER_TIMEOUT_MS = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = context.get(requestInfoContext) ?? {};
  const faults = context.get(requestFailureContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const retryAfter = faults?.outage ? '30' : retryAfterOfAction(entry);
  if (retryAfter) headers.set('Retry-After', retryAfter);
  const answerStatus = faults?.outage ? 503 : status;
  if (request.method === 'HEAD') {
    return Promise.resolve(new Response(null, { status: answerStatus, headers }));
  }
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RequestIdContext value={requestId}>
        <FactsContext value={context.get(appContextKey)?.facts()}>
          <DocumentContext value={isHydrated(entry) ? undefined : documentScripts()}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </DocumentContext>
        </FactsContext>
      </RequestIdContext>,
      {
        nonce,
        // A part whose script comes later stays where it belongs, too: by default React moves a large
        // one to the end and puts it in place with an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Pages are small and wait for nothing.
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          clearTimeout(timer);
          reject(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
  });
}

/** Whether the router takes over the page in the browser (`handle` in admin.layout.tsx). */
function isHydrated({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle;
    return typeof handle === 'object' && handle !== null && 'hydrated' in handle;
  });
}

/** What a post was answered; React Router leaves headers of actions out unless each route asks for them. */
function retryAfterOfAction(entry: EntryContext): string | null | undefined {
  const answers = Object.values(entry.staticHandlerContext.actionHeaders);
  return answers.find((headers) => headers.has('Retry-After'))?.get('Retry-After');
}

/** Called by React Router once for each thrown bug or outage: one log line with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const faults = context.get(requestFailureContext);
  const app = context.get(appContextKey);
  const requestId = context.get(requestInfoContext)?.requestId;
  // A post to a page that takes none, or an address that is none: the sender's doing, not a bug.
  if (isRouteErrorResponse(error) && error.status < 500) {
    app?.log.warn('request.refused', { requestId, status: error.status });
    return;
  }
  const outage = describeOutage(error);
  if (faults) faults.outage = outage;
  const fields = { requestId, outage };
  if (app) app.log.error(outage ? 'request.outage' : 'request.bug', { ...fields, error });
  else console.error(error);
};

import { createServer, type RequestListener, type Server } from 'node:http';

export type RequestLimits = {
  /** For the first line and the headers of a request. */
  headersTimeout: number;
  /** For a whole request, its body included. */
  requestTimeout: number;
  /** Between two requests. */
  keepAliveTimeout: number;
  /** How often the first two are looked at, so that a request may last this much longer. */
  connectionsCheckingInterval: number;
  /** Without a byte in either direction: for somebody who asks and never reads the answer. */
  timeout: number;
};

/** In milliseconds: a form fits into one packet, and the slowest answer is an erasure. */
export const REQUEST_LIMITS: RequestLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  timeout: 120_000,
};

/**
 * A server that hangs up on whoever is slower than the limits: nobody may hold a connection for ever.
 * It refuses a request with two hosts (RFC 9112, 3.2), of which Node would take the first and a proxy
 * perhaps the second.
 */
export function createHttpServer(
  { timeout, ...options }: RequestLimits,
  listener: RequestListener,
): Server {
  const server = createServer(options, (request, response) => {
    if (countHosts(request.rawHeaders) > 1) {
      response.writeHead(400, { Connection: 'close' }).end();
    } else {
      listener(request, response);
    }
  });
  return server.setTimeout(timeout);
}

/** `rawHeaders` has names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count++;
  }
  return count;
}

/** Stops accepting, waits for the requests under way, and hangs up on connections that are idle. */
export async function closeServer(server: Server): Promise<void> {
  const hangUp = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(hangUp);
}

/** Resolves once the server listens; rejects when it can't. */
export function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

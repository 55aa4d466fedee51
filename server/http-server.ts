import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

export type RequestLimits = {
  /** For the request line and the headers. */
  headersTimeout: number;
  /** For a whole request, including its body. */
  requestTimeout: number;
  /** Between two requests. */
  keepAliveTimeout: number;
  /** How often the first two limits are checked, so a request may take this much longer. */
  connectionsCheckingInterval: number;
  /** Without data in either direction, for a client that never reads the response. */
  timeout: number;
};

/** In milliseconds. A form fits into one packet, and the slowest response is to an erasure. */
export const REQUEST_LIMITS: RequestLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  timeout: 120_000,
};

/** Below the 1,024 open files that a shell allows by default. */
const MAX_CONNECTIONS = 900;
const MAX_REQUESTS_PER_CONNECTION = 1000;

/** How long requests in progress may take once the server stops. Within SHUTDOWN_LIMIT_MS. */
const GRACE_MS = 3000;

const connections = new WeakMap<Server, Set<Socket>>();

/**
 * A server that closes connections of clients slower than the limits, so that none can be held open
 * forever. It refuses a request with two Host headers (RFC 9112, 3.2): Node would use the first
 * one, a proxy perhaps the second. It also refuses TRACE, which nothing here answers: creating a
 * `Request` with it throws. Limits for single clients are the proxy's (deploy/nginx.conf).
 */
export function createHttpServer(
  { timeout, ...options }: RequestLimits,
  listener: RequestListener,
): Server {
  const server = createServer(options, (request, response) => {
    if (countHosts(request.rawHeaders) > 1) {
      response.writeHead(400, { Connection: 'close' }).end();
    } else if (request.method === 'TRACE') {
      response.writeHead(501).end();
    } else {
      listener(request, response);
    }
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return server.setTimeout(timeout);
}

/** `rawHeaders` alternates between names and values. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
}

/**
 * Stops accepting connections, waits for requests in progress, and closes idle connections. Node
 * doesn't count those as idle that have sent nothing yet, such as the ones that browsers open ahead
 * of a click, nor a request that is never completed: it is cut off after `graceMs`.
 */
export async function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  const hangUp = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of connections.get(server) ?? []) {
    if (socket.bytesRead === 0) socket.destroy();
  }
  await closed;
  clearInterval(hangUp);
  clearTimeout(cutOff);
}

/** Resolves once the server listens; rejects when it can't. */
export function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

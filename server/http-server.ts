import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { countPieces } from '#app/platform/http/tiny-pieces.ts';

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

/** How long requests in progress may take once the server stops. Within SHUTDOWN_LIMIT_MS. */
const GRACE_MS = 3000;

/**
 * Requests that a client sends ahead on one connection without waiting for responses. Browsers and
 * proxies send none; hundreds of them on some connections would keep the process busy with reading.
 */
const MOST_AHEAD = 8;

const connections = new WeakMap<Server, Set<Socket>>();

/**
 * A server that closes connections of clients slower than the limits, so that none can be held open
 * forever. It refuses a request with two Host headers (RFC 9112, 3.2): Node would use the first
 * one, a proxy perhaps the second. It also refuses TRACE, which nothing here answers: creating a
 * `Request` with it throws.
 */
export function createHttpServer(
  { timeout, ...options }: RequestLimits,
  listener: RequestListener,
): Server {
  const unanswered = new WeakMap<Socket, number>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    // What was read before it was cut off.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_AHEAD + 1) {
      cutOff(socket);
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    const isChunked = request.headers['transfer-encoding'] !== undefined;
    if (isChunked) refuseTinyChunks(request, response);
    if (isChunked && (request.method === 'GET' || request.method === 'HEAD')) {
      // Nothing would read such a body, nor count its chunks.
      response.once('finish', () => cutOff(socket));
      response.writeHead(400, { Connection: 'close' }).end();
    } else if (countHosts(request.rawHeaders) > 1) {
      response.writeHead(400, { Connection: 'close' }).end();
    } else if (request.method === 'TRACE') {
      response.writeHead(501).end();
    } else {
      listener(request, response);
    }
  });
  // Node's own response to an unknown expectation would not be counted.
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { Connection: 'close' }).end();
  });
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return server.setTimeout(timeout);
}

/**
 * Disconnects a client that sends a body in very many tiny chunks: forty megabytes of them would stop
 * everybody for three quarters of a minute. Node would read on after the response, uncounted, so a
 * body that nobody has read by then ends its connection.
 */
function refuseTinyChunks(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (!request.complete) request.socket.destroySoon();
  });
  const isTooTiny = countPieces();
  const push = request.push.bind(request);
  request.push = (piece: Buffer | null, encoding) => {
    if (!isTooTiny(piece?.length ?? 0)) return push(piece, encoding);
    cutOff(request.socket);
    return true;
  };
}

/**
 * The callbacks of Node's parser, by their slots: beginning, headers, headers complete, body and end
 * of a message. Node doesn't document them.
 */
const CALLBACKS = [0, 1, 2, 3, 4] as const;

/**
 * Disconnects a client. What was read from it is still parsed, thousands of chunks or hundreds of
 * requests, but no longer handed over one by one, which takes ten times as long.
 */
function cutOff(socket: Socket): void {
  // Once only: the second time there would be no callbacks to restore.
  if (socket.destroyed) return;
  const { parser } = socket as Socket & { parser?: Record<number, unknown> | null };
  socket.destroy();
  if (!parser || CALLBACKS.some((slot) => parser[slot] && typeof parser[slot] !== 'function'))
    return;
  const callbacks = CALLBACKS.map((slot) => parser[slot]);
  for (const slot of CALLBACKS) parser[slot] = null;
  // Parsers are used again for other connections.
  socket.once('close', () => {
    for (const slot of CALLBACKS) parser[slot] = callbacks[slot];
  });
}

/** `rawHeaders` alternates between names and values. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count++;
  }
  return count;
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

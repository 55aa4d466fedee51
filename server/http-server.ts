import type { Server } from 'node:http';

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

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Delivery = { headers: IncomingMessage['headers']; body: string };

export type Answer = { status: number; headers?: Record<string, string>; body?: string };

export const lead = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  message: 'Hello there',
};

export async function startCanary(): Promise<{
  url: string;
  hits: () => number;
  close: () => void;
}> {
  let hits = 0;
  const server = createServer((_request, response) => {
    hits++;
    response.end('canary');
  });
  server.on('connection', () => {
    hits++;
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, hits: () => hits, close: () => server.close() };
}

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Delivery = { headers: IncomingMessage['headers']; body: string };

export type Answer = { status: number; headers?: Record<string, string>; body?: string };

/** A local receiver of webhooks: it keeps what it gets and answers as the test says. */
export type WebhookReceiver = {
  url: string;
  deliveries: Delivery[];
  answer: Answer | 'hang';
  close(): void;
};

export const lead = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  message: 'Hello there',
};

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    receiver.deliveries.push({ headers: request.headers, body });
    const { answer } = receiver;
    if (answer === 'hang') return;
    response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    ...{ url: `http://127.0.0.1:${port}/hook`, deliveries: [], answer: { status: 204 } },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** A server that must not be reached, and the number of requests that reached it. */
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

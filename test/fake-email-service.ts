import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate, wrongCertificate } from './certificates.ts';

/**
 * Possible faults of the email service. `none` responds like EmailJS; `accept-and-hang` and
 * `reset-mid-body` send the email and lose the response.
 */
export const EMAIL_SERVICE_FAULTS = [
  'none',
  'refuse',
  'bad-certificate',
  'accept-and-hang',
  '400',
  '401',
  '403',
  '429',
  '451',
  '500',
  'wrong-body',
  'reset-mid-body',
] as const;
export type EmailServiceFault = (typeof EMAIL_SERVICE_FAULTS)[number];

/** With these faults the email is sent but the response is lost. */
export const EMAIL_SERVICE_IN_DOUBT: readonly EmailServiceFault[] = [
  'accept-and-hang',
  'reset-mid-body',
];

type EmailServiceRequest = {
  at: number;
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** The port of the client, which tells connections apart. */
  remotePort: number;
  /** Whether the service sent the email, whatever its response. */
  isSent: boolean;
};

export type FakeEmailService = {
  origin: string;
  requests: EmailServiceRequest[];
  /** Bodies of the emails that were really sent, including those in doubt. */
  sent(): { template_id: string; template_params: Record<string, string> }[];
  /** Applies from now on. `retryAfter` is the header of 429 responses. */
  setFault(fault: EmailServiceFault, retryAfter?: string): Promise<void>;
  stop(): Promise<void>;
};

const REFUSALS: Partial<Record<EmailServiceFault, string>> = {
  '400': 'The user_id parameter is required',
  '401': 'The public key is not valid',
  '403': 'API calls are disabled for non-browser applications',
  '429': 'Too Many Requests',
  '451': 'Unavailable For Headless Browser',
  '500': 'Internal Server Error',
};

/** Starts an EmailJS-compatible server on a free port of this machine. */
export async function startFakeEmailService({ isSecure = false } = {}): Promise<FakeEmailService> {
  const requests: EmailServiceRequest[] = [];
  let fault: EmailServiceFault = 'none';
  let retryAfter = '2';
  const server = isSecure
    ? https.createServer({ key: certificate, cert: certificate }, handle)
    : http.createServer(handle);
  const port = await listen(server, 0);

  async function handle(request: http.IncomingMessage, response: http.ServerResponse) {
    response.on('error', () => undefined);
    request.on('error', () => undefined);
    // Like the real service it allows pages of any origin, and browsers send a preflight request.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const refusal = REFUSALS[fault];
    requests.push({
      at: performance.now(),
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      remotePort: request.socket.remotePort ?? 0,
      isSent: refusal === undefined && fault !== 'wrong-body',
    });
    if (refusal !== undefined) {
      const headers = fault === '429' ? { 'Retry-After': retryAfter } : {};
      response.writeHead(Number(fault), headers).end(refusal);
    } else if (fault === 'wrong-body') {
      response.writeHead(200).end('<html><title>Welcome to the hotel network</title></html>');
    } else if (fault === 'reset-mid-body') {
      response.writeHead(200, { 'Content-Length': '200' });
      response.write('O', () => setTimeout(() => response.socket?.resetAndDestroy(), 10));
    } else if (fault !== 'accept-and-hang') {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK');
    }
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  return {
    origin: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`,
    requests,
    sent: () => requests.filter((request) => request.isSent).map(({ body }) => JSON.parse(body)),
    async setFault(next, seconds = '2') {
      fault = next;
      retryAfter = seconds;
      if (server instanceof https.Server) {
        const shown = next === 'bad-certificate' ? wrongCertificate : certificate;
        server.setSecureContext({ key: shown, cert: shown });
      }
      if (next === 'refuse' && server.listening) await close();
      if (next !== 'refuse' && !server.listening) await listen(server, port);
    },
    async stop() {
      if (server.listening) await close();
    },
  };
}

function listen(server: http.Server | https.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

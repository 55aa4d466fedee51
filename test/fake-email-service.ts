import http from 'node:http';
import https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';

/**
 * Possible faults of the email service. `none` responds like EmailJS; `late-200`,
 * `accept-and-hang`, `slow` and `reset-mid-body` send the email and lose the response.
 */
export const EMAIL_SERVICE_FAULTS = [
  'none',
  'refuse',
  'bad-certificate',
  'accept-and-hang',
  'slow',
  'late-200',
  '400',
  '401',
  '403',
  '429',
  '451',
  '500',
  '502',
  '503',
  'wrong-body',
  'reset-mid-body',
] as const;
export type EmailServiceFault = (typeof EMAIL_SERVICE_FAULTS)[number];

/** With these faults the email is sent but the response is lost. */
export const EMAIL_SERVICE_IN_DOUBT: readonly EmailServiceFault[] = [
  'accept-and-hang',
  'slow',
  'late-200',
  'reset-mid-body',
];

/** A host that no DNS server knows: the one fault that needs no server. */
export const UNKNOWN_HOST_ORIGIN = 'http://email-service.invalid';

export type EmailServiceRequest = {
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
  /** The certificate to trust if started with `isSecure`. */
  ca: string;
  requests: EmailServiceRequest[];
  /** Bodies of the emails that were really sent, including those in doubt. */
  sent(): EmailJsBody[];
  /** Applies from now on. `retryAfter` is the header of 429 and 503 responses. */
  setFault(fault: EmailServiceFault, retryAfter?: string): Promise<void>;
  /** One fault per request, then `none` again. 'refuse' can't be scripted. */
  script(faults: EmailServiceFault[]): void;
  stop(): Promise<void>;
};

export type EmailJsBody = {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
  accessToken?: string;
};

const REFUSALS: Partial<Record<EmailServiceFault, string>> = {
  '400': 'The user_id parameter is required',
  '401': 'The public key is not valid',
  '403': 'API calls are disabled for non-browser applications',
  '429': 'Too Many Requests',
  '451': 'Unavailable For Headless Browser',
  '500': 'Internal Server Error',
  '502': 'Bad Gateway',
  '503': 'Service Unavailable',
};

/** Starts an EmailJS-compatible server on a free port of this machine. */
export async function startFakeEmailService({
  lateMs = 1_000,
  byteMs = 1_000,
  isSecure = false,
}: {
  /** Delay of `late-200`. */
  lateMs?: number;
  /** Pause between two bytes of `slow`. */
  byteMs?: number;
  isSecure?: boolean;
} = {}): Promise<FakeEmailService> {
  const good = createSelfSignedCertificate();
  const bad = createSelfSignedCertificate(['elsewhere.example'], { isExpired: true });
  const requests: EmailServiceRequest[] = [];
  const sockets = new Set<Socket>();
  const ending = new AbortController();
  let fault: EmailServiceFault = 'none';
  let retryAfter = '2';
  let scripted: EmailServiceFault[] = [];

  const server = isSecure ? https.createServer(good, handle) : http.createServer(handle);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
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
    const now = scripted.shift() ?? fault;
    const received: EmailServiceRequest = {
      at: performance.now(),
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      remotePort: request.socket.remotePort ?? 0,
      isSent: false,
    };
    requests.push(received);
    const refusal = REFUSALS[now];
    if (refusal !== undefined) {
      const headers = now === '429' || now === '503' ? { 'Retry-After': retryAfter } : {};
      response.writeHead(Number(now), headers).end(refusal);
      return;
    }
    if (now === 'wrong-body') {
      response.writeHead(200).end('<html><title>Welcome to the hotel network</title></html>');
      return;
    }
    const mistake = mistakeIn(received);
    if (mistake) {
      response.writeHead(mistake.status).end(mistake.text);
      return;
    }
    received.isSent = true;
    await answer(now, response);
  }

  async function answer(now: EmailServiceFault, response: http.ServerResponse): Promise<void> {
    const socket = response.socket;
    if (now === 'accept-and-hang') return;
    if (now === 'late-200') await pause(lateMs);
    if (now === 'slow') {
      for (const byte of 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK') {
        if (!socket?.writable) return;
        socket.write(byte);
        await pause(byteMs);
      }
      return;
    }
    if (now === 'reset-mid-body') {
      response.writeHead(200, { 'Content-Length': '200' });
      response.write('O', () => setTimeout(() => socket?.resetAndDestroy(), 10));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK');
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  }

  return {
    origin: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`,
    ca: good.cert,
    requests,
    sent: () => requests.filter((request) => request.isSent).map(({ body }) => JSON.parse(body)),
    async setFault(next, seconds = '2') {
      fault = next;
      retryAfter = seconds;
      if (server instanceof https.Server) {
        server.setSecureContext(next === 'bad-certificate' ? bad : good);
      }
      if (next === 'refuse' && server.listening) await close();
      if (next !== 'refuse' && !server.listening) await listen(server, port);
    },
    script(faults) {
      scripted = [...faults];
    },
    async stop() {
      ending.abort();
      if (server.listening) await close();
    },
  };

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  }
}

function listen(server: http.Server | https.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** The checks of the real API, with its error messages where they are known. */
function mistakeIn({ method, path, headers, body }: EmailServiceRequest) {
  if (method !== 'POST' || path !== '/api/v1.0/email/send') {
    return { status: 404, text: 'Not Found' };
  }
  if (!headers['content-type']?.startsWith('application/json')) {
    return { status: 400, text: 'The content type is not supported' };
  }
  let fields: Record<string, unknown>;
  try {
    fields = JSON.parse(body);
  } catch {
    return { status: 400, text: 'The request is not valid JSON' };
  }
  const missing = ['user_id', 'service_id', 'template_id'].find((name) => !fields[name]);
  return missing && { status: 400, text: `The ${missing} parameter is required` };
}

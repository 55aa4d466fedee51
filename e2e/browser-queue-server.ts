import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * How the API behaves: respond, 503, close the connection, never respond, store but never respond.
 */
export type Mood = 'up' | 'away' | 'refused' | 'hang' | 'stored, no answer';

export type QueueServer = {
  url: string;
  mood: Mood;
  /** The stored submissions, by idempotency key, in order. */
  rows: { key: string; path: string; body: Record<string, unknown> }[];
  /** The idempotency key of every request that arrived. */
  arrivals: string[];
  /** Emails that the email service received. */
  mails: Record<string, unknown>[];
  /** Form posts without script. */
  posts: URLSearchParams[];
  close(): Promise<void>;
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NONCE = 'n0nce';

/**
 * Serves the browser modules unbundled (with types stripped) under a policy as strict as the
 * site's, with a form at every path that ends in `/form`. The API behaves according to `mood`.
 */
export async function startQueueServer(): Promise<QueueServer> {
  const server = createServer((request, response) => {
    answer(state, request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const state: QueueServer = {
    url: `http://127.0.0.1:${port}`,
    mood: 'up',
    rows: [],
    arrivals: [],
    mails: [],
    posts: [],
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return state;
}

async function answer(
  state: QueueServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', state.url);
  // The email service needs another origin: the same port under another host name.
  const serviceOrigin = state.url.replace('127.0.0.1', 'localhost');
  if (pathname === '/api/v1.0/email/send') {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'POST') state.mails.push(JSON.parse(await readBody(request)));
    response.end('OK');
    return;
  }
  if (pathname === '/api/site-settings') {
    const emailService = {
      serviceId: 'service_1',
      contactTemplateId: 'template_c',
      bookingTemplateId: '',
      publicKey: 'key_1',
      origin: serviceOrigin,
    };
    return sendJson(response, 200, { success: true, data: { emailService } });
  }
  if (pathname.startsWith('/api/')) return takeCall(state, pathname, request, response);
  if (request.method === 'POST') {
    state.posts.push(new URLSearchParams(await readBody(request)));
    response.end('posted');
    return;
  }
  const policy = `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; connect-src 'self' ${serviceOrigin}; worker-src 'self'; form-action 'self'`;
  response.setHeader('Content-Security-Policy', policy);
  if (pathname.endsWith('/form') || pathname === '/blank') {
    response.setHeader('Content-Type', 'text/html');
    response.end(pathname === '/blank' ? '<!doctype html><title>Blank</title>' : PAGE);
    return;
  }
  const file = readModule(pathname);
  response.statusCode = file === undefined ? 404 : 200;
  response.setHeader('Content-Type', 'text/javascript');
  response.end(file);
}

async function takeCall(
  state: QueueServer,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const key = String(request.headers['idempotency-key']);
  state.arrivals.push(key);
  const { mood } = state;
  if (mood === 'refused') return void request.socket.destroy();
  const body = JSON.parse(await readBody(request));
  if (mood === 'hang') return;
  if (mood === 'away') return sendJson(response, 503, { success: false, error: 'Away.' });
  if (body.message === 'refuse me') {
    return sendJson(response, 409, { success: false, error: 'Taken.' });
  }
  const isReplay = state.rows.some((row) => row.key === key);
  if (!isReplay) state.rows.push({ key, path: pathname, body });
  if (mood === 'stored, no answer') return;
  if (isReplay) response.setHeader('Idempotent-Replayed', 'true');
  sendJson(response, 201, { success: true, data: { key } });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** `/sw.js`, a module of the app without its types, or a file of the email client. */
function readModule(pathname: string): string | undefined {
  if (pathname === '/entry.js') return ENTRY;
  const places = [`public${pathname}`, pathname, `${pathname}.js`];
  for (const place of places) {
    try {
      const text = readFileSync(path.join(ROOT, place), 'utf8');
      return place.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
    } catch {}
  }
  return undefined;
}

const IMPORTS = {
  '#app/': '/app/',
  '@emailjs/browser': '/node_modules/@emailjs/browser/es/index.js',
};

const PAGE = `<!doctype html><title>Form</title>
<script type="importmap" nonce="${NONCE}">${JSON.stringify({ imports: IMPORTS })}</script>
<form method="post">
  <input type="hidden" name="idempotencyKey">
  <input name="subject_line" autocomplete="off" aria-label="Leave empty">
  <input name="name" aria-label="Name">
  <input name="code" autocomplete="one-time-code" aria-label="Code">
  <textarea name="message" aria-label="Message"></textarea>
  <button>Send</button>
</form>
<script type="module" src="/entry.js"></script>`;

/** A minimal version of what the site's forms do; exposes outcomes and news to the tests. */
const ENTRY = `
import { startResendQueue } from '#app/platform/browser/resend-queue.ts';
import { subscribeToDeliveries } from '#app/platform/browser/delivery-news.ts';
import { clearEverythingKept } from '#app/platform/browser/clear-everything-kept.ts';
import { finishForm, keepDraft } from '#app/platform/browser/form-draft.ts';
import { formKey, watchForm } from '#app/platform/browser/form-signals.ts';
import { contactParams } from '#app/features/inquiries/contact-params.ts';
import { prefetchEmailSettings } from '#app/platform/browser/email-service.ts';
import { submitForm } from '#app/platform/browser/submit-form.ts';

const form = document.querySelector('form');
const kit = { outcomes: [], news: [], clearEverythingKept, prefetchEmailSettings, isPlain: false };
window.kit = kit;
keepDraft(form, 'contact');
watchForm(form);
form.addEventListener('submit', async (event) => {
  if (kit.isPlain) return;
  event.preventDefault();
  const fields = { name: form.elements.namedItem('name').value, message: form.message.value };
  const outcome = await submitForm({
    formType: 'contact',
    path: '/api/contact',
    payload: fields,
    idempotencyKey: formKey(form),
    emailService: { template: 'contact', params: contactParams({ ...fields, email: 'a@example.com' }, 'owner@example.com') },
  });
  kit.outcomes.push(outcome);
  if (outcome.kind === 'sent' || outcome.kind === 'queued') finishForm(form, 'contact');
});
subscribeToDeliveries((news) => kit.news.push(...news));
startResendQueue();
kit.isReady = true;
`;

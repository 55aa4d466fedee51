/**
 * Contact messages per second over 32 CONNECTIONS, each stored with its emails before the response
 * (synchronous=FULL), compared with two servers for the same request: an echo, and the floor, which
 * is Hono with the same database and nothing but the insert of the message. `npm run build`, then
 * `npm run bench:contact`. Each runs in its own process, in turns; the medians count.
 */
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { newId, newReference } from '#app/platform/ids.ts';
import { insertSubmission } from '#app/platform/submissions/submissions.queries.server.ts';
import { connectDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import {
  processorSeconds,
  startChild,
  startSite,
  stopChild,
  temporaryFolder,
  waitUntilIdle,
} from '#test/site-process.ts';

const CONNECTIONS = Number(process.env.CONNECTIONS ?? 32);
const ROUNDS = 5;
const ROUND_MS = 4000;
const WARM_UP_MS = 2000;

type Figures = { perSecond: number; p50: number; p99: number; failed: number };

let count = 0;

if (process.argv[2] === 'echo') serveEcho();
else if (process.argv[2] === 'floor') await serveFloor();
else await compare();

function serveEcho(): void {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.stringify({ data: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(201, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
  tellAddress(server);
}

/** What is left when everything but the framework, the database and one insert is taken away. */
async function serveFloor(): Promise<void> {
  const file = path.join(temporaryFolder('floor'), 'site.db');
  const db = connectDatabase({ engine: 'sqlite', file });
  await migrateToLatest(db);
  const app = new Hono().post('/api/contact', async (context) => {
    const { name, email, message, source } = await context.req.json();
    const now = new Date();
    const id = newId(now);
    await insertSubmission(db, {
      ...{ id, reference: newReference(), source, email, name, message, phone: '', company: '' },
      ...{ details: '{}', page: '/', status: 'new', quarantine_reason: null, ip: '192.0.2.1' },
      ...{ notice: '', created_at: now.toISOString() },
    });
    return context.json({ data: { id } }, 201);
  });
  tellAddress(http.createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })));
}

function tellAddress(server: http.Server): void {
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${(server.address() as net.AddressInfo).port}\n`);
  });
}

async function compare(): Promise<void> {
  // For the rate limit, each message comes from another address.
  const site = await startSite({ TRUST_PROXY: '1', DATABASE_URL: process.env.DATABASE_URL });
  const [echo, floor] = [await startServer('echo'), await startServer('floor')];
  await waitUntilIdle(site.pid);
  for (const { url } of [echo, floor, site]) await load(url, WARM_UP_MS);
  const siteCost = costOf(site.pid);
  const floorCost = costOf(floor.process.pid ?? 0);
  const results: { site: Figures; floor: Figures; echo: Figures }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const figures = {
      site: await load(site.url, ROUND_MS),
      floor: await load(floor.url, ROUND_MS),
      echo: await load(echo.url, ROUND_MS),
    };
    results.push(figures);
    const { site: own, floor: least, echo: bare } = figures;
    console.log(`round ${round + 1}: site ${say(own)}; floor ${say(least)}; echo ${say(bare)}`);
  }
  const median = (pick: (figures: (typeof results)[number]) => number) =>
    round(results.map(pick).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
  const count = (server: 'site' | 'floor') =>
    results.reduce((sum, figures) => sum + (figures[server].perSecond * ROUND_MS) / 1000, 0);
  console.log(
    JSON.stringify({
      ...{ bench: 'contact', connections: CONNECTIONS },
      perSecond: median(({ site }) => site.perSecond),
      p50Ms: median(({ site }) => site.p50),
      p99Ms: median(({ site }) => site.p99),
      failed: results.reduce((sum, { site }) => sum + site.failed, 0),
      processorMsEach: round(siteCost() / count('site')),
      floorPerSecond: median(({ floor }) => floor.perSecond),
      floorP99Ms: median(({ floor }) => floor.p99),
      floorProcessorMsEach: round(floorCost() / count('floor')),
      ofFloor: median(({ site, floor }) => site.perSecond / floor.perSecond),
      ofEcho: median(({ site, echo }) => site.perSecond / echo.perSecond),
      loadAverage: round(os.loadavg()[0] ?? 0),
    }),
  );
  await site.stop();
  await stopChild(echo.process);
  await stopChild(floor.process);
}

/** Starts to measure; what it returns tells the milliseconds of processor time since then. */
function costOf(pid: number): () => number {
  const before = processorSeconds(pid);
  return () => (processorSeconds(pid) - before) * 1000;
}

function startServer(kind: 'echo' | 'floor') {
  const child = startChild(process.execPath, [fileURLToPath(import.meta.url), kind], {});
  return new Promise<{ url: string; process: typeof child }>((resolve, reject) => {
    child.stdout?.once('data', (url) => resolve({ url: String(url).trim(), process: child }));
    child.once('exit', (code) => reject(new Error(`The ${kind} ended with ${code}`)));
  });
}

/** Sends messages on all connections for a while, each one after the response to the one before. */
async function load(url: string, ms: number): Promise<Figures> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + ms;
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => runConnection()));
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed };

  function runConnection(): Promise<void> {
    const { hostname, port } = new URL(url);
    const socket = net.connect(Number(port), hostname);
    socket.setNoDelay(true);
    let received = '';
    let sentAt = 0;
    return new Promise((resolve, reject) => {
      const next = () => {
        if (performance.now() >= end) {
          socket.destroy();
          return resolve();
        }
        sentAt = performance.now();
        socket.write(request());
      };
      socket.once('connect', next);
      socket.once('error', reject);
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        const headEnd = received.indexOf('\r\n\r\n');
        const length = /content-length: (\d+)/i.exec(received)?.[1];
        if (headEnd === -1 || received.length < headEnd + 4 + Number(length ?? 0)) return;
        if (received.startsWith('HTTP/1.1 201')) times.push(performance.now() - sentAt);
        else failed++;
        received = '';
        next();
      });
    });
  }
}

function request(): string {
  const key = `bench-${process.pid}-${count++}`;
  const body = JSON.stringify({
    name: 'Load Client',
    email: `${key}@example.com`,
    message: `Message ${key}, with the words that a person would write in one.`,
    source: 'contact_form',
    timestamp: new Date().toISOString(),
  });
  return [
    'POST /api/contact HTTP/1.1',
    'Host: 127.0.0.1',
    `X-Forwarded-For: 10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    'Content-Type: application/json',
    `Idempotency-Key: ${key}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

function say({ perSecond, p50, p99, failed }: Figures): string {
  return `${Math.round(perSecond)}/s, p50 ${round(p50)} ms, p99 ${round(p99)} ms, ${failed} failed`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

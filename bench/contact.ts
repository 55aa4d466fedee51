/**
 * Contact messages per second over 32 connections, each stored with its emails before the response
 * (synchronous=FULL), compared with an echo server for the same request: `npm run build`, then `npm
 * run bench:contact`. Both run in their own process, alternately; the medians count.
 */
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { processorSeconds, startChild, startSite, stopChild } from '#test/site-process.ts';

const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_MS = 4000;
const WARM_UP_MS = 2000;

type Figures = { perSecond: number; p50: number; p99: number; failed: number };

let count = 0;

if (process.argv[2] === 'echo') serveEcho();
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
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${(server.address() as net.AddressInfo).port}\n`);
  });
}

async function compare(): Promise<void> {
  // For the rate limit, each message comes from another address.
  const site = await startSite({ TRUST_PROXY: '1', DATABASE_URL: process.env.DATABASE_URL });
  const echo = await startEcho();
  await load(site.url, WARM_UP_MS);
  const processorBefore = processorSeconds(site.pid);
  await load(echo.url, WARM_UP_MS);
  const results: { site: Figures; echo: Figures }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const pair = { site: await load(site.url, ROUND_MS), echo: await load(echo.url, ROUND_MS) };
    results.push(pair);
    console.log(`round ${round + 1}: site ${say(pair.site)}; echo ${say(pair.echo)}`);
  }
  const median = (pick: (pair: { site: Figures; echo: Figures }) => number) =>
    results.map(pick).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(
    JSON.stringify({
      bench: 'contact',
      connections: CONNECTIONS,
      perSecond: Math.round(median((pair) => pair.site.perSecond)),
      p50Ms: round(median((pair) => pair.site.p50)),
      p99Ms: round(median((pair) => pair.site.p99)),
      ofEcho: round(median((pair) => pair.site.perSecond / pair.echo.perSecond)),
      failed: results.reduce((sum, pair) => sum + pair.site.failed, 0),
      processorMsEach: round(
        ((processorSeconds(site.pid) - processorBefore) * 1000) /
          results.reduce((sum, pair) => sum + (pair.site.perSecond * ROUND_MS) / 1000, 0),
      ),
      loadAverage: round(os.loadavg()[0] ?? 0),
    }),
  );
  await site.stop();
  await stopChild(echo.process);
}

function startEcho() {
  const child = startChild(process.execPath, [fileURLToPath(import.meta.url), 'echo'], {});
  return new Promise<{ url: string; process: typeof child }>((resolve, reject) => {
    child.stdout?.once('data', (url) => resolve({ url: String(url).trim(), process: child }));
    child.once('exit', (code) => reject(new Error(`The echo ended with ${code}`)));
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

/**
 * `npm run build && npm run bench:overload`: what happens above the site's capacity. Measures that
 * capacity (32 clients that wait for each response), then sends three times as many requests for
 * SECONDS (60) without waiting, then watches how soon a single request is as fast as before, and at
 * last how 1,000 connections that send their headers a byte at a time slow the others down. Everything
 * acknowledged must be stored.
 */
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { NO_LIMITS } from '#test/no-limits.ts';
import { peakMb, startSite, waitUntilIdle } from '#test/site-process.ts';
import { listPaths, planRequest, sendRequest } from './request-mix.ts';

const SECONDS = Number(process.env.SECONDS ?? 60);
const CLIENTS = 32;
const FACTOR = 3;
/** A share of the capacity at which nothing has to wait. */
const LIGHT = 0.3;
const SLOW_CONNECTIONS = 1000;
const GIVE_UP_MS = 60_000;

type Outcome = { status: number; ms: number };

const site = await startSite({
  ...NO_LIMITS,

  TRUST_PROXY: '1',
  CONNECTIONS_PER_CLIENT: '100000',
});
const paths = await listPaths(site.url);
const agent = new http.Agent({ keepAlive: true });
const acknowledged: string[] = [];
let number = 0;

await waitUntilIdle(site.pid);
const capacity = await measureCapacity(10_000);
const normal = await sendAtRate(capacity * LIGHT, 10);
const overload = await sendAtRate(capacity * FACTOR, SECONDS);
const recoveryMs = await timeRecovery(2 * percentile(normal, 0.99));
const slow = openSlowConnections();
const beside = await sendAtRate(capacity * LIGHT, 10);
for (const socket of slow) socket.destroy();
const peak = peakMb(site.pid);
const code = await site.stop();
const missing = countMissing();

console.log(
  JSON.stringify({
    bench: 'overload',
    capacityPerSecond: Math.round(capacity),
    normalP99Ms: percentile(normal, 0.99),
    overload: {
      perSecond: Math.round(capacity * FACTOR),
      seconds: SECONDS,
      statuses: countStatuses(overload),
      p50Ms: percentile(overload, 0.5),
      p99Ms: percentile(overload, 0.99),
    },
    recoveryMs,
    slowConnections: { connections: SLOW_CONNECTIONS, p99Ms: percentile(beside, 0.99) },
    peakMb: peak,
    acknowledged: acknowledged.length,
    missing,
    exitCode: code,
    loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  }),
);
process.exit(missing === 0 && code === 0 ? 0 : 1);

/** Requests per second of clients that each wait for their response. */
async function measureCapacity(ms: number): Promise<number> {
  const end = performance.now() + ms;
  let done = 0;
  const runClient = async () => {
    while (performance.now() < end) {
      await send();
      done++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, runClient));
  return (done * 1000) / ms;
}

/** Sends at a steady rate, whether or not the responses keep up, and waits for the last one. */
async function sendAtRate(perSecond: number, seconds: number): Promise<Outcome[]> {
  const startedAt = performance.now();
  const requests: Promise<Outcome>[] = [];
  while (requests.length < perSecond * seconds) {
    const due = startedAt + (requests.length * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    requests.push(send());
  }
  return Promise.all(requests);
}

/** A status of 0 is a connection that broke or a response that never came. */
async function send(): Promise<Outcome> {
  const startedAt = performance.now();
  const answer = await Promise.race([
    sendRequest(site.url, planRequest(site.url, paths, number++), agent).catch(() => undefined),
    sleep(GIVE_UP_MS, undefined, { ref: false }),
  ]);
  if (answer?.status === 201) acknowledged.push(JSON.parse(answer.text).data.id);
  return { status: answer?.status ?? 0, ms: performance.now() - startedAt };
}

/** Time until ten requests in succession are as fast as `aimMs`; at most a minute. */
async function timeRecovery(aimMs: number): Promise<number> {
  const startedAt = performance.now();
  for (let fast = 0; fast < 10 && performance.now() - startedAt < GIVE_UP_MS; ) {
    fast = (await send()).ms <= aimMs ? fast + 1 : 0;
  }
  return Math.round(performance.now() - startedAt);
}

function openSlowConnections(): net.Socket[] {
  const { port } = new URL(site.url);
  return Array.from({ length: SLOW_CONNECTIONS }, () => {
    const socket = net.connect(Number(port), '127.0.0.1');
    const text = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    let sent = 0;
    const timer = setInterval(() => socket.write(text[sent++] ?? 'a'), 1000);
    socket.once('close', () => clearInterval(timer));
    socket.on('error', () => undefined);
    return socket;
  });
}

function countMissing(): number {
  const reader = new DatabaseSync(path.join(site.dataDir, 'site.sqlite'), { readOnly: true });
  const rows = reader.prepare('select id from submissions').all() as { id: string }[];
  reader.close();
  const stored = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !stored.has(id)).length;
}

/** Of the requests that got a response. */
function percentile(outcomes: readonly Outcome[], share: number): number {
  const answered = outcomes.filter(({ status }) => status > 0);
  const times = answered.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * share)] ?? 0);
}

function countStatuses(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * `npm run build && npm run bench:memory`: resident memory of the site after its start, and during
 * 36,000 requests of every kind: files, dynamic pages, API requests, forms and refusals. Exits with
 * 1 if it uses more than 250 MB at the end.
 */
import http from 'node:http';
import os from 'node:os';
import { peakMb, processorSeconds, residentMb, startSite } from '#test/site-process.ts';
import { listPaths, planRequest, sendRequest } from './request-mix.ts';

const REQUESTS = Number(process.env.REQUESTS ?? 36_000);
const STEP = REQUESTS / 12;
const CONNECTIONS = 32;
const LIMIT_MB = 250;
const IDLE_MS = 10_000;

const site = await startSite({
  ...{ TRUST_PROXY: '1', SUBMISSIONS_PER_TEN_MINUTES: '100000' },
  // As in the image and the systemd unit; `MALLOC_ARENA_MAX=8` measures without it.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
});
const atFirstAnswer = residentMb(site.pid);
await sleep(IDLE_MS);
const figures: Record<string, unknown> = {
  bench: 'memory',
  requests: REQUESTS,
  firstAnswerMb: atFirstAnswer,
  restMb: residentMb(site.pid),
};
console.log(JSON.stringify(figures));

const paths = await listPaths(site.url);
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const statuses = new Map<number, number>();
const after: number[] = [];
let sent = 0;
await Promise.all(Array.from({ length: CONNECTIONS }, () => sendAll()));
await sleep(IDLE_MS);
const end = residentMb(site.pid);
console.log(
  JSON.stringify({
    ...figures,
    duringMb: after,
    endMb: end,
    peakMb: peakMb(site.pid),
    statuses: Object.fromEntries([...statuses].sort()),
    processorSeconds: processorSeconds(site.pid),
    loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  }),
);
await site.stop();
process.exit(end > LIMIT_MB ? 1 : 0);

async function sendAll(): Promise<void> {
  while (sent < REQUESTS) {
    const number = sent++;
    const { status } = await sendRequest(site.url, planRequest(site.url, paths, number), agent);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (number % STEP === STEP - 1) after.push(residentMb(site.pid));
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

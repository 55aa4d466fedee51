/**
 * `npm run build && npm run bench:soak`: an hour (MINUTES) of requests of every kind at RATE per
 * second, with a fault every few seconds: an email server that refuses, hangs or loses its reply,
 * clients that disconnect or send nonsense, a database locked by another process. At the end
 * everything acknowledged must be stored, and memory, open files and the database log must not have
 * grown.
 */
import { readdirSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '#test/acknowledged.ts';
import { type SmtpFault, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { networkOfRacer } from '#test/no-limits.ts';
import { residentMb, startSite } from '#test/site-process.ts';

const MINUTES = Number(process.env.MINUTES ?? 60);
const RATE = Number(process.env.RATE ?? 20);
const WARM_UP_MINUTES = Math.min(10, MINUTES / 3);
/** After the warm-up. */
const GROWTH_LIMIT_MB = 10;
const WAL_LIMIT_MB = 64;
const SMTP_FAULTS: SmtpFault[] = ['refuse', 'banner-421', 'rcpt-450', 'drop-in-data', 'no-banner'];

const smtp = await startFakeSmtpServer();
const site = await startSite({
  TRUST_PROXY: '1',
  SUBMISSIONS_PER_TEN_MINUTES: '100000',
  SMTP_URL: `smtp://${smtp.host}:${smtp.port}`,
});
const { port } = new URL(site.url);
const database = path.join(site.dataDir, 'site.sqlite');
const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
const pages = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, loc = '']) => new URL(loc).pathname,
);
const statuses = new Map<string, number>();
const faults = new Map<string, number>();
const acknowledged: string[] = [];
const samples: Record<'minute' | 'rssMb' | 'files' | 'walMb', number>[] = [];
const running = new Set<Promise<void>>();
const startedAt = Date.now();
const endAt = startedAt + MINUTES * 60_000;

await Promise.all([sendSteadily(), causeFaults(), sampleEachMinute()]);
await Promise.all(running);
await smtp.setFault('none');
const reader = new DatabaseSync(database, { readOnly: true });
const stored = new Set(
  reader
    .prepare('select id from submissions')
    .all()
    .map(({ id }) => id),
);
reader.close();
const missing = acknowledged.filter((id) => !stored.has(id)).length;
const exitCode = await site.stop();
await smtp.stop();

const warm = samples.filter(({ minute }) => minute >= WARM_UP_MINUTES);
const growthMb = median(warm.slice(-5), 'rssMb') - median(warm.slice(0, 5), 'rssMb');
const fileGrowth = median(warm.slice(-5), 'files') - median(warm.slice(0, 5), 'files');
const walMb = Math.max(...samples.map((sample) => sample.walMb));
console.log(
  JSON.stringify({
    bench: 'soak',
    minutes: MINUTES,
    rate: RATE,
    statuses: Object.fromEntries(statuses),
    faults: Object.fromEntries(faults),
    acknowledged: acknowledged.length,
    missing,
    growthMb,
    fileGrowth,
    walMb,
    exitCode,
  }),
);
const isFlat = growthMb <= GROWTH_LIMIT_MB && fileGrowth <= 20 && walMb <= WAL_LIMIT_MB;
process.exit(missing === 0 && exitCode === 0 && isFlat ? 0 : 1);

async function sendSteadily(): Promise<void> {
  for (let number = 0; Date.now() < endAt; number++) {
    const due = startedAt + (number * 1000) / RATE;
    if (due > Date.now()) await sleep(due - Date.now());
    // Don't add load to a site that has fallen behind.
    while (running.size > 500) await sleep(50);
    const request = send(number);
    running.add(request);
    void request.finally(() => running.delete(request));
  }
}

/** Pages, dynamic answers, calls of the API, accepted and refused forms in turn. */
async function send(number: number): Promise<void> {
  const page = pages[number % pages.length] ?? '/';
  const addresses = [
    page,
    `${page}?question=${number}`,
    `/search?q=automation+${number % 100}`,
    `/not/there/${number}`,
    '/api/bookings/availability?from=2026-12-01&to=2026-12-14',
    '/api/health',
    '/admin/login',
    '/api/contact',
    '/contact',
  ];
  const address = addresses[number % addresses.length] ?? '/';
  const headers: Record<string, string> = { 'X-Forwarded-For': networkOfRacer(number) };
  let init: RequestInit = { headers };
  if (address === '/api/contact') init = messageOf(`soak-${process.pid}-${number}`, headers);
  if (address === '/contact') {
    const body = new URLSearchParams({ name: 'Load', email: '', message: 'x'.repeat(500) });
    init = { method: 'POST', headers: { ...headers, Origin: site.url }, body };
  }
  try {
    const answer = await fetch(site.url + address, {
      ...init,
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    count(statuses, String(answer.status));
    if (answer.status === 201) acknowledged.push(JSON.parse(text).data.id);
  } catch {
    count(statuses, 'broken');
  }
}

async function causeFaults(): Promise<void> {
  const kinds = { breakMail, hangUp, sendNonsense, holdDatabase };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  while (Date.now() < endAt) {
    await sleep(2000 + Math.random() * 8000);
    const name = names[Math.floor(Math.random() * names.length)] ?? 'breakMail';
    count(faults, name);
    await kinds[name]();
  }
}

async function breakMail(): Promise<void> {
  await smtp.setFault(SMTP_FAULTS[Math.floor(Math.random() * SMTP_FAULTS.length)] ?? 'refuse');
  await sleep(5000);
  await smtp.setFault('none');
}

function hangUp(): void {
  for (let client = 0; client < 20; client++) {
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{');
    setTimeout(() => socket.destroy(), 200);
  }
}

function sendNonsense(): void {
  for (const text of ['\0\0\0\r\n\r\n', 'GET /%ff%00 HTTP/1.1\r\n\r\n', 'x'.repeat(100_000)]) {
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end(text);
  }
}

async function holdDatabase(): Promise<void> {
  const other = new DatabaseSync(database);
  try {
    other.exec('pragma busy_timeout = 5000; begin immediate');
    await sleep(1000);
    other.exec('rollback');
  } finally {
    other.close();
  }
}

async function sampleEachMinute(): Promise<void> {
  for (let minute = 1; minute <= MINUTES; minute++) {
    await sleep(Math.max(0, startedAt + minute * 60_000 - Date.now()));
    const sample = {
      minute,
      rssMb: residentMb(site.pid),
      files: readdirSync(`/proc/${site.pid}/fd`).length,
      walMb: Math.round(statSync(`${database}-wal`).size / 1e6),
    };
    samples.push(sample);
    console.log(JSON.stringify({ ...sample, emails: smtp.mails.length }));
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function median(of: typeof samples, name: 'rssMb' | 'files'): number {
  const values = of.map((sample) => sample[name]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { type Acknowledged, postMessage, startClients } from '#test/acknowledged.ts';
import { NO_LIMITS, networkOfRacer } from '#test/no-limits.ts';
import { type FreeSlot, freeDays, takeSlot } from './booking-page.ts';
import { freePort, startApp } from './running-app.ts';

/** `npm run bench:kills` sets this to a hundred. */
const KILLS = Number(process.env.KILLS ?? 3);
const STOPS = KILLS >= 100 ? 20 : 5;
const ENOUGH = {
  ...NO_LIMITS,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
};

test.describe.configure({ timeout: 600_000 + KILLS * 20_000 });

test(`${KILLS} kills lose no message and no call that was acknowledged and double nothing`, async () => {
  const app = await startApp(ENOUGH);
  const acknowledged: Acknowledged[] = [];
  const slots = (await freeDays(app.url, { days: 45, count: 1 })).flatMap(({ free }) => free);
  const booked: string[] = [];
  let slowestStartMs = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const clients = startClients(app.url, 32);
    const rivals = startRivals(app.url, slots);
    // A kill at any moment, but after some progress, however slow the machine is.
    await clients.reached(20 + Math.floor(Math.random() * 400));
    await expect.poll(() => rivals.booked.length, { intervals: [5] }).toBeGreaterThan(0);
    await app.stop('SIGKILL');
    acknowledged.push(...(await clients.stop()));
    booked.push(...(await rivals.stop()));
    const began = performance.now();
    await app.start();
    expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
    slowestStartMs = Math.max(slowestStartMs, performance.now() - began);
  }
  await app.stop();
  const database = new DatabaseSync(path.join(app.dataDir, 'site.sqlite'));
  const stored = database.prepare('select id, name from submissions').all() as { id: string }[];
  const ids = new Set(stored.map((row) => row.id));
  const missing = acknowledged.filter(({ id }) => !ids.has(id));
  const calls = database.prepare('select starts_at from bookings').all() as { starts_at: string }[];
  const starts = new Set(calls.map((row) => row.starts_at));
  const { mails } = database
    .prepare("select count(*) as mails from outbox where template = 'contact-notification'")
    .get() as { mails: number };
  const { result } = database
    .prepare('select integrity_check as result from pragma_integrity_check')
    .get() as {
    result: string;
  };
  const foreignKeys = database.prepare('pragma foreign_key_check').all();
  database.close();
  console.log(
    JSON.stringify({
      test: 'kills',
      kills: KILLS,
      acknowledged: acknowledged.length,
      stored: stored.length,
      missing: missing.length,
      booked: booked.length,
      calls: calls.length,
      slowestStartMs: Math.round(slowestStartMs),
    }),
  );
  expect(acknowledged.length).toBeGreaterThan(KILLS * 10);
  expect(missing).toEqual([]);
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
  expect(mails).toBe(stored.length);
  expect(booked.length).toBeGreaterThanOrEqual(KILLS);
  expect(new Set(booked).size).toBe(booked.length);
  expect(booked.filter((startsAt) => !starts.has(startsAt))).toEqual([]);
  expect(starts.size).toBe(calls.length);
  expect(result).toBe('ok');
  expect(foreignKeys).toEqual([]);
  rmSync(app.dataDir, { recursive: true, force: true });
});

/** Two visitors at a time book the same slot, one slot after another, until stopped; gives the starts that were acknowledged. */
function startRivals(
  url: string,
  slots: FreeSlot[],
): { booked: readonly string[]; stop(): Promise<readonly string[]> } {
  const booked: string[] = [];
  let isStopped = false;
  const run = async () => {
    for (let slot = slots.shift(); slot && !isStopped; slot = slots.shift()) {
      // Each visitor has a network of their own, whose emails aren't used up by the messages.
      const networks = [slots.length * 2, slots.length * 2 + 1].map(networkOfRacer);
      const answers = await Promise.allSettled(
        networks.map((address) => takeSlot(url, slot, { 'X-Forwarded-For': address })),
      );
      for (const answer of answers) {
        if (answer.status === 'fulfilled' && answer.value === 201) booked.push(slot.startsAt);
      }
      // The server is away.
      if (answers.some(({ status }) => status === 'rejected')) return;
    }
  };
  const all = run();
  return {
    booked,
    async stop() {
      isStopped = true;
      await all;
      return booked;
    },
  };
}

test('every acknowledgement follows an fsync that follows its row', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-strace-'));
  const trace = path.join(dataDir, 'trace.log');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const strace = spawn(
    'strace',
    [
      '-f',
      '-qq',
      '-e',
      'trace=fsync,fdatasync,write,writev,pwrite64,sendto',
      '-s',
      '24',
      '-o',
      trace,
      process.execPath,
      'server/main.js',
    ],
    {
      env: {
        ...process.env,
        ...ENOUGH,
        NODE_ENV: 'production',
        HOST: 'localhost',
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve) => {
    strace.stdout.on('data', (chunk) => String(chunk).includes('The site is ready') && resolve());
  });
  const requests = 200;
  for (let i = 0; i < requests / 2; i++) {
    expect(await postMessage(url, `one-by-one-${i}`)).toBeDefined();
  }
  const together = await Promise.all(
    Array.from({ length: requests / 2 }, (_, i) => postMessage(url, `together-${i}`)),
  );
  expect(together.every(Boolean)).toBe(true);
  const [child] = readFileSync(`/proc/${strace.pid}/task/${strace.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  process.kill(Number(child), 'SIGTERM');
  await new Promise((resolve) => strace.once('exit', resolve));

  let hasSynced = false;
  let answers = 0;
  let early = 0;
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    if (/f(data)?sync\(.*= 0$|<\.\.\. f(data)?sync resumed.*= 0$/.test(line)) hasSynced = true;
    // A write to the log after a sync needs another sync.
    if (/pwrite64\(/.test(line)) hasSynced = false;
    if (!/"HTTP\/1\.1 201/.test(line)) continue;
    answers++;
    if (!hasSynced) early++;
  }
  console.log(JSON.stringify({ test: 'fsync before each acknowledgement', answers, early }));
  expect(answers).toBe(requests);
  expect(early).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

test('a stop under load finishes what runs, resets nothing and leaves a clean database', async () => {
  const app = await startApp(ENOUGH);
  for (let round = 0; round < STOPS; round++) {
    const clients = startClients(app.url, 16);
    await clients.reached(20);
    const began = performance.now();
    expect(await app.stop('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(30_000);
    const acknowledged = await clients.stop();
    expect(acknowledged.length).toBeGreaterThan(0);
    await app.start();
    expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  }
  await app.close();
});

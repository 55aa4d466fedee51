import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { type Acknowledged, startClients } from '#test/acknowledged.ts';
import { networkOfRacer } from '#test/no-limits.ts';
import { type FreeSlot, freeDays, takeSlot } from './booking-page.ts';
import { startApp } from './running-app.ts';

/** `npm run bench:kills` sets this to a hundred. */
const KILLS = Number(process.env.KILLS ?? 3);
const STOPS = KILLS >= 100 ? 20 : 5;
const QUIET = { TRUST_PROXY: '1', LOG_LEVEL: 'silent' };

test.describe.configure({ timeout: 600_000 + KILLS * 20_000 });

test(`${KILLS} kills lose no message and no call that was acknowledged and double nothing`, async () => {
  const app = await startApp(QUIET);
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
  const get = (sql: string) => database.prepare(sql).get();
  const mails = get("select count(*) as n from outbox where template = 'contact-notification'");
  const integrity = get('select integrity_check as result from pragma_integrity_check');
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
  expect(mails).toEqual({ n: stored.length });
  expect(booked.length).toBeGreaterThanOrEqual(KILLS);
  expect(new Set(booked).size).toBe(booked.length);
  expect(booked.filter((startsAt) => !starts.has(startsAt))).toEqual([]);
  expect(starts.size).toBe(calls.length);
  expect(integrity).toEqual({ result: 'ok' });
  expect(foreignKeys).toEqual([]);
  await app.close();
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

test('a stop under load finishes what runs, resets nothing and leaves a clean database', async () => {
  const app = await startApp(QUIET);
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

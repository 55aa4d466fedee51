/**
 * The booking races at full size (npm run bench:booking; build first). Prints counts, and one JSON
 * line at the end; exits with 1 if anything is wrong. The labels are those of the output.
 *
 *   R1  200 rounds of 64 people for one slot, half of them by form post:
 *       SQLite with one process, SQLite with two, Postgres with two
 *   R1  the same without the unique index and the lock: must be reported as broken
 *   R2  1,000 sequences of up to 50 steps against the model, on both databases
 *   R2  60 seconds of 40 clients that book, move and cancel at random
 *   R3  1,000 submissions of each form, bookings included, each sent several times
 *
 * A smaller run: npx node bench/booking.ts 20 32
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connectDatabase, type DatabaseLocation } from '#database/connect.ts';
import {
  DISARM_CALENDAR_LOCK,
  DROP_SLOT_INDEX,
  judgeRound,
  raceForSlot,
  slotsToRaceFor,
} from '#test/booking-race.ts';
import { checkRaces } from '#test/booking-race-check.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { startTemporaryPostgres } from '#test/temporary-postgres.ts';
import { type RunningApp, startApp } from '../e2e/running-app.ts';

const ROUNDS = Number(process.argv[2] ?? 200);
const RACERS = Number(process.argv[3] ?? 64);
const STORM_SECONDS = Number(process.argv[4] ?? 60);
const PLENTY = {
  ...NO_LIMITS,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
};

type Sites = { apps: RunningApp[]; location: DatabaseLocation; close(): Promise<void> };

const results: Record<string, unknown>[] = [];
const postgres = await startTemporaryPostgres();
try {
  await measure('R1 sqlite', openSqlite, race);
  await measure('R1 postgres, 2 processes', () => openPostgres('races'), race);
  await measure(
    'R1 without the index and the lock',
    () => openPostgres('broken', [DROP_SLOT_INDEX, DISARM_CALENDAR_LOCK]),
    async (own) => {
      const { faults } = await race(own, 20);
      return { faults: faults > 0 ? 0 : 1, found: faults };
    },
  );
  for (const [name, open] of [
    ['R2 storm, sqlite', openSqlite],
    ['R2 storm, postgres, 2 processes', () => openPostgres('storm')],
  ] as const) {
    await measure(name, open, storm);
  }
} finally {
  await postgres.stop();
}
for (const [name, file, env] of [
  [
    'R2 model',
    'app/features/booking/booking-model',
    { BOOKING_MODEL_RUNS: '1000', BOOKING_MODEL_STEPS: '50' },
  ],
  ['R3 retries', 'test/repeated-submissions', { FORM_RETRIES: '1000' }],
] as const) {
  const started = Date.now();
  const { status } = spawnSync('npx', ['vitest', 'run', '--reporter=dot', `${file}.test.ts`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  report({ name, ...env, faults: status === 0 ? 0 : 1, seconds: (Date.now() - started) / 1000 });
}
console.log(JSON.stringify({ bench: 'booking', node: process.version, results }));
process.exitCode = results.every(({ faults }) => faults === 0) ? 0 : 1;

async function measure(
  name: string,
  open: () => Promise<Sites>,
  work: (own: Sites) => Promise<Record<string, unknown>>,
): Promise<void> {
  const own = await open();
  const started = Date.now();
  try {
    report({ name, ...(await work(own)), seconds: (Date.now() - started) / 1000 });
  } finally {
    await own.close();
  }
}

function report(result: Record<string, unknown>): void {
  results.push(result);
  console.log(JSON.stringify(result));
}

async function race({ apps, location }: Sites, rounds = ROUNDS) {
  const urls = apps.map((app) => app.url);
  const slots = await slotsToRaceFor(urls[0] ?? '', rounds);
  const faults: unknown[] = [];
  for (const [round, slot] of slots.entries()) {
    faults.push(...judgeRound(slot, await raceForSlot(urls, slot, RACERS, String(round))));
  }
  faults.push(...(await checkRaces(location, slots)));
  for (const fault of faults.slice(0, 3)) console.log(fault);
  return { rounds, requests: rounds * RACERS, faults: faults.length };
}

/**
 * 40 clients book and cancel at random among 24 slots, on all app processes; no slot may be taken
 * twice.
 */
async function storm({ apps, location }: Sites) {
  const urls = apps.map((app) => app.url);
  const slots = await slotsToRaceFor(urls[0] ?? '', 24);
  const until = Date.now() + STORM_SECONDS * 1000;
  const statuses = new Map<number, number>();
  let operations = 0;
  const client = async (at: number) => {
    const own: string[] = [];
    // Forty visitors, not one: the limits count each network in a row of its own.
    const from = { 'X-Forwarded-For': `10.9.0.${at}` };
    for (let turn = 0; Date.now() < until; turn++) {
      const url = urls[(at + turn) % urls.length] ?? '';
      const slot = slots[Math.floor(Math.random() * slots.length)];
      const link = own.length > 0 && Math.random() < 0.5 ? own.pop() : undefined;
      const answer = link
        ? await fetch(url + link, {
            method: 'POST',
            redirect: 'manual',
            headers: from,
            body: new URLSearchParams({ intent: 'cancel' }),
          })
        : await fetch(`${url}/api/bookings`, {
            method: 'POST',
            headers: { ...from, 'Content-Type': 'application/json' },
            body: JSON.stringify({
              name: 'Storm',
              email: `storm-${at}-${turn}@example.com`,
              appointmentDate: slot?.date,
              appointmentTime: slot?.time,
            }),
          });
      operations += 1;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const text = await answer.text();
      if (answer.status === 201) own.push(new URL(JSON.parse(text).data.manageUrl).pathname);
    }
  };
  await Promise.all(Array.from({ length: 40 }, (_, at) => client(at)));
  const db = connectDatabase(location);
  const active = await db
    .selectFrom('bookings')
    .select('starts_at')
    .where('status', '=', 'active')
    .execute();
  await db.destroy();
  const doubles = active.length - new Set(active.map((row) => row.starts_at)).size;
  const strange = [...statuses].filter(([status]) => ![201, 302, 303, 409, 429].includes(status));
  return {
    operations,
    statuses: Object.fromEntries(statuses),
    faults: doubles + strange.reduce((sum, [, count]) => sum + count, 0),
  };
}

async function openSqlite(): Promise<Sites> {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  const app = await startApp({ ...PLENTY, DATA_DIR });
  return {
    apps: [app],
    location: { engine: 'sqlite', file: path.join(DATA_DIR, 'site.sqlite') },
    async close() {
      await app.stop();
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}

async function openPostgres(name: string, damage: readonly string[] = []): Promise<Sites> {
  await query(`${postgres.url}/postgres`, `create database bench_${name}`);
  const url = `${postgres.url}/bench_${name}`;
  const apps = [
    await startApp({ ...PLENTY, DATABASE_URL: url }),
    await startApp({ ...PLENTY, DATABASE_URL: url }),
  ];
  for (const statement of damage) await query(url, statement);
  return {
    apps,
    location: { engine: 'postgres', url },
    async close() {
      for (const app of apps) await app.close();
    },
  };
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(text);
  await client.end();
}

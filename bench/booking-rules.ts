/**
 * Many people booking the times of one day simultaneously, with buffers, a limit of three calls a
 * day and busy times from a calendar (npm run bench:booking-rules; build first). One process
 * on SQLite, two on Postgres. Prints a JSON line for each; exits with 1 if a rule was broken, a round was
 * missing, or a response was not 201, 409 or, on a busy machine, a 503 that keeps what was typed.
 *
 * A smaller run: npx node bench/booking-rules.ts 20 32
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  bookingRulesArea,
  DEFAULT_BOOKING_RULES,
} from '#app/features/booking/rules/booking-rules.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { createSettings } from '#app/platform/settings/settings.server.ts';
import { connectDatabase, type DatabaseLocation, type Db } from '#database/connect.ts';
import { networkOfRacer } from '#test/booking-race.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { startTemporaryPostgres } from '#test/temporary-postgres.ts';
import { type RunningApp, startApp } from '../e2e/running-app.ts';

const ROUNDS = Number(process.argv[2] ?? 200);
const RACERS = Number(process.argv[3] ?? 64);
const MINUTE_MS = 60_000;
const GAP_MINUTES = 25;
const MOST_A_DAY = 3;
const APP_SECRET = 'a secret for the bench, thirty-two characters or more';

/** Busy every Tuesday at 10, and every day over lunch until 2 PM. */
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Calendar//EN',
  ...['BEGIN:VEVENT', 'UID:lunch@example.com', 'DTSTAMP:20260101T000000Z'],
  ...[
    'DTSTART;TZID=America/Toronto:20260105T123000',
    'DURATION:PT90M',
    'RRULE:FREQ=DAILY',
    'END:VEVENT',
  ],
  ...['BEGIN:VEVENT', 'UID:team@example.com', 'DTSTAMP:20260101T000000Z'],
  ...[
    'DTSTART;TZID=America/Toronto:20260106T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY',
    'END:VEVENT',
  ],
  'END:VCALENDAR',
  '',
].join('\r\n');

type Slot = { date: string; time: string };

const calendar = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/calendar').end(CALENDAR);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => calendar.once('listening', resolve));
const calendarUrl = `http://127.0.0.1:${(calendar.address() as AddressInfo).port}/busy.ics`;
const postgres = await startTemporaryPostgres();
let faults = 0;
try {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  const file = path.join(DATA_DIR, 'site.sqlite');
  await measure('sqlite', { engine: 'sqlite', file }, { DATA_DIR });
  rmSync(DATA_DIR, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query('create database bench_rules');
  await client.end();
  const url = `${postgres.url}/bench_rules`;
  await measure('postgres', { engine: 'postgres', url }, { DATABASE_URL: url });
} finally {
  await postgres.stop();
  calendar.close();
}
process.exitCode = faults === 0 ? 0 : 1;

async function measure(engine: string, location: DatabaseLocation, env: NodeJS.ProcessEnv) {
  const apps: RunningApp[] = [];
  for (let at = 0; at < (engine === 'postgres' ? 2 : 1); at += 1) {
    apps.push(
      await startApp({
        ...NO_LIMITS,
        ALLOW_PRIVATE_ADDRESSES: '1',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'silent',
        APP_SECRET,
        ...env,
      }),
    );
  }
  const db = connectDatabase(location);
  const started = Date.now();
  try {
    await switchOnRules(db);
    const urls = apps.map((app) => app.url);
    // The first booking loads the calendar; the list of days is requested after it.
    await book(urls[0] ?? '', { date: '2026-01-01', time: '9:00 AM' }, 'first', 0);
    const days = await listDays(urls[0] ?? '');
    const found: string[] = [];
    if (days.length < ROUNDS) found.push(`only ${days.length} of ${ROUNDS} rounds`);
    const statuses = new Map<number, number>();
    for (const [round, slots] of days.entries()) {
      const answers = await Promise.all(
        Array.from({ length: RACERS }, (_, at) =>
          book(
            urls[at % urls.length] ?? '',
            slots[at % slots.length] as Slot,
            `${round}-${at}`,
            at,
          ),
        ),
      );
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const won = answers.filter((status) => status === 201).length;
      if (won !== MOST_A_DAY) found.push(`${slots[0]?.date}: ${won} calls`);
    }
    found.push(...(await findBrokenRules(db)));
    for (const [status, count] of statuses) {
      if (![201, 409, 503].includes(status)) found.push(`${count} answers of ${status}`);
    }
    faults += found.length;
    const result = {
      ...{ engine, processes: apps.length, rounds: days.length, requests: days.length * RACERS },
      ...{ statuses: Object.fromEntries(statuses), faults: found.length },
      seconds: Math.round((Date.now() - started) / 1000),
    };
    console.log(JSON.stringify({ bench: 'booking-rules', ...result, first: found.slice(0, 3) }));
  } finally {
    await db.destroy();
    for (const app of apps) await app.stop();
  }
}

async function switchOnRules(db: Db): Promise<void> {
  const secrets = createSecretBox(APP_SECRET);
  await createSettings(db, secrets, () => new Date()).set(bookingRulesArea, {
    ...DEFAULT_BOOKING_RULES,
    bufferBeforeMinutes: 10,
    bufferAfterMinutes: GAP_MINUTES - 10,
    maxCallsPerDay: MOST_A_DAY,
  });
  await db
    .insertInto('busy_calendars')
    .values({
      ...{ id: 'bench', name: 'Bench', url_sealed: secrets.seal(calendarUrl), created_at: '2026' },
      ...{
        checked_at: null,
        read_at: null,
        content_hash: null,
        problem: null,
        failing_since: null,
        told_at: null,
      },
    })
    .execute();
}

/** The start times of one open day per round, including busy ones. */
async function listDays(url: string): Promise<Slot[][]> {
  const days: Slot[][] = [];
  for (let ahead = 2; ahead < 360 && days.length < ROUNDS; ahead += 60) {
    const day = (more: number) =>
      new Date(Date.now() + (ahead + more) * 86_400_000).toISOString().slice(0, 10);
    const range = new URLSearchParams({ from: day(0), to: day(Math.min(59, 360 - ahead)) });
    const answer = await fetch(`${url}/api/bookings/availability?${range}`);
    const { data } = (await answer.json()) as { data: { days: { free: Slot[]; taken: Slot[] }[] } };
    days.push(
      ...data.days
        .filter(({ free, taken }) => free.length >= MOST_A_DAY && taken.length > 0)
        .map(({ free, taken }) => [...free, ...taken]),
    );
  }
  return days.slice(0, ROUNDS);
}

async function book(url: string, slot: Slot, person: string, at: number): Promise<number> {
  const request = () =>
    fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': networkOfRacer(at),
        'Idempotency-Key': `racer-${person}`,
      },
      body: JSON.stringify({
        ...{ name: 'Racer', email: `racer-${person}@example.com` },
        ...{ appointmentDate: slot.date, appointmentTime: slot.time },
      }),
    });
  // The server may close a kept-alive connection just as it is reused: retried, as a browser does.
  const answer = await request().catch(request);
  await answer.arrayBuffer();
  return answer.status;
}

/** Finds calls that are too close together, too many on a day, or within a busy time. */
async function findBrokenRules(db: Db): Promise<string[]> {
  const calls = await db
    .selectFrom('bookings')
    .selectAll()
    .where('status', 'in', ['active', 'held'])
    .orderBy('starts_at')
    .execute();
  const busy = await db.selectFrom('busy_times').selectAll().execute();
  const found: string[] = busy.length === 0 ? ['no busy times were read'] : [];
  const perDay = new Map<string, number>();
  for (const [at, call] of calls.entries()) {
    const before = calls[at - 1];
    const gapMs = before ? Date.parse(call.starts_at) - Date.parse(before.ends_at) : Infinity;
    if (gapMs < GAP_MINUTES * MINUTE_MS) found.push(`${call.starts_at}: ${gapMs} ms after another`);
    const count = (perDay.get(call.toronto_date) ?? 0) + 1;
    perDay.set(call.toronto_date, count);
    if (count > MOST_A_DAY) found.push(`${call.toronto_date}: ${count} calls`);
    const isBusy = busy.some(
      (time) => time.starts_at < call.ends_at && call.starts_at < time.ends_at,
    );
    if (isBusy) found.push(`${call.starts_at}: in a busy time`);
  }
  return found;
}

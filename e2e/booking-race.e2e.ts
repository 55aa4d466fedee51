import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  DISARM_CALENDAR_LOCK,
  DROP_SLOT_INDEX,
  judgeRound,
  type RoundFault,
  raceForSlot,
  slotsToRaceFor,
} from '#test/booking-race.ts';
import { checkRaces } from '#test/booking-race-check.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { proofSize } from '#test/proof-size.ts';
import { startTemporaryPostgres } from '#test/temporary-postgres.ts';
import { expect, type RunningApp, startApp, test } from './running-app.ts';

const ROUNDS = proofSize(6, 20);
const RACERS = 32;
const PLENTY = {
  ...NO_LIMITS,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
};

test.describe.configure({ timeout: 180_000 });

test('32 people at once, again and again, on SQLite: one wins, 31 are offered others', async () => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'site-race-'));
  const app = await startApp({ ...PLENTY, DATA_DIR });
  try {
    const { faults, slots } = await race([app]);
    expect(faults).toEqual([]);
    const file = path.join(DATA_DIR, 'site.sqlite');
    expect(await checkRaces({ engine: 'sqlite', file }, slots)).toEqual([]);
  } finally {
    await app.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
});

test.describe('on Postgres with two processes', () => {
  let postgres: { url: string; stop(): Promise<void> };
  test.beforeAll(async () => {
    postgres = await startTemporaryPostgres();
  });
  test.afterAll(() => postgres.stop());

  test('32 people at once, again and again: one wins, 31 are offered others', async () => {
    await withTwoApps(postgres.url, 'whole', async (apps, url) => {
      const { faults, slots } = await race(apps);
      expect(faults).toEqual([]);
      expect(await checkRaces({ engine: 'postgres', url }, slots)).toEqual([]);
    });
  });

  test('without the unique index and the lock the same races are lost: the test can fail', async () => {
    await withTwoApps(postgres.url, 'broken', async (apps, url) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(DROP_SLOT_INDEX);
      await client.query(DISARM_CALENDAR_LOCK);
      await client.end();
      const { faults } = await race(apps, 5);
      expect(faults.filter(({ fault }) => /^\d+ winners$/.test(fault)).length).toBeGreaterThan(0);
    });
  });
});

async function race(apps: readonly RunningApp[], rounds = ROUNDS) {
  const urls = apps.map((app) => app.url);
  const slots = await slotsToRaceFor(urls[0] ?? '', rounds);
  const faults: RoundFault[] = [];
  for (const [round, slot] of slots.entries()) {
    const answers = await raceForSlot(urls, slot, RACERS, String(round));
    faults.push(...judgeRound(slot, answers));
  }
  const requests = slots.length * RACERS;
  console.log(
    JSON.stringify({
      test: 'booking races',
      processes: urls.length,
      requests,
      faults: faults.length,
    }),
  );
  return { faults, slots };
}

async function withTwoApps(
  server: string,
  name: string,
  work: (apps: RunningApp[], url: string) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database race_${name}`);
  await client.end();
  const url = `${server}/race_${name}`;
  const apps = [
    await startApp({ ...PLENTY, DATABASE_URL: url }),
    await startApp({ ...PLENTY, DATABASE_URL: url }),
  ];
  try {
    await work(apps, url);
  } finally {
    for (const app of apps) await app.close();
  }
}

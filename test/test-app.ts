import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, inject, test } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import type { RenderPage } from '#server/http-app.ts';
import { POSTGRES_TEMPLATE } from './databases.setup.ts';

export type Engine = 'sqlite' | 'postgres';
/** Both, or SQLite alone while working on something that no other database sees (`TEST_ENGINES=sqlite`). */
export const engines: readonly Engine[] =
  process.env.TEST_ENGINES === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgres'];

/** A test of Postgres alone; left out where SQLite is tried alone. */
export const testOnPostgres = test.skipIf(!engines.includes('postgres'));

/** A clock that the test controls. */
export type TestClock = {
  now: () => Date;
  set(time: Date | string): void;
  advance(ms: number): void;
};

export type TestApp = App & {
  clock: TestClock;
  /** Sends a request to the app without a socket. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a JSON request as a program would. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
};

/** Runs the tests once on SQLite and once on a real Postgres: both must behave the same. */
export function describeOnBothDatabases(name: string, tests: (engine: Engine) => void): void {
  describe.each(engines)(`${name} (%s)`, tests);
}

/**
 * An app with an empty database of its own; with pages if given a renderer. The worker runs only
 * when `worker.runOnce()` is called.
 */
export async function openTestApp(
  engine: Engine = 'sqlite',
  {
    env = {},
    time = '2026-11-02T15:00:00.000Z',
    renderPage,
  }: { env?: NodeJS.ProcessEnv; time?: string; renderPage?: RenderPage | undefined } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  const database = engine === 'postgres' ? await createPostgresDatabase() : undefined;
  if (!database) copyFileSync(inject('sqliteTemplate'), path.join(folder, 'site.sqlite'));
  const clock = createTestClock(time);
  const app = await createApp(
    {
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      SITE_URL: 'http://localhost:3000',
      ...(database ? { DATABASE_URL: database } : {}),
      ...env,
    },
    { renderPage, now: clock.now },
  );
  const request = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost:3000${path}`, init));
  return {
    ...app,
    clock,
    request,
    post: (path, body, headers) =>
      request(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    async close() {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function createTestClock(time: string): TestClock {
  let current = new Date(time).getTime();
  return {
    now: () => new Date(current),
    set: (next) => {
      current = new Date(next).getTime();
    },
    advance: (ms) => {
      current += ms;
    },
  };
}

/** A copy of the migrated template with a name of its own. */
async function createPostgresDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `site_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${POSTGRES_TEMPLATE}`);
  await client.end();
  return `${server}/${name}`;
}

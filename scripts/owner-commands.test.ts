import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testOnPostgres } from '#test/test-app.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'no-site-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script: string, env: NodeJS.ProcessEnv) {
  const { DATABASE_URL: _, APP_SECRET: __, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`], {
    encoding: 'utf8',
    env: { ...inherited, ...env },
  });
  return { status, text: stdout + stderr };
}

test.each(['reset-two-factor', 'backup'])(
  '%s leaves a folder without a site empty, and says so',
  (script) => {
    for (const name of ['.', 'missing']) {
      const { status, text } = run(script, { DATA_DIR: path.join(folder, name) });
      expect(status, text).toBe(1);
      expect(text).toContain('There is no database in');
      expect(text).not.toContain('    at ');
    }
    expect(readdirSync(folder)).toEqual([]);
  },
);

testOnPostgres('an empty Postgres stays empty', async () => {
  const server = inject('postgresUrl');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const tables = async (database: string, statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/${database}` });
    await client.connect();
    const { rowCount } = await client.query(statement);
    await client.end();
    return rowCount;
  };
  await tables('postgres', `create database ${name}`);
  const { status, text } = run('reset-two-factor', {
    ...{ DATA_DIR: path.join(folder, 'missing'), DATABASE_URL: `${server}/${name}` },
  });
  expect(status, text).toBe(1);
  expect(text).toContain('The database is empty');
  const found = "select 1 from information_schema.tables where table_schema = 'public'";
  expect(await tables(name, found)).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
  await tables('postgres', `drop database ${name}`);
});

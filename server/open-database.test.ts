import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { readConfig } from '#app/platform/config.server.ts';
import { testOnPostgres } from '#test/test-app.ts';
import { createApp } from './app.ts';
import { openDatabase } from './open-database.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: NodeJS.ProcessEnv) =>
  openDatabase(readConfig({ DATA_DIR: path.join(folder, 'data'), ...env }));

test('an unreachable Postgres is reported in one sentence, without the address and its password', async () => {
  const failed = start({ DATABASE_URL: 'postgres://owner:secret@127.0.0.1:1/site' });
  await expect(failed).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^Postgres can't be reached or used \(ECONNREFUSED\).*DATABASE_URL\.$/,
    ),
  });
  await expect(failed).rejects.not.toThrow(/secret/);
});

testOnPostgres(
  'an unknown database name and a wrong password have different messages',
  async () => {
    const server = new URL(inject('postgresUrl'));
    server.pathname = '/not-there';
    await expect(start({ DATABASE_URL: server.href })).rejects.toThrow('no database of that name');
    server.password = 'wrong';
    server.pathname = '/postgres';
    await expect(start({ DATABASE_URL: server.href })).rejects.toThrow('refused the user');
  },
);

test('a data folder that is a file, and an invalid database file, are reported in one sentence', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await expect(start({ DATA_DIR: file })).rejects.toThrow(/^The data folder .*check DATA_DIR\.$/);
  const other = mkdtempSync(path.join(folder, 'other-'));
  writeFileSync(path.join(other, 'site.sqlite'), 'This is no database at all. '.repeat(100));
  chmodSync(path.join(other, 'site.sqlite'), 0o600);
  await expect(start({ DATA_DIR: other })).rejects.toThrow('damaged');
});

test('a port in use is reported in one sentence', async () => {
  const taken = net.createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as net.AddressInfo;
  const env = { DATA_DIR: path.join(folder, 'port'), PORT: String(port), LOG_LEVEL: 'silent' };
  const app = await createApp(env, { renderPage: undefined });
  await expect(app.listen()).rejects.toThrow(`Port ${port} is in use already`);
  taken.close();
  await app.stop();
});

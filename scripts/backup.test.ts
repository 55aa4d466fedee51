import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  backUp,
  backUpNightly,
  listBackups,
  newestBackupAt,
} from '#app/platform/jobs/backup.server.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { restore } from './restore.ts';

let app: TestApp;
afterEach(() => app.close());

const send = (message: string) =>
  app.post('/api/contact', {
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    message,
    source: 'contact_form',
  });

const modeOf = (file: string) => statSync(file).mode & 0o777;

test('a backup is made while the site writes, readable only by its owner, and a damaged one is never restored', async () => {
  app = await openTestApp('sqlite', { env: { SUBMISSIONS_PER_TEN_MINUTES: '1000' } });
  await send('Kept in the backup');
  const { config } = app.context;
  const copying = backUp(config, undefined, new Date('2026-11-02T03:00:00Z'));
  await Promise.all(Array.from({ length: 20 }, (_, i) => send(`While it is copied ${i}`)));
  const file = await copying;
  expect(readFileSync(file, 'latin1')).toContain('Kept in the backup');
  expect(modeOf(file)).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
  const damaged = `${file}.damaged`;
  writeFileSync(damaged, readFileSync(file).subarray(0, 5000));
  expect(() => restore(config, damaged, new Date())).toThrow();
});

test('a restore waits for the site to stop', async () => {
  app = await openTestApp('sqlite');
  await send('First');
  const { config } = app.context;
  const file = await backUp(config, undefined, new Date('2026-11-02T03:00:00Z'));
  expect(() => restore(config, file, new Date())).toThrow('stop the site first');
});

test('a backup is made every night, and the newest are kept in both folders', async () => {
  const second = mkdtempSync(path.join(os.tmpdir(), 'site-second-'));
  // 23:30 in Toronto.
  app = await openTestApp('sqlite', {
    time: '2026-11-02T04:30:00.000Z',
    env: { BACKUP_DIR: second, BACKUPS_KEPT: '3' },
  });
  const { config } = app.context;
  const folder = path.join(config.dataDir, 'backups');
  for (let hour = 0; hour < 5 * 24; hour++) {
    const file = await backUpNightly(config, app.clock.now());
    if (file) {
      // The age is read from the file's timestamp, which is set by the real clock.
      utimesSync(file, app.clock.now(), app.clock.now());
    }
    app.clock.advance(3_600_000);
  }
  const kept = listBackups(folder);
  expect(kept).toHaveLength(3);
  // 3:30 in Toronto is 8:30 UTC in November.
  expect(kept.map((name) => name.slice(5, 18))).toEqual([
    '2026-11-04T08',
    '2026-11-05T08',
    '2026-11-06T08',
  ]);
  expect(listBackups(second)).toEqual(kept);
  expect(modeOf(path.join(second, kept[0] ?? ''))).toBe(0o600);
  expect(newestBackupAt(config)?.toISOString().slice(0, 13)).toBe('2026-11-06T08');
  rmSync(second, { recursive: true, force: true });
});

test('a backup that can not be written leaves no partial file', async () => {
  app = await openTestApp('sqlite');
  const { config } = app.context;
  const file = {
    engine: 'sqlite',
    file: path.join(config.dataDir, 'none', 'site.sqlite'),
  } as const;
  await expect(backUp({ ...config, database: file }, undefined, new Date())).rejects.toThrow();
  expect(readdirSync(path.join(config.dataDir, 'backups'))).toEqual([]);
});

test('Postgres is dumped by pg_dump, which gets the password in a file that is deleted afterwards', async () => {
  app = await openTestApp('sqlite');
  const { config } = app.context;
  const bin = path.join(config.dataDir, 'bin');
  mkdirSync(bin);
  // A stand-in for pg_dump that records its arguments and the password.
  writeFileSync(
    path.join(bin, 'pg_dump'),
    `#!/bin/sh
for argument; do
  case "$argument" in --file=*) file=$(echo "$argument" | cut -c8-) ;; esac
done
echo "$*" > "$file"
cat "$file.pgpass" >> "$file"
`,
  );
  chmodSync(path.join(bin, 'pg_dump'), 0o755);
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
  const url = 'postgres://owner:s%3Acret@db.example.com:5432/site';
  const database = { engine: 'postgres', url } as const;
  const file = await backUp({ ...config, database }, undefined, new Date());
  vi.unstubAllEnvs();
  const [parameters, password] = readFileSync(file, 'utf8').split('\n');
  expect(parameters).toContain('--dbname=postgres://owner@db.example.com:5432/site');
  expect([parameters?.includes('cret'), password]).toEqual([false, '*:*:*:*:s\\:cret']);
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
  expect(file).toMatch(/\.dump$/);
  expect(modeOf(file)).toBe(0o600);
});

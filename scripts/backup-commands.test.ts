import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-commands-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const dataOf = (name: string) => path.join(folder, name);

function npmRun(script: string, word: string, name: string): string {
  const env = ['-u', 'DATABASE_URL', '-u', 'APP_SECRET', '-u', 'BACKUP_DIR'];
  const run = ['npm', 'run', '--silent', script, '--', word];
  const command = [...env, `DATA_DIR=${dataOf(name)}`, ...run];
  const { status, stdout, stderr } = spawnSync('env', command, { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

const send = (app: TestApp, message: string) =>
  app.post('/api/contact', { name: 'Ana Roy', email: 'ana@example.com', message });

test('npm run backup and npm run restore move a site to another folder', async () => {
  const site = await openTestApp('sqlite', { env: { DATA_DIR: dataOf('former') } });
  expect((await send(site, 'Before the backup')).status).toBe(201);
  const said = npmRun('backup', dataOf('backups'), 'former');
  const [backup = ''] = readdirSync(dataOf('backups'));
  expect(said).toContain(backup);
  await send(site, 'After the backup');
  await site.close();
  rmSync(dataOf('former'), { recursive: true });

  mkdirSync(dataOf('restored'));
  const copy = path.join(dataOf('backups'), backup);
  const restoring = npmRun('restore', copy, 'restored');
  expect(restoring).toContain(`Restored from ${copy}.\n`);
  expect(restoring).toContain('This folder has no app-secret');
  const restored = await openTestApp('sqlite', { env: { DATA_DIR: dataOf('restored') } });
  const leads = await restored.context.db.selectFrom('submissions').select('message').execute();
  expect(leads).toEqual([{ message: 'Before the backup' }]);
  await restored.close();
});

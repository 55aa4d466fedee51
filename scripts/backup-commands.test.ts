import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePhoto } from '#app/platform/pictures/picture-store.server.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { publishFacts } from '#test/sample-business.ts';
import { samplePhoto } from '#test/sample-photo.ts';
import { sentinelCompany, sentinelTeam } from '#test/sentinel-facts.ts';
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
  const command = [
    ...env,
    `DATA_DIR=${dataOf(name)}`,
    'npm',
    'run',
    '--silent',
    script,
    '--',
    word,
  ];
  const { status, stdout, stderr } = spawnSync('env', command, { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

const send = (app: TestApp, message: string) =>
  app.post('/api/contact', { name: 'Ana Roy', email: 'ana@example.com', message });

async function pictureOf(app: TestApp, name: string): Promise<[number, string]> {
  const answer = await app.request(`/pictures/${name}`);
  return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')];
}

test('npm run backup and npm run restore move a site to another folder: its leads, pictures and facts', async () => {
  const site = await openTestApp('sqlite', { env: { DATA_DIR: dataOf('former') } });
  expect((await send(site, 'Before the backup')).status).toBe(201);
  const photo = await storePhoto(site.context, await samplePhoto());
  if (typeof photo === 'string') throw new Error(photo);
  const team = sentinelTeam.map((member, at) => (at === 0 ? { ...member, photo } : member));
  await publishFacts(site, { company: sentinelCompany, team });
  const file = `${photo.id}-320.avif`;
  const before = await pictureOf(site, file);
  expect(before[0]).toBe(200);

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
  const restored = await openTestApp('sqlite', {
    env: { DATA_DIR: dataOf('restored') },
    renderPage: await createPageRenderer(),
  });
  try {
    const leads = await restored.context.db.selectFrom('submissions').select('message').execute();
    expect(leads).toEqual([{ message: 'Before the backup' }]);
    expect(await pictureOf(restored, file)).toEqual(before);
    const about = await (await restored.request('/about')).text();
    expect(about).toContain('Zephyrine Oakapple');
    expect(about).toContain(`/pictures/${file}`);
    expect(await (await restored.request('/contact')).text()).toContain('7 Lantern Way');
  } finally {
    await restored.close();
  }
});

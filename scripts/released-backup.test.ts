import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readConfig } from '#app/platform/config.server.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';
import { restore } from './restore.ts';

/**
 * Made by `npm run backup` of the release before this one, with a message, a call, a subscriber,
 * somebody on a waitlist and the facts of a business.
 */
const RELEASED = 'test/fixtures/released-site.sqlite.gz';

test('a backup of the release before restores and starts with this one, which shows what it holds and takes more', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-released-'));
  const backup = path.join(folder, 'backup.sqlite');
  writeFileSync(backup, gunzipSync(readFileSync(RELEASED)));
  const env = { DATA_DIR: path.join(folder, 'data'), APP_SECRET: 'x'.repeat(32), ADMIN_PASSWORD };
  restore(readConfig(env), backup, new Date('2026-11-02T14:00:00Z'));
  const app = await openTestApp('sqlite', { env, renderPage: await createPageRenderer() });
  try {
    expect(await (await app.request('/about')).text()).toContain('Quibblewick');
    const owner = await logInAsOwner(app);
    for (const [page, shown] of [
      ['/admin/inbox', 'Ada Marmot'],
      ['/admin/bookings', 'Bela Marmot'],
      ['/admin/today', 'restored'],
    ] as const) {
      expect(await (await owner.get(page)).text(), page).toContain(shown);
    }
    const signups = app.context.db.selectFrom('signups').select(['email', 'status']);
    expect(await signups.orderBy('email').execute()).toEqual([
      { email: 'cleo@example.com', status: 'confirmed' },
      { email: 'dora@example.com', status: 'pending' },
    ]);
    const taken = { appointmentDate: '2026-11-24', appointmentTime: '9:00 AM' };
    const caller = { name: 'Eve', email: 'eve@example.com', ...taken };
    expect((await app.post('/api/bookings', caller)).status).toBe(409);
    const message = { name: 'Eve', email: 'eve@example.com', message: 'Of this release' };
    expect((await app.post('/api/contact', message)).status).toBe(201);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { assertWhole } from '#app/platform/jobs/backup.server.ts';
import { logInAsMember } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';

test('a backup is made and downloaded in the admin area, which names its secret and how to restore it', async () => {
  const { app, owner } = await openOwnerApp('sqlite');
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'site-download-'));
  try {
    const made = await owner.post('/admin/advanced', { intent: 'backup' });
    expect(made.headers.get('Location')).toBe('/admin/advanced?done=made#backups');
    const page = await owner.read('/admin/advanced');
    const command = /npm run restore -- ([^<]+)/.exec(page)?.[1] ?? '';
    expect(existsSync(command)).toBe(true);
    expect(page).toContain(path.join(app.context.config.dataDir, 'app-secret'));

    const name = path.basename(command);
    const answer = await owner.post('/admin/export/file', { intent: 'backup', name });
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
    const file = path.join(elsewhere, name);
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    assertWhole(file);
    const log = await app.context.db.selectFrom('audit_log').select('action').execute();
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['backup', 'export']));

    for (const other of ['../site.sqlite', 'app-secret', '']) {
      const refused = await owner.post('/admin/export/file', { intent: 'backup', name: other });
      expect(refused.status, other).toBe(404);
    }
    const staff = await logInAsMember(app);
    expect((await staff.post('/admin/export/file', { intent: 'backup', name })).status).toBe(403);
  } finally {
    await app.close();
    rmSync(elsewhere, { recursive: true });
  }
});

import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';
import { createApp } from './app.ts';

test('the site starts with a damaged row of the offer', async () => {
  const before = await openTestApp();
  const { db, config, now } = before.context;
  const row = { key: 'offer', value: '{"seats":"many"}', updated_at: now().toISOString() };
  await db.insertInto('settings').values(row).execute();
  await before.stop();
  const env = { DATA_DIR: config.dataDir, LOG_LEVEL: 'silent' };
  const app = await createApp(env, { renderPage: undefined });
  expect((await app.fetch(new Request('http://localhost/api/health'))).status).toBe(200);
  await app.stop();
  await before.close();
});

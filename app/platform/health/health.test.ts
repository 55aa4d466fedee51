import { afterEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

async function health() {
  const answer = await app.request('/api/health');
  return { status: answer.status, body: await answer.json() };
}

test('is ok after a real write, at most one in ten seconds, and says nothing else to strangers', async () => {
  app = await openTestApp('sqlite');
  const writtenAt = async () => {
    const row = await app.context.db
      .selectFrom('settings')
      .select('updated_at')
      .where('key', '=', 'health-check')
      .executeTakeFirstOrThrow();
    return row.updated_at;
  };
  const first = app.clock.now().toISOString();
  expect(await health()).toMatchObject({ status: 200 });
  app.clock.advance(9_999);
  expect((await health()).body).toEqual({ success: true, data: { status: 'ok' } });
  expect(await writtenAt()).toBe(first);
  app.clock.advance(1);
  await health();
  expect(await writtenAt()).toBe(app.clock.now().toISOString());
});

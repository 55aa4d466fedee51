import { afterEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { rescueRowsOfFuture } from './clock-set-back.server.ts';

const DAY_MS = 86_400_000;
const message = { name: 'A', email: 'a@example.com', message: 'Hello' };

let app: TestApp;
afterEach(() => app.close());

describeOnBothDatabases('a clock that is set back by a day', (engine) => {
  test('leaves forms working, and emails queued before are due immediately', async () => {
    app = await openTestApp(engine);
    expect((await app.post('/api/contact', message)).status).toBe(201);
    const planned = new Date(app.clock.now().getTime() + 5 * DAY_MS).toISOString();
    const { db } = app.context;
    const [reminder] = await db.selectFrom('outbox').select('id').orderBy('id').execute();
    const idOf = reminder?.id ?? '';
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: planned })
      .where('id', '=', idOf)
      .execute();

    app.clock.advance(-DAY_MS);
    expect((await app.post('/api/contact', { ...message, email: 'b@example.com' })).status).toBe(
      201,
    );
    expect((await app.request('/api/health')).status).toBe(200);
    const due = async () =>
      (
        await db
          .selectFrom('outbox')
          .select('id')
          .where('next_attempt_at', '<=', app.clock.now().toISOString())
          .execute()
      ).length;
    expect(await due()).toBe(2);
    expect(await rescueRowsOfFuture(app.context)).toBe(1);
    expect(await due()).toBe(3);
    const kept = await db
      .selectFrom('outbox')
      .select('next_attempt_at')
      .where('id', '=', idOf)
      .executeTakeFirstOrThrow();
    expect(kept.next_attempt_at).toBe(planned);
  });
});

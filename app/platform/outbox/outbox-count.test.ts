import { afterEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { countOutbox } from './outbox.queries.server.ts';

let app: TestApp;
afterEach(() => app.close());

describeOnBothDatabases('the count of waiting emails', (engine) => {
  test('leaves out one that is planned for later, but not one that will be tried again', async () => {
    app = await openTestApp(engine);
    const { db } = app.context;
    await app.post('/api/contact', { name: 'A', email: 'a@example.com', message: 'Hello' });
    const now = app.clock.now();
    const postpone = (last_response: string | null) =>
      db
        .updateTable('outbox')
        .set({
          next_attempt_at: new Date(now.getTime() + 86_400_000).toISOString(),
          last_response,
        })
        .where('template', '=', 'contact-receipt')
        .execute();
    const count = () => countOutbox(db, now.toISOString(), 'mail');
    expect(await count()).toEqual({ waiting: 2, failed: 0, unknown: 0 });
    await postpone(null);
    expect((await count()).waiting).toBe(1);
    await postpone('421 busy');
    expect((await count()).waiting).toBe(2);
  });
});

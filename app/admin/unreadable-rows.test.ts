import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { sendMessage } from '#test/visitor.ts';

describeOnBothDatabases('rows whose JSON can not be read', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
    await sendMessage(app, { message: 'Hello' });
  });
  afterEach(() => app.close());

  async function read(path: string): Promise<string> {
    const response = await owner.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  }

  test.each(['{"broken', '{"name":5}', '[]', 'null', '{"sealed":"not sealed by us"}'])(
    'an email with the values %s is shown with the reason',
    async (props) => {
      await app.context.db.updateTable('outbox').set({ props }).execute();
      const rows = await app.context.db.selectFrom('outbox').select('id').execute();
      expect(rows).toHaveLength(2);
      for (const { id } of rows) {
        expect(await read(`/admin/mail?email=${id}`)).toContain(
          'This email can’t be shown or sent',
        );
      }
      expect(await read('/admin/mail')).toContain('kim@example.com');
      const personal = await owner.post('/admin/export/file', {
        intent: 'person',
        email: 'kim@example.com',
      });
      expect([personal.status, await personal.text()]).toEqual([
        200,
        expect.stringContaining('"contact-receipt"'),
      ]);
    },
  );

  test.each(['{"broken', '{"company":5}', '[["a"]]', 'null', '""'])(
    'a lead with the details %s is shown with its message and the reason',
    async (details) => {
      await app.context.db.updateTable('submissions').set({ details }).execute();
      const lead = await app.context.db
        .selectFrom('submissions')
        .select('id')
        .executeTakeFirstOrThrow();
      const page = await read(`/admin/inbox/${lead.id}`);
      expect(page).toContain('Hello');
      expect(page).toContain('They can’t be shown.');
      expect(await read('/admin/inbox')).toContain('Hello');
      expect(await read('/admin/today')).toContain('Hello');
    },
  );
});

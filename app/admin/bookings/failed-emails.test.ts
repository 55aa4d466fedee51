import { afterEach, expect, test } from 'vitest';
import { type AdminBrowser, logInAsMember } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { timelineWords } from '../people/people.content.ts';
import { bookingsWords } from './bookings.content.ts';

describeOnBothDatabases('the page of a call', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  afterEach(() => app.close());

  const enter = async (name: string, appointmentTime: string) => {
    const answer = await owner.post('/admin/bookings/new', {
      ...{ kind: 'assessment', appointmentDate: '2026-11-09', appointmentTime },
      ...{ name, email: 'ana@example.com', phone: '905-555-0101' },
    });
    return /bookings\/(\w+)\?/.exec(answer.headers.get('Location') ?? '')?.[1] ?? '';
  };

  test('says which emails to the visitor failed, for this call alone', async () => {
    ({ app, owner } = await openOwnerApp(engine));
    const [id, other] = [await enter('Ana Lopes', '9:00 AM'), await enter('Ana Lopes', '10:00 AM')];
    const read = async (call: string, browser = owner) =>
      (await (await browser.get(`/admin/bookings/${call}`)).text()).replaceAll('<!-- -->', '');
    expect(await read(id)).not.toContain(bookingsWords.failedEmails);

    const row = await app.context.db
      .updateTable('outbox')
      .set({ state: 'failed', bounced: 1 })
      .where('dedupe_key', '=', `booking-confirmation:${id}:0`)
      .returning('id')
      .executeTakeFirstOrThrow();
    const page = await read(id);
    expect(page).toContain(bookingsWords.failedEmails);
    expect(page).toContain(timelineWords.bounced);
    expect(page).toContain(`href="/admin/mail/${row.id}"`);
    expect(await read(other)).not.toContain(bookingsWords.failedEmails);
    // The email log is the owner's.
    const staff = await read(id, await logInAsMember(app));
    expect(staff).toContain(timelineWords.bounced);
    expect(staff).not.toContain(`/admin/mail/${row.id}`);
  });
});

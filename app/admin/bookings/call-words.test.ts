import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { callKindSteps } from '#test/call-kind-steps.ts';
import { LINK, PAGE, RULES } from '#test/call-kinds-samples.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';

describeOnBothDatabases('the call types', (engine) => {
  let app: TestApp;

  let owner: AdminBrowser;

  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });

  afterEach(() => app.close());

  const { textOf, book, mails, readFeed } = callKindSteps(() => app);

  test("the owner's question is on the form, and its answer in the notice, the calendar and the export", async () => {
    expect(await textOf('/book')).not.toContain('name="answer"');
    const early = await book({ appointmentTime: '9:00 AM', answer: 'Nobody asked' });
    expect(early.status).toBe(201);
    const question = 'Which tools do you use today?';
    await owner.post(PAGE, { intent: 'question', question });
    expect(await textOf('/book')).toContain(question);
    await book({ appointmentTime: '9:30 AM', answer: 'Sheets\nand email' });
    const notices = await mails('booking-notice');
    expect(notices.map(({ answer }) => answer).sort()).toEqual(['', 'Sheets\nand email']);
    expect(JSON.stringify(await mails('booking-confirmation'))).not.toContain('Sheets');
    const feed = await readFeed();
    expect(feed.map(({ description }) => description.includes(question))).toEqual([false, true]);
    const { db } = app.context;
    const call = await db
      .selectFrom('bookings')
      .select(['id', 'email', 'question', 'answer'])
      .where('answer', '!=', '')
      .executeTakeFirstOrThrow();
    expect(call).toMatchObject({ question, answer: 'Sheets\nand email' });
    expect(await (await owner.get(`/admin/bookings/${call.id}`)).text()).toContain(question);
    await owner.post(PAGE, { intent: 'question', question: '' });
    expect(await textOf('/book')).not.toContain(question);
  });

  test('a caller without an email address is entered by phone: nothing is emailed, and the page says so', async () => {
    const caller = {
      ...{ kind: 'assessment', appointmentDate: '2026-11-10', appointmentTime: '11:00 AM' },
      ...{ name: 'Kim Caller', email: '', phone: '', company: '', brief: '' },
    };
    const neither = await owner.post('/admin/bookings/new', caller);
    expect(await neither.text()).toContain('Enter a phone number or an email address.');
    const entered = await owner.post('/admin/bookings/new', { ...caller, phone: '289-555-0144' });
    const path = entered.headers.get('Location') ?? '';
    expect(path).toContain('done=entered-by-phone');
    expect(await (await owner.get(path)).text()).toContain('Nothing was emailed to them');
    const [page = ''] = path.split('?');
    await owner.post(page, { intent: 'move', slot: '2026-11-11 9:00 AM' });
    await owner.post('/admin/booking-rules', { intent: 'rules', ...RULES, meetingLink: LINK });
    await owner.post(page, { intent: 'cancel', reason: '' });
    const rows = await app.context.db.selectFrom('outbox').selectAll().execute();
    expect(new Set(rows.map(({ template }) => template))).toEqual(new Set(['booking-notice']));
    expect(rows).toHaveLength(3);
    await app.worker.runOnce();
    expect(rows.every(({ recipient }) => recipient !== '')).toBe(true);
    expect(await (await owner.get(page)).text()).toContain('Erase Call');
    const erased = await owner.post(page, { intent: 'erase' });
    expect(erased.headers.get('Location')).toContain('done=erased');
    for (const table of ['bookings', 'outbox'] as const) {
      expect(await app.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('the reason for a closed day is visible below the calendar and part of the day’s accessible name', async () => {
    const block = { intent: 'block', from: '2026-12-03', to: '2026-12-04', kind: 'days' };
    await owner.post('/admin/booking-rules', { ...block, reason: 'Trade show', public: 'on' });
    await owner.post('/admin/booking-rules', { intent: 'rules', ...RULES, maxCallsPerDay: '1' });
    await book({ appointmentDate: '2026-12-09', appointmentTime: '9:00 AM' });
    const page = await textOf('/book?month=2026-12');
    expect(page).toContain('<li>Closed (Christmas Day): December 25</li>');
    expect(page).toContain('Wednesday, December 9, 2026, fully booked');
    expect(page).toContain('Sunday, December 6, 2026, closed on weekends');
  });
});

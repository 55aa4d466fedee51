import { afterEach, beforeEach, expect, test } from 'vitest';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { insertBounce } from '#app/platform/outbox/suppression.queries.server.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { addConfirmedSignUps } from '#test/confirmed-sign-ups.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { sendMessage } from '#test/visitor.ts';
import { inboxWords } from './inbox/inbox.content.ts';
import { listsWords } from './newsletter/lists.content.ts';
import { newsletterWords } from './newsletter/newsletter.content.ts';

// What the admin area says has to be true in the case at hand.
let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterEach(() => app.close());

const show = (path: string) => owner.read(path);

const propsOf = async (template: string) => {
  const rows = await app.context.db
    .selectFrom('outbox')
    .select('props')
    .where('template', '=', template)
    .execute();
  return rows.map(
    ({ props }) => readProps(app.context.settings.secrets, props) as Record<string, string>,
  );
};

test('a call that the owner entered was not booked by someone, and its time on a blocked day is not free again', async () => {
  const entered = await owner.post('/admin/bookings?view=new', {
    intent: 'enter',
    kind: 'assessment',
    appointmentDate: '2026-11-09',
    appointmentTime: '9:00 AM',
    name: 'Ana Lopes',
    email: 'ana@example.com',
    phone: '',
  });
  expect((await propsOf('booking-notice')).map(({ event }) => event)).toEqual(['entered']);
  const page = String(entered.headers.get('Location')).replace(/\?.*/, '');
  await owner.post('/admin/booking-rules', { intent: 'block', from: '2026-11-09', reason: '' });
  const ids = page.split('/').at(-1) ?? '';
  const cancelled = await owner.post('/admin/bookings', {
    intent: 'cancel',
    view: 'coming',
    ids,
    confirmed: '1',
  });
  const notice = await show(String(cancelled.headers.get('Location')));
  expect(notice).toContain('unless it’s blocked');
  expect(notice).not.toMatch(/is free again[;.]/);
});

test('the owner’s notification leads to the message, and an answer given elsewhere is logged', async () => {
  await sendMessage(app);
  const [told] = await propsOf('contact-notification');
  const page = `/admin/inbox/${told?.id}`;
  await owner.post(page, { intent: 'answered', message: 'We spoke on the phone' });
  expect(await show(page)).toContain('Answered elsewhere: We spoke on the phone');
  const { db } = app.context;
  const [lead] = await db.selectFrom('submissions').select('status').execute();
  expect(lead?.status).toBe('open');
  const waiting = db.selectFrom('outbox').select('template').where('state', '=', 'queued');
  expect(await waiting.execute()).not.toContainEqual({ template: 'contact-receipt' });
});

test('an address that bounced is warned about before a reply, and is no reader who gets the newsletter', async () => {
  await sendMessage(app);
  await addConfirmedSignUps(app, 'newsletter', 1);
  await app.post('/api/newsletter/subscribe', { email: 'kim@example.com' });
  const { db, settings, now } = app.context;
  await db
    .updateTable('signups')
    .set({ status: 'confirmed', confirmed_at: '2026-11-01T10:00:00.000Z' })
    .execute();
  const lead = await db.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
  const warning = inboxWords.bounced;
  const list = '/admin/newsletter/subscribers?list=newsletter';
  const draft = (await owner.post('/admin/newsletter', { intent: 'start' })).headers.get(
    'Location',
  );
  const words = { intent: 'count', subject: 'News', body: 'Words', audience: 'all' };
  const count = async () => (await owner.post(String(draft), words)).text();
  const leftOut = interpolate(newsletterWords.leftOut, { count: 1 });
  expect(await show(`/admin/inbox/${lead.id}`)).not.toContain(warning);
  expect(await show(list)).not.toContain(listsWords.bounced);
  expect(await count()).not.toContain(leftOut);
  await insertBounce(db, settings.secrets, { email: 'kim@example.com', now: now() });
  expect(await show(`/admin/inbox/${lead.id}`)).toContain(warning);
  expect(await show(list)).toContain(listsWords.bounced);
  expect(await count()).toContain(leftOut);
});

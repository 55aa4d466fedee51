import { afterEach, expect, test } from 'vitest';
import { recordProvider } from '#app/platform/outbox/mail-state.server.ts';
import { type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { RULES } from '#test/call-kinds-samples.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { frameWords } from '../shell/shell.content.ts';
import { usersWords } from '../users/users.content.ts';
import { bookingRulesWords, confirmEmailsWords } from './booking-rules.content.ts';
import { bookingsNotices, newCallWords, bookingsWords as words } from './bookings.content.ts';

// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
const { emailsWait } = frameWords;

let app: TestApp;
let owner: AdminBrowser;
afterEach(() => app.close());

async function open(SMTP_URL: string) {
  ({ app, owner } = await openOwnerApp('sqlite', { env: SMTP_URL ? { SMTP_URL } : {} }));
}

/** Enters a call and returns its id. */
async function enter(name: string, email: string, appointmentTime: string): Promise<string> {
  const answer = await owner.post('/admin/bookings/new', {
    ...{ kind: 'assessment', appointmentDate: '2026-11-09', appointmentTime },
    ...{ name, email, phone: '905-555-0101' },
  });
  return /bookings\/(\w+)\?/.exec(answer.headers.get('Location') ?? '')?.[1] ?? '';
}

/** The words of the page that asks before these calls are cancelled. */
async function askToCancel(ids: readonly string[]): Promise<string> {
  const answer = await app.request('/admin/bookings/cancel', {
    method: 'POST',
    body: new URLSearchParams(ids.map((id) => ['ids', id])),
    headers: { Cookie: owner.cookie, Origin: 'http://localhost:3000' },
    redirect: 'manual',
  });
  return plain(await answer.text());
}

/** The session of a week ago has ended by then. */
async function goToAfterTheCalls(): Promise<void> {
  app.clock.set('2026-11-09T16:00:00Z');
  owner = await logInAsOwner(app);
}

const read = async (path: string) => plain(await (await owner.get(path)).text());

function plain(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

for (const SMTP_URL of ['', 'smtp://mail.invalid:2525']) {
  const canEmail = SMTP_URL !== '';

  test(`the questions promise emails only if one can leave, ${canEmail ? 'with' : 'without'} a mail server`, async () => {
    await open(SMTP_URL);
    const ids = [
      await enter('Ana Lopes', 'ana@example.com', '9:00 AM'),
      await enter('Ben Reid', 'Ben@example.com', '9:30 AM'),
      await enter('Ben Reid', 'ben@example.com', '10:00 AM'),
      await enter('Cara Kim', '', '10:30 AM'),
    ];
    const asked = await askToCancel(ids);
    expect(asked).toContain('Nov 9, 2026, 9:00 AM, Ana Lopes');
    expect(asked).toContain('without an email address yourself: Cara Kim.');
    expect(asked.includes('Cancel 4 calls and email 2 people?')).toBe(canEmail);
    expect(asked.includes('Cancel 4 Calls and Email 2 People')).toBe(canEmail);
    expect(asked.includes(emailsWait.text)).toBe(!canEmail);
    if (!canEmail) expect(asked).toMatch(/Cancel 4 calls\?.*Cancel 4 Calls<\/button>/s);

    const changed = await owner.post('/admin/booking-rules', {
      ...{ ...RULES, intent: 'rules', meetingLink: 'https://meet.example.com/new' },
    });
    const link = plain(await changed.text());
    expect(link.includes('Save and Email 2 People')).toBe(canEmail);
    expect(link.includes(confirmEmailsWords.waiting.submit)).toBe(!canEmail);
    expect(link.includes('about the new place or link (3) wait in the queue')).toBe(!canEmail);
    expect(link).toContain('Call those without an email address yourself: Cara Kim.');

    const call = await read(`/admin/bookings/${ids[0]}`);
    expect(call.includes(emailsWait.text)).toBe(!canEmail);
    expect((await read('/admin/bookings/new')).includes(emailsWait.text)).toBe(!canEmail);
    expect((await read('/admin/newsletter/subscribers')).includes(emailsWait.text)).toBe(!canEmail);
    await goToAfterTheCalls();
    const after = await read(`/admin/bookings/${ids[0]}`);
    expect(after.includes(words.outcome.noShow)).toBe(canEmail);
  });
}

test('while the mail server fails, every screen says that emails wait', async () => {
  await open('smtp://mail.invalid:2525');
  const id = await enter('Ana Lopes', 'ana@example.com', '9:00 AM');
  const { context } = app;
  const saysItWaits = async () =>
    (await read(`/admin/bookings/${id}?done=cancelled`)).includes(
      bookingsNotices.cancelled.withoutEmail.title,
    );
  const saysLinkIsShown = async () =>
    (await read('/admin/security')).includes(usersWords.invite.submitShown);
  expect([await saysItWaits(), await saysLinkIsShown()]).toEqual([false, false]);
  await recordProvider(context, 'smtp', { isGood: false, reason: 'It could not be reached.' });
  expect([await saysItWaits(), await saysLinkIsShown()]).toEqual([true, true]);
  app.clock.advance(1000);
  await recordProvider(context, 'smtp', { isGood: true });
  expect([await saysItWaits(), await saysLinkIsShown()]).toEqual([false, false]);
});

test('a moved or cancelled call says what was done to it while emails wait', async () => {
  await open('');
  const id = await enter('Ana Lopes', 'ana@example.com', '9:00 AM');
  for (const [fields, title] of [
    [{ intent: 'move', slot: '2026-11-09 10:00 AM' }, 'Call moved, but not emailed yet'],
    [{ intent: 'cancel', reason: '' }, 'Call cancelled, but not emailed yet'],
  ] as const) {
    const answer = await owner.post(`/admin/bookings/${id}`, fields);
    const page = await read(answer.headers.get('Location') ?? '');
    expect(page).toContain(title);
    expect(page).toContain('the email to the visitor is waiting. Let them know yourself.');
  }
});

test('rules that were refused say whether visitors can book on holidays by what is saved', async () => {
  await open('');
  const page = '/admin/booking-rules';
  const off = bookingRulesWords.holidays.off;
  const refused = await owner.post(page, { intent: 'rules' });
  expect([refused.status, (await refused.text()).includes(off)]).toEqual([422, false]);
  const { observeOntarioHolidays: _on, ...without } = RULES;
  await owner.post(page, { ...without, intent: 'rules' });
  expect(await read(page)).toContain(off);
  const again = await owner.post(page, { intent: 'rules', observeOntarioHolidays: 'on' });
  expect([again.status, (await again.text()).includes(off)]).toEqual([422, true]);
});

test('the form of a new call asks for a phone number or an email address', async () => {
  await open('');
  const page = await read('/admin/bookings/new');
  expect(page).toContain(newCallWords.fields.phone.help);
  expect(page).not.toMatch(/>Email[^/]*\(optional\)/);
});

test('a single selected call is cancelled only after a question, too', async () => {
  await open('smtp://mail.invalid:2525');
  const id = await enter('Ana Lopes', 'ana@example.com', '9:00 AM');
  const asked = await askToCancel([id]);
  expect(asked).toContain('Cancel this call and email 1 person?');
  expect(asked).toContain('Nov 9, 2026, 9:00 AM, Ana Lopes');
  const status = async () =>
    (await app.context.db.selectFrom('bookings').select('status').executeTakeFirst())?.status;
  expect(await status()).toBe('active');

  const confirmed = { view: 'coming', ids: id, confirmed: '1' };
  const answer = await owner.post('/admin/bookings/cancel', confirmed);
  expect(answer.headers.get('Location')).toContain('done=cancelled-one');
  const notice = await read(String(answer.headers.get('Location')));
  expect(notice).toContain('Call cancelled');
  expect(notice).toContain('Its time is free again');
  expect(notice).not.toMatch(/Calls cancelled|Everyone who/);
  expect(await status()).toBe('cancelled');
});

test('a call without an email address promises none, before and after it is moved, cancelled or missed', async () => {
  await open('smtp://mail.invalid:2525');
  const id = await enter('Cara Kim', '', '9:00 AM');
  const other = await enter('Dev Shah', '', '9:30 AM');
  const page = await read(`/admin/bookings/${id}`);
  for (const text of [words.move.byPhone, words.cancel.byPhone, words.cancel.reasonByPhone]) {
    expect(page).toContain(text);
  }
  const done = async (path: string, fields: Record<string, string>) =>
    (await owner.post(`/admin/bookings/${path}`, fields)).headers.get('Location');
  const third = await enter('Eve Wong', '', '11:00 AM');
  const one = await done('cancel', { view: 'coming', ids: third, confirmed: '1' });
  expect(one).toContain('done=cancelled-one-by-phone');
  expect(await askToCancel([id, other])).toMatch(/Cancel 2 calls\?.*Cancel 2 Calls<\/button>/s);
  const moved = await done(id, { intent: 'move', slot: '2026-11-09 10:00 AM' });
  expect(moved).toContain('done=moved-by-phone');
  expect(await read(String(moved))).toContain(bookingsNotices['moved-by-phone'].description);
  expect(await done(id, { intent: 'cancel', reason: '' })).toContain('done=cancelled-by-phone');
  await goToAfterTheCalls();
  expect(await read(`/admin/bookings/${other}`)).not.toContain(words.outcome.noShow);
  expect(await done(other, { intent: 'no-show' })).toContain('done=marked');
});

test('a new link that concerns only people without an email address names them first', async () => {
  await open('smtp://mail.invalid:2525');
  await enter('Cara Kim', '', '10:30 AM');
  const rules = { ...RULES, intent: 'rules', meetingLink: 'https://meet.example.com/new' };
  const asked = plain(await (await owner.post('/admin/booking-rules', rules)).text());
  expect(asked).toContain('Save, and call people about the change?');
  expect(asked).toContain('Call those without an email address yourself: Cara Kim.');
  expect(asked).not.toMatch(/email 0|0 emails/i);
  const saved = await owner.post('/admin/booking-rules', { ...rules, confirmed: '0' });
  expect(saved.headers.get('Location')).toMatch(/done=rules$/);
});

test('without selected calls there is no question', async () => {
  await open('');
  const page = await read('/admin/bookings/cancel');
  expect(page).toContain(words.bulkCancel.none.title);
  expect(page).not.toContain('Cancel 0');
});

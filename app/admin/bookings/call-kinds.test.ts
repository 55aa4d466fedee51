import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingRulesArea } from '#app/features/booking/rules/booking-rules.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { callKindSteps } from '#test/call-kind-steps.ts';
import { LINK, PAGE, RULES } from '#test/call-kinds-samples.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';

const review = {
  intent: 'save-kind',
  id: '',
  title: 'Roadmap Review',
  minutes: '60',
  isOffered: 'on',
  ...{ text: 'An hour ({minutes} minutes) on your plan, {hours}.', place: 'phone' },
  videoLink: '',
  address: '',
};

const assessment = {
  intent: 'save-kind',
  id: 'assessment',
  title: 'AI Readiness Assessment',
  minutes: '30',
  text: 'A call.',
  place: 'video',
  address: '',
  isOffered: 'on',
};

let app: TestApp;

let owner: AdminBrowser;

beforeEach(async () => {
  // A mail server, so that emails are promised; what waits without one has a test of its own.
  ({ app, owner } = await openOwnerApp('sqlite', {
    env: { SMTP_URL: 'smtp://mail.invalid:2525' },
  }));
});

afterEach(() => app.close());

const { textOf, book, mails, readFeed } = callKindSteps(() => app);

test('one is added: its page, its length and its place hold from then on', async () => {
  expect((await owner.post(PAGE, review)).headers.get('Location')).toContain('done=saved');
  const page = await textOf('/book?kind=roadmap-review');
  expect(page).toContain('Book a call: Roadmap Review');
  expect(page).toContain('An hour (60 minutes) on your plan, from Monday to Friday');
  expect(page).toContain('We’ll call you at this number.');
  expect(page).not.toContain('In case the video call');
  expect(await textOf('/book')).toContain('Roadmap Review, 60 minutes.');
  const times = async (query: string) => {
    const path = `/api/bookings/availability?from=2026-11-10&to=2026-11-10${query}`;
    const [day] = (await (await app.request(path)).json()).data.days;
    return day.free.map(({ time }: { time: string }) => time);
  };
  expect(await times('')).toHaveLength(14);
  // An hour doesn't fit at 11:30 before lunch, nor at 4:30.
  expect(await times('&kind=roadmap-review')).toHaveLength(12);
  const wanted = { kind: 'roadmap-review', appointmentTime: '10:00 AM' };
  const refused = await book(wanted);
  expect(refused.status).toBe(422);
  expect((await refused.json()).fields.phone).toBe('Enter the phone number we should call.');
  const booked = await book({ ...wanted, phone: '289-555-0144' });
  expect((await booked.json()).data.endsAt).toBe('2026-11-10T16:00:00.000Z');
  expect(await times('')).not.toEqual(expect.arrayContaining(['10:30 AM']));
  expect(await times('&kind=roadmap-review')).not.toEqual(expect.arrayContaining(['9:30 AM']));
  const [mail] = await mails('booking-confirmation');
  expect(mail).toMatchObject({ title: 'Roadmap Review', minutes: 60 });
  expect(mail?.where).toBe('By phone. We’ll call you at the number you gave us.');
  expect(JSON.stringify(mail)).not.toContain('289-555-0144');
  const [notice] = await mails('booking-notice');
  expect(notice).toMatchObject({ location: 'Phone call', phone: '289-555-0144' });
  const feed = await readFeed();
  expect(feed[0]?.location).toBe('Phone call');
  expect(feed[0]?.endDate.toString()).toBe('2026-11-10T11:00:00');
});

test('one that is retired can no longer be booked, and one that was booked cannot be removed', async () => {
  await owner.post(PAGE, review);
  const wanted = { kind: 'roadmap-review', phone: '289-555-0144', appointmentTime: '1:00 PM' };
  expect((await book(wanted)).status).toBe(201);
  const kept = await owner.post(PAGE, { intent: 'remove-kind', id: 'roadmap-review' });
  expect(kept.status).toBe(422);
  const { isOffered, ...retired } = { ...review, id: 'roadmap-review' };
  expect((await owner.post(PAGE, retired)).status).toBe(303);
  expect((await book({ ...wanted, appointmentTime: '3:00 PM' })).status).toBe(422);
  expect(await textOf('/book?kind=roadmap-review')).toContain('Book your free assessment');
  const [call] = await app.context.db.selectFrom('bookings').selectAll().execute();
  const shown = await owner.read(`/admin/bookings/${call?.id}`);
  expect(shown).toContain('Roadmap Review, 60 minutes');
  await owner.post(PAGE, { ...review, title: 'Typo' });
  const removed = await owner.post(PAGE, { intent: 'remove-kind', id: 'typo' });
  expect(removed.headers.get('Location')).toContain('done=saved');
});

test('an office needs an address, a link must be secure, and one kind must be offered', async () => {
  const errorsOf = async (changes: Record<string, string>) =>
    (await owner.post(PAGE, { ...assessment, ...changes })).text();
  expect(await errorsOf({ place: 'office' })).toContain('Enter the address of the office.');
  expect(await errorsOf({ videoLink: 'http://meet.example.com' })).toContain('https://');
  expect(await errorsOf({ minutes: '3' })).toContain('Enter a whole number from 5 to 240');
  await owner.post(PAGE, { ...assessment, id: 'consultation', isOffered: '' });
  expect(await errorsOf({ isOffered: '' })).toContain('Offer at least one call type');
});

test('a link with {room} gives each call a room of its own, and a new link reaches its calls only', async () => {
  for (const appointmentTime of ['9:00 AM', '9:30 AM']) await book({ appointmentTime });
  await book({ appointmentTime: '2:00 PM', source: 'consultation_booking' });
  const videoLink = 'https://meet.example.com/{room}';
  const answer = await owner.post(PAGE, { ...assessment, videoLink, confirmed: '2' });
  expect(answer.headers.get('Location')).toContain('done=told');
  const told = await mails('booking-details');
  const links = told.map(({ meetingLink }) => String(meetingLink));
  expect(new Set(links).size).toBe(2);
  for (const link of links) expect(link).toMatch(/^https:\/\/meet\.example\.com\/[\w-]{16}$/);
  const before = new Set(links);
  await owner.post(PAGE, { ...assessment, videoLink, text: 'Another text.' });
  expect(new Set((await mails('booking-details')).map((mail) => mail.meetingLink))).toEqual(before);
});

test('a new link is saved and emailed, with a newer invite, only after the number of emails was shown', async () => {
  await book({ email: 'Ana@example.com', appointmentTime: '9:00 AM' });
  await book({ email: 'ana@example.com', appointmentTime: '9:30 AM' });
  await book({ appointmentTime: '10:00 AM' });
  const save = async (more: Record<string, string> = {}) => {
    const rules = { intent: 'rules', ...RULES, meetingLink: LINK, ...more };
    const answer = await owner.post(PAGE, rules);
    const { meetingLink = 'none' } = await app.context.settings.get(bookingRulesArea);
    const text = (await answer.text()).replaceAll('<!-- -->', '');
    return { text, to: answer.headers.get('Location'), meetingLink };
  };
  const asked = await save();
  expect(asked.text).toContain('be emailed: 2.');
  expect(asked.text).toContain('name="confirmed" value="3"');
  expect(asked.text).toMatch(/type="hidden" name="meetingLink" value="https:\/\/meet/);
  expect([asked.meetingLink, await mails('booking-details')]).toEqual(['none', []]);
  // One more call was booked after the number was shown: the question comes again.
  await book({ appointmentTime: '11:00 AM' });
  const again = await save({ confirmed: '3' });
  expect([again.text.includes('be emailed: 3.'), again.meetingLink]).toEqual([true, 'none']);
  const saved = await save({ confirmed: '4' });
  expect([saved.to, saved.meetingLink]).toEqual([`${PAGE}?done=told`, LINK]);
  const told = await mails('booking-details');
  expect(told.map(({ meetingLink }) => meetingLink)).toEqual(Array(4).fill(LINK));
  const [{ invite } = {}] = told as { invite?: { content: string } }[];
  expect(invite?.content).toContain('SEQUENCE:1\r\n');
  const reminders = await mails('booking-reminder');
  expect(reminders.every(({ meetingLink }) => meetingLink === LINK)).toBe(true);
  // A change that emails nobody is saved without a question.
  expect((await save({ horizonDays: '90' })).to).toContain('done=saved');
  expect(await mails('booking-details')).toHaveLength(4);
});

test("the owner's question is on the form, and its answer in the notice, the calendar and the export", async () => {
  const early = await book({ appointmentTime: '9:00 AM', answer: 'Nobody asked' });
  expect(early.status).toBe(201);
  const question = 'Which tools do you use today?';
  await owner.post(PAGE, { intent: 'rules', ...RULES, question });
  expect(await textOf('/book')).toContain(question);
  await book({ appointmentTime: '9:30 AM', answer: 'Sheets\nand email' });
  const notices = await mails('booking-notice');
  expect(notices.map(({ answer }) => answer).sort()).toEqual(['', 'Sheets\nand email']);
  expect(JSON.stringify(await mails('booking-confirmation'))).not.toContain('Sheets');
  const feed = await readFeed();
  expect(feed.map(({ description }) => description.includes(question))).toEqual([false, true]);
  const call = await app.context.db
    .selectFrom('bookings')
    .select(['id', 'question'])
    .where('answer', '!=', '')
    .executeTakeFirstOrThrow();
  expect(call.question).toBe(question);
  expect(await owner.read(`/admin/bookings/${call.id}`)).toContain(question);
  await owner.post(PAGE, { intent: 'rules', ...RULES });
  expect(await textOf('/book')).not.toContain(question);
});

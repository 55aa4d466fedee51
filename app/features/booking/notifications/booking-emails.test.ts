import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { leaseNextRow } from '#app/platform/outbox/outbox.queries.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { cancelBooking, rescheduleBooking } from '../manage/booking-changes.server.ts';
import { bookingRulesArea, DEFAULT_BOOKING_RULES } from '../rules/booking-rules.ts';

const { company } = builtInFacts;

/** Values for all text fields, with words that no email contains otherwise. */
const typed = {
  name: 'Zanzibar Quux',
  phone: '289-555-0199',
  company: 'Frobnicate Ltd',
  email: 'visitor@example.com',
};
const request = {
  ...typed,
  appointmentDate: '2026-11-24',
  appointmentTime: '4:30 PM',
  timeZone: 'Asia/Tokyo',
};

let app: TestApp;
let smtp: FakeSmtpServer;
beforeEach(async () => {
  smtp = await startFakeSmtpServer();
  app = await openTestApp('sqlite', {
    env: { SMTP_URL: `smtp://${smtp.host}:${smtp.port}`, MAIL_FROM: 'calls@example.com' },
  });
});
afterEach(async () => {
  await app.close();
  await smtp.stop();
});

test('the visitor gets both times, the way in, the way out and an invite; nothing that was typed', async () => {
  await app.context.settings.set(bookingRulesArea, {
    ...DEFAULT_BOOKING_RULES,
    meetingLink: 'https://meet.example.com/room',
  });
  const { manageUrl } = await book();
  const [confirmation] = await sentTo('visitor@example.com');
  const { subject, text = '', html = '' } = confirmation ?? raise('no confirmation');
  expect(subject).toBe(
    'Your call is booked: Tuesday, November 24, 2026 at 4:30 PM Toronto time (Eastern Standard Time)',
  );
  for (const body of [text, html]) {
    expect(body).toContain('4:30 PM Toronto time');
    expect(body).toContain('Wednesday, November 25, 2026 at 6:30 AM Tokyo time');
    expect(body).toContain(manageUrl);
    expect(body).toContain('https://meet.example.com/room');
    expect(body).toContain('https://calendar.google.com/calendar/render');
  }
  const everything = `${subject} ${text} ${html} ${inviteOf(confirmation).toString()}`;
  for (const word of ['Zanzibar', 'Quux', 'Frobnicate', '0199']) {
    expect(everything).not.toContain(word);
  }
});

test('the owner gets every answer, can reply to the visitor, and an invite that names both', async () => {
  await book();
  const [notice] = await sentTo(company.email);
  expect(notice?.subject).toBe('New call: Zanzibar Quux, Tuesday, November 24, 2026, 4:30 PM');
  expect(notice?.replyTo?.[0]?.address).toBe('visitor@example.com');
  for (const answer of Object.values(typed)) expect(notice?.text).toContain(answer);
  const event = eventOf(notice);
  expect(event.getFirstPropertyValue('description')).toContain(
    'AI Readiness Assessment with Zanzibar Quux, Frobnicate Ltd',
  );
  expect(String(event.getFirstPropertyValue('attendee')).toLowerCase()).toBe(
    `mailto:${company.email}`,
  );
});

test('invites keep their UID through moving and cancelling, SEQUENCE and METHOD follow', async () => {
  const { token } = await book();
  await deliver();
  await rescheduleBooking(app.context, { token }, to('2026-11-26', '9:00 AM'));
  await deliver();
  await cancelBooking(app.context, { token }, { by: 'visitor', reason: 'Away' });
  for (const reader of ['visitor@example.com', company.email]) {
    const mails = await sentTo(reader);
    expect(mails).toHaveLength(3);
    const events = mails.map((mail) => [
      inviteOf(mail).getFirstPropertyValue('method'),
      ...['sequence', 'status', 'organizer'].map((name) =>
        eventOf(mail).getFirstPropertyValue(name),
      ),
      startOf(mail),
    ]);
    const [from, before, after] = [
      'mailto:calls@example.com',
      '2026-11-24T21:30:00.000Z',
      '2026-11-26T14:00:00.000Z',
    ];
    expect(events).toEqual([
      ['REQUEST', 0, 'CONFIRMED', from, before],
      ['REQUEST', 1, 'CONFIRMED', from, after],
      ['CANCEL', 2, 'CANCELLED', from, after],
    ]);
    expect(new Set(mails.map((mail) => eventOf(mail).getFirstPropertyValue('uid'))).size).toBe(1);
  }
  const [, , cancelled] = await sentTo(company.email);
  expect(cancelled?.text).toContain('Away');
});

test('reminders leave 24 hours and one hour before, once each', async () => {
  await book();
  await deliver();
  smtp.mails.length = 0;
  for (const [time, count] of [
    ['2026-11-23T21:29:59.000Z', 0],
    ['2026-11-23T21:30:00.000Z', 1],
    ['2026-11-24T20:29:59.000Z', 1],
    ['2026-11-24T20:30:00.000Z', 2],
    ['2026-11-26T00:00:00.000Z', 2],
  ] as const) {
    app.clock.set(time);
    await deliver();
    await deliver();
    expect(smtp.mails, time).toHaveLength(count);
  }
  const [day, hour] = await smtp.parsed();
  expect(day?.subject).toBe('Tomorrow: your call at 4:30 PM Toronto time');
  expect(hour?.subject).toBe('In one hour: your call at 4:30 PM Toronto time');
});

test('no reminder is sent after cancelling, not even one leased by a worker that died', async () => {
  const { token } = await book();
  await deliver();
  smtp.mails.length = 0;
  app.clock.set('2026-11-23T21:30:00.000Z');
  const now = app.clock.now().toISOString();
  const leaseUntil = '2026-11-23T21:31:00.000Z';
  const taken = await leaseNextRow(app.context.db, 'mail', { owner: 'dead', now, leaseUntil });
  expect(taken?.template).toBe('booking-reminder');
  await cancelBooking(app.context, { token }, { by: 'visitor' });
  for (let hours = 1; hours < 26; hours++) {
    app.clock.advance(3_600_000);
    await deliver();
  }
  const subjects = (await smtp.parsed()).map((mail) => mail.subject?.split(':')[0]);
  expect(subjects.sort()).toEqual(['Call cancelled', 'Your call is cancelled']);
});

test('moving before the confirmation has left sends the new time only', async () => {
  const { token } = await book();
  await rescheduleBooking(app.context, { token }, to('2026-11-26', '9:00 AM'));
  const subjects = (await sentTo('visitor@example.com')).map((mail) => mail.subject);
  expect(subjects).toEqual([
    'Your call has moved to Thursday, November 26, 2026 at 9:00 AM Toronto time (Eastern Standard Time)',
  ]);
});

test('the email service gets the notice with exactly the parameters of its template', async () => {
  const { bookingNotice } = await import('#app/emails/booking-notice.email.tsx');
  const mail = bookingNotice.emailService?.(
    { ...bookingNotice.preview, phone: '', company: '' },
    {} as never,
    builtInFacts,
  );
  expect(mail).toEqual({
    template: 'booking',
    params: {
      name: 'Sample Visitor',
      email: 'visitor@example.com',
      phone: 'Not provided',
      company: 'Not provided',
      appointment_date: 'Tuesday, November 24, 2026',
      appointment_time: '9:00 AM',
      appointment_details: expect.stringContaining('AI Readiness Assessment, 30 minutes'),
    },
  });
});

async function book(changes: object = {}): Promise<{ token: string; manageUrl: string }> {
  const answer = await app.post('/api/bookings', { ...request, ...changes });
  const { data } = await answer.json();
  return { manageUrl: data.manageUrl, token: data.manageUrl.slice(-22) };
}

/** Lets the worker send what is due. */
async function deliver(): Promise<void> {
  while ((await app.worker.runOnce()) > 0);
}

async function sentTo(address: string): Promise<Email[]> {
  await deliver();
  const mails = await smtp.parsed();
  return mails.filter((_, at) => smtp.mails[at]?.envelope.to.includes(address));
}

function inviteOf(mail: Email | undefined): ICAL.Component {
  const file = mail?.attachments.find((attachment) => attachment.filename === 'invite.ics');
  if (!file) throw new Error(`No invite in "${mail?.subject}"`);
  return new ICAL.Component(ICAL.parse(new TextDecoder().decode(file.content as ArrayBuffer)));
}

function eventOf(mail: Email | undefined): ICAL.Component {
  return inviteOf(mail).getFirstSubcomponent('vevent') ?? raise('no event');
}

function startOf(mail: Email | undefined): string {
  const event = eventOf(mail);
  const zone = inviteOf(mail).getFirstSubcomponent('vtimezone') ?? raise('no zone');
  const time = event.getFirstPropertyValue('dtstart') as ICAL.Time;
  time.zone = new ICAL.Timezone(zone);
  return time.toJSDate().toISOString();
}

function to(date: string, appointmentTime: string) {
  return { appointmentDate: date as CalendarDate, appointmentTime };
}

function raise(text: string): never {
  throw new Error(text);
}

import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { emails } from '#app/emails/catalogue.ts';
import {
  mailboxOf,
  OVER_BUDGET,
  UNCONFIRMED_EMAILS_PER_DAY,
  UNCONFIRMED_EMAILS_PER_NETWORK,
  UNSOLICITED_EMAILS,
} from '#app/emails/email-budget.server.ts';
import { ownerDigest } from '#app/emails/owner-digest.email.tsx';
import { OWNER_EMAILS_PER_HOUR } from '#app/emails/owner-digest.server.ts';
import { bookingReasons } from '#app/features/booking/booking.content.ts';
import { roiDefaultInput } from '#app/features/tools/roi-calculator/roi-calculator.tool.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { costInput } from '#test/calculator-samples.ts';
import { createPageRenderer } from '../page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Emails to visitors who requested them explicitly or whose address is confirmed, or that the owner sends. */
const WANTED = [
  'booking-details',
  'booking-missed',
  'newsletter-welcome',
  'newsletter-issue',
  'welcome-series',
  'waitlist-notice',
  'owner-reply',
  'test-mail',
];

test('every email to a visitor either counts towards the budget or was requested', () => {
  const known = new Set([...UNSOLICITED_EMAILS, ...WANTED]);
  const toVisitors = Object.entries(emails)
    .filter(([, email]) => email.audience === 'visitor')
    .map(([name]) => name);
  expect(toVisitors.filter((name) => !known.has(name))).toEqual([]);
  expect([...UNSOLICITED_EMAILS].filter((name) => !Object.hasOwn(emails, name))).toEqual([]);
});

test('addresses that reach one mailbox are counted as one', () => {
  const same = ['kim.lee@gmail.com', 'KimLee+x@GMAIL.com', 'k.i.m.l.e.e+1@googlemail.com'];
  expect(new Set(same.map(mailboxOf))).toEqual(new Set(['kimlee@gmail.com']));
  expect(mailboxOf('Kim.Lee+news@Example.com')).toBe('kim.lee@example.com');
  expect(mailboxOf('not an address')).toBe('not an address');
});

describeOnBothDatabases('what the forms send to a stranger', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const outbox = () => app.context.db.selectFrom('outbox').selectAll().execute();
  /** Emails to the stranger, under any spelling, that are queued or sent. */
  const toStranger = async (mailbox: string) =>
    (await outbox()).filter(
      (row) =>
        mailboxOf(row.recipient) === mailbox &&
        row.state !== 'cancelled' &&
        row.template !== 'booking-reminder',
    );
  const slot = (number: number) => ({
    appointmentDate: `2026-11-${10 + number}`,
    appointmentTime: '9:00 AM',
  });
  const post = (path: string, fields: Record<string, string>) =>
    app.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: 'http://localhost:3000' },
      redirect: 'manual',
    });

  const open = async () => {
    app = await openTestApp(engine, {
      renderPage: await createPageRenderer(),
      env: {
        SUBMISSIONS_PER_TEN_MINUTES: '10000',
        UNCONFIRMED_CALLS_PER_NETWORK: '1000',
        TRUST_PROXY: '1',
      },
    });
  };
  const FLOODED = 'victim@gmail.com';
  /** Everything that the forms can send to one mailbox under three spellings, from a network. */
  const flood = async (ip: string) => {
    const from = { 'X-Forwarded-For': ip };
    const spellings = ['v.ictim@gmail.com', 'vic.tim+1@gmail.com', 'Victim+2@googlemail.com'];
    for (const [number, email] of spellings.entries()) {
      const person = { name: 'Stranger', email };
      const message = { ...person, message: 'Hello', source: 'contact_form' };
      await app.post('/api/contact', message, from);
      await app.post('/api/newsletter/subscribe', { email }, from);
      await app.post('/api/waitlist', { email, item: 'course:ai-for-sme-essentials' }, from);
      const result = { tool: 'roi-calculator', input: roiDefaultInput, email };
      await app.post('/api/tools/result', result, from);
      const call = { ...person, ...slot(number), source: 'assessment_booking' };
      const booked = await app.post('/api/bookings', call, from);
      if (booked.status !== 201) continue;
      const { manageUrl } = (await booked.json()).data;
      const path = new URL(manageUrl).pathname;
      for (const time of ['9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '1:00 PM']) {
        const { appointmentDate } = slot(number);
        await post(path, { intent: 'move', appointmentDate, appointmentTime: time });
      }
      await post(path, { intent: 'cancel' });
    }
  };

  test('all forms together send at most five emails a day to an unconfirmed address', async () => {
    await open();
    for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await flood(ip);
    expect((await toStranger(FLOODED)).length).toBe(UNCONFIRMED_EMAILS_PER_DAY);
    const held = (await outbox()).filter((row) => row.last_response === OVER_BUDGET);
    expect(held.length).toBeGreaterThan(0);
    app.clock.advance(DAY_MS);
    const again = { name: 'S', email: 'victim@gmail.com', message: 'x', source: 'contact_form' };
    await app.post('/api/contact', again);
    expect((await toStranger('victim@gmail.com')).length).toBe(UNCONFIRMED_EMAILS_PER_DAY + 1);
  });

  test('one network leaves an email for the owner of the address, whose call is booked with it', async () => {
    await open();
    await flood('198.51.100.1');
    expect(await toStranger(FLOODED)).toHaveLength(UNCONFIRMED_EMAILS_PER_NETWORK);
    const own = { 'X-Forwarded-For': '203.0.113.7' };
    const call = { name: 'Vic', email: FLOODED, ...slot(7), source: 'assessment_booking' };
    const booked = await app.post('/api/bookings', call, own);
    expect((await booked.json()).data).toMatchObject({ status: 'held' });
    const [hold] = (await toStranger(FLOODED)).filter((row) => row.template === 'booking-hold');
    const props = readProps(app.context.settings.secrets, hold?.props ?? '') as {
      confirmUrl: string;
    };
    const url = new URL(props.confirmUrl);
    const key = url.searchParams.get('confirm') ?? '';
    expect((await post(url.pathname, { intent: 'confirm', key })).status).toBe(303);
    const templates = (await toStranger(FLOODED)).map((row) => row.template);
    expect(templates).toContain('booking-confirmation');
    const result = { tool: 'roi-calculator', input: roiDefaultInput, email: FLOODED };
    await app.post('/api/tools/result', result, own);
    expect((await toStranger(FLOODED)).length).toBeGreaterThan(UNCONFIRMED_EMAILS_PER_DAY);
  });

  test('the last email of the day is kept for one that confirms the address', async () => {
    await open();
    const person = { name: 'Often', email: 'often@example.com' };
    const [first, second] = [{ 'X-Forwarded-For': '198.51.100.1' }, { 'X-Forwarded-For': '::1' }];
    const result = { tool: 'roi-calculator', input: roiDefaultInput, email: person.email };
    {
      await app.post('/api/contact', { ...person, message: 'Hello' }, first);
      await app.post('/api/contact', { ...person, source: 'privacy_request', request: 'access' });
      // The second time it is the same email, which counts once.
      await app.post('/api/tools/result', result, first);
      await app.post('/api/tools/result', { ...result, page: '/again' }, second);
      const call = { ...person, source: 'assessment_booking' };
      await app.post('/api/bookings', { ...call, ...slot(0) }, first);
    }
    const ordinary = (await toStranger(person.email)).map((row) => row.template).sort();
    expect(ordinary).toEqual([
      ...['booking-confirmation', 'contact-receipt', 'privacy-request-receipt', 'tool-result'],
    ]);
    const other = { tool: 'implementation-cost-calculator', input: costInput };
    expect((await app.post('/api/tools/result', { ...result, ...other }, second)).status).toBe(201);
    expect(await toStranger(person.email)).toHaveLength(ordinary.length);
    await app.post('/api/newsletter/subscribe', { email: person.email }, second);
    const templates = (await toStranger(person.email)).map((row) => row.template);
    expect(templates).toContain('newsletter-confirm');
    expect(templates).toHaveLength(UNCONFIRMED_EMAILS_PER_DAY);
    const call = { ...person, ...slot(1), source: 'assessment_booking' };
    const refused = await app.post('/api/bookings', call, second);
    expect(refused.status).toBe(422);
    expect((await refused.json()).fields).toEqual({ email: bookingReasons.tooManyEmails });
  });

  test('several moves in a short time give one summary, which a cancellation withdraws', async () => {
    app = await openTestApp(engine, { renderPage: await createPageRenderer() });
    const call = { name: 'Kim', email: 'kim@example.com', source: 'assessment_booking' };
    const { data } = await (await app.post('/api/bookings', { ...call, ...slot(0) })).json();
    const path = new URL(data.manageUrl).pathname;
    await app.worker.runOnce();
    const { appointmentDate } = slot(0);
    for (const appointmentTime of ['9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM']) {
      await post(path, { intent: 'move', appointmentDate, appointmentTime });
    }
    const changes = async () =>
      (await toStranger('kim@example.com')).filter((row) => row.template === 'booking-changed');
    const waiting = await changes();
    expect(waiting).toHaveLength(1);
    expect(Date.parse(waiting[0]?.next_attempt_at ?? '')).toBe(
      app.clock.now().getTime() + 10 * MINUTE_MS,
    );
    await post(path, { intent: 'cancel' });
    expect(await changes()).toHaveLength(0);
    const templates = (await toStranger('kim@example.com')).map((row) => row.template);
    expect(templates.filter((template) => template === 'booking-cancelled')).toHaveLength(1);
  });

  test('above a rate the owner gets one digest an hour instead of single notifications', async () => {
    app = await openTestApp(engine, { env: { SUBMISSIONS_PER_TEN_MINUTES: '10000' } });
    const more = 7;
    for (let number = 0; number < OWNER_EMAILS_PER_HOUR + more; number++) {
      const email = `person${number}@example.com`;
      await app.post('/api/contact', { name: 'P', email, message: 'x', source: 'contact_form' });
    }
    const rows = await outbox();
    const single = rows.filter((row) => row.template === 'contact-notification');
    expect(single.filter((row) => row.state === 'queued')).toHaveLength(OWNER_EMAILS_PER_HOUR);
    const digests = rows.filter((row) => row.template === 'owner-digest');
    expect(digests).toHaveLength(1);
    const props = v.parse(ownerDigest.schema, JSON.parse(digests[0]?.props ?? '{}'));
    const sent = await ownerDigest.load?.(app.context.db, props);
    expect(sent).toMatchObject({ kind: 'ready', props: { count: more } });
    expect(digests[0]?.next_attempt_at).toBe('2026-11-02T16:00:00.000Z');
    // Nothing is lost: they are all in the inbox.
    const messages = await app.context.db.selectFrom('submissions').select('id').execute();
    expect(messages).toHaveLength(OWNER_EMAILS_PER_HOUR + more);
  });
});

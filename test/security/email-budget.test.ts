import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { emails } from '#app/emails/catalogue.ts';
import {
  CONFIRMED_EMAILS_PER_DAY,
  EMAILS_PER_NETWORK,
  mailboxOf,
  OVER_BUDGET,
  takeEmailBudget,
  UNCONFIRMED_EMAILS_PER_DAY,
  UNSOLICITED_EMAILS,
} from '#app/emails/email-budget.server.ts';
import { ownerDigest } from '#app/emails/owner.email.ts';
import { OWNER_EMAILS_PER_HOUR } from '#app/emails/owner-digest.server.ts';
import { bookingReasons } from '#app/features/booking/booking.content.ts';
import { roiDefaultInput } from '#test/calculator-samples.ts';
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
    const spellings = ['victim@gmail.com', 'victim+1@gmail.com', 'Victim+2@gmail.com'];
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
    // Some were cancelled before they left, by a move or a cancellation.
    const most = (await toStranger(FLOODED)).length;
    expect(most).toBeLessThanOrEqual(UNCONFIRMED_EMAILS_PER_DAY);
    expect(most).toBeGreaterThan(2);
    const held = (await outbox()).filter((row) => row.last_response === OVER_BUDGET);
    expect(held.length).toBeGreaterThan(0);
    app.clock.advance(DAY_MS + 1);
    const again = { name: 'S', email: 'victim@gmail.com', message: 'x', source: 'contact_form' };
    await app.post('/api/contact', again);
    expect((await toStranger('victim@gmail.com')).length).toBe(most + 1);
  });

  test('a network and a confirmed mailbox have their own limits', async () => {
    await open();
    const { db, now } = app.context;
    const takeMany = async (
      times: number,
      recipientOf: (at: number) => string,
      network: string,
    ) => {
      let taken = 0;
      for (let at = 0; at < times; at++) {
        const email = { recipient: recipientOf(at), network };
        if (await takeEmailBudget(db, email, now())) taken += 1;
      }
      return taken;
    };
    const stranger = (at: number) => `stranger-${at}@example.com`;
    expect(await takeMany(EMAILS_PER_NETWORK + 3, stranger, '203.0.113.5')).toBe(
      EMAILS_PER_NETWORK,
    );
    expect(await takeMany(1, () => 'last@example.com', '203.0.113.5')).toBe(0);
    expect(await takeMany(1, () => 'last@example.com', '198.51.100.1')).toBe(1);
    await app.post('/api/newsletter/subscribe', { email: 'ana@example.com' });
    await db.updateTable('signups').set({ confirmed_at: now().toISOString() }).execute();
    const own = () => 'ana@example.com';
    // A network that has used up its limit learns nothing about who is known.
    expect(await takeMany(1, own, '203.0.113.5')).toBe(0);
    const taken = await takeMany(CONFIRMED_EMAILS_PER_DAY + 3, own, '192.0.2.1');
    // The email that asked for the confirmation counts, too.
    expect(taken).toBe(CONFIRMED_EMAILS_PER_DAY - 1);
  });

  test('whoever has had the day’s emails is told so when booking', async () => {
    await open();
    const person = { name: 'Often', email: 'often@example.com' };
    for (let at = 0; at < UNCONFIRMED_EMAILS_PER_DAY; at++) {
      const email = { recipient: person.email, network: null };
      await takeEmailBudget(app.context.db, email, app.clock.now());
    }
    const call = { ...person, ...slot(1), source: 'assessment_booking' };
    const refused = await app.post('/api/bookings', call);
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

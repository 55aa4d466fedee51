import { afterEach, expect, test } from 'vitest';
import {
  CONFIRMED_EMAILS_PER_DAY,
  CONFIRMED_EMAILS_PER_NETWORK,
  STRANGERS_EMAILS_PER_NETWORK,
  takeEmailBudget,
} from '#app/emails/email-budget.server.ts';
import { newsletterMailSteps } from '../newsletter-mail-steps.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../test-app.ts';

const person = 'ana@example.com';

describeOnBothDatabases('Emails that a stranger causes', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());
  const { confirmed } = newsletterMailSteps(() => app);

  const open = async () => {
    app = await openTestApp(engine, {
      env: { TRUST_PROXY: '1', SUBMISSIONS_PER_TEN_MINUTES: '1000' },
    });
  };
  const queuedFor = async (recipient: string, template: string) => {
    const rows = await app.context.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', recipient)
      .where('template', '=', template)
      .where('state', '=', 'queued')
      .execute();
    return rows.length;
  };
  const take = (recipient: string, network: string | null) =>
    app.context.db
      .transaction()
      .execute((transaction) =>
        takeEmailBudget(
          transaction,
          { name: 'contact-receipt', recipient, network },
          app.clock.now(),
        ),
      );
  const takeMany = async (times: number, recipient: (at: number) => string, network: string) => {
    let taken = 0;
    for (let at = 0; at < times; at++) if (await take(recipient(at), network)) taken += 1;
    return taken;
  };

  test('a confirmed address isn’t flooded with refused bookings', async () => {
    await open();
    await confirmed(person);
    const refused = {
      ...{ name: 'Bo', email: person, resent: true },
      ...{ appointmentDate: '2026-10-30', appointmentTime: '9:00 AM' },
    };
    for (let at = 0; at < CONFIRMED_EMAILS_PER_NETWORK + 5; at++) {
      await app.post('/api/bookings', refused, {
        'Idempotency-Key': `key-${at}`,
        'X-Forwarded-For': '203.0.113.5',
      });
    }
    expect(await queuedFor(person, 'booking-unavailable')).toBe(CONFIRMED_EMAILS_PER_NETWORK);
  });

  test('the networks together have a limit for a confirmed address, too', async () => {
    await open();
    await confirmed(person);
    let taken = 0;
    for (let at = 0; at < 6; at++) {
      taken += await takeMany(CONFIRMED_EMAILS_PER_NETWORK, () => person, `203.0.113.${at}`);
    }
    expect(taken).toBeLessThanOrEqual(CONFIRMED_EMAILS_PER_DAY);
    expect(taken).toBeGreaterThan(CONFIRMED_EMAILS_PER_DAY - 3);
  });

  test('one network writes to a limited number of strangers, and uses up nothing of the next', async () => {
    await open();
    const ask = (at: number) => `stranger-${at}@example.com`;
    const most = STRANGERS_EMAILS_PER_NETWORK;
    expect(await takeMany(most + 5, ask, '203.0.113.5')).toBe(most);
    expect(await takeMany(most, ask, '2001:db8:0:100::/56')).toBe(most);
    expect(await take('last@example.com', '2001:db8:0:100::/56')).toBe(false);
    const others = ['198.51.100.1', '198.51.100.2'];
    for (const network of others) expect(await take('last@example.com', network)).toBe(true);
    expect(await takeMany(5, () => 'last@example.com', '198.51.100.3')).toBe(2);
  });
});

import { findWelcomeSeries } from '#app/emails/newsletter.queries.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import { emailOfSeries, SERIES_LENGTH, type WelcomeEmail } from '#app/emails/welcome-series.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import { PRIORITY } from '#app/platform/outbox/delivery.ts';
import type { Db } from '#database/connect.ts';
import type { ConfirmedSignup } from '../../signup.queries.server.ts';

const DAY_MS = 24 * 3_600_000;

/** The emails of the series, one for each number. */
export async function readWelcomeSeries(db: Db): Promise<WelcomeEmail[]> {
  const stored = await findWelcomeSeries(db);
  return Array.from({ length: SERIES_LENGTH }, (_, at) => emailOfSeries(stored, at + 1));
}

/**
 * Queues the welcome and the series for a new subscriber, in the transaction of the confirmation.
 * Each email of the series has its own key, so a person gets each one once, even after leaving and
 * coming back. The suppression list, read right before each email is sent, stops it for those who
 * have left.
 */
export async function queueWelcome(
  transaction: Db,
  { id, email }: ConfirmedSignup,
  now: Date,
): Promise<void> {
  const dedupeKey = `newsletter-welcome:${id}:${now.toISOString()}`;
  await queueEmail(
    transaction,
    'newsletter-welcome',
    { signupId: id },
    { to: email, dedupeKey, now },
  );
  const series = await readWelcomeSeries(transaction);
  for (const [at, { isOn, days }] of series.entries()) {
    const number = at + 1;
    if (!isOn) continue;
    await queueEmail(
      transaction,
      'welcome-series',
      { number, signupId: id },
      {
        to: email,
        now,
        priority: PRIORITY.bulk,
        sendAt: new Date(now.getTime() + days * DAY_MS),
        dedupeKey: `welcome-series:${id}:${number}`,
      },
    );
  }
}

/** Sends an email of the series to the owner, whether or not it is switched on. */
export async function sendWelcomeTest(app: AppContext, number: number, to: string): Promise<void> {
  const now = app.now();
  const dedupeKey = `welcome-test:${number}:${newId(now)}`;
  const delivery = { to, now, dedupeKey, isOwnersAct: true };
  await queueEmail(app.db, 'welcome-series', { number, signupId: null }, delivery);
  app.wakeOutbox();
}

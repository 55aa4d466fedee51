import { expect } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import {
  createDraft,
  scheduleIssue,
} from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import {
  countAudience,
  parseAudience,
} from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { continueIssues } from '#app/features/subscriptions/newsletter/issues/issue-sending.server.ts';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import type { TestApp } from './test-app.ts';

const PERSON = 'visitor@example.com';

/** Subscribers who confirm, issues that are sent, and a worker that sends what is queued. */
export function newsletterMailSteps(app: () => TestApp) {
  const work = async () => {
    while ((await app().worker.runOnce()) > 0);
  };

  /** Adds a confirmed subscriber and returns the token of their private link. */
  async function confirmed(email = PERSON): Promise<string> {
    const { db, settings } = app().context;
    app().clock.advance(1000);
    await app().post('/api/newsletter/subscribe', { email });
    const last = await db
      .selectFrom('signup_confirmations')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const code = confirmationCode(settings.secrets, last.id);
    expect((await app().post('/api/newsletter/confirm', { email, code })).status).toBe(200);
    return secretToken(settings.secrets, 'manage', last.signup_id);
  }

  /** Sends an issue and returns how many emails were queued for it. */
  async function sendIssue(subject: string, to = 'all'): Promise<number> {
    const audience = parseAudience(builtInFacts, to) ?? expect.fail(`No audience: ${to}`);
    const { db, now } = app().context;
    const id = await createDraft(app().context, { subject, preheader: '', body: 'Words.' });
    const expected = await countAudience(db, audience, now());
    await scheduleIssue(app().context, id, { audience });
    await continueIssues(app().context);
    app().clock.advance(60_000);
    await continueIssues(app().context);
    const queued = db
      .selectFrom('outbox')
      .select('id')
      .where('batch', '=', `newsletter-issue:${id}`);
    const count = (await queued.execute()).length;
    expect(count).toBe(expected);
    return count;
  }

  return { work, confirmed, sendIssue };
}

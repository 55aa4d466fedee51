import { afterEach, describe, expect, test } from 'vitest';
import { type EmailName, emails } from '#app/emails/catalogue.ts';
import type { Email } from '#app/emails/email.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { newsletterMailSteps } from '#test/newsletter-mail-steps.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const BULK: readonly string[] = ['newsletter-welcome', 'newsletter-issue', 'waitlist-notice'];

const OURS = (Object.keys(emails) as EmailName[]).filter((name) =>
  /^(newsletter|waitlist)/.test(name),
);

let app: TestApp;

afterEach(() => app?.close());

const open = async () => {
  app = await openTestApp('sqlite');
};

const { confirmed } = newsletterMailSteps(() => app);

describe('every email about a list', () => {
  test.each(OURS)(
    '%s has a link to leave, and unsubscribe headers only where it is bulk',
    async (name) => {
      await open();
      const email = emails[name] as Email<unknown>;
      const settings = { from: 'hello@example.com', to: 'owner@example.com' } as never;
      const secrets = createSecretBox('a secret for previews only');
      const context = { siteUrl: 'https://www.example.com', secrets, facts: app.context.facts() };
      const mail = await renderEmail(email, email.preview, settings, context);
      const headers = Object.keys(mail.headers ?? {});
      expect(headers.includes('List-Unsubscribe')).toBe(BULK.includes(name));
      expect(headers.includes('List-Unsubscribe-Post')).toBe(BULK.includes(name));
      expect(mail.html).toMatch(/\/(u|waitlist\/leave|newsletter\/preferences)\/[0-9a-f]{40}/);
    },
  );
});

test('neither a token nor a code stands in the database or in the queue', async () => {
  await open();
  const token = await confirmed();
  const { db, settings } = app.context;
  const confirmations = await db.selectFrom('signup_confirmations').selectAll().execute();
  const everything = JSON.stringify([
    confirmations,
    await db.selectFrom('signups').selectAll().execute(),
    await db.selectFrom('outbox').selectAll().execute(),
    await db.selectFrom('consents').selectAll().execute(),
  ]);
  expect(everything).not.toContain(token);
  for (const { id } of confirmations) {
    expect(everything).not.toContain(secretToken(settings.secrets, 'confirm', id));
    expect(everything).not.toContain(`"${confirmationCode(settings.secrets, id)}"`);
  }
});

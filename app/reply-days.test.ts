import { expect, test } from 'vitest';
import { contactReceipt } from '#app/emails/messages.email.tsx';
import { renderEmail } from '#app/emails/render.server.ts';
import type { Company } from '#app/facts/company.ts';
import { factsWith } from '#app/facts/facts.ts';
import { replyNote } from '#app/features/inquiries/message-form.content.ts';
import { replyWords } from '#app/features/inquiries/offer-request/offer-request.content.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { sampleCompany } from '#test/sample-business.ts';

type Day = Company['officeHours']['days'][number];

const settings = { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings;
const context = {
  siteUrl: 'https://www.example.com',
  secrets: createSecretBox('reply-days'),
};
const weekdays = sampleCompany.officeHours.days;

/** All that a visitor reads about replies, while the office is open on these days. */
async function wordsAboutReplies(days: readonly Day[], replyHours: number): Promise<string[]> {
  const officeHours = { ...sampleCompany.officeHours, days };
  const facts = factsWith({ company: { ...sampleCompany, officeHours, replyHours } });
  const { text } = await renderEmail(contactReceipt, contactReceipt.preview, settings, {
    ...context,
    facts,
  });
  const receipt = text.replaceAll(/\s+/g, ' ');
  return [replyNote(facts), replyWords(facts).daysOff, receipt];
}

test('a message of Friday evening is promised for Monday while the weekend is off', async () => {
  for (const words of await wordsAboutReplies(weekdays, 24)) {
    expect(words).toMatch(
      /If you (write|wrote) on a Friday evening, you’ll hear from us on Monday\./,
    );
  }
});

test.each<[string, readonly Day[], number]>([
  ['Saturday is an open day', [...weekdays, 'Saturday'], 4],
  ['Sunday is an open day', [...weekdays, 'Sunday'], 24],
  ['the office is closed on Monday', ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], 24],
  ['a reply may take longer than Monday', weekdays, 48],
])('Monday isn’t named if %s', async (_, days, replyHours) => {
  for (const words of await wordsAboutReplies(days, replyHours)) {
    expect(words).not.toMatch(/weekend|Friday|Monday/i);
    expect(words).toContain('Days when we’re closed don’t count.');
  }
});

import { afterEach, expect, test } from 'vitest';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { bookingRulesNotices } from '../bookings/booking-rules.content.ts';
import { callListNotices } from '../bookings/bookings.content.ts';
import { inboxNotices } from '../inbox/inbox.content.ts';
import { mailNotices } from '../mail/mail.content.ts';
import { listsNotices } from '../newsletter/lists.content.ts';
import { newsletterNotices } from '../newsletter/newsletter-admin.content.ts';
import type { NoticeWords } from './shell.content.ts';

const pages: readonly (readonly [string, NoticeWords])[] = [
  ['/admin/booking-rules', bookingRulesNotices],
  ['/admin/bookings', callListNotices],
  ['/admin/inbox', inboxNotices],
  ['/admin/newsletter/subscribers', listsNotices],
  ['/admin/mail', mailNotices],
  ['/admin/newsletter', newsletterNotices],
];

let app: TestApp;
afterEach(() => app.close());

for (const SMTP_URL of ['', 'smtp://mail.invalid:2525']) {
  test(`a notice promises an email only if one can leave, ${SMTP_URL ? 'with' : 'without'} a mail server`, async () => {
    const env = SMTP_URL ? { SMTP_URL } : {};
    const { app: opened, owner } = await openOwnerApp('sqlite', { env });
    app = opened;
    for (const [path, words] of pages) {
      const promises = Object.entries(words).filter(([, { withoutEmail }]) => withoutEmail);
      expect(promises.length, path).toBeGreaterThan(0);
      for (const [done, { description, withoutEmail }] of promises) {
        const page = await (await owner.get(`${path}?done=${done}`)).text();
        const shown = [description, withoutEmail?.description ?? ''];
        const place = `${path}?done=${done}`;
        expect([place, ...shown.map((text) => page.includes(`<p>${text}</p>`))]).toEqual([
          place,
          SMTP_URL !== '',
          SMTP_URL === '',
        ]);
      }
    }
  });
}

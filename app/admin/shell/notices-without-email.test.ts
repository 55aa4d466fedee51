import { afterEach, expect, test } from 'vitest';
import { addConfirmedSignUps } from '#test/confirmed-sign-ups.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { bookingRulesNotices } from '../bookings/booking-rules.content.ts';
import { callListNotices } from '../bookings/bookings.content.ts';
import { inboxNotices } from '../inbox/inbox.content.ts';
import { emailsWait, type NoticeWords } from './shell.content.ts';

const pages: readonly (readonly [string, NoticeWords])[] = [
  ['/admin/booking-rules', bookingRulesNotices],
  ['/admin/bookings', callListNotices],
  ['/admin/inbox', inboxNotices],
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

  test(`the questions before many emails say whether they leave, ${SMTP_URL ? 'with' : 'without'} a mail server`, async () => {
    const canEmail = SMTP_URL !== '';
    const { app: opened, owner } = await openOwnerApp('sqlite', {
      env: canEmail ? { SMTP_URL } : {},
    });
    app = opened;
    await addConfirmedSignUps(app, 'newsletter', 3);
    const blank = await owner.post('/admin/newsletter', { intent: 'start' });
    const issue = blank.headers.get('Location') ?? '';
    const words = { subject: 'News', body: 'Words', audience: 'all' };
    const counted = await (await owner.post(issue, { intent: 'count', ...words })).text();
    expect(counted).toContain('It goes to 3 people');
    expect(counted.includes(emailsWait)).toBe(!canEmail);
  });
}

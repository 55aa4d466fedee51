import { afterEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { addConfirmedSignUps } from '#test/confirmed-sign-ups.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';

let app: TestApp;
let owner: AdminBrowser;
afterEach(() => app.close());

for (const SMTP_URL of ['', 'smtp://mail.invalid:2525']) {
  test(`the questions before many emails promise that they leave only if they can, ${SMTP_URL ? 'with' : 'without'} an email server`, async () => {
    ({ app, owner } = await openOwnerApp('sqlite', { env: SMTP_URL ? { SMTP_URL } : {} }));
    const canEmail = SMTP_URL !== '';

    await addConfirmedSignUps(app, 'waitlist:general:new', 2);
    const asked = await owner.post('/admin/newsletter/subscribers', {
      intent: 'publish',
      item: 'general:new',
      link: '/courses',
    });
    const notice = await asked.text();
    expect(notice.includes('Email 2 people?')).toBe(canEmail);
    expect(notice.includes('Email 2 People</button>')).toBe(canEmail);
    expect(notice.includes('Queue the emails to 2 people?')).toBe(!canEmail);
    expect(notice.includes('Queue 2 Emails</button>')).toBe(!canEmail);

    await addConfirmedSignUps(app, 'newsletter', 3);
    const blank = await owner.post('/admin/newsletter', { intent: 'blank' });
    const issue = blank.headers.get('Location') ?? '';
    const counted = await (await owner.get(`${issue}?audience=all&when=now&count=1`)).text();
    expect(counted.includes('Sending starts right away.')).toBe(canEmail);
    expect(counted.includes('Send to 3 People')).toBe(canEmail);
    expect(counted.includes('Sending starts once an email server is set up.')).toBe(!canEmail);
    expect(counted.includes('Queue for 3 People')).toBe(!canEmail);
  });
}

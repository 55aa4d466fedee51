import { afterEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { privacyRequestKinds } from '#app/features/inquiries/privacy-request/privacy-request.content.ts';
import { roiDefaultInput } from '#test/calculator-samples.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { FILLED_BAIT } from '#test/spam-samples.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { baitWords, FORM_FIELDS } from '../browser/form-signals.ts';

const { courses: courseList } = builtInFacts;

let app: TestApp;
afterEach(() => app.close());

const email = 'kim@example.com';
const person = { name: 'Kim', firstName: 'Kim', email, message: 'We retype orders.' };
const slot = { appointmentDate: '2026-11-10', appointmentTime: '9:00 AM' };
const item = `course:${courseList[0]?.slug}`;

const calls: [string, Record<string, unknown>][] = [
  ['/api/contact', { ...person, source: 'contact_form' }],
  ['/api/bookings', { ...person, ...slot }],
  ['/api/newsletter/subscribe', { email }],
  ['/api/waitlist', { email, item }],
  ['/api/tools/result', { email, tool: 'roi-calculator', input: roiDefaultInput }],
];

const stored = async () => {
  const counts = [];
  for (const table of ['submissions', 'bookings', 'signups', 'outbox'] as const) {
    counts.push((await app.context.db.selectFrom(table).selectAll().execute()).length);
  }
  return counts;
};

test.each(calls)('%s refuses a filled bait by its name and stores nothing', async (path, body) => {
  app = await openTestApp('sqlite');
  const answer = await app.post(path, { ...body, ...FILLED_BAIT });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    error: baitWords.filled,
    fields: { [FORM_FIELDS.bait]: baitWords.filled },
  });
  expect(await stored()).toEqual([0, 0, 0, 0]);
});

test('each page shows the bait with its error and keeps what was typed', async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
  const posts: [string, Record<string, string>][] = [
    ['/contact', person],
    ['/', person],
    ['/about', person],
    ['/special-offer', person],
    ['/privacy/request', { ...person, request: Object.keys(privacyRequestKinds)[0] ?? '' }],
    ['/book', { ...person, ...slot }],
    ['/newsletter', { email }],
    [`/waitlist?item=${item}`, { email, item }],
  ];
  for (const [path, fields] of posts) {
    const answer = await app.request(path === '/' ? '/?index' : path, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...FILLED_BAIT }),
    });
    expect(answer.status, path).toBe(422);
    const page = await answer.text();
    const [, shown = ''] =
      /<div class="field"><label [^>]*>Leave this field empty(.*?)<\/p>/.exec(page) ?? [];
    expect(shown, path).toContain(`value="${FILLED_BAIT.subject_line}"`);
    expect(shown, path).toContain(baitWords.filled);
    expect(page, path).toContain(`value="${email}"`);
  }
  expect(await stored()).toEqual([0, 0, 0, 0]);
});

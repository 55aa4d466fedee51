import { afterEach, expect, test } from 'vitest';
import { newsletterConsentOf } from '#app/facts/company.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { confirmationCode } from '#app/platform/secret-links/secret-links.server.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { findNewsletterIssue, scheduleIssue } from '../newsletter/issues/issue.server.ts';
import { continueIssues } from '../newsletter/issues/issue-sending.server.ts';
import { GENERAL_WAITLIST, waitlist } from './waitlist.content.ts';
import { findWaitlistItem, listWaitlistItems, type WaitlistItem } from './waitlist-items.server.ts';
import { draftWaitlistNotice, readReadyLink } from './waitlist-notice.server.ts';

const { company, courses: courseList, sections } = builtInFacts;

const COURSE = 'course:ai-tools-quick-start';
const PERSON = 'visitor@example.com';
const READY = 'https://learn.example.com/quick-start_(new)';
const course = findWaitlistItem(builtInFacts, COURSE) as WaitlistItem;

test('every course, template and download of the content can be waited for', () => {
  const kinds = Object.groupBy(listWaitlistItems(builtInFacts), ({ id }) => id.split(':')[0] ?? '');
  expect(kinds.course).toHaveLength(courseList.length);
  expect(kinds.template).toHaveLength(templateCards.length);
  expect(kinds.download).toHaveLength(libraryResources.length + 1);
  expect(findWaitlistItem(builtInFacts, 'download:resource-pack')?.title).toBe(
    `${company.name} Resource Pack`,
  );
  expect(findWaitlistItem(builtInFacts, 'course:__proto__')).toBeUndefined();
});

describeOnBothDatabases('POST /api/waitlist', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const join = (item = COURSE, email = PERSON) => {
    app.clock.advance(1000);
    return app.post('/api/waitlist', { email, item, source: 'waitlist' });
  };
  const signups = () => app.context.db.selectFrom('signups').selectAll().orderBy('id').execute();
  const mails = async (template: string) => {
    const rows = app.context.db.selectFrom('outbox').selectAll().where('template', '=', template);
    return (await rows.orderBy('id').execute()).filter((row) => row.state !== 'cancelled');
  };
  const code = async (at = 0) => {
    const { confirmationId } = JSON.parse((await mails('waitlist-confirm'))[at]?.props ?? '{}');
    return confirmationCode(app.context.settings.secrets, confirmationId);
  };
  const confirm = (typed: string, item = COURSE, email = PERSON) => {
    app.clock.advance(1000);
    return app.post('/api/waitlist/confirm', { email, item, code: typed });
  };

  test('has one list for whatever comes next, however a page is called', async () => {
    app = await openTestApp(engine);
    expect((await join(GENERAL_WAITLIST)).status).toBe(202);
    expect((await confirm(await code(), GENERAL_WAITLIST)).status).toBe(200);
    expect(await signups()).toMatchObject([{ list: `waitlist:${GENERAL_WAITLIST}` }]);
    const [consent] = await app.context.db.selectFrom('consents').selectAll().execute();
    expect(consent?.wording).toContain(waitlist.general.consent);
    const [mail] = await mails('waitlist-confirm');
    expect(mail?.props).toContain(waitlist.general.inWords);
  });

  test('asks for the newsletter as well where its box was checked, each with a consent and an email of its own', async () => {
    app = await openTestApp(engine);
    const body = { email: PERSON, item: COURSE, source: 'waitlist', updates: 'on' };
    expect((await app.post('/api/waitlist', body)).status).toBe(202);
    const states = async () =>
      Object.fromEntries((await signups()).map(({ list, status }) => [list, status]));
    expect(await states()).toEqual({ [`waitlist:${COURSE}`]: 'pending', newsletter: 'pending' });
    expect(await mails('newsletter-confirm')).toHaveLength(1);
    expect((await confirm(await code())).status).toBe(200);
    expect(await states()).toEqual({ [`waitlist:${COURSE}`]: 'confirmed', newsletter: 'pending' });
    const consents = await app.context.db.selectFrom('consents').selectAll().execute();
    const wordings = consents.map(({ wording }) => wording);
    expect(wordings).toContain(newsletterConsentOf(builtInFacts).text);
  });

  test('accepts nobody for an item in a section that is switched off', async () => {
    app = await openTestApp(engine);
    const without = { ...sections, courses: false };
    app.context.ownerFacts.show({ sections: without });
    const answer = await join();
    app.context.ownerFacts.show({});
    expect(answer.status).toBe(422);
    const { error } = await answer.json();
    expect(error).toContain('There’s no waitlist for this.');
    expect(error).not.toContain(course.title);
    expect(await signups()).toHaveLength(0);
    expect((await join()).status).toBe(202);
  });

  test('tells everybody who confirmed once where the item is, and nobody else', async () => {
    app = await openTestApp(engine);
    await join();
    await confirm(await code());
    await join(COURSE, 'pending@example.com');
    await join('course:ai-for-sme-essentials', 'other@example.com');
    const id = (await draftWaitlistNotice(app.context, course, READY)) ?? expect.fail('nobody');
    const list = `waitlist:${COURSE}`;
    await scheduleIssue(app.context, id, { audience: { name: list, list, item: course } });
    await continueIssues(app.context);
    app.clock.advance(60_000);
    await continueIssues(app.context);
    expect(await draftWaitlistNotice(app.context, course, READY)).toBeUndefined();
    const sent = await mails('newsletter-issue');
    expect(sent.map((mail) => mail.recipient)).toEqual([PERSON]);
    expect((await signups()).map((signup) => signup.status)).toEqual([
      'notified',
      'pending',
      'pending',
    ]);
    const issue = await findNewsletterIssue(app.context.db, id);
    expect(issue?.subject).toBe(`Ready: “${course.title}”`);
    const { blocks } = readMarkdown(issue?.body ?? '');
    expect(JSON.stringify(blocks)).toContain(`"${READY}"`);
  });
});

test('a notice leads to the item’s own page once that is open, or to an address for what comes next', async () => {
  const app = await openTestApp('sqlite');
  expect(readReadyLink(app.context, course, READY)).toBeUndefined();
  const open = courseList.map((one) => ({ ...one, state: 'open' as const, enrolHref: '/contact' }));
  app.context.ownerFacts.show({ courses: open });
  expect(readReadyLink(app.context, course, '')).toBe(`http://localhost:3000${course.path}`);
  app.context.ownerFacts.show({});
  const general = findWaitlistItem(builtInFacts, GENERAL_WAITLIST) as WaitlistItem;
  const read = (text: string) => readReadyLink(app.context, general, text);
  for (const text of ['', 'soon', 'javascript:alert(1)', 'mailto:a@example.com']) {
    expect(read(text), text).toBeUndefined();
  }
  expect(read(' /resources/blog ')).toBe('http://localhost:3000/resources/blog');
  expect(read(READY)).toBe(READY);
  await app.close();
});

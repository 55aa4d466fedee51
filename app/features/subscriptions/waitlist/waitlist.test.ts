import { afterEach, expect, test } from 'vitest';
import { newsletterIssue } from '#app/emails/newsletter-issue.email.tsx';
import { renderEmail } from '#app/emails/render.server.ts';
import { waitlistNotice } from '#app/emails/waitlist-notice.email.tsx';
import { company } from '#app/facts/company.ts';
import { courseList } from '#app/facts/courses.ts';
import { withFacts } from '#app/facts/published-facts.server.ts';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { sections } from '#app/facts/sections.ts';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { GENERAL_WAITLIST, waitlist } from './waitlist.content.ts';
import { findWaitlistItem, listWaitlistItems, type WaitlistItem } from './waitlist-items.server.ts';
import { continueNotices, publishItem, readReadyLink } from './waitlist-notices.server.ts';

const COURSE = 'course:ai-tools-quick-start';
const PERSON = 'visitor@example.com';
const READY = 'https://learn.example.com/quick-start';

test('every course, template and download of the content can be waited for', () => {
  const kinds = Object.groupBy(listWaitlistItems(), ({ id }) => id.split(':')[0] ?? '');
  expect(kinds.course).toHaveLength(courseList.length);
  expect(kinds.template).toHaveLength(templateCards.length);
  expect(kinds.download).toHaveLength(libraryResources.length + 1);
  expect(findWaitlistItem('download:resource-pack')?.title).toBe(`${company.name} Resource Pack`);
  expect(findWaitlistItem('course:__proto__')).toBeUndefined();
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
  const course = findWaitlistItem(COURSE) as WaitlistItem;

  test('keeps a place, confirms it by the code, and names the item in the words agreed to', async () => {
    app = await openTestApp(engine);
    const answer = await join();
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { success: true, data: { next: 'confirm', emailNotice: waitlist.withoutEmail } },
    ]);
    expect(await signups()).toMatchObject([{ list: `waitlist:${COURSE}`, status: 'pending' }]);
    expect((await confirm(await code())).status).toBe(200);
    expect(await signups()).toMatchObject([{ status: 'confirmed' }]);
    const consents = await app.context.db.selectFrom('consents').selectAll().execute();
    for (const { wording } of consents) expect(wording).toContain(`“${course.title}”`);
  });

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

  test('accepts nobody for an item in a section that is switched off', async () => {
    app = await openTestApp(engine);
    const without = { ...sections, courses: false };
    const answer = await withFacts({ sections: without }, () => join());
    expect(answer.status).toBe(422);
    const { error } = await answer.json();
    expect(error).toContain('There’s no waitlist for this.');
    expect(error).not.toContain(course.title);
    expect(await signups()).toHaveLength(0);
    expect((await join()).status).toBe(202);
  });

  test('says that a place ends with the notice, and what its link still does', async () => {
    app = await openTestApp(engine);
    const settings = await app.context.readMailSettings();
    const context = { siteUrl: 'https://example.com', secrets: app.context.settings.secrets };
    const list = 'waitlist:course:ai-tools-quick-start';
    const issue = { ...newsletterIssue.preview, list };
    for (const { html } of [
      await renderEmail(waitlistNotice, waitlistNotice.preview, settings, context),
      await renderEmail(newsletterIssue, issue, settings, context),
    ]) {
      expect(html).toContain('You won’t get any more emails about this.');
      expect(html).toContain('>Unsubscribe<');
      expect(html).not.toContain('Leave this list');
    }
  });

  test('tells everybody who confirmed once when the item is ready, and nobody else', async () => {
    app = await openTestApp(engine);
    await join();
    await confirm(await code());
    await join(COURSE, 'pending@example.com');
    await join('course:ai-for-sme-essentials', 'other@example.com');
    expect(await publishItem(app.context, course, READY)).toBe(1);
    expect(await publishItem(app.context, course, READY)).toBe(0);
    const notices = await mails('waitlist-notice');
    expect(notices.map((mail) => mail.recipient)).toEqual([PERSON]);
    expect((await signups()).map((signup) => signup.status)).toEqual([
      'notified',
      'pending',
      'pending',
    ]);
  });

  test('tells a long waitlist in steps, each person once, with two processes and a crash', async () => {
    app = await openTestApp(engine);
    const { db, now } = app.context;
    const time = now().toISOString();
    const members = membersOf(COURSE, 130, time);
    await db.insertInto('signups').values(members).execute();
    expect(await publishItem(app.context, course, READY)).toBe(130);
    expect(await mails('waitlist-notice')).toHaveLength(50);
    const crash = db.transaction().execute(async (transaction) => {
      await continueNotices({ ...app.context, db: nestedIn(transaction) });
      throw new Error('Killed before the commit.');
    });
    await expect(crash).rejects.toThrow('Killed');
    for (let round = 0; round < 3; round++) {
      await Promise.all([continueNotices(app.context), continueNotices(app.context)]);
    }
    const told = (await mails('waitlist-notice')).map(({ recipient }) => recipient);
    expect([...told].sort()).toEqual(members.map(({ email }) => email).sort());
    expect(await publishItem(app.context, course, READY)).toBe(0);
  });

  test('goes on telling a waitlist whose item is removed while the notices go out', async () => {
    app = await openTestApp(engine);
    const { db, now } = app.context;
    const gone = {
      id: 'course:bread-baking',
      title: 'Bread Baking',
      path: '/courses/bread-baking',
    };
    const members = membersOf(gone.id, 60, now().toISOString());
    await db.insertInto('signups').values(members).execute();
    expect(await publishItem(app.context, gone, READY)).toBe(60);
    await continueNotices(app.context);
    const told = (await mails('waitlist-notice')).map(({ recipient }) => recipient);
    expect([...told].sort()).toEqual(members.map(({ email }) => email).sort());
    expect((await mails('waitlist-notice')).every(({ props }) => props.includes(READY))).toBe(true);
  });

  test('names where the item can be found, which is never its page that says Coming Soon', async () => {
    app = await openTestApp(engine);
    const read = (text: string) => readReadyLink(app.context, course, text);
    for (const text of ['', 'soon', 'javascript:alert(1)', 'mailto:a@example.com', course.path]) {
      expect(read(text), text).toBeUndefined();
    }
    expect(read(`http://localhost:3000${course.path}/?from=list#top`)).toBeUndefined();
    expect(read(' /resources/blog ')).toBe('http://localhost:3000/resources/blog');
    expect(read(READY)).toBe(READY);
    await join();
    await confirm(await code());
    await publishItem(app.context, course, READY);
    expect(JSON.parse((await mails('waitlist-notice'))[0]?.props ?? '{}').itemPath).toBe(READY);
  });

  test('sends nothing of a queued batch to somebody who leaves before its turn', async () => {
    app = await openTestApp(engine, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    await join();
    await confirm(await code());
    await publishItem(app.context, course, READY);
    const [{ id } = { id: '' }] = await signups();
    const token = secretToken(app.context.settings.secrets, 'manage', id);
    await app.request(`/u/${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    await app.worker.runOnce();
    const notices = app.context.db.selectFrom('outbox').selectAll();
    expect(await notices.where('template', '=', 'waitlist-notice').execute()).toMatchObject([
      { state: 'cancelled', last_response: 'The address is on the suppression list.' },
    ]);
  });
});

/** A database whose transactions are parts of the given one. */
function nestedIn(transaction: TestApp['context']['db']): TestApp['context']['db'] {
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'transaction') {
        return () => ({ execute: (work: (db: typeof target) => unknown) => work(target) });
      }
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Confirmed members of the waitlist of an item. */
function membersOf(item: string, count: number, time: string) {
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: `W${String(at).padStart(4, '0')}`, list: `waitlist:${item}`, preferences: '{}' },
    ...{ email: `member-${at}@example.com`, email_hash: `hash-${at}`, manage_hash: `m-${at}` },
    ...{ status: 'confirmed' as const, source: 'test', page: '/' },
    ...{ created_at: time, requested_at: time, confirmed_at: time },
  }));
}

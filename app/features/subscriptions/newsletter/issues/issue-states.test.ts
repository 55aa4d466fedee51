import { afterEach, expect, test } from 'vitest';
import { createMailRenderer } from '#app/emails/render.server.ts';
import { newId } from '#app/platform/ids.ts';
import {
  addressHash,
  secretToken,
  secretTokenHash,
} from '#app/platform/secret-links/secret-links.server.ts';
import { issueSteps } from '#test/issue-steps.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import {
  cancelIssue,
  createDraft,
  pauseIssue,
  resumeIssue,
  scheduleIssue,
} from './issue.server.ts';
import { continueIssues, issueBatch } from './issue-sending.server.ts';
import { newsletterArea } from './issue-settings.server.ts';

const MINUTE_MS = 60_000;

const WORDS = { subject: 'Three tasks', preheader: 'First', body: 'Hello **you**.' };

describeOnBothDatabases('an issue of the newsletter', (engine) => {
  let app: TestApp;

  afterEach(() => app.close());

  const open = async (members: number, list = 'newsletter') => {
    app = await openTestApp(engine, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    await app.context.settings.set(newsletterArea, { perMinute: 600, archive: true });
    const { db, settings, now } = app.context;
    const time = now().toISOString();
    const rows = Array.from({ length: members }, (_, at) => {
      const id = newId(new Date(now().getTime() - 1000 + at));
      const email = `reader-${at}@example.com`;
      return {
        ...{ id, list, email, email_hash: addressHash(settings.secrets, email) },
        ...{ status: 'confirmed' as const, preferences: '{}', source: 'test', page: '/' },
        manage_hash: secretTokenHash(settings.secrets, 'manage', id),
        ...{ created_at: time, requested_at: time, confirmed_at: time },
      };
    });
    for (let at = 0; at < rows.length; at += 50) {
      await db
        .insertInto('signups')
        .values(rows.slice(at, at + 50))
        .execute();
    }
    return rows;
  };

  const { begin, read, startWorker } = issueSteps(() => app);

  test('waits while it is paused, goes on where it was, and after a cancellation sends nothing more', async () => {
    await open(40);
    const sentTo: string[] = [];
    const worker = startWorker(sentTo);
    const id = await begin();
    app.clock.advance(1000);
    await continueIssues(app.context);
    expect(await pauseIssue(app.context, id)).toBe(true);
    await worker.runOnce();
    app.clock.advance(40 * 24 * 60 * MINUTE_MS);
    await continueIssues(app.context);
    expect(sentTo).toEqual([]);
    expect(await resumeIssue(app.context, id)).toBe(true);
    await worker.runOnce();
    expect(sentTo).toHaveLength(10);
    app.clock.advance(1000);
    await continueIssues(app.context);
    expect(await cancelIssue(app.context, id)).toBe(true);
    await worker.runOnce();
    app.clock.advance(MINUTE_MS);
    await continueIssues(app.context);
    expect(sentTo).toHaveLength(10);
    const { issue, report } = await read(id);
    expect(issue.state).toBe('cancelled');
    expect(report).toMatchObject({ recipients: 20, sent: 10, notSent: 10, waiting: 0 });
    expect(await resumeIssue(app.context, id)).toBe(false);
  });

  test('waits for its time, and asks the owner when that passed while the site was down', async () => {
    await open(3);
    const audience = { kind: 'all' } as const;
    const sendAt = new Date(app.clock.now().getTime() + 60 * MINUTE_MS);
    const [soon, late] = [
      await createDraft(app.context, WORDS),
      await createDraft(app.context, WORDS),
    ];
    await scheduleIssue(app.context, soon, { audience, sendAt });
    expect(await scheduleIssue(app.context, soon, { audience, sendAt })).toBe(false);
    app.clock.advance(59 * MINUTE_MS);
    await continueIssues(app.context);
    expect((await read(soon)).issue.state).toBe('scheduled');
    app.clock.advance(MINUTE_MS);
    await continueIssues(app.context);
    expect((await read(soon)).issue.state).toBe('sending');
    await scheduleIssue(app.context, late, { audience, sendAt });
    app.clock.advance(61 * MINUTE_MS);
    await continueIssues(app.context);
    expect((await read(late)).issue).toMatchObject({ state: 'paused', note: 'late' });
    expect(await resumeIssue(app.context, late)).toBe(true);
    expect((await read(late)).issue.state).toBe('sending');
  });

  test('to a waitlist is the one email that was promised, and ends the entries', async () => {
    await open(3, 'waitlist:course:ai-tools-quick-start');
    const item = { id: 'course:ai-tools-quick-start', title: 'AI Tools Quick Start', path: '/x' };
    const sentTo: string[] = [];
    await begin({ kind: 'waitlist', item });
    app.clock.advance(MINUTE_MS);
    await continueIssues(app.context);
    await startWorker(sentTo).runOnce();
    expect(sentTo).toHaveLength(3);
    const signups = await app.context.db.selectFrom('signups').select('status').execute();
    expect(signups.map(({ status }) => status)).toEqual(['notified', 'notified', 'notified']);
    const again = await begin({ kind: 'waitlist', item });
    app.clock.advance(MINUTE_MS);
    await continueIssues(app.context);
    expect((await read(again)).issue.recipients).toBe(0);
  });

  test('carries its words, the ways to unsubscribe and the postal address, as HTML and as text', async () => {
    const [member] = await open(1);
    const id = await begin();
    app.clock.advance(MINUTE_MS);
    await continueIssues(app.context);
    const { db, config, settings, readMailSettings } = app.context;
    const row = await db
      .selectFrom('outbox')
      .selectAll()
      .where('batch', '=', issueBatch(id))
      .executeTakeFirstOrThrow();
    // The content is stored only once, with the issue.
    expect(row.props).not.toContain('Hello');
    const render = createMailRenderer(config, { db, secrets: settings.secrets });
    const rendered = await render(row, await readMailSettings());
    if (rendered.kind !== 'mail') throw new Error(rendered.reason);
    const { html, text, subject, headers } = rendered.mail;
    expect(subject).toBe('Three tasks');
    expect(html).toContain('Hello <strong>you</strong>.');
    expect(text).toContain('Hello you.');
    const link = `/u/${secretToken(settings.secrets, 'manage', member?.id ?? '')}`;
    for (const part of [html, text]) expect(part).toContain(link);
    expect(headers?.['List-Unsubscribe']).toBe(`<http://localhost:3000${link}>`);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });
});

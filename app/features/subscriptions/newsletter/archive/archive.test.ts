import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { newsletterArea } from '../issues/issue-sending.server.ts';
import { archiveFiles } from './archive.server.tsx';

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describe('the public archive of the newsletter', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const addIssue = async (id: string, changes: Record<string, unknown> = {}) => {
    const at = app.context.now().toISOString();
    await app.context.db
      .insertInto('newsletter_issues')
      .values({
        ...{ id: `01ARCH1VE000000000000${id}`, state: 'sent', audience: 'all', is_queued: 1 },
        ...{ subject: `Owner’s Café & “more”: ${id}`, preheader: 'A <short> line' },
        body: 'Hello **you**. See [pricing](/pricing).\n\n<script>alert(1)</script>',
        started_at: at,
        created_at: at,
        updated_at: at,
        ...changes,
      })
      .execute();
  };
  const get = async (path: string) => {
    const answer = await app.request(path);
    return { status: answer.status, text: await answer.text() };
  };

  test('has a page for each issue that was sent to subscribers, and for no other', async () => {
    app = await openTestApp('sqlite', { renderPage });
    expect((await get('/newsletter/issues')).status).toBe(404);
    await addIssue('AAAAA');
    await addIssue('BBBBB', { audience: 'topic:courses', state: 'sending' });
    await addIssue('CCCCC', { state: 'draft', is_queued: 0 });
    await addIssue('DDDDD', { audience: 'waitlist:course:ai-tools-quick-start' });
    await addIssue('EEEEE', { state: 'sending', is_queued: 0 });
    const { paths, files } = await archiveFiles(app.context);
    expect(paths).toEqual([
      '/newsletter/issues',
      '/newsletter/issues/owners-cafe-more-bbbbb-0bbbbb',
      '/newsletter/issues/owners-cafe-more-aaaaa-0aaaaa',
    ]);
    const list = await get('/newsletter/issues');
    expect(list.text).toContain('href="/newsletter/issues/owners-cafe-more-aaaaa-0aaaaa"');
    for (const hidden of ['CCCCC', 'DDDDD', 'EEEEE']) expect(list.text).not.toContain(hidden);
    const issue = await get('/newsletter/issues/owners-cafe-more-aaaaa-0aaaaa');
    expect(issue.status).toBe(200);
    expect(issue.text).toContain('Hello <strong>you</strong>.');
    expect(issue.text).toContain('<p class="lead">A &lt;short&gt; line</p>');
    expect(issue.text).not.toContain('<script>alert(1)');
    expect(issue.text).not.toContain('href="/u/');
    expect((await get('/newsletter/issues/owners-cafe-more-ddddd-0ddddd')).status).toBe(404);
    expect((await get('/newsletter')).text).toContain('href="/newsletter/issues"');
    const { 'newsletter/feed.xml': feed = '' }: Record<string, string> = files();
    expect(feed).toContain('<title>Owner’s Café &amp; “more”: AAAAA</title>');
    expect(feed).toContain('href=&quot;http://localhost:3000/pricing&quot;');
    expect(feed.match(/<entry>/g)).toHaveLength(2);
  });

  test('is gone with its links when the owner switches it off', async () => {
    app = await openTestApp('sqlite', { renderPage });
    await addIssue('AAAAA');
    await app.context.settings.set(newsletterArea, { perMinute: 60, archive: false });
    expect((await archiveFiles(app.context)).paths).toEqual([]);
    for (const path of ['/newsletter/issues', '/newsletter/issues/owners-cafe-more-aaaaa-0aaaaa']) {
      expect((await get(path)).status).toBe(404);
    }
    expect((await get('/newsletter')).text).not.toContain('/newsletter/issues');
  });
});

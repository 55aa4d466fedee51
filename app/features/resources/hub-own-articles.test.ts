import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleFiles } from '#app/features/articles/own/published-articles.server.ts';
import { openOwnerApp } from '#test/owner-app.ts';

type Opened = Awaited<ReturnType<typeof openOwnerApp>>;
let app: Opened['app'];
let owner: Opened['owner'];
beforeAll(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterAll(() => app.close());

const publishedVersion = async () => (await articleFiles(app.context)).version;

async function publish(kind: 'post' | 'case-study', words: Record<string, string>): Promise<void> {
  const started = await owner.post('/admin/articles', { kind });
  const published = await owner.post(started.headers.get('Location') ?? '', {
    intent: 'publish',
    version: '1',
    description:
      'Three real invoices from last year, line by line, and what each of them paid back.',
    author: 'Sam',
    body: '## First\n\nText.',
    ...words,
  });
  expect(published.status).toBe(303);
}

test('the hub lists the newest articles of the owner, and is published again after one', async () => {
  const before = await publishedVersion();
  await publish('post', {
    title: 'What marmots cost, really',
    slug: 'what-ai-costs',
    category: 'Costs',
    picture: 'blog-roi',
  });
  await publish('case-study', {
    title: 'A burrow saves its evenings',
    slug: 'a-burrow',
    category: 'Digging',
    picture: 'blog-roi',
    company: 'A burrow',
    industry: 'Digging',
    result: '12 percent more light',
  });
  const hub = await (await app.request('/resources')).text();
  expect(hub).toContain('href="/resources/blog/what-ai-costs"');
  expect(hub).toContain('href="/resources/case-studies/a-burrow"');
  expect(hub.match(/class="resource-hub-post"/g)).toHaveLength(3);
  expect(await publishedVersion()).not.toBe(before);
});

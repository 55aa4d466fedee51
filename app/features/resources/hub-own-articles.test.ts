import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArticleFiles } from '#app/features/articles/own/article-files.server.ts';
import { articlePages } from '#app/features/articles/own/published-articles.server.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
});
afterAll(() => app.close());

const versionOfHub = async () =>
  (await articlePages(app.context)).find(({ path: page }) => page === '/resources')?.version;

test('the hub lists the newest articles of the owner, and is published again after one', async () => {
  const before = await versionOfHub();
  const folder = path.join(app.context.config.dataDir, 'articles');
  mkdirSync(path.join(folder, 'blog'), { recursive: true });
  mkdirSync(path.join(folder, 'case-studies'), { recursive: true });
  const facts =
    'description: Three real invoices from last year, line by line, and what each of them paid back.\nauthor: Sam';
  writeFileSync(
    path.join(folder, 'blog', 'what-ai-costs.md'),
    `---\ntitle: What marmots cost, really\ncategory: Costs\n${facts}\n---\n## First\n\nText.\n`,
  );
  writeFileSync(
    path.join(folder, 'case-studies', 'a-burrow.md'),
    `---\ntitle: A burrow saves its evenings\ncategory: Digging\ncompany: A burrow\nindustry: Digging\nresult: 12 percent more light\n${facts}\n---\n## First\n\nText.\n`,
  );
  expect((await readArticleFiles(app.context.config.dataDir)).faults).toEqual([]);
  const hub = await app.renderPage('/resources');
  expect(hub).toContain('href="/resources/blog/what-ai-costs"');
  expect(hub).toContain('href="/resources/case-studies/a-burrow"');
  expect(hub.match(/class="resource-hub-post"/g)).toHaveLength(3);
  expect(await versionOfHub()).not.toBe(before);
});

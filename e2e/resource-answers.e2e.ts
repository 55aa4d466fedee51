import type { Page } from '@playwright/test';
import { pages } from './resource-samples.ts';
import { expect, test } from './running-app.ts';

test('a case study says at the top that it is a sample', async ({ page }) => {
  for (const slug of ['bakery-online-orders', 'machine-shop-invoices']) {
    await page.goto(`/resources/case-studies/${slug}`);
    await expect(page.locator('.article-header')).toContainText('Sample story');
    await expect(page.locator('.prose > :first-child')).toContainText('This is a sample story.');
  }
});

test('both addresses of the templates lead to the same pages', async ({ request }) => {
  for (const rest of ['', '/customer-chatbot', '/anything-else', '?q=email&category=sales']) {
    const response = await request.get(`/resources/templates${rest}`, { maxRedirects: 0 });
    expect(response.status(), rest).toBe(301);
    const target = response.headers().location;
    expect(target, rest).toBe(`/resources/automation-templates${rest}`);
    expect((await request.get(target ?? '')).status(), rest).toBe(200);
  }
});

test('an unknown category, post or case study is not found', { tag: '@core' }, async ({
  request,
}) => {
  for (const path of [
    'nonsense',
    'blog/nonsense',
    'case-studies/nonsense',
    'downloads',
    'guides/x',
  ]) {
    expect((await request.get(`/resources/${path}`)).status(), path).toBe(404);
  }
});

test('the feeds are there, and the pages of the blog name them', async ({ page, request }) => {
  for (const path of ['/resources/blog', '/resources/blog/roi-ai-small-business']) {
    await page.goto(path);
    const links = page.locator('link[rel="alternate"]');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('type')))).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
    ]);
    for (const link of await links.all()) {
      const feed = await request.get((await link.getAttribute('href')) ?? '');
      expect(feed.status()).toBe(200);
      expect(await feed.text()).toContain('Do the Math First');
    }
  }
});

test('the site map names the indexed pages and no other', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const { path, isIndexed = false } of pages) {
    expect(map.includes(`${path}</loc>`), path).toBe(isIndexed);
  }
});

test('the link to an article is copied on a press', async ({ page, context, app }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/resources/blog/roi-ai-small-business');
  const copy = page.getByRole('button', { name: 'Copy the link' });
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  // Coming near is enough to make it work.
  await copy.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${app.url}/resources/blog/roi-ai-small-business`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is there with contents that lead to its parts, and no button that does nothing', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/resources/blog/ai-tools-small-business-2025');
    const contents = page.getByRole('navigation', { name: 'In this article' });
    expect(await contents.getByRole('link').count()).toBe(await partsOf(page));
    for (const link of await contents.getByRole('link').all()) {
      const fragment = (await link.getAttribute('href')) ?? '';
      await expect(page.locator(`[id="${fragment.slice(1)}"]`)).toHaveText(
        (await link.textContent()) ?? '',
      );
    }
    await expect(page.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
  });
});

async function partsOf(page: Page): Promise<number> {
  return page.locator('.prose h2').count();
}

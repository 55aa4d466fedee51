import PostalMime from 'postal-mime';
import { waitlist } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import { pages } from './resource-samples.ts';
import { expect, test, waitForHydration } from './running-app.ts';

test('every resource page answers with its one h1 and head data that no other has', {
  tag: '@core',
}, async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path, h1, isIndexed = false } of pages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => plain(text));
    expect(headings, path).toEqual([h1]);
    titles.add(first(html, /<title>(.*?)<\/title>/));
    descriptions.add(first(html, /<meta name="description" content="(.*?)"/));
    expect(first(html, /<link rel="canonical" href="https?:\/\/[^/]+(.*?)"/), path).toBe(path);
    expect(html.includes('content="noindex"'), path).toBe(!isIndexed);
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test('the hub has its hero buttons, its three ways in, three posts, two stories, three tools and three templates', async ({
  page,
}) => {
  await page.goto('/resources');
  const links = async (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(await links('.page-header .button')).toEqual([
    '/resources/downloads/resource-pack',
    '/resources/library',
  ]);
  expect(await links('.resource-shelf a')).toEqual([
    '/resources/automation-templates',
    '/resources/tools/roi-calculator',
    '/resources/tools/ai-readiness-quiz',
  ]);
  expect(await links('#blog li a')).toEqual([
    '/resources/blog/roi-ai-small-business',
    '/resources/blog/ai-customer-service-human-touch',
    '/resources/blog/ai-tools-small-business-2025',
  ]);
  expect(await links('#case-studies li a')).toEqual([
    '/resources/case-studies/bakery-online-orders',
    '/resources/case-studies/machine-shop-invoices',
  ]);
  expect(await links('#tools li a')).toEqual([
    '/resources/tools/ai-readiness-assessment',
    '/resources/tools/roi-calculator',
    '/resources/tools/vendor-evaluation-checklist',
  ]);
  for (const size of ['245 KB', '380 KB', '125 KB']) {
    await expect(page.locator('#tools')).toContainText(size);
  }
  await expect(page.locator('#templates li.resource-hub-template')).toHaveCount(3);
  await expect(page.locator('#templates')).toContainText('All 25 planned templates');
  await expect(page.getByRole('link', { name: 'Browse All' })).toHaveAttribute(
    'href',
    '/resources/automation-templates',
  );
});

test('the blog and the case studies offer what is ready, and say under it what isn’t yet', async ({
  page,
}) => {
  for (const [path, count] of [
    ['/resources/blog', 3],
    ['/resources/case-studies', 2],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.article-index-entry h3 a')).toHaveCount(count);
    await expect(page.locator('main > header')).not.toContainText('under development');
    await expect(page.locator('.article-index')).not.toContainText('under development');
    await expect(page.getByRole('region', { name: 'More on the way' })).toContainText(
      'Coming soon! This page is under development.',
    );
  }
});

test('the listings lead on: to a consultation, to the contact page', async ({ page }) => {
  await page.goto('/resources/tools');
  await expect(page.getByRole('link', { name: 'See How the Call Works' })).toHaveAttribute(
    'href',
    '/services/ai-consultation/ai-readiness-assessment',
  );
  await page.goto('/resources/automation-templates');
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('a download and a template say what they are, how hard, and that they are coming', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/resources/downloads/resource-pack');
  await expect(page.locator('.facts dd')).toHaveText(['PDF Bundle', '12.4 MB', 'Coming Soon']);
  await expect(page.getByRole('button', { name: 'Join Download Waitlist' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Subscribe to Updates' })).toBeEnabled();
  await page.goto('/resources/downloads/roi-calculator');
  await expect(page.locator('.facts dd')).toHaveText(['XLSX', '380 KB', 'Coming Soon']);
  for (const [slug, difficulty, tone] of [
    ['customer-chatbot', 'Beginner', 'is-good'],
    ['lead-follow-up-email', 'Intermediate', 'is-warn'],
    ['stock-reorder', 'Advanced', 'is-bad'],
  ] as const) {
    await page.goto(`/resources/automation-templates/${slug}`);
    await expect(page.locator('.facts')).toContainText('Coming Soon');
    await expect(page.getByText(difficulty, { exact: true })).toHaveClass(new RegExp(tone));
    await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeEnabled();
  }
  await page.goto('/resources/automation-templates/never-heard-of-it');
  await expect(page.getByText('Advanced', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeEnabled();
  await expect(page.getByRole('main')).toContainText(waitlist.general.consent);
  await expect(page.getByRole('button', { name: 'Subscribe to Updates' })).toBeEnabled();
});

test('a download that is also a tool leads to it before it asks for an address', async ({
  page,
}) => {
  await page.goto('/resources/downloads/roi-calculator');
  const parts = page.locator('#main section[id]');
  expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['online', 'waitlist']);
});

test('joining a waitlist sends an email that names what is waited for', { tag: '@core' }, async ({
  page,
  smtp,
}) => {
  for (const [path, button, title] of [
    ['/resources/downloads/roi-calculator', 'Join Download Waitlist', 'ROI Calculator Spreadsheet'],
    ['/resources/automation-templates/stock-reorder', 'Join Waitlist', 'Stock Reorder'],
  ] as const) {
    const address = `${path.split('/').at(-1)}@example.com`;
    await page.goto(path);
    await waitForHydration(page);
    const form = page.getByRole('form', { name: button });
    await expect(form).toContainText(`Yes, send me one email when “${title}” is ready.`);
    await form.getByLabel('Email address').fill(address);
    await form.getByRole('button', { name: button }).click();
    await expect(
      page.getByText(
        `If ${address} isn’t on the list yet, you’ll find a 6-digit code in your inbox.`,
      ),
    ).toBeVisible();
    const sent = () => smtp.mails.find((mail) => mail.envelope.to.includes(address));
    await expect.poll(() => sent() !== undefined).toBe(true);
    const mail = await PostalMime.parse(sent()?.raw ?? '');
    expect(mail.text).toContain(title);
  }
});

function first(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? '';
}

function plain(html = ''): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

test('the library prints its list before its scripts and the style sheet for paper have come', async ({
  page,
  problems,
}) => {
  await page.route(/\.(css|js)$/, (route) => route.abort());
  await page.goto('/resources/library');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.skeleton').first()).toBeHidden();
  await expect(page.locator('.resource-until-loaded .resource-file').first()).toBeVisible();
  // The browser logs each request that the test has broken off.
  expect(problems.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { agency } from '#app/features/agency/agency.content.ts';
import { webAppStudies, webApps } from '#app/features/web-apps/web-apps.content.ts';
import { expect, test } from './running-app.ts';

/** The content of the agency and web app pages, without any script. */
test.use({ javaScriptEnabled: false });

test('the agency page says who pays, in three steps and four deliverables', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/done-for-you-ai-agency');
  await expect(main(page)).toContainText('Zero upfront cost');
  const headings = (id: string) => page.locator(`#${id}`).getByRole('heading', { level: 3 });
  await expect(headings('steps')).toHaveText(['Partnership', 'Setup', 'Commission']);
  await expect(headings('deliverables')).toHaveText([
    'Initial setup',
    'Vendor integrations',
    'Business guidance',
    'Revenue-ready foundation',
  ]);
  for (const row of agency.model.money.rows) {
    const header = page.getByRole('rowheader', { name: row.who, exact: true });
    await expect(page.getByRole('row').filter({ has: header })).toContainText(row.pays);
  }
  await expect(main(page)).toContainText(agency.disclosure.text);
  for (const link of await main(page).getByRole('link', { name: 'Get Started' }).all()) {
    await expect(link).toHaveAttribute('href', '/contact');
  }
});

test('web app development shows two apps, four steps and four reasons', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/web-app-development');
  for (const app of webAppStudies) {
    const item = page.locator('#apps').getByRole('listitem').filter({ hasText: app.name });
    await expect(item.getByRole('link', { name: 'Read the case study' })).toHaveAttribute(
      'href',
      app.path,
    );
    await expect(item.getByRole('link', { name: 'Visit the website' })).toHaveAttribute(
      'href',
      app.external.href,
    );
  }
  await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveText([
    'Discovery',
    'Design',
    'Development',
    'Launch',
  ]);
  await expect(page.locator('#reasons dt')).toHaveText(
    webApps.reasons.items.map(({ title }) => title),
  );
  for (const link of await main(page).getByRole('link', { name: 'Get Started' }).all()) {
    await expect(link).toHaveAttribute('href', '/contact');
  }
});

test('each case study has three features, its technology, its story and both links', {
  tag: '@core',
}, async ({ page }) => {
  for (const study of webAppStudies) {
    await page.goto(study.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.title);
    await expect(page.getByText('Sample app', { exact: true })).toBeVisible();
    await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveText(
      study.features.map(({ title }) => title),
    );
    const parts = page.locator('#technology').getByRole('rowheader');
    await expect(parts).toHaveText(study.techStack.map(({ part }) => part));
    for (const chapter of study.narrative) {
      await expect(page.getByRole('heading', { name: chapter.title })).toBeVisible();
    }
    await expect(main(page).getByRole('link', { name: study.external.label })).toHaveAttribute(
      'rel',
      'noopener external',
    );
    for (const link of await main(page).getByRole('link', { name: 'Discuss Your Project' }).all()) {
      await expect(link).toHaveAttribute('href', '/contact');
    }
  }
});

function main(page: Page) {
  return page.getByRole('main');
}

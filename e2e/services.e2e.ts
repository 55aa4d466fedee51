import type { Page } from '@playwright/test';
import { type ClaimId, claims, markOf } from '#app/facts/claims.ts';
import { servicePages } from '#app/features/services/service-pages.content.ts';
import { services } from '#app/features/services/services.content.ts';
import { expect, test, waitForHydration } from './running-app.ts';

/** The content of the service pages, without any script. */
test.use({ javaScriptEnabled: false });

test('the services page leads to a consultation and to all six services', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'AI Automation & Consultation Services',
  );
  await expect(
    main(page).getByRole('link', { name: 'Schedule Consultation' }).first(),
  ).toHaveAttribute('href', '/contact#booking');
  for (const { card } of servicePages) {
    await expect(main(page).getByRole('link', { name: card.title, exact: true })).toHaveAttribute(
      'href',
      card.link,
    );
    for (const item of card.items) await expect(main(page)).toContainText(item);
  }
  for (const { said, link } of services.chooser.items) {
    await expect(main(page).getByRole('link', { name: `“${said}”` })).toHaveAttribute('href', link);
  }
});

test('a figure that is not proved says so beside it', { tag: '@core' }, async ({ page }) => {
  const said = (claim: ClaimId) => {
    const { figure, value } = claims[claim];
    const mark = markOf(claim);
    return mark ? `${mark}: ${figure}` : `${value} percent`;
  };
  await page.goto('/services');
  await expect(main(page)).toContainText(said('manualProcessCosts'));
  await page.goto('/services/ai-automation-solutions/workflow-automation');
  await expect(main(page)).toContainText(said('errorReduction'));
});

test('each service tells four features, four benefits, six uses and three neighbours', {
  tag: '@core',
}, async ({ page }) => {
  for (const service of servicePages) {
    await page.goto(service.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title);
    await expect(main(page)).toContainText(service.subtitle);
    await expect(main(page)).toContainText(service.description);
    await expect(page.getByRole('img', { name: service.pictureAlt })).toBeVisible();
    const section = (id: string) => page.locator(`#${id}`);
    await expect(section('features').getByRole('heading', { level: 2 })).toHaveText('Key Features');
    await expect(section('features').getByRole('heading', { level: 3 })).toHaveText(
      service.features.map(({ title }) => title),
    );
    await expect(section('benefits').getByRole('heading', { level: 2 })).toHaveText('Benefits');
    await expect(section('benefits').getByRole('heading', { level: 3 })).toHaveText(
      service.benefits.map(({ title }) => title),
    );
    await expect(section('use-cases').getByRole('heading')).toHaveText('Common Use Cases');
    await expect(section('use-cases').getByRole('listitem')).toHaveText([...service.useCases]);
    await expect(section('related').getByRole('heading', { level: 2 })).toHaveText(
      'Related Services',
    );
    const links = await page.locator('.service-related').getByRole('link').evaluateAll(hrefs);
    expect(links).toEqual(service.relatedServices.map(({ link }) => link));
    await expect(section('process').getByRole('heading', { level: 2 })).toHaveText(
      service.process.title,
    );
  }
});

test('each service ends with "Ready to Get Started?" and its button to the contact page', {
  tag: '@core',
}, async ({ page }) => {
  for (const { path, callToAction } of servicePages) {
    await page.goto(path);
    const end = page.getByRole('region', { name: 'Ready to Get Started?' });
    const button = 'button' in callToAction ? callToAction.button : 'Schedule a Consultation';
    await expect(end.getByRole('link', { name: button })).toHaveAttribute('href', /^\/contact/);
    await expect(end).toContainText(callToAction.text);
  }
});

test('each service’s process has a shape of its own', () => {
  expect(new Set(servicePages.map(({ process }) => process.kind)).size).toBe(servicePages.length);
});

function main(page: Page) {
  return page.getByRole('main');
}

function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'));
}

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('a service that is opened from the list shows its questions', async ({ page }) => {
    await page.goto('/services');
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: 'Workflow Automation' }).first().click();
    await expect(page).toHaveURL(/workflow-automation$/);
    await expect(page.getByText('a dozen real orders or invoices')).toBeVisible();
  });
});

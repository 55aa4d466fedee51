import type { Page } from '@playwright/test';
import { type ToolSlug, tools } from '#app/facts/tools.ts';
import { scanPage } from './accessibility-scan.ts';
import { expect, test } from './running-app.ts';
import { exampleLink } from './tool-examples.ts';

/** How to bring each form into an invalid state. */
const refused: Record<ToolSlug, (page: Page) => Promise<void>> = {
  'ai-readiness-assessment': async () => {},
  'roi-calculator': (page) => page.locator('#q-wage').fill('x'),
  'vendor-evaluation-checklist': (page) => page.locator('#q-v1-name').fill('x'.repeat(90)),
  'tech-stack-analyzer': async () => {},
  'implementation-cost-calculator': (page) => page.locator('#q-systems-api').fill('x'),
  'data-quality-assessment': async () => {},
};

for (const { slug } of tools) {
  test(`axe finds nothing in a result that was opened by its link, nor in the errors: ${slug}`, async ({
    page,
  }) => {
    await page.goto(exampleLink(slug));
    await expect(page.locator('.result-figure')).toBeVisible();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
    });
    expect(await scanPage(page, slug)).toEqual([]);
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    await refused[slug](page);
    await page.locator('#answers .button-primary:visible').click();
    await expect(page.locator('#tool-errors')).toBeFocused();
    expect(await scanPage(page, `${slug} errors`)).toEqual([]);
  });
}

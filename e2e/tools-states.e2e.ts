import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { type ToolSlug, tools } from '#app/facts/tools.ts';
import { runAxe, widthTooMuch } from './accessibility-scan.ts';
import { expect, test } from './running-app.ts';
import { exampleLink } from './tool-examples.ts';
import { openTool } from './tool-page.ts';

const CALL = '**/api/tools/result';

const LAYOUT: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
};
const CONTRAST: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast'] };

type Look = readonly [width: number, colorScheme: 'light' | 'dark', runOnly: RunOptions['runOnly']];

/**
 * All rules on a phone, those that depend on the width on a desktop, and contrast in the dark theme
 * at both.
 */
const ALL_LOOKS: readonly Look[] = [
  [390, 'light', undefined],
  [1280, 'light', LAYOUT],
  [390, 'dark', CONTRAST],
  [1280, 'dark', CONTRAST],
];
/** For a state that adds only a few elements to a form that is scanned in all looks elsewhere. */
const STATE_LOOKS: readonly Look[] = [
  [390, 'light', undefined],
  [1280, 'dark', CONTRAST],
];

/**
 * The violations that axe finds below `root`. Header and footer are checked elsewhere for each
 * page.
 */
async function scan(
  page: Page,
  state: string,
  root = 'main',
  looks: readonly Look[] = ALL_LOOKS,
): Promise<void> {
  const found: string[] = [];
  for (const [width, colorScheme, runOnly] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, 0));
    const violations = await runAxe(page, runOnly ? { root, runOnly } : { root });
    found.push(...violations.map((one) => `${state}, ${width} px, ${colorScheme}: ${one}`));
    const overflow = await widthTooMuch(page);
    if (overflow > 0) found.push(`${state}, ${width} px: ${overflow} px too wide`);
  }
  expect(found).toEqual([]);
}

async function ask(page: Page, email: string): Promise<void> {
  await page.locator('#tool-mail-email').fill('');
  await page.locator('#tool-mail-email').pressSequentially(email, { delay: 100 });
  await page.getByRole('button', { name: 'Send it to me' }).click();
}

const customers = [
  'Name,Email,Phone,Postal code,Last contact',
  'Sample One,one@example.com,905-555-0101,L5B 1M2,2026-03-11',
  'Sample One,one@example.com,905-555-0101,L5B 1M2,2026-03-11',
  'Sample Two,two@,12,L5B,yesterday',
  'Sample Three,,,,',
].join('\n');

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
    await scan(page, slug);
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    await refused[slug](page);
    await page.locator('#answers .button-primary:visible').click();
    await expect(page.locator('#tool-errors')).toBeFocused();
    await scan(page, `${slug} errors`, '#answers', STATE_LOOKS);
  });
}

test('axe finds nothing in the email form, whatever became of the email', async ({
  page,
  problems,
}) => {
  await page.goto(exampleLink('data-quality-assessment'));
  await ask(page, 'nobody');
  await expect(page.locator('#tool-mail-email')).toHaveAttribute('aria-invalid', 'true');
  await scan(page, 'bad address', '.result-email-form', STATE_LOOKS);
  await page.route(CALL, (route) =>
    route.fulfill({ status: 422, json: { success: false, error: 'Not complete.' } }),
  );
  await ask(page, 'failed@example.com');
  await expect(page.locator('.result-email-form')).toContainText('couldn’t send the result');
  await scan(page, 'failed', '.result-email-form', STATE_LOOKS);
  await page.unroute(CALL);
  await ask(page, 'sent@example.com');
  await expect(page.locator('.result-email-form')).toContainText('We have your request');
  await scan(page, 'sent', '.result-email-form', STATE_LOOKS);
  await page.reload();
  await page.route(CALL, (route) => route.abort());
  await ask(page, 'kept@example.com');
  await expect(page.locator('.result-email-form')).toContainText('Saved in this browser');
  await scan(page, 'kept', '.result-email-form', STATE_LOOKS);
  // The browser itself logs the refused and the failed request.
  problems.length = 0;
});

test('axe finds nothing in a checked file, nor where it has a problem', async ({ page }) => {
  await openTool(page, 'data-quality-assessment');
  await page.locator('#file-tab').click();
  await scan(page, 'no file', '.tool-answers', STATE_LOOKS);
  const give = (body: string) =>
    page.setInputFiles('#csv-file', {
      name: 'customers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(body),
    });
  await give('a,b\n');
  await expect(page.locator('.file-check [role=status]')).toContainText('no rows');
  await scan(page, 'problem', '.tool-answers', STATE_LOOKS);
  await give(customers);
  await expect(page.locator('.result-figure')).toBeVisible();
  await scan(page, 'checked');
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arrivedMail, expect, mailTo, test, waitForHydration } from './running-app.ts';

/**
 * The reference answers of the scoring rules, with a score of 48. Each value is the index of an
 * answer; 4 is "I don't know".
 */
const readiness = {
  ...{ D1: 2, D2: 1, D3: 2, P1: 2, P2: 1, P3: 2, S1: 1, S2: 1, S3: 2 },
  ...{ T1: 1, T2: 2, G1: 2, G2: 1, R1: 1, R2: 0, sensitiveData: 0 },
};

/** Opens a tool and waits for its script, which comes with the first sign of use. */
async function open(page: Page, slug: string): Promise<void> {
  await page.goto(`/resources/tools/${slug}`);
  await isReady(page);
}

async function isReady(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => {
    const form = document.querySelector('#answers');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

const figure = (page: Page) => page.locator('.result-figure');
const next = (page: Page) => page.locator('#answers .button-primary:visible');

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const isVisible = await page.evaluate((wanted) => {
      const active = document.activeElement;
      if (!active?.matches(wanted)) return undefined;
      return [active, active.parentElement, active.nextElementSibling].some((part) => {
        const style = part && getComputedStyle(part);
        return style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
      });
    }, selector);
    if (isVisible === undefined) continue;
    expect([selector, isVisible]).toEqual([selector, true]);
    return;
  }
  throw new Error(`Tab never came to ${selector}`);
}

test('readiness: answered by keyboard alone, kept over a reload, cleared', async ({ page }) => {
  await open(page, 'ai-readiness-assessment');
  for (const [name, at] of Object.entries(readiness)) {
    const answers = `#answers input[name="${name}"]`;
    if (!(await page.locator(answers).first().isVisible())) {
      await tabTo(page, '#answers .button-primary');
      await page.keyboard.press('Enter');
    }
    await tabTo(page, answers);
    await page.keyboard.press('Space');
    for (let presses = 0; presses < at; presses++) await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, '#answers .button-primary');
  await page.keyboard.press('Enter');
  await expect(page.locator('#result-title')).toBeFocused();
  await expect(page.locator('#result-title')).toContainText('one small pilot');
  await expect(figure(page)).toContainText('48');
  await page.reload();
  await expect(figure(page)).toContainText('48');
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await expect(figure(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await isReady(page);
  await expect(page.locator('#q-D1-2')).not.toBeChecked();
});

test('ROI: the result follows what is typed, opens elsewhere by its link, and is emailed', async ({
  page,
  context,
  smtp,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'roi-calculator');
  await expect(figure(page)).toContainText('14 months');
  await expect(page.getByRole('cell', { name: '201%' })).toBeVisible();
  await tabTo(page, '#q-price');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('50000');
  await expect(page.locator('#result-title')).toContainText('Don’t automate this yet');
  const hours = page.locator('#q-hoursPerWeek');
  const before = await hours.inputValue();
  await hours.fill('abc');
  await hours.blur();
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.live-stale')).toBeVisible();
  await expect(page.getByText('Based on the figures in the form')).toHaveCount(0);
  await next(page).click();
  await expect(page.locator('#tool-errors')).toBeFocused();

  await hours.fill(before);
  await page.locator('#q-price').fill('900');
  await expect(page.locator('.live-stale')).toBeHidden();
  const result = await figure(page).textContent();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.locator('#share-link').inputValue();
  expect(new URL(link).search).toBe('');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('#q-price')).toHaveValue('900');
  await expect(figure(page)).toHaveText(result ?? '');

  await page.locator('#tool-mail-email').fill('tool@example.com');
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.locator('.result-email-form .form-status')).toContainText(
    'We have your request',
  );
  const mail = await arrivedMail(smtp, mailTo('tool@example.com'));
  expect(mail.text).toContain(result?.match(/\d+ months?/)?.[0]);
});

test('tech stack: what is known of a product counts, rows can be added, what is copied has its cost', async ({
  page,
}) => {
  await open(page, 'tech-stack-analyzer');
  await page.locator('#q-t1-name').fill('HubSpot');
  await page.locator('#q-t2-name').fill('Paper intake');
  await page.getByText('Details: Paper intake').click();
  await page.locator('#q-t2-category').selectOption('paper');
  await page.getByRole('button', { name: 'Add a tool' }).click();
  await expect(page.locator('#q-t7-name')).toBeVisible();
  await page.locator('#q-p1-from').selectOption('2');
  await page.locator('#q-p1-to').selectOption('1');
  await page.locator('#q-p1-hoursPerWeek').fill('4');
  await next(page).click();
  const known = page.locator('.stack-tables tr', { hasText: 'Connects directly or by API' });
  await expect(known).toContainText('HubSpot');
  const copied = page.locator('.stack-tables tr', { hasText: 'Paper intake → HubSpot' });
  await expect(copied).toContainText('$650');
  await page.locator('#q-p1-hoursPerWeek').fill('');
  await expect(copied).toContainText('Not known');
});

test('data quality: a file is checked in the browser without one request, and what is none is said', async ({
  page,
}) => {
  await open(page, 'data-quality-assessment');
  await page.locator('#file-tab').click();
  // The check is loaded when somebody is about to choose a file.
  const loaded = page.waitForEvent('worker');
  await page.locator('#csv-file').focus();
  await (await loaded).evaluate(() => undefined);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const choose = (text: string) =>
    page.setInputFiles('#csv-file', {
      name: 'customers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  await choose('a,b\n');
  await expect(page.locator('.file-check [role=status]')).toContainText('no rows');
  const rows = Array.from(
    { length: 1_000 },
    (_, i) => `Customer ${i % 990},c${i % 990}@example.com,2026-03-11`,
  );
  await choose(['Name,Email,Last contact', ...rows].join('\n'));
  await expect(page.getByText('1,000 rows checked')).toBeVisible();
  const duplicates = page.locator('.result-lines > div', { hasText: 'Possible duplicates' });
  await expect(duplicates.getByText('10', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the copy' }).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(copy.split('\r\n')).toHaveLength(1_002);
  expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain post computes the same result and emails it', async ({ page, smtp }) => {
    await page.goto('/resources/tools/ai-readiness-assessment');
    for (const [name, at] of Object.entries(readiness)) await page.check(`#q-${name}-${at}`);
    await next(page).click();
    await expect(figure(page)).toContainText('48');
    const email = page.locator('#tool-mail-email');
    await email.fill('nobody@localhost');
    await page.getByRole('button', { name: 'Send it to me' }).click();
    await expect(page.locator('.result-email-form')).toContainText(
      'Enter an email address like name@example.com.',
    );
    await expect(email).toHaveValue('nobody@localhost');
    await expect(page.locator('#q-D1-2')).toBeChecked();
    await email.fill('plain-tool@example.com');
    await page.getByRole('button', { name: 'Send it to me' }).click();
    await expect(page.getByText('We have your request')).toBeVisible();
    await expect(figure(page)).toContainText('48');
    await arrivedMail(smtp, mailTo('plain-tool@example.com'));
  });
});

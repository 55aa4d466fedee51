import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './running-app.ts';
import { openTool as open } from './tool-page.ts';

test.describe('a file is checked in the browser', () => {
  test('100,000 rows within seconds, without one request', async ({ page }) => {
    await open(page, 'data-quality-assessment');
    await page.locator('#file-tab').click();
    // The check is loaded when somebody is about to choose a file.
    const loaded = page.waitForEvent('worker');
    await page.locator('#csv-file').focus();
    await (await loaded).evaluate(() => undefined);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => {
      const rows = ['Name,Email,Phone,Postal code,Last contact'];
      for (let i = 0; i < 100_000; i++) {
        rows.push(
          `Customer ${i % 99_000},c${i % 99_000}@example.com,905-555-0${100 + (i % 99)},L5B 1M2,2026-03-11`,
        );
      }
      const transfer = new DataTransfer();
      transfer.items.add(new File([rows.join('\n')], 'customers.csv', { type: 'text/csv' }));
      const input = document.querySelector<HTMLInputElement>('#csv-file');
      if (!input) return;
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const said = page.getByText(/100,000 rows checked in/);
    await expect(said).toBeVisible({ timeout: 60_000 });
    const seconds = Number(/in ([\d.]+) seconds/.exec((await said.textContent()) ?? '')?.[1]);
    // About eight times the time for counting the same cells once was measured; a check whose time
    // is quadratic would take hours.
    expect(seconds).toBeLessThan(Math.max(20, 80 * (await secondsToCountCells(page))));
    const duplicates = page.locator('.result-lines > div', { hasText: 'Possible duplicates' });
    await expect(duplicates.getByText('1,000', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the copy' }).click();
    const copy = readFileSync(await (await download).path(), 'utf8');
    expect(copy.split('\r\n')).toHaveLength(100_002);
    expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  });

  test('says what is wrong with a file that is none', async ({ page }) => {
    await open(page, 'data-quality-assessment');
    await page.locator('#file-tab').click();
    for (const [body, words] of [
      [Buffer.from(''), 'empty'],
      [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'couldn’t read this workbook'],
      [Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'a picture'],
      [Buffer.from('a,b\n'), 'no rows'],
    ] as const) {
      await page.setInputFiles('#csv-file', { name: 'x.csv', mimeType: 'text/csv', buffer: body });
      await expect(page.locator('.file-check [role=status]')).toContainText(words);
    }
  });
});

/** How long this machine currently takes to split 100,000 rows and count their cells. */
function secondsToCountCells(page: Page): Promise<number> {
  return page.evaluate(() => {
    const start = performance.now();
    const seen = new Map<string, number>();
    for (let i = 0; i < 100_000; i++) {
      const row = `Customer ${i},c${i}@example.com,905-555-0${100 + (i % 99)},L5B 1M2,2026-03-11`;
      for (const cell of row.split(',')) seen.set(cell, (seen.get(cell) ?? 0) + 1);
    }
    return (performance.now() - start) / 1000;
  });
}

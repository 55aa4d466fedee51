import { tools } from '#app/facts/tools.ts';
import { isFullProof } from '#test/proof-size.ts';
import { pdfPages } from './pdf-text.ts';
import { expect, test } from './running-app.ts';
import { exampleLink } from './tool-examples.ts';
import { openTool } from './tool-page.ts';

const bare = (text: string) => text.replace(/\s+/g, '');

for (const { slug, title } of isFullProof ? tools : tools.slice(0, 1)) {
  test(`${slug}: the result prints on one or two sheets, with its day and address`, async ({
    page,
  }) => {
    await openTool(page, exampleLink(slug));
    // Until the script has read the link, the page shows another result.
    await expect(page.locator('.tool-note')).not.toBeEmpty();
    const verdict = bare((await page.locator('#result-title').textContent()) ?? '-');
    const steps = await page.locator('.result-steps p').allTextContents();
    await expect(page.locator('.result-steps > li')).toHaveCount(3);
    // With those that the screen folds away.
    const open = await page.locator('.result-open dt').allTextContents();
    const today = await page.evaluate(() =>
      new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date()),
    );
    for (const format of ['Letter', 'A4'] as const) {
      const sheets = pdfPages(await page.pdf({ format }));
      expect([1, 2]).toContain(sheets.length);
      const text = sheets.join('');
      for (const words of [title, ...steps, ...open, 'What we didn’t count', 'This is an estimate'])
        expect(text).toContain(bare(words));
      expect(text).toContain(verdict);
      expect(text).toMatch(
        new RegExp(`Printedfromhttps?://\\S+/resources/tools/${slug}on${bare(today)}`),
      );
      for (const control of ['Send it to me', 'Clear my answers', 'Print or save as PDF'])
        expect(text).not.toContain(bare(control));
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.result-chart svg:visible').first()).toBeVisible();
    for (const control of await page.locator('main :is(input, select, button)').all())
      expect(await control.isVisible()).toBe(false);
  });
}

import { builtInCompany } from '#app/facts/company.ts';
import { widthTooMuch } from './accessibility-scan.ts';
import { expect, startApp, test } from './running-app.ts';

/** As long as the admin area allows. */
const NAME = 'Lakeshore Bookkeeping & Automations Ltd.';

test('the header has room for a name of 40 characters, from a phone to a desk', async ({
  page,
}) => {
  const app = await startApp({}, { company: { ...builtInCompany, name: NAME } });
  try {
    await page.goto(`${app.url}/about`);
    await page.evaluate(() => document.fonts.ready);
    const bar = page.locator('.header-bar');
    const shown = page.locator('.site-header .logo-name');
    await expect(shown).toHaveText(NAME);
    for (const width of [320, 390, 768, 1008, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await widthTooMuch(page), `${width} px`).toBe(0);
      const [outer, inner] = [await bar.boundingBox(), await shown.boundingBox()];
      if (!outer || !inner) throw new Error('No header');
      expect(inner.y, `${width} px`).toBeGreaterThanOrEqual(outer.y);
      expect(inner.height, `${width} px`).toBeLessThanOrEqual(outer.height);
    }
  } finally {
    await app.close();
  }
});

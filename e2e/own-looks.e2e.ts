import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { brandWords } from '#app/admin/brand/brand.content.ts';
import { factListWords, factSetWords } from '#app/admin/shell/fact-set.content.ts';
import { teamWords } from '#app/admin/team/team.content.ts';
import { scanPage, widthTooMuch } from './accessibility-scan.ts';
import { logInAsOwner } from './owner-page.ts';
import { expect, startApp, test, waitForHydration } from './running-app.ts';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><g fill="#5b2a86"><circle cx="30" cy="30" r="26"/><path d="M70 14h120v10H70zM70 36h90v10H70z"/></g></svg>`;
/** Too pale for text on a light page. */
const PALE = '#e0b400';

test('without scripts the owner puts in logo, colour and a photo; pages show them, readable, under the strict policy', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const app = await startApp();
  const plain = await browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 900 },
  });
  const scripted = await browser.newContext({ baseURL: app.url });
  try {
    const owner = await plain.newPage();
    await logInAsOwner(owner);
    await owner.goto('/admin/logo');
    await owner.locator('#brand-logo').setInputFiles(svgFile());
    await owner.getByLabel(brandWords.fields.accent.label).fill(PALE);
    await owner.getByRole('button', { name: brandWords.save }).click();
    await expect(owner.getByText(/^On light pages, #e0b400 is too pale/)).toBeVisible();
    expect(await widthTooMuch(owner)).toBe(0);
    await owner.locator('#brand').getByRole('button', { name: brandWords.publish }).click();
    await expect(owner).toHaveURL(/done=published/);
    await owner.goto('/admin/team?edit=0');
    await owner.getByLabel(teamWords.fields.name.label).fill('Zephyrine Oakapple');
    await owner.locator('#member-upload').setInputFiles(await photoFile());
    await owner.getByRole('button', { name: factListWords.save }).click();
    expect(await widthTooMuch(owner)).toBe(0);
    await owner.getByRole('button', { name: factSetWords.state.publish }).click();
    await expect(owner).toHaveURL(/done=published/);

    const page = await scripted.newPage();
    const errors: string[] = [];
    page.on(
      'console',
      (message) => void (message.type() === 'error' && errors.push(message.text())),
    );
    page.on('pageerror', (error) => void errors.push(String(error)));
    await page.goto('/about');
    await waitForHydration(page);
    expect(await scanPage(page, '/about')).toEqual([]);
    const photo = page.locator('.about-team img').first();
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(page, '.about-team img')).toBe(true);
    expect(await isLoaded(page, '.site-header .logo-image')).toBe(true);
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-signal'),
    );
    expect(colour).toContain(PALE);
    await page.locator('.site-footer .logo-image').scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(page, '.site-footer .logo-image')).toBe(true);
    await page.goto('/admin/login');
    await waitForHydration(page);
    expect(errors).toEqual([]);
  } finally {
    await plain.close();
    await scripted.close();
    await app.close();
  }
});

function svgFile() {
  return { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
}

async function photoFile() {
  const image = sharp({ create: { width: 700, height: 700, channels: 3, background: '#24464d' } });
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** Whether the first picture of this selector shows something. */
function isLoaded(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((css) => {
    const image = document.querySelector<HTMLImageElement>(css);
    return Boolean(image?.complete && image.naturalWidth > 0);
  }, selector);
}

import { chromium } from '@playwright/test';
import bin from '@sparticuz/chromium';
import { startApp } from './e2e/running-app.ts';
const app = await startApp({}, {});
const browser = await chromium.launch({ executablePath: await bin.executablePath(), args: [...bin.args.filter((a) => !/^--(single-process|headless|no-zygote)/.test(a)), '--no-sandbox'] });
const out = '/tmp/shots-toolsc';
const tools = ['roi-calculator', 'implementation-cost-calculator', 'tech-stack-analyzer'];
for (const [w, scheme] of [[1280, 'light'], [390, 'light'], [1280, 'dark'], [390, 'dark']] as const) {
  const ctx = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, locale: 'en-CA', timezoneId: 'America/Toronto', reducedMotion: 'reduce' });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(w, scheme, m.text()));
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  for (const tool of tools) {
    await page.goto(`${app.url}/resources/tools/${tool}`);
    if (tool === 'tech-stack-analyzer' && scheme === 'light') await page.screenshot({ path: `${out}/${tool}-form-${w}-${scheme}.png`, fullPage: true });
    await page.getByRole('button', { name: 'HVAC contractor' }).click();
    await page.waitForSelector('.result-figure');
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${out}/${tool}-${w}-${scheme}.png`, fullPage: true });
    if (w === 1280 && scheme === 'light') await page.pdf({ path: `${out}/${tool}.pdf` });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) console.log('overflow', tool, w, wide);
  }
  await ctx.close();
}
// without scripts
const ctx = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false, locale: 'en-CA' });
const page = await ctx.newPage();
for (const tool of tools) {
  await page.goto(`${app.url}/resources/tools/${tool}`);
  if (tool === 'tech-stack-analyzer') { await page.fill('#q-t1-name', 'HubSpot'); await page.fill('#q-t3-name', 'Wave'); await page.fill('#q-t1-name','HubSpot'); }
  await page.locator('form.tool-form button[type=submit]').click();
  console.log('no script', tool, page.url(), (await page.locator('.result-verdict, .error-summary, #tool-errors').first().innerText()).slice(0, 200));
  await page.screenshot({ path: `${out}/${tool}-noscript.png`, fullPage: true });
}
await browser.close();
await app.close();

import { DatabaseSync } from 'node:sqlite';
import { expect, startApp, test, waitForHydration } from './running-app.ts';

test('the reference of a failure stays on the page once scripts run, also after a reload', async ({
  page,
  problems,
}) => {
  const app = await startApp({ LOG_LEVEL: 'silent' });
  const database = new DatabaseSync(`${app.dataDir}/site.sqlite`, { timeout: 5000 });
  // A failure of the site, not an outage: the table is missing.
  database.exec('alter table bookings rename to bookings_gone');
  database.close();
  const reference = page.locator('[data-reference]');
  await page.goto(`${app.url}/bookings/${'a'.repeat(22)}`);
  await waitForHydration(page);
  await expect(reference).toBeVisible();
  const first = await reference.innerText();
  await page.reload();
  await waitForHydration(page);
  await expect(reference).toBeVisible();
  expect(await reference.innerText()).not.toBe(first);
  expect(problems.splice(0).every((text) => text.includes('status of 500'))).toBe(true);
  await app.close();
});

import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const MEDIANS = 'page-weight-medians.e2e.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  timeout: 120_000,
  // A second try on the machine that guards the main line: its neighbours are noisy.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: false,
  reporter: [['list'], ['./e2e/run-summary.ts']],
  projects: [
    { name: 'site', testIgnore: MEDIANS },
    // Adds up what every-page.e2e.ts has weighed, so it comes after.
    { name: 'medians', testMatch: MEDIANS, dependencies: ['site'] },
  ],
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    launchOptions: {
      // A Chromium that comes inside an npm package: nothing is downloaded, nothing installed.
      executablePath: await chromium.executablePath(),
      args: [
        ...chromium.args.filter((arg) => !/^--(single-process|headless|no-zygote)/.test(arg)),
        '--no-sandbox',
        '--disable-background-networking',
      ],
    },
  },
});

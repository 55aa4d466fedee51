import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { keepTestFilesInMemory } from './test/memory-disk.ts';

keepTestFilesInMemory();

/** Kills, faults, races, second processes and slow networks: at night and before a release. */
const PROOFS = [
  'booking-zones.e2e.ts',
  'disk-faults.e2e.ts',
  'durability.e2e.ts',
  'late-fonts.e2e.ts',
  'log-privacy.e2e.ts',
  'read-only-install.e2e.ts',
  'two-processes.e2e.ts',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  timeout: 240_000,
  // As long as a busy machine may take: whoever finds what they expect doesn't wait.
  expect: { timeout: 30_000 },
  // Retry in CI, whose shared machines are noisy.
  retries: process.env.CI ? 1 : 0,
  // One more than the cores of the smallest machine: tests wait for timers as much as they compute.
  workers: 3,
  fullyParallel: false,
  reporter: 'list',
  projects: [
    { name: 'site', testIgnore: PROOFS },
    { name: 'proofs', testMatch: PROOFS },
  ],
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    launchOptions: {
      // Chromium from an npm package, so that nothing else has to be downloaded or installed.
      executablePath: await chromium.executablePath(),
      args: [
        ...chromium.args.filter((arg) => !/^--(single-process|headless|no-zygote)/.test(arg)),
        '--no-sandbox',
        '--disable-background-networking',
      ],
    },
  },
});

import { defineConfig } from 'vitest/config';

/** One test that fails, under the set-up of the whole run. */
export default defineConfig({
  test: { include: ['failing.check.ts'], globalSetup: ['../../databases.setup.ts'] },
});

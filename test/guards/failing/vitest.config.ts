import { defineConfig } from 'vitest/config';

/** One failing test, with the set-up of the whole run. */
export default defineConfig({
  test: { include: ['failing.check.ts'], globalSetup: ['../../databases.setup.ts'] },
});

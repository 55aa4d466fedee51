import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,server,database,test,scripts,content}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

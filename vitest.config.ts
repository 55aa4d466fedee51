import { defineConfig } from 'vitest/config';
import { articles } from './scripts/vite-articles.ts';

export default defineConfig({
  plugins: [articles()],
  define: { 'import.meta.env.SITE_URL': JSON.stringify('http://localhost:3000') },
  test: {
    include: ['{app,server,database,test,scripts,content}/**/*.test.{ts,tsx}'],
    globalSetup: ['./test/postgres.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { articles } from './scripts/vite-articles.ts';

export default defineConfig({
  plugins: [articles()],
  test: {
    include: ['{app,server,database,test,scripts,content}/**/*.test.{ts,tsx}'],
    globalSetup: ['./test/databases.setup.ts'],
    // Tests wait for Postgres and for sockets as much as they compute: every core gets a worker.
    maxWorkers: availableParallelism(),
    // A worker keeps its modules from file to file, which spares a quarter of the time. What a test
    // file changes of a module or of the globals, it puts back.
    isolate: false,
    server: { deps: { inline: ['@emailjs/browser'] } },
    // Far above what any test takes: a busy machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { articles } from './scripts/vite-articles.ts';
import { keepTestFilesInMemory } from './test/memory-disk.ts';

// Tests render with the React that visitors get, which takes half the time of its development build.
process.env.NODE_ENV = 'production';
keepTestFilesInMemory();

export default defineConfig({
  plugins: [articles()],
  test: {
    include: ['{app,server,database,test,scripts,content}/**/*.test.{ts,tsx}'],
    globalSetup: ['./test/databases.setup.ts'],
    // Tests also wait for Postgres, disks and sockets, so there is one worker more than cores.
    maxWorkers: availableParallelism() + 1,
    // Workers keep loaded modules between files, which saves a quarter of the time. So a test file
    // has to undo its changes to modules and globals.
    isolate: false,
    server: { deps: { inline: ['@emailjs/browser'] } },
    // Far longer than any test takes, so that a busy machine causes no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As in the browser tests: CI's shared machines are noisy, so a test may fail once, and is named.
    retry: process.env.CI ? 1 : 0,
  },
});

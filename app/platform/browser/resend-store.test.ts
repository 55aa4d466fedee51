import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVICE_WORKER_PATH } from './background-sync.ts';
import { QUEUE_DATABASE } from './kept-submissions.ts';
import { MAX_QUEUED_AGE_MS } from './resend-queue.ts';
import { QUEUE_LOCK, QUEUE_STORE, QUEUE_SYNC_TAG, QUEUE_VERSION } from './resend-store.ts';

const worker = readFileSync(
  new URL(`../../../public${SERVICE_WORKER_PATH}`, import.meta.url),
  'utf8',
);

test.each(
  Object.entries({
    QUEUE_DATABASE,
    QUEUE_VERSION,
    QUEUE_STORE,
    QUEUE_LOCK,
    QUEUE_SYNC_TAG,
    MAX_QUEUED_AGE_MS,
  }),
)('the service worker knows the same %s as the page', (name, value) => {
  const written = new RegExp(`^const ${name} = (.+);$`, 'm').exec(worker)?.[1] ?? '';
  const read = written.startsWith("'")
    ? written.slice(1, -1)
    : written.split('*').reduce((product, part) => product * Number(part.replaceAll('_', '')), 1);
  expect(read).toBe(value);
});

test('the service worker handles no request and opens no cache, so pages load as without it', () => {
  expect(worker.match(/addEventListener\('(\w+)'/g)).toEqual([
    "addEventListener('install'",
    "addEventListener('sync'",
  ]);
  expect(worker).not.toMatch(/caches\.|clients\.|importScripts/);
});

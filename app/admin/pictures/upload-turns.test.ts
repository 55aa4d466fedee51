import { expect, test } from 'vitest';
import { takeUploadTurn } from './upload-turns.server.ts';

/** Runs twenty such requests at once and resolves to the most that were in progress together. */
async function mostAtOnce(path: string, length: number): Promise<number> {
  let running = 0;
  let most = 0;
  const next = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (most % 2 === 1) throw new Error('a fault in an action');
    return new Response();
  };
  const ends = Array.from({ length: 20 }, () => {
    const headers = { 'Content-Length': String(length) };
    const request = new Request(`http://localhost${path}`, { method: 'POST', body: 'x', headers });
    return takeUploadTurn({ request } as Parameters<typeof takeUploadTurn>[0], next);
  });
  await Promise.allSettled(ends);
  return most;
}

test('large uploads are read two at a time, even after one failed', async () => {
  expect(await mostAtOnce('/admin/pictures', 15_000_000)).toBe(2);
  expect(await mostAtOnce('/admin/newsletter/subscribers', 9_000_000)).toBe(2);
});

test('small forms and other pages wait for nothing', async () => {
  expect(await mostAtOnce('/admin/pictures', 2000)).toBe(20);
  expect(await mostAtOnce('/admin/messages', 15_000_000)).toBe(20);
});

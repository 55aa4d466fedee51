import { expect, test, vi } from 'vitest';
import { silentLog } from '#app/platform/log.server.ts';
import { publishAtStart } from './publish-at-start.ts';

function openStart() {
  const { promise: rest, resolve: finish, reject: fail } = Promise.withResolvers<void>();
  const result = { published: [], failed: [] };
  const published = new Set<string>(['/assets/a.js']);
  const publishing = {
    async publish(paths?: readonly string[]) {
      if (!paths) await rest;
      for (const path of paths ?? ['/about']) published.add(path);
      return result;
    },
    refresh: async () => undefined,
  };
  const files = { find: (url: string) => (published.has(url) ? ({} as never) : undefined) };
  return { publishing, files, finish, fail };
}

test('the home page, the built files and the API are answered before the other pages are ready', async () => {
  const { publishing, files, finish } = openStart();
  const whenPublished = await publishAtStart(publishing, files, silentLog);
  const answered: string[] = [];
  const ask = (url: string) => whenPublished({ url }, () => answered.push(url));
  for (const url of ['/', '/about', '/assets/a.js', '/?a=b', '/api/health', '/nothing']) ask(url);
  expect(answered).toEqual(['/', '/assets/a.js', '/api/health']);
  finish();
  await vi.waitUntil(() => answered.length === 6);
  expect(answered.slice(3)).toEqual(['/about', '/?a=b', '/nothing']);
  ask('/later');
  expect(answered.at(-1)).toBe('/later');
});

test('when the pages can not be published, requests are answered all the same, and it is logged', async () => {
  const { publishing, files, fail } = openStart();
  const log = { ...silentLog, error: vi.fn() };
  const whenPublished = await publishAtStart(publishing, files, log);
  const answer = vi.fn();
  whenPublished({ url: '/about' }, answer);
  fail(new Error('no disk'));
  await vi.waitUntil(() => answer.mock.calls.length === 1);
  expect(log.error).toHaveBeenCalledWith('publishing.start-failed', { error: expect.any(Error) });
});

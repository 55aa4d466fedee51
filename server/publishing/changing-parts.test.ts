import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { createLog } from '#app/platform/log.server.ts';
import { createChangingParts } from './changing-parts.ts';

const page = (path: string, version: string) => ({ pages: [{ path, version }] });

test('a part that fails keeps what it had published, and the others go on', async () => {
  const lines: string[] = [];
  let version = '1';
  let isBroken = false;
  const find = createChangingParts(
    createLog((line) => lines.push(line)),
    {
      archive: async () => {
        if (isBroken) throw new Error('a damaged row');
        return { ...page('/archive', version), files: { 'archive.xml': version } };
      },
      offer: async () => page('/special-offer', version),
    },
  );
  await find(builtInFacts);
  version = '2';
  isBroken = true;
  expect(await find(builtInFacts)).toEqual({
    pages: [
      { path: '/archive', version: '1' },
      { path: '/special-offer', version: '2' },
    ],
    files: { 'archive.xml': '1' },
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', part: 'archive' });
});

test('an outage of the database changes nothing', async () => {
  const find = createChangingParts(
    createLog(() => undefined),
    {
      offer: async () => {
        throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      },
    },
  );
  await expect(find(builtInFacts)).rejects.toThrow('refused');
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const map = readFileSync('docs/security.md', 'utf8');
const rows = [...map.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', , state = '', where = '']) => ({ id, state: state.trim(), where: where.trim() }),
);

/** The requirements of levels 1 and 2, by section, of the chapters that the map has in full. */
const SECTIONS: Record<string, number> = {
  ...{ 'V3.2': 2, 'V3.3': 4, 'V3.4': 6, 'V3.5': 5, 'V3.7': 2 },
  ...{ 'V4.1': 3, 'V4.2': 1, 'V4.3': 2, 'V4.4': 4 },
};

test('the map has one row for each requirement of its chapters', () => {
  const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(rows.map(({ id }) => id)).toEqual(expected);
});

test('each row says met, not applicable or open, and where or why', () => {
  for (const { id, state, where } of rows) {
    expect(['met', 'not applicable', 'open'], id).toContain(state);
    expect(where, id).not.toBe('');
  }
});

test('every file that the map names exists', () => {
  const files = [...map.matchAll(/`((?:app|server|test|e2e|docs|deploy)\/[^`]+)`/g)];
  expect(files.length).toBeGreaterThan(20);
  for (const [, file = ''] of files) expect(existsSync(file), file).toBe(true);
});

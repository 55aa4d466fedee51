import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tests that start a process and pass the environment on. No other test may read it. */
const ENVIRONMENT_IN_TESTS = [
  'scripts/backup.test.ts',
  'scripts/owner-commands.test.ts',
  'server/env-file.test.ts',
];

const code = read('{app,server,database,scripts,test,e2e,bench}/**/*.{ts,tsx,js}');

test('a lint rule is disabled only with a reason', () => {
  const bare = code.flatMap(({ file, text }) =>
    [...text.matchAll(/biome-ignore [\w/]+:? ?(.*)/g)]
      .filter(([, reason = '']) => reason.replace(/[*/}]/g, '').trim().split(' ').length < 2)
      .map(([line]) => `${file}: ${line}`),
  );
  expect(bare).toEqual([]);
  expect(code.filter(({ text }) => /@ts-(ignore|nocheck)/.test(text))).toEqual([]);
});

test('tests get settings as arguments, not from the environment', () => {
  const readers = code
    .filter(({ file }) => /\.test\.tsx?$/.test(file) && !file.startsWith('test/guards/'))
    .filter(({ text }) => text.includes('process.env'))
    .map(({ file }) => file);
  expect(readers.toSorted()).toEqual(ENVIRONMENT_IN_TESTS.toSorted());
});

test('only modules in app/facts decide where facts come from', () => {
  const others = code
    .filter(
      ({ file, text }) =>
        /facts\/(read-facts|facts\.schema)\.ts'/.test(text) && !file.startsWith('app/facts/'),
    )
    .map(({ file }) => file);
  expect(others).toEqual([]);
});

function read(pattern: string): { file: string; text: string }[] {
  return globSync(pattern).map((file) => ({
    file: file.replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }));
}

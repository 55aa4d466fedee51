import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A longer file probably has more than one responsibility. */
const LINES = 250;

/** Data rather than code: looked up, not read from start to end. */
const DATA = [
  /\.content\.ts$/,
  /^app\/facts\//,
  /^app\/drawings\/icons\.tsx$/,
  // The types of all tables, which belong together.
  /^database\/schema\.ts$/,
  // Answers and advice of seven businesses, which the tools are tried with.
  /^test\/tool-businesses\.ts$/,
];

/** Tests that start a process and pass the environment on. No other test may read it. */
const ENVIRONMENT_IN_TESTS = [
  'app/features/booking/invites/invite-hostile.test.ts',
  'app/platform/outbox/providers/smtp-private-ca.test.ts',
  'scripts/backup.test.ts',
  'scripts/one-arena.test.ts',
  'scripts/owner-commands.test.ts',
  'server/env-file.test.ts',
];

const code = read('{app,server,database,scripts,test,e2e,bench}/**/*.{ts,tsx,js}');
const styleSheets = read('app/**/*.css');

test('no file of code, tests or styles is longer than 250 lines', () => {
  expect(styleSheets.length).toBeGreaterThan(20);
  const long = [...code, ...styleSheets]
    .filter(({ file }) => !DATA.some((data) => data.test(file)))
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINES);
  expect(long).toEqual([]);
});

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

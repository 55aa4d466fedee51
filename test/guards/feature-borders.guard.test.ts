import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { featureOf, readSources } from './sources.ts';

/** The allowed roles in the middle of a file name (docs/architecture.md). */
const ROLES = [
  'api',
  'client',
  'content',
  'email',
  'form',
  'formula',
  'island',
  'layout',
  'queries.server',
  'route',
  'rules',
  'schema',
  'sections',
  'server',
  'store',
  'tool',
  'worker',
];

/**
 * The files that may import a file that handles a URL: the catalogues and the server that mounts
 * them.
 */
const CATALOGUES = ['app/routes.ts', 'app/api.ts', 'server/http-app.ts'];

/** What a query function may begin with: `find` may be missing, `take` counts or claims in one statement. */
const QUERY_VERBS = new Set(
  'add cancel compact complete count delete end expire export find forget has insert is lease list lock mark redirect release replace requeue save start sum take uncount update upsert'.split(
    ' ',
  ),
);

const sources = readSources();
const imports = sources.flatMap(({ file, imports }) => imports.map((target) => ({ file, target })));

test('every file has a role of the closed list, or none', () => {
  const strays = globSync('{app,server,database}/**/*.{ts,tsx}')
    .filter((file) => !file.endsWith('.d.ts'))
    .filter((file) => {
      const [, ...role] = path.basename(file).split('.').slice(0, -1);
      const known = role.filter((part) => part !== 'test' && part !== 'guard').join('.');
      return known !== '' && !ROLES.includes(known);
    });
  expect(strays).toEqual([]);
});

test('every role of the list has a file', () => {
  const unused = ROLES.filter((role) => !sources.some(({ file }) => file.includes(`.${role}.ts`)));
  expect(unused).toEqual([]);
});

test('a feature’s queries are used only by that feature', () => {
  const foreign = imports
    .filter(({ target }) => /\.queries\.server\.ts$/.test(target) && featureOf(target))
    .filter(({ file, target }) => featureOf(file) !== featureOf(target))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(foreign).toEqual([]);
});

test('a query function begins with a verb that says what it does to rows', () => {
  const names = sources
    .filter(({ file }) => /\.queries\.server\.ts$/.test(file))
    .flatMap(({ text }) => [...text.matchAll(/^export (?:async )?function ([a-z]+)/gm)])
    .map(([, verb = '']) => verb);
  expect(names.length).toBeGreaterThan(150);
  expect([...new Set(names)].filter((verb) => !QUERY_VERBS.has(verb))).toEqual([]);
});

test('files that handle a URL are imported by the catalogues only', () => {
  const strays = imports
    .filter(({ target }) => /\.(route|api|layout)\.tsx?$/.test(target))
    .filter(({ file, target }) => !target.includes('+types/') && !CATALOGUES.includes(file))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(strays).toEqual([]);
});

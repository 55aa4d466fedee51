import { expect, test } from 'vitest';
import { featureOf, readSources } from './sources.ts';

/**
 * The files that may import a file that handles a URL: the catalogues and the server that mounts
 * them.
 */
const CATALOGUES = ['app/routes.ts', 'app/api.ts', 'server/http-app.ts'];

const sources = readSources();
const imports = sources.flatMap(({ file, imports }) => imports.map((target) => ({ file, target })));

test('a feature’s queries are used only by that feature', () => {
  const foreign = imports
    .filter(({ target }) => /\.queries\.server\.ts$/.test(target) && featureOf(target))
    .filter(({ file, target }) => featureOf(file) !== featureOf(target))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(foreign).toEqual([]);
});

test('files that handle a URL are imported by the catalogues only', () => {
  const strays = imports
    .filter(({ target }) => /\.(route|api|layout)\.tsx?$/.test(target))
    .filter(({ file, target }) => !target.includes('+types/') && !CATALOGUES.includes(file))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(strays).toEqual([]);
});

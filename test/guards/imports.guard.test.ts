import { expect, test } from 'vitest';
import { featureOf, readSources, type Source } from './sources.ts';
import { ZONES, zoneOf } from './zones.ts';

const sources = readSources();

test('the guard finds the sources of the product', () => {
  expect(sources.length).toBeGreaterThan(80);
  expect(sources.flatMap((source) => source.imports).length).toBeGreaterThan(150);
});

test('imports go one way, from the server down to the database', () => {
  const wrong = sources.flatMap((source) => {
    const from = zoneOf(source.file);
    return source.imports
      .filter((target) => isCode(target))
      .filter((target) => {
        const to = zoneOf(target);
        // The content files of a feature or an admin area may use its own types.
        if (folderOf(source.file) && folderOf(source.file) === folderOf(target)) return false;
        return to !== from && !zone(from).may.includes(to);
      })
      .map((target) => `${source.file} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('no feature imports another', () => {
  const wrong = sources.flatMap((source) => {
    const own = featureOf(source.file);
    if (!own) return [];
    return source.imports
      .filter((target) => featureOf(target) && featureOf(target) !== own)
      .map((target) => `${source.file} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('facts, platform, emails, layout, ui and drawings import no feature', () => {
  const wrong = sources.flatMap((source) =>
    /^app\/(facts|platform|emails|layout|ui|drawings)\//.test(source.file)
      ? source.imports
          .filter((target) => /^app\/(features|pages|admin)\//.test(target))
          .map((target) => `${source.file} → ${target}`)
      : [],
  );
  expect(wrong).toEqual([]);
});

test('no file is part of an import cycle', () => {
  const graph = new Map(sources.map((source) => [source.file, source]));
  expect(findCycles(graph)).toEqual([]);
});

test('imports by a pattern reach content and the drawings only', () => {
  const strays = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import\.meta\.glob[^(]*\(([^{)]*)/g)]
      .flatMap(([, patterns = '']) => [...patterns.matchAll(/'!?([^']+)'/g)])
      .filter(
        ([, pattern = '']) =>
          !/^((\/|(\.\.\/)+|\*\*\/)(content|legal)\/|\.\/\*\.svg$)/.test(pattern),
      )
      .map(([, pattern]) => `${file} → ${pattern}`),
  );
  expect(strays).toEqual([]);
});

test('no folder or file is a catch-all such as utils', () => {
  const drawers = sources
    .map((source) => source.file)
    .filter((file) => /(^|\/)(utils?|lib|helpers?|common|misc|shared)(\/|\.)/.test(file));
  expect(drawers).toEqual([]);
});

test('the environment is read in one place', () => {
  const readers = sources
    .filter((source) => source.text.includes('process.env'))
    .map((source) => source.file);
  expect(readers).toEqual(['server/serve.ts']);
});

test('SQL is in query files only', () => {
  const strays = sources
    .filter((source) => source.file.startsWith('app/'))
    .filter((source) => !/\.queries\.server\.ts$/.test(source.file))
    .filter((source) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(source.text))
    .map((source) => source.file);
  expect(strays).toEqual([]);
});

function isCode(target: string): boolean {
  return /\.(ts|tsx|mdx)$/.test(target) && !target.includes('+types/');
}

function zone(name: string): { may: readonly string[] } {
  return ZONES.find((candidate) => candidate.name === name) ?? { may: [] };
}

function folderOf(file: string): string | undefined {
  return /^app\/(features|admin)\/[^/]+\//.exec(file)?.[0];
}

function findCycles(graph: Map<string, Source>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file)?.imports ?? []) {
      if (graph.has(target)) visit(target, [...path, file]);
    }
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

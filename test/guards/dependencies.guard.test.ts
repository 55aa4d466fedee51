import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

/** Sources that run in production, beside the built server. */
const ENTRIES = [
  'server/main.js',
  'scripts/start.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/owner-database.ts',
];

test('the sources that run in production import only what a production install brings', () => {
  const { files, packages } = followImports(ENTRIES);
  expect(files.size).toBeGreaterThan(20);
  expect(packages.size).toBeGreaterThan(3);
  expect(missing(packages)).toEqual([]);
});

test('a development package is noticed, an import of types alone is not one', () => {
  const found = importsOf(`import type { A } from 'typescript';
    // import 'comment';
    import { b } from 'vite';
    import 'postcss/lib/x';
    export { c } from '@scope/d/e';
    const f = await import('satori');`);
  expect(found.map(packageOf)).toEqual(['vite', 'postcss', '@scope/d', 'satori']);
  expect(missing(new Map(found.map((name) => [name, 'a.ts'])))).toHaveLength(4);
});

test('the built server imports only what a production install brings', () => {
  const files = existsSync('build/server') ? globSync('build/server/**/*.js') : [];
  const packages = new Map(
    files.flatMap((file) =>
      importsOf(readFileSync(file, 'utf8'))
        .filter(isPackage)
        .map((name) => [name, file] as const),
    ),
  );
  expect(missing(packages)).toEqual([]);
});

function missing(packages: ReadonlyMap<string, string>): string[] {
  const installed = Object.keys(packageJson.dependencies);
  return [...packages]
    .filter(([name]) => !installed.includes(packageOf(name)))
    .map(([name, file]) => `${file} imports ${name}`);
}

function followImports(entries: readonly string[]) {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const target of importsOf(readFileSync(file, 'utf8'))) {
      if (isPackage(target)) packages.set(target, file);
      else if (/^[.#]/.test(target)) open.push(resolve(file, target));
    }
  }
  return { files, packages };
}

/** The imports that remain at run time, in order; imports of types only are erased. */
function importsOf(text: string): string[] {
  const { module } = parseSync('source.ts', text);
  const isUsed = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some((entry) => !entry.isType);
  return [
    ...module.staticImports
      .filter(({ entries }) => isUsed(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest && !entry.isType ? [entry.moduleRequest.value] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, name] = /^["'](.*)["']$/.exec(text.slice(start, end)) ?? [];
      return name ? [name] : [];
    }),
  ];
}

function isPackage(target: string): boolean {
  return !/^[.#]/.test(target) && !isBuiltin(target);
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

function resolve(file: string, target: string): string {
  return target.startsWith('#')
    ? target.slice(1)
    : path.posix.join(path.posix.dirname(file), target);
}

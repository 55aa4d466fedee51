import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { featureOf, readSources } from './sources.ts';

/** What the middle of a file's name may say, and what such a file holds (docs/architecture.md). */
const ROLES = [
  'api',
  'client',
  'content',
  'email',
  'form',
  'formula',
  'layout',
  'openapi',
  'queries.server',
  'route',
  'schema',
  'sections',
  'server',
  'store',
  'summary',
  'tool',
  'worker',
];

/** Who may name a file that answers an address: the catalogues and the server that mounts them. */
const CATALOGUES = ['app/routes.ts', 'app/api.ts', 'server/http-app.ts'];

/**
 * Imports from one feature to another that still stand. Only to be shortened: a line that is no
 * longer true fails the test as a new import does.
 */
const REMAINING_IMPORTS: readonly string[] = [
  'about → inquiries',
  'admin → booking',
  'admin → inquiries',
  'admin → offer',
  'admin → subscriptions',
  'admin → tools',
  'admin → webhooks',
  'courses → subscriptions',
  'deck → inquiries',
  'deck → offer',
  'home → courses',
  'home → inquiries',
  'inquiries → booking',
  'inquiries → offer',
  'offer → inquiries',
  'resources → articles',
  'resources → subscriptions',
  'search → about',
  'search → agency',
  'search → articles',
  'search → courses',
  'search → deck',
  'search → home',
  'search → inquiries',
  'search → offer',
  'search → resources',
  'search → services',
  'search → web-apps',
  'subscriptions → resources',
  'tools → subscriptions',
];

/** Features that still import each other. Only to be shortened, like the list above. */
const REMAINING_CYCLES: readonly string[] = ['inquiries ↔ offer', 'resources ↔ subscriptions'];

/** Query files that another feature still imports. Only to be shortened. */
const REMAINING_QUERIES: readonly string[] = [
  'app/admin/lists/lists.route.tsx → app/features/subscriptions/signup.queries.server.ts',
  'app/admin/today/today.route.tsx → app/features/booking/booking.queries.server.ts',
];

const sources = readSources();
const imports = sources.flatMap(({ file, imports }) => imports.map((target) => ({ file, target })));
const edges = [
  ...new Set(
    imports.flatMap(({ file, target }) => {
      const [own, other] = [featureOf(file), featureOf(target)];
      return own && other && own !== other ? [`${own} → ${other}`] : [];
    }),
  ),
].sort();

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

test('no role of the list is without a file', () => {
  const unused = ROLES.filter((role) => !sources.some(({ file }) => file.includes(`.${role}.ts`)));
  expect(unused).toEqual([]);
});

test('a feature imports no other feature, but for the imports that remain', () => {
  expect(edges).toEqual(REMAINING_IMPORTS);
});

test('no two features depend on each other, but for those that remain', () => {
  const reaches = reachable(edges);
  const cycles = [...reaches].flatMap(([one, others]) =>
    [...others]
      .filter((other) => one < other && reaches.get(other)?.has(one))
      .map((other) => `${one} ↔ ${other}`),
  );
  expect(cycles.sort()).toEqual(REMAINING_CYCLES);
});

test('the queries of a feature are its own, but for those that remain', () => {
  const foreign = imports
    .filter(({ target }) => /\.queries\.server\.ts$/.test(target) && featureOf(target))
    .filter(({ file, target }) => featureOf(file) !== featureOf(target))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(foreign.sort()).toEqual(REMAINING_QUERIES);
});

test('what answers an address is imported by the catalogues alone', () => {
  const strays = imports
    .filter(({ target }) => /\.(route|api|layout)\.tsx?$/.test(target))
    .filter(({ file, target }) => !target.includes('+types/') && !CATALOGUES.includes(file))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(strays).toEqual([]);
});

/** From each feature, all that it reaches by imports, over however many steps. */
function reachable(steps: readonly string[]): Map<string, Set<string>> {
  const next = new Map<string, string[]>();
  for (const step of steps) {
    const [from = '', to = ''] = step.split(' → ');
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const walk = (from: string, seen: Set<string>): Set<string> => {
    for (const to of next.get(from) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      walk(to, seen);
    }
    return seen;
  };
  return new Map([...next.keys()].map((from) => [from, walk(from, new Set())]));
}

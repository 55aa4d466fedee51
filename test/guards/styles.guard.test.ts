import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { expect, test } from 'vitest';

/**
 * Class prefixes of an area, where they differ from the name of its folder. A rule of an area's
 * style sheet names at least one of its own classes, so that it affects nothing outside the area
 * (docs/pages.md).
 */
const PREFIXES: Record<string, readonly string[]> = {
  'app/features/articles': ['article'],
  'app/features/booking': ['booking', 'call', 'cal', 'calendar', 'diary', 'slot'],
  'app/features/courses': ['course'],
  'app/features/industries': ['industry'],
  'app/features/inquiries': ['contact'],
  'app/features/resources': ['resource'],
  'app/features/services': ['service'],
  'app/features/tools': [
    ...['tool', 'live', 'answer', 'example', 'result', 'printed', 'score', 'bar', 'take'],
    ...['file', 'cost', 'range', 'cash', 'chart', 'curve', 'stack', 'connects', 'vendor'],
  ],
  'app/features/web-apps': ['app'],
};

const palette = 'app/app.css';

const areas = new Map(
  ['app/admin', ...globSync('app/features/*')].map((folder) => {
    const area = folder.replaceAll('\\', '/');
    return [area, PREFIXES[area] ?? [path.basename(area)]] as const;
  }),
);

const sheets = globSync('app/{admin,features}/**/*.css').map((file) => {
  const area = /^app\/(admin|features\/[^/]+)/.exec(file)?.[0] ?? '';
  const rules: Rule[] = [];
  postcss.parse(readFileSync(file, 'utf8'), { from: file }).walkRules((rule) => {
    const isKeyframe = rule.parent?.type === 'atrule' && /keyframes$/.test(nameOf(rule));
    if (!isKeyframe && rule.parent?.type !== 'rule') rules.push(rule);
  });
  return { file, area, rules };
});

test('every area with styles has a prefix of its own', () => {
  expect(sheets.filter(({ area }) => area === '').map(({ file }) => file)).toEqual([]);
  const prefixes = [...areas.values()].flat();
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test('every rule of an area names a class of that area', () => {
  const loose = sheets.flatMap(({ file, area, rules }) =>
    rules.flatMap(({ selectors }) =>
      selectors
        .filter((selector) => !classesIn(selector).some((name) => isOf(area, name)))
        .map((selector) => `${file}: ${selector}`),
    ),
  );
  expect(loose).toEqual([]);
});

test('no style sheet names a class of another area', () => {
  const all = globSync('app/**/*.css').flatMap((file) =>
    [...new Set(classesIn(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')))].map(
      (name) => ({ file, name }),
    ),
  );
  const foreign = all.flatMap(({ file, name }) =>
    [...areas.keys()]
      .filter((area) => isOf(area, name) && !file.startsWith(`${area}/`))
      .map((area) => `${file} names .${name} of ${area}`),
  );
  expect(foreign).toEqual([]);
});

test('the dark palette is written once: no other style sheet uses the colour scheme to set a colour', () => {
  const asking = globSync('app/**/*.css')
    .filter((file) => file !== palette)
    .flatMap((file) => {
      const again: string[] = [];
      postcss.parse(readFileSync(file, 'utf8'), { from: file }).walkAtRules('media', (media) => {
        if (!media.params.includes('prefers-color-scheme')) return;
        media.walkDecls(/color|background|^--/, ({ prop }) => void again.push(`${file}: ${prop}`));
      });
      return again;
    });
  expect(asking).toEqual([]);
});

function nameOf({ parent }: Rule): string {
  return parent?.type === 'atrule' ? (parent as postcss.AtRule).name : '';
}

function classesIn(text: string): string[] {
  return [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

function isOf(area: string, name: string): boolean {
  return (areas.get(area) ?? []).some((prefix) => name === prefix || name.startsWith(`${prefix}-`));
}

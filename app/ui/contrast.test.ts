import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '#app/platform/colour/accent-palette.ts';

const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8');
const pairs = [
  ...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g),
].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));
const light = Object.fromEntries(pairs.map((pair) => [pair.name, pair.light]));
const dark = Object.fromEntries(pairs.map((pair) => [pair.name, pair.dark]));

const themes = { light, dark } as const;
const backgrounds = ['paper', 'surface'] as const;

describe.each(Object.entries(themes))('in the %s theme', (_name, tokens) => {
  test.each(backgrounds)(
    'text, quiet headings and words of state on %s are AAA (7:1)',
    (background) => {
      for (const text of ['ink', 'muted', 'lake', 'good', 'warn', 'bad']) {
        expect(ratio(tokens, text, background), text).toBeGreaterThanOrEqual(7);
      }
    },
  );

  test.each(backgrounds)('signal-coloured words on %s are AA (4.5:1)', (background) => {
    expect(ratio(tokens, 'signal', background)).toBeGreaterThanOrEqual(4.5);
  });

  test('words on a signal-coloured button are AA (4.5:1)', () => {
    expect(ratio(tokens, 'on-signal', 'signal')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(backgrounds)('edges of controls and the focus ring on %s are 3:1', (background) => {
    for (const mark of ['edge', 'signal']) {
      expect(ratio(tokens, mark, background), mark).toBeGreaterThanOrEqual(3);
    }
  });

  test('words on the soft lake fill are AA (4.5:1)', () => {
    expect(ratio(tokens, 'ink', 'lake-soft')).toBeGreaterThanOrEqual(4.5);
  });
});

test('every colour of the palette has a light and a dark value, written once', () => {
  const [, palette = ''] = /@theme static \{([^}]*)\}/.exec(css) ?? [];
  const names = [...palette.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(pairs.map(({ name }) => name)).toEqual(names);
});

function ratio(tokens: Record<string, string>, a: string, b: string): number {
  const [one, other] = [tokens[a], tokens[b]];
  if (!one || !other) throw new Error('a colour is missing from app.css');
  return contrast(one, other);
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

/** WCAG 2.2 contrast ratio, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function ratio(tokens: Record<string, string>, a: string, b: string): number {
  const [lighter, darker] = [luminance(tokens[a]), luminance(tokens[b])].sort((x, y) => y - x);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('a colour is missing from app.css');
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

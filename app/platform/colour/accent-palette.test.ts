import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AA_TEXT, accentPalette, BACKGROUNDS, contrast } from './accent-palette.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('for any of 1,000 colours, every published pair of text and background passes AA', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const { light, onLight, dark, onDark, email } = accentPalette(accent);
      for (const paper of BACKGROUNDS.light)
        expect(contrast(light, paper)).toBeGreaterThanOrEqual(AA_TEXT);
      for (const paper of BACKGROUNDS.dark)
        expect(contrast(dark, paper)).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrast(onLight, light)).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrast(onDark, dark)).toBeGreaterThanOrEqual(AA_TEXT);
      for (const text of ['#000000', '#ffffff'])
        expect(contrast(email, text)).toBeGreaterThanOrEqual(AA_TEXT);
    }),
    { numRuns: 1000 },
  );
});

test('a colour that passes stays as it is', () => {
  expect(accentPalette('#c92f0a').light).toBe('#c92f0a');
  expect(accentPalette('#ff8a5f').dark).toBe('#ff8a5f');
});

test('one that does not keeps its hue', () => {
  // From yellow to a dark yellow, and from blue to a light blue.
  expect(accentPalette('#ffcc00').light).toMatch(/^#(..)(..)00$/);
  expect(accentPalette('#0000ff').dark).toMatch(/^#(..)\1ff$/);
});

test('the backgrounds are those of the style sheet', () => {
  const css = readFileSync(new URL('../../app.css', import.meta.url), 'utf8');
  const pairs = ['paper', 'surface'].map(
    (name) => new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [],
  );
  expect(BACKGROUNDS.light).toEqual(pairs.map(([, light]) => light));
  expect(BACKGROUNDS.dark).toEqual(pairs.map(([, , dark]) => dark));
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AA_TEXT, accentPalette, BACKGROUNDS } from './accent-palette.ts';
import { contrast, toHex, toOklch } from './oklch.ts';

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
  for (const accent of ['#ffcc00', '#00a0ff', '#7a00ff', '#2fbf4a']) {
    const { light, dark } = accentPalette(accent);
    for (const made of [light, dark]) {
      const turn = Math.abs(toOklch(made).h - toOklch(accent).h);
      expect([accent, made, Math.min(turn, 2 * Math.PI - turn) < 0.06]).toEqual([
        accent,
        made,
        true,
      ]);
    }
  }
});

test('a colour comes back from OKLCH as it went in', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
  );
});

test('the backgrounds are those of the style sheet', () => {
  const css = readFileSync(new URL('../../app.css', import.meta.url), 'utf8');
  const pairs = ['paper', 'surface'].map(
    (name) => new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [],
  );
  expect(BACKGROUNDS.light).toEqual(pairs.map(([, light]) => light));
  expect(BACKGROUNDS.dark).toEqual(pairs.map(([, , dark]) => dark));
});

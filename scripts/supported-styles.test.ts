import postcss from 'postcss';
import { expect, test } from 'vitest';
import { supportedStyles } from './supported-styles.ts';

const process = (css: string) =>
  postcss([supportedStyles()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ');

test('a mixed colour replaces its fallback, and keeps its neighbours', () => {
  expect(
    process(
      '.a { color: red; background: red; @supports (color: color-mix(in lab, red, red)) { background: color-mix(in oklab, red 82%, blue) } }',
    ),
  ).toBe('.a { color: red; background: color-mix(in oklab, red 82%, blue) }');
});

test('what stands in for @property goes, and its layer keeps its place', () => {
  const query =
    '((-webkit-hyphens: none) and (not (margin-trim: inline))) or ((-moz-orient: inline) and (not (color:rgb(from red r g b))))';
  expect(
    process(
      `@layer properties { @supports (${query}) { * { --tw-leading: initial } } } .a { top: 0 }`,
    ),
  ).toBe('@layer properties { } .a { top: 0 }');
  expect(process(`@layer properties { @supports ${query} { * { --tw-leading: initial } } }`)).toBe(
    '@layer properties { }',
  );
});

test('a question about anything else stays', () => {
  const css = '@supports (animation-timeline: scroll()) { .a { animation: x } }';
  expect(process(css)).toBe(css);
});

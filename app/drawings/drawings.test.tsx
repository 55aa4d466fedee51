import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { icons } from './icons.tsx';
import { pictures } from './pictures.tsx';

/** Limits in bytes of markup. Pages show up to six small drawings in a row, but one large one. */
const BYTES_ALONE = 6000;
const BYTES_IN_A_ROW = 2500;
const SMALL_SHEETS = ['0 0 160 120', '0 0 240 240', '0 0 400 250'];

describe.each(Object.entries(pictures))('the picture %s', (name, Picture) => {
  const markup = renderToStaticMarkup(createElement(Picture));

  test('has exactly one shape in the signal colour', () => {
    expect(markup.match(/fill="var\(--color-signal\)"/g)).toHaveLength(1);
  });

  test('is drawn with one line that never lifts', () => {
    const line = /class="drawing-line"[^>]* d="([^"]*)"/.exec(markup)?.[1];
    expect(line?.match(/m/gi)).toHaveLength(1);
  });

  test('takes its colours from the page, with no gradient and no inline style', () => {
    expect(markup).not.toMatch(/gradient|\sstyle=|#[0-9a-f]{3}/i);
    expect(markup).not.toMatch(/NaN|undefined/);
  });

  test('stays within its bytes', () => {
    const sheet = /viewBox="([^"]*)"/.exec(markup)?.[1] ?? '';
    const limit = SMALL_SHEETS.includes(sheet) ? BYTES_IN_A_ROW : BYTES_ALONE;
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(limit);
  });

  test('is hidden from assistive technology unless it has a title', () => {
    expect(markup).toContain('aria-hidden="true"');
    const titled = renderToStaticMarkup(createElement(Picture, { title: 'A loaf' }));
    expect(titled).toContain('role="img" aria-label="A loaf"');
    expect(titled).not.toContain('aria-hidden');
  });

  test('can be imported from a file of its own name', () => {
    expect(readdirSync(import.meta.dirname)).toContain(`${name}.tsx`);
  });
});

test('every drawing in the folder is in the registry', () => {
  const others = ['drawing.tsx', 'icons.tsx', 'pictures.tsx'];
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !others.includes(file),
  );
  expect(files.sort()).toEqual(
    Object.keys(pictures)
      .map((name) => `${name}.tsx`)
      .sort(),
  );
});

test.each(Object.entries(icons))(
  'the sign %s is small, decorative and in the text colour',
  (_, Sign) => {
    const markup = renderToStaticMarkup(createElement(Sign));
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).toContain('stroke="currentColor"');
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(700);
  },
);

test('the map puts Toronto, Hamilton and the service circle at their true distances', () => {
  const map = renderToStaticMarkup(createElement(pictures['map-of-gta']));
  // The path is two half circles that start at the rightmost point of the circle.
  const [, right, y, radius] = /drawing-reach" d="M([\d.]+) ([\d.]+)a([\d.]+) /.exec(map) ?? [];
  const x = Number(right) - Number(radius);
  const unitsPerKm = Number(radius) / 50;
  const kilometresTo = (town: string) => {
    const [, townX, townY] =
      new RegExp(`<circle cx="([\\d.]+)" cy="([\\d.]+)" r="3.4"></circle><text[^>]*>${town}<`).exec(
        map,
      ) ?? [];
    return Math.hypot(Number(townX) - x, Number(townY) - Number(y)) / unitsPerKm;
  };
  // Great-circle distances from 43.589 N, 79.644 W.
  expect(kilometresTo('Toronto')).toBeCloseTo(22.2, 0);
  expect(kilometresTo('Hamilton')).toBeCloseTo(41.3, 0);
});

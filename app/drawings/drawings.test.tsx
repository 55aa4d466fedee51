import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pictures } from './pictures.tsx';

describe.each(Object.entries(pictures))('the picture %s', (_name, Picture) => {
  const markup = renderToStaticMarkup(createElement(Picture));

  test('takes its colours from the page, with no gradient and no inline style', () => {
    expect(markup).not.toMatch(/gradient|\sstyle=|#[0-9a-f]{3}/i);
    expect(markup).not.toMatch(/NaN|undefined/);
  });

  test('is hidden from assistive technology unless it has a title', () => {
    expect(markup).toContain('aria-hidden="true"');
    const titled = renderToStaticMarkup(createElement(Picture, { title: 'A loaf' }));
    expect(titled).toContain('role="img" aria-label="A loaf"');
    expect(titled).not.toContain('aria-hidden');
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

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Figures } from './figures.ts';
import { NumbersChart } from './numbers-chart.tsx';

const day = (name: string, figures: Partial<Figures>): Figures => ({
  ...{ name, views: 0, visitors: 0, messages: 0, calls: 0, signups: 0 },
  ...figures,
});

/** The numbers beside the scale with their heights, and the heights of the dots. */
function chartOf(days: readonly Figures[]) {
  const html = renderToStaticMarkup(<NumbersChart days={days} />);
  const heightsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, y]) => Number(y));
  const scale = heightsOf(/<text[^>]*>(\d+)<\/text>/g);
  const lines = heightsOf(/<line[^>]* y1="([\d.]+)"/g);
  return { scale, lines, dots: heightsOf(/<circle[^>]* cy="([\d.]+)"/g) };
}

test('the scale covers messages and calls where they are more than the visitors', () => {
  const { scale, lines, dots } = chartOf([
    day('2026-11-02', { visitors: 2, messages: 10, calls: 3 }),
    day('2026-11-03', { visitors: 4, calls: 4 }),
  ]);
  expect(scale).toEqual([0, 7, 13]);
  const [bottom = 0, , top = 0] = lines;
  expect(dots[0]).toBe(top);
  expect(dots[1]).toBeCloseTo(bottom - ((bottom - top) * 4) / 13);
});

test('the scale covers the visitors, and a quiet period has a scale of four', () => {
  expect(chartOf([day('2026-11-02', { visitors: 20, messages: 5 })]).scale).toEqual([0, 10, 20]);
  expect(chartOf([day('2026-11-02', { messages: 1 })]).scale).toEqual([0, 2, 4]);
});

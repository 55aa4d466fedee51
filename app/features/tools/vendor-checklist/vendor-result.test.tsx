import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { input, vendor } from '#test/vendor-samples.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import { VendorSheets } from './vendor-result.tsx';

test('one point in place is a point, two are points', () => {
  const shown = (answers: Parameters<typeof vendor>[0]) => {
    const comparison = compareVendors(input([vendor(answers, 'A', 'no')]));
    return renderToStaticMarkup(
      <VendorSheets comparison={comparison} tier="business" reviewer="" isHydrated={false} />,
    );
  };
  expect(shown({ 1: 'yes' })).toContain('1 point answered Yes');
  expect(shown({ 1: 'yes', 2: 'yes' })).toContain('2 points answered Yes');
});

test('the big figure without a verdict is what is missing for one', () => {
  const of = (...unknown: number[]) => {
    const answers = Object.fromEntries(unknown.map((id) => [id, 'unknown' as const]));
    const given = input([vendor(answers)]);
    const summary = summarizeVendors(given, compareVendors(given));
    expect(summary.title).toBe('Not enough answers');
    return summary;
  };
  // Ten answers are allowed to be unknown, but not more than a quarter of the weight.
  const heavy = of(1, 2, 4, 5, 7, 8, 9, 12, 13, 14);
  const [, share] = /([\d.]+)% of the weight/.exec(heavy.reasons.join(' ')) ?? [];
  expect(heavy.figure).toEqual({
    value: `${share}%`,
    label: 'of the points, by weight, are unknown',
  });
  expect(heavy.reasons[0]).toMatch(/^There’s no verdict while more than a quarter of the points/);
  const few = of(1, 2, 4, 5, 7, 8, 9, 12, 13, 14, 19);
  expect(few.figure).toEqual({ value: '19 of 30', label: 'points answered Yes, Partly or No' });
});

import { expect, test } from 'vitest';
import { withDefaults } from '#test/roi-samples.ts';
import { computeRoi } from './roi-calculator.formula.ts';
import { summarizeRoi } from './roi-calculator.summary.ts';

test('a payback of days is called too good to be true, a price of nothing pays at once', () => {
  const huge = summarizeRoi(computeRoi(withDefaults({ hoursPerWeek: 2000 })));
  expect(huge.figure.value).toBe('less than a month');
  expect(huge.reasons.join(' ')).toContain('too good to be true');
  const free = withDefaults({ priceCents: 0, runningCents: 0, setupHours: 0 });
  expect(summarizeRoi(computeRoi(free)).figure.value).toBe('At once');
  expect(summarizeRoi(computeRoi(free)).reasons.join(' ')).not.toContain('too good to be true');
});

test('only a payback that the table calls less than a month is too good to be true', () => {
  const paybacks = Array.from({ length: 400 }, (_, step) => {
    const result = computeRoi(
      withDefaults({ hoursPerWeek: 1000, priceCents: 1_000_000 + step * 10_000 }),
    );
    const { figure, reasons } = summarizeRoi(result);
    expect(reasons.join(' ').includes('too good to be true')).toBe(
      figure.value === 'less than a month',
    );
    return result.scenarios.cautious.paybackMonths ?? 0;
  });
  expect(paybacks.some((months) => months > 0.95 && months < 1)).toBe(true);
});

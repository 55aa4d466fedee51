import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInput, withDefaults } from '#test/roi-samples.ts';
import { computeRoi } from './roi-calculator.formula.ts';
import { summarizeRoi } from './roi-calculator.summary.ts';
import type { RoiInput } from './roi-input.ts';

const dollarsOf = (cents: number): number => Number((cents / 100).toFixed(2));

const percentOf = (ratio: number | null): number =>
  Number(((ratio ?? Number.NaN) * 100).toFixed(1));

const monthsOf = (months: number | null): number | null =>
  months === null ? null : Number(months.toFixed(1));

test('the golden vectors hold in all three cases', () => {
  const result = computeRoi(withDefaults());
  expect(dollarsOf(result.loadedWageCents)).toBe(37.5);
  expect(dollarsOf(result.upfrontCents)).toBe(5375);
  const { cautious, expected, optimistic } = result.scenarios;
  expect(expected.labourCents).toBeCloseTo(85_312.5, 6);
  expect(cautious.labourCents).toBeCloseTo(51_187.5, 6);
  expect(dollarsOf(optimistic.labourCents)).toBe(1109.06);
  expect([cautious, expected, optimistic].map((s) => dollarsOf(s.errorCents))).toEqual([
    45, 75, 75,
  ]);
  expect([cautious, expected, optimistic].map((s) => monthsOf(s.paybackMonths))).toEqual([
    14.6, 8.1, 6.3,
  ]);
  expect(expected.cum12Cents).toBeCloseTo(303_437.5, 4);
  // Errors are discounted like the share: 45 dollars instead of 75 in eleven full months.
  expect(cautious.cum12Cents).toBeCloseTo(-71_937.5 - 11 * 3000, 4);
  expect(dollarsOf(optimistic.cum12Cents)).toBe(5849.69);
  expect([cautious, expected, optimistic].map((s) => percentOf(s.roi12))).toEqual([
    -14.6, 42.3, 81.5,
  ]);
  expect(expected.cum36Cents).toBeCloseTo(2_170_937.5, 4);
  expect(cautious.cum36Cents).toBeCloseTo(976_562.5 - 35 * 3000, 4);
  expect(dollarsOf(optimistic.cum36Cents)).toBe(30_667.19);
  expect([cautious, expected, optimistic].map((s) => percentOf(s.roi36))).toEqual([
    80.9, 201.5, 284.6,
  ]);
  expect(percentOf(result.breakEvenShare)).toBe(59.3);
});

test('with the defaults the verdict is to pilot first, although the expected case looks good', () => {
  expect(computeRoi(withDefaults()).verdict).toBe('pilot');
});

test('two hours a week without errors never pay back', () => {
  const result = computeRoi(withDefaults({ hoursPerWeek: 2, errorRatePercent: 0 }));
  const { expected } = result.scenarios;
  expect(dollarsOf(expected.labourCents)).toBe(113.75);
  expect(expected.errorCents).toBe(0);
  expect(expected.paybackMonths).toBeNull();
  expect(expected.cum12Cents).toBeCloseTo(-592_375, 4);
  expect(percentOf(expected.roi12)).toBe(-82.6);
  expect(expected.cum36Cents).toBeCloseTo(-679_375, 4);
  expect(percentOf(expected.roi36)).toBe(-63.1);
  expect(result.verdict).toBe('not-yet');
});

test('under two hours a week without error value, a template is enough', () => {
  expect(computeRoi(withDefaults({ hoursPerWeek: 1.9, errorRatePercent: 0 })).verdict).toBe(
    'template',
  );
  expect(computeRoi(withDefaults({ hoursPerWeek: 1.9 })).verdict).toBe('not-yet');
});

test('the verdict follows the cautious case at 6, 12 and 24 months', () => {
  const verdictAt = (price: number) =>
    computeRoi(
      withDefaults({
        priceCents: price,
        runningCents: 0,
        setupHours: 0,
        rampMonths: 0,
        errorRatePercent: 0,
      }),
    ).verdict;
  const monthly = 51_187.5;
  expect(verdictAt(monthly * 6)).toBe('strong');
  expect(verdictAt(monthly * 6 + 1)).toBe('good');
  expect(verdictAt(monthly * 12 + 1)).toBe('pilot');
  expect(verdictAt(monthly * 24 + 1)).toBe('not-yet');
});

test('the cautious case discounts the share and the avoided errors alike', () => {
  const { cautious, expected, optimistic } = computeRoi(withDefaults()).scenarios;
  expect(expected.errorCents).toBeGreaterThan(0);
  expect(cautious.errorCents).toBeCloseTo(0.6 * expected.errorCents, 6);
  expect(cautious.labourCents).toBeCloseTo(0.6 * expected.labourCents, 6);
  expect(optimistic.errorCents).toBeCloseTo(expected.errorCents, 6);
});

test('at the break-even share the cautious case, which decides, ends its first year at zero', () => {
  const { breakEvenShare } = computeRoi(withDefaults());
  const at = computeRoi(withDefaults({ automatablePercent: (breakEvenShare ?? 0) * 100 }));
  expect(at.scenarios.cautious.cum12Cents).toBeCloseTo(0, 4);
  expect(at.verdict).toBe('good');
});

test('items and minutes say the same as hours a week', () => {
  const byItems = computeRoi(
    withDefaults({ basis: 'items', itemsPerMonth: 300, minutesPerItem: 13, hoursPerWeek: null }),
  );
  expect(byItems.hoursPerWeek).toBeCloseTo(15, 10);
  expect(byItems.unknown).toEqual([]);
});

test('unknown hours are measured first, with the hours that would be needed', () => {
  const result = computeRoi(withDefaults({ hoursPerWeek: null }));
  expect(result.verdict).toBe('measure-first');
  expect(result.unknown).toEqual(['hoursPerWeek']);
  const { figure, lines, findOutFirst } = summarizeRoi(result);
  expect(figure.value).toBe('17.8 hours');
  // The chart and the table count those hours.
  expect(findOutFirst[0]?.how).not.toContain('zero');
  expect(lines.map((line) => line.label)).toEqual(['Up-front cost', 'Running cost per month']);
  const enough = computeRoi(withDefaults({ hoursPerWeek: result.breakEvenHours }));
  expect(enough.scenarios.cautious.cum12Cents).toBeCloseTo(0, 4);
});

test('the printed minimums are enough when they are entered as they stand', () => {
  const atLeast = (input: RoiInput): number => {
    const said = summarizeRoi(computeRoi(input)).reasons.join(' ');
    return Number(/at least ([\d.]+)/.exec(said)?.[1]);
  };
  for (let runningCents = 15_000; runningCents < 20_000; runningCents += 350) {
    const share = withDefaults({ runningCents });
    const hours = withDefaults({ runningCents, hoursPerWeek: null });
    for (const [given, field] of [
      [share, 'automatablePercent'],
      [hours, 'hoursPerWeek'],
    ] as const) {
      const result = computeRoi({ ...given, [field]: atLeast(given) });
      expect(result.verdict, `${field} at ${runningCents}`).toBe('good');
    }
    const { figure } = summarizeRoi(computeRoi(hours));
    expect(figure.value).toBe(`${atLeast(hours)} hours`);
  }
});

test('errors that pay for it alone make a case without the hours', () => {
  const errors = { hoursPerWeek: null, errorRatePercent: 20, errorCostCents: 50_000 };
  expect(computeRoi(withDefaults(errors)).verdict).toBe('strong');
  expect(computeRoi(withDefaults({ ...errors, priceCents: 50_000_000 })).verdict).toBe(
    'measure-first',
  );
  const free = { hoursPerWeek: null, errorRatePercent: 0, priceCents: 0, setupHours: 0 };
  expect(computeRoi(withDefaults({ ...free, runningCents: 0 })).verdict).toBe('measure-first');
});

test('the two cases are compared only where they differ in print', () => {
  const { reasons } = summarizeRoi(computeRoi(withDefaults({ hoursPerWeek: 2000 })));
  expect(reasons.join(' ')).not.toContain('less than a month in the cautious case, less than');
});

test('unknown gains count as zero, unknown costs as usual, and both are listed', () => {
  const result = computeRoi(withDefaults({ errorRatePercent: null, wageCents: null }));
  expect(result.scenarios.expected.errorCents).toBe(0);
  expect(result.loadedWageCents).toBe(3750);
  expect(result.unknown).toEqual(['wageCents', 'errorRatePercent']);
  const words = summarizeRoi(result).findOutFirst;
  expect(words[0]?.how).toMatch(/We used \$30 an hour/);
  expect(words[1]?.how).toMatch(/counted it as zero/);
});

test('missed inquiries stand apart and do not touch the verdict', () => {
  const without = computeRoi(withDefaults());
  const result = computeRoi(
    withDefaults({ missedPerMonth: 40, missedChancePercent: 25, missedMarginCents: 15_000 }),
  );
  expect(result.opportunityCents).toBe(150_000);
  expect(result.verdict).toBe(without.verdict);
  expect(result.scenarios).toEqual(without.scenarios);
  expect(result.paybackWithOpportunity).toBeLessThan(without.scenarios.expected.paybackMonths ?? 0);
});

test('a free tool that costs more to run than it saves does not count as paid back', () => {
  const result = computeRoi(
    withDefaults({ priceCents: 0, setupHours: 0, runningCents: 200_000, errorRatePercent: 0 }),
  );
  expect(result.scenarios.expected.paybackMonths).toBeNull();
  expect(result.verdict).toBe('not-yet');
});

test('when nothing is spent there is no ratio, and no NaN', () => {
  const result = computeRoi(withDefaults({ priceCents: 0, setupHours: 0, runningCents: 0 }));
  expect(result.scenarios.expected.roi12).toBeNull();
  expect(result.scenarios.expected.paybackMonths).toBe(0);
  const speck = computeRoi(
    withDefaults({ priceCents: Number.MIN_VALUE, setupHours: 0, runningCents: 0 }),
  );
  expect(speck.scenarios.expected.roi12).toBeNull();
});

test('no number in the result is ever NaN or infinite, and shares stay within bounds', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = computeRoi(input);
      expectFinite(result);
      expect(result.scenarios.optimistic.share).toBeLessThanOrEqual(0.95);
      for (const scenario of Object.values(result.scenarios)) {
        expect(scenario.cumulativeCents).toHaveLength(37);
        if (scenario.paybackMonths !== null) {
          expect(scenario.paybackMonths).toBeGreaterThanOrEqual(0);
          expect(scenario.paybackMonths).toBeLessThanOrEqual(36);
        }
      }
    }),
  );
});

test('cautious never looks better than expected, nor expected than optimistic', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { cautious, expected, optimistic } = computeRoi(input).scenarios;
      expect(cautious.cum36Cents).toBeLessThanOrEqual(expected.cum36Cents);
      expect(expected.cum36Cents).toBeLessThanOrEqual(optimistic.cum36Cents);
      const late = Number.POSITIVE_INFINITY;
      expect(cautious.paybackMonths ?? late).toBeGreaterThanOrEqual(expected.paybackMonths ?? late);
    }),
  );
});

function expectFinite(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  else if (value !== null && typeof value === 'object') Object.values(value).forEach(expectFinite);
}

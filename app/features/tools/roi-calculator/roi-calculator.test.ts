import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { costFacts, roiDefaultInput } from '#test/calculator-samples.ts';
import { computeRoi } from './roi-calculator.formula.ts';
import { roiForm, roiTool } from './roi-calculator.tool.ts';
import { type RoiInput, roiFields } from './roi-fields.ts';

const withDefaults = (changes: Partial<RoiInput> = {}): RoiInput => ({
  ...roiDefaultInput,
  ...changes,
});
const { summarize } = roiTool(costFacts);
const summaryOf = (changes: Partial<RoiInput> = {}) => summarize(withDefaults(changes), '');

const dollarsOf = (cents: number): number => Number((cents / 100).toFixed(2));
const percentOf = (ratio: number | null) => Number(((ratio ?? Number.NaN) * 100).toFixed(1));
const monthsOf = (months: number | null) => months && Number(months.toFixed(1));

const anyInput = fc
  .record({
    basis: fc.constantFrom('hours' as const, 'items' as const),
    ...Object.fromEntries(
      Object.entries(roiFields).flatMap(([name, field]) => {
        if (!('unit' in field)) return [];
        const [key, scale] = field.unit.startsWith('CAD') ? [`${name}Cents`, 100] : [name, 1];
        const number = fc.double({ min: field.min * scale, max: field.max * scale, noNaN: true });
        return [[key, fc.option(number, { freq: 6, nil: null })]];
      }),
    ),
  })
  .map((input) => input as unknown as RoiInput)
  .filter((input) => v.safeParse(roiForm.schema, input).success);

test('the golden vectors hold in all three cases', () => {
  const result = computeRoi(withDefaults());
  expect(dollarsOf(result.loadedWageCents)).toBe(37.5);
  expect(dollarsOf(result.upfrontCents)).toBe(5375);
  const cases = Object.values(result.scenarios);
  expect(cases.map((s) => [dollarsOf(s.labourCents), dollarsOf(s.errorCents)])).toEqual([
    [511.87, 75],
    [853.12, 75],
    [1109.06, 75],
  ]);
  expect(cases.map((s) => monthsOf(s.paybackMonths))).toEqual([13.6, 8.1, 6.3]);
  expect(cases.map((s) => dollarsOf(s.cum12Cents))).toEqual([-719.38, 3034.37, 5849.69]);
  expect(cases.map((s) => percentOf(s.roi12))).toEqual([-10, 42.3, 81.5]);
  expect(cases.map((s) => dollarsOf(s.cum36Cents))).toEqual([9765.62, 21_709.37, 30_667.19]);
  expect(cases.map((s) => percentOf(s.roi36))).toEqual([90.6, 201.5, 284.6]);
  expect(percentOf(result.breakEvenShare)).toBe(33.8);
  expect(result.verdict).toBe('pilot');
});

test('two hours a week without errors never pay back', () => {
  const result = computeRoi(withDefaults({ hoursPerWeek: 2, errorRatePercent: 0 }));
  const { labourCents, paybackMonths, cum12Cents, roi36 } = result.scenarios.expected;
  expect([dollarsOf(labourCents), paybackMonths, dollarsOf(cum12Cents), percentOf(roi36)]).toEqual([
    113.75,
    null,
    -5923.75,
    -63.1,
  ]);
  expect(result.verdict).toBe('not-yet');
});

test('under two hours a week, a template is enough if errors certainly cost nothing', () => {
  const verdictOf = (errors: Partial<RoiInput>) =>
    computeRoi(withDefaults({ hoursPerWeek: 1.9, ...errors })).verdict;
  expect(verdictOf({ errorRatePercent: 0, errorCostCents: null })).toBe('template');
  expect(verdictOf({ errorCostCents: null })).toBe('count-errors');
  expect(verdictOf({})).toBe('not-yet');
});

test.each([{ priceCents: null }, { automatablePercent: null }])(
  'a strong case with %o is to be found out first',
  (open) => {
    const { title, reasons } = summaryOf({ hoursPerWeek: 60, ...open });
    expect(title).toBe('Find out first');
    expect(reasons).toHaveLength(3);
  },
);

test('a large price is to be paid in parts', () => {
  const large = { hoursPerWeek: 2000, priceCents: 5_000_001 };
  expect(summaryOf(large).reasons[0]).toContain('$50,000');
});

test('the verdict and the whole months beside it change together at 6, 12 and 24 months', () => {
  const bare = { runningCents: 0, setupHours: 0, rampMonths: 0, errorRatePercent: 0 };
  const at = (months: number) => {
    const { title, figure } = summaryOf({ ...bare, priceCents: 51_187.5 * months });
    return [title, figure.value];
  };
  expect(at(6)).toEqual(['A strong case', '6 months']);
  expect(at(6.1)).toEqual(['A good case', '7 months']);
  expect(at(12.1)).toEqual(['Pilot first', '13 months']);
  expect(at(24.1)).toEqual(['Don’t automate this yet', '25 months']);
});

test('items and minutes say the same as hours a week', () => {
  const items = {
    basis: 'items',
    itemsPerMonth: 300,
    minutesPerItem: 13,
    hoursPerWeek: null,
  } as const;
  expect(computeRoi(withDefaults(items)).hoursPerWeek).toBeCloseTo(15, 10);
  expect(summaryOf(items).findOutFirst).toEqual([]);
});

test('unknown hours are measured first, with the hours that would be needed', () => {
  const result = computeRoi(withDefaults({ hoursPerWeek: null }));
  expect([result.verdict, result.neededHours]).toEqual(['measure-first', 17]);
  const { figure, findOutFirst } = summaryOf({ hoursPerWeek: null });
  expect(figure.value).toBe('17 hours');
  expect(findOutFirst.map(({ question }) => question)).toEqual([roiFields.hoursPerWeek.label]);
  // The chart and the table count those hours.
  expect(findOutFirst[0]?.how).not.toContain('zero');
  expect(computeRoi(withDefaults({ hoursPerWeek: 17 })).verdict).toBe('good');
});

test('errors that pay for it alone make a case without the hours', () => {
  const errors = { hoursPerWeek: null, errorRatePercent: 20, errorCostCents: 50_000 };
  expect(computeRoi(withDefaults(errors)).verdict).toBe('strong');
  const { actions, reasons, verdict } = summaryOf(errors);
  expect(actions[0]?.text).toMatch(/^Count the errors/);
  expect(verdict).toContain('errors');
  expect(summaryOf({ hoursPerWeek: 2 }).actions[0]).toEqual(actions[0]);
  expect(reasons.join(' ')).toMatch(/avoided errors alone pay for it/);
  expect(reasons.join(' ')).not.toContain('at least 0%');
  const dear = withDefaults({ ...errors, priceCents: 50_000_000 });
  expect(computeRoi(dear).verdict).toBe('measure-first');
});

test('unknown gains count as zero, unknown costs as usual, and both are listed', () => {
  const open = { errorRatePercent: null, wageCents: null };
  const result = computeRoi(withDefaults(open));
  expect(result.scenarios.expected.errorCents).toBe(0);
  expect(result.loadedWageCents).toBe(3750);
  const [wage, rate] = summaryOf(open).findOutFirst;
  expect(wage?.how).toContain('$30 an hour');
  expect(rate?.how).toContain('zero');
});

test('missed inquiries stand apart and do not touch the verdict', () => {
  const missed = { missedPerMonth: 40, missedChancePercent: 25, missedMarginCents: 15_000 };
  const [without, result] = [computeRoi(withDefaults()), computeRoi(withDefaults(missed))];
  expect(result.opportunityCents).toBe(150_000);
  expect(result.scenarios).toEqual(without.scenarios);
  expect(summaryOf(missed).lines.at(-1)?.value).toBe('$1,500');
});

test('a free tool that costs more to run than it saves does not count as paid back', () => {
  const free = { priceCents: 0, setupHours: 0, runningCents: 200_000, errorRatePercent: 0 };
  const result = computeRoi(withDefaults(free));
  expect([result.scenarios.expected.paybackMonths, result.verdict]).toEqual([null, 'not-yet']);
});

test('when nothing is spent there is no ratio', () => {
  const result = computeRoi(withDefaults({ priceCents: 0, setupHours: 0, runningCents: 0 }));
  const { roi12, paybackMonths } = result.scenarios.expected;
  expect([roi12, paybackMonths]).toEqual([null, 0]);
});

test('whatever is entered, every figure is finite and three steps are named', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = computeRoi(input);
      expectFinite(result);
      const { cautious, expected, optimistic } = result.scenarios;
      expect(optimistic.share).toBeLessThanOrEqual(0.95);
      expect(cautious.cum36Cents).toBeLessThanOrEqual(expected.cum36Cents);
      expect(expected.cum36Cents).toBeLessThanOrEqual(optimistic.cum36Cents);
      const summary = summarize(input, '');
      expect(summary.actions).toHaveLength(3);
      expect(summary.reasons.length).toBeLessThanOrEqual(4);
    }),
    { numRuns: 300 },
  );
});

function expectFinite(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  else if (value !== null && typeof value === 'object') Object.values(value).forEach(expectFinite);
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOwn, anyInput, withDefaults } from '#test/roi-samples.ts';
import { roiFields } from './roi-calculator.content.ts';
import { computeRoi } from './roi-calculator.formula.ts';
import { readRoiForm, roiDefaultInput, writeRoiForm } from './roi-calculator.schema.ts';
import { summarizeRoi } from './roi-calculator.summary.ts';
import type { RoiInput } from './roi-input.ts';

test('a higher price or running cost never improves the result, more hours never worsen it', () => {
  fc.assert(
    fc.property(anyInput, fc.double({ min: 1, max: 3, noNaN: true }), (input, factor) => {
      const base = computeRoi(input).scenarios.expected.cum36Cents;
      const dearer = { ...input, priceCents: (input.priceCents ?? 500_000) * factor };
      const running = { ...input, runningCents: (input.runningCents ?? 15_000) * factor };
      const hours = input.hoursPerWeek === null ? null : input.hoursPerWeek * factor;
      expect(computeRoi(dearer).scenarios.expected.cum36Cents).toBeLessThanOrEqual(base + 1e-6);
      expect(computeRoi(running).scenarios.expected.cum36Cents).toBeLessThanOrEqual(base + 1e-6);
      expect(
        computeRoi({ ...input, hoursPerWeek: hours }).scenarios.expected.cum36Cents,
      ).toBeGreaterThanOrEqual(base - 1e-6);
    }),
  );
});

test('a form with dollars, commas and percent signs is read as typed', () => {
  const form = new URLSearchParams(writeRoiForm(roiDefaultInput));
  form.set('price', '$12,500.50');
  form.set('automatablePercent', '40 %');
  form.set('wage', '28,50');
  form.set('errorCost', '');
  const result = readRoiForm(form);
  expect(result.kind).toBe('ok');
  if (result.kind !== 'ok') return;
  expect(result.input.priceCents).toBe(1_250_050);
  expect(result.input.automatablePercent).toBe(40);
  expect(result.input.wageCents).toBe(2850);
  expect(result.input.errorCostCents).toBeNull();
});

test('the defaults survive being written into a form and read again', () => {
  const form = new URLSearchParams(writeRoiForm(roiDefaultInput));
  expect(readRoiForm(form)).toEqual({ kind: 'ok', input: roiDefaultInput });
});

test('values out of bounds are refused with an instruction beside the field', () => {
  const form = new URLSearchParams(writeRoiForm(roiDefaultInput));
  form.set('wage', '12');
  form.set('hoursPerWeek', 'many');
  form.set('rampMonths', '13');
  const result = readRoiForm(form);
  expect(result.kind === 'invalid' && result.errors).toEqual({
    wage: 'Enter $15 to $300 an hour, or clear the field if you don’t know.',
    hoursPerWeek: 'Enter 0.5 to 2,000 hours a week, or clear the field if you don’t know.',
    rampMonths: 'Enter 0 to 12 months, or clear the field if you don’t know.',
  });
});

test('too few items for half an hour a week are refused', () => {
  const form = new URLSearchParams(writeRoiForm({ ...roiDefaultInput, basis: 'items' }));
  form.set('itemsPerMonth', '5');
  const result = readRoiForm(form);
  expect(result.kind === 'invalid' && result.errors.minutesPerItem).toMatch(/half an hour a week/);
});

test('a bakery that spends 1.5 hours a week on newsletters is told to use a template', () => {
  const result = computeRoi(
    withDefaults({ hoursPerWeek: 1.5, wageCents: 2000, errorRatePercent: 0 }),
  );
  expect(summarizeRoi(result).title).toBe('Use a template, not a project');
});

test('a dental clinic with 20 hours of reminder calls a week gets a strong case at a small price', () => {
  const result = computeRoi(
    withDefaults({
      hoursPerWeek: 20,
      wageCents: 2800,
      automatablePercent: 70,
      priceCents: 250_000,
      runningCents: 12_000,
      rampMonths: 1,
      itemsPerMonth: 600,
      errorRatePercent: 1,
      errorCostCents: 4000,
    }),
  );
  expect(summarizeRoi(result).title).toBe('A strong case');
});

test('a machine shop that wants a $40,000 system for 6 hours of quoting hears a clear no', () => {
  const result = computeRoi(
    withDefaults({ hoursPerWeek: 6, wageCents: 4200, priceCents: 4_000_000, runningCents: 40_000 }),
  );
  const summary = summarizeRoi(result);
  expect(summary.title).toBe('Don’t automate this yet');
  expect(summary.figure).toEqual({
    value: 'No payback',
    label: 'within 3 years in the cautious case',
  });
  expect(summary.reasons.join(' ')).toMatch(/end its first year with a loss/);
});

test('a case that rests on avoided errors says so, with the payback without them', () => {
  const resting = withDefaults({ hoursPerWeek: 4, itemsPerMonth: 1000, errorCostCents: 6000 });
  const { paybackWithoutErrors, scenarios } = computeRoi(resting);
  expect(scenarios.cautious.errorCents).toBe(36_000);
  expect(paybackWithoutErrors).toBe(
    computeRoi({ ...resting, errorCostCents: 0 }).scenarios.cautious.paybackMonths,
  );
  const { reasons } = summarizeRoi(computeRoi(resting));
  expect(reasons.join(' ')).toContain(
    'Without them, the cautious case wouldn’t pay for itself within 3 years.',
  );
  // It doesn't pay with them either.
  const { reasons: never } = summarizeRoi(computeRoi({ ...resting, runningCents: 90_000 }));
  expect(never.join(' ')).toContain('Most of the value comes from');
  expect(never.join(' ')).not.toContain('Without them');
  expect(never.join(' ')).toMatch(/In the expected case, it would save \$\d+ a month/);
  const { reasons: usual } = summarizeRoi(computeRoi(withDefaults()));
  expect(usual.join(' ')).not.toContain('Most of the value comes from');
});

test('every result names three next steps', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(summarizeRoi(computeRoi(input)).actions).toHaveLength(3);
    }),
  );
});

test('what a pilot has to show is decided before it runs', () => {
  const { actions } = summarizeRoi(computeRoi(withDefaults()));
  expect(actions.findIndex(({ text }) => text.startsWith('Run the pilot'))).toBe(2);
  expect(actions[1]?.text).toMatch(/^Decide in advance/);
});

test('no figure that may be ours is quoted as the visitor’s, nor one that may be theirs as ours', () => {
  const reasons = (input: RoiInput) => summarizeRoi(computeRoi(input)).reasons.join(' ');
  const untouched = reasons(withDefaults({ itemsPerMonth: 5000 }));
  expect(untouched).toContain('comes from avoided errors: $750 of $1,262 a month');
  expect(untouched).not.toMatch(/you expect|you entered|not yours/);
  expect(summarizeRoi(computeRoi(withDefaults())).disclaimer).not.toContain('your answers');
  expect(untouched).toMatch(
    /These are the same as our starting figures, so check .*: time spent on the task, hourly wage/,
  );
  const own = { ...allOwn, rampMonths: 3 };
  expect(reasons(own)).toContain(
    'This is the same as our starting figure, so check that it’s right for you: time until it works fully.',
  );
  expect(reasons(allOwn)).not.toContain('starting figure');
});

test('a figure that moves the payback beyond the horizon is said to do so, and comes first', () => {
  const closeTo = [...Array(400).keys()]
    .map((step) => computeRoi(withDefaults({ priceCents: 300_000 + step * 10_000 })))
    .filter(({ sensitivity }) => sensitivity.some(({ isBeyond }) => isBeyond));
  expect(closeTo.length).toBeGreaterThan(0);
  for (const result of closeTo) {
    expect(result.sensitivity[0]?.isBeyond).toBe(true);
    const text = summarizeRoi(result).reasons.join(' ');
    expect(text).toMatch(/payback time can change to more than 36 months \(/);
  }
});

test('what moves the payback most is computed, not asserted', () => {
  const usual = computeRoi(withDefaults());
  const [first, second] = usual.sensitivity;
  expect(first?.months).toBeGreaterThanOrEqual(second?.months ?? 0);
  const hours = usual.sensitivity.find(({ field }) => field === 'hoursPerWeek');
  const fewer = computeRoi(withDefaults({ hoursPerWeek: 13.5 })).scenarios.cautious.paybackMonths;
  expect(hours?.months).toBeCloseTo(
    (fewer ?? 0) - (usual.scenarios.cautious.paybackMonths ?? 0),
    8,
  );
  expect(summarizeRoi(usual).reasons.join(' ')).toMatch(
    /payback time can change .*by up to \d+(\.\d)? months \(/,
  );
  const byErrors = computeRoi(
    withDefaults({ hoursPerWeek: 2, itemsPerMonth: 2000, runningCents: 0, priceCents: 900_000 }),
  );
  expect(byErrors.sensitivity[0]?.field).not.toBe('hoursPerWeek');
  const words = summarizeRoi(usual)
    .actions.map(({ text }) => text)
    .join(' ');
  expect(words).not.toContain('The price moves the payback more than anything else');
});

test('no label says its unit twice, and the employer’s cost is a factor only', () => {
  for (const { setting } of Object.values(roiFields)) {
    const unit = setting.unit.replace('CAD', '').trim().split(' ')[0] ?? '';
    if (unit.length > 2) expect(setting.label.toLowerCase()).not.toContain(unit.toLowerCase());
  }
  expect(
    `${roiFields.employerFactor.setting.label} ${roiFields.employerFactor.help}`,
  ).not.toContain('%');
});

test('starting figures that count for nothing are not listed as missing', () => {
  const reasons = (input: RoiInput) => summarizeRoi(computeRoi(input)).reasons.join(' ');
  const listed = reasons(withDefaults({ errorRatePercent: 0 }));
  expect(listed).toMatch(/the same as our starting figures.*: time spent on the task, hourly wage/);
  expect(listed).not.toMatch(/items|errors avoided|cost of an error/);
});

test('the largest lever is found among all figures, the owner’s own set-up hours included', () => {
  const result = computeRoi(
    withDefaults({ priceCents: 0, setupHours: 100, rampMonths: 0, errorRatePercent: 0 }),
  );
  expect(result.sensitivity.map(({ field }) => field)).toContain('setupHours');
});

test('a figure has in the result the name that it has in the form', () => {
  for (const { short, setting } of Object.values(roiFields)) {
    const words = new Set(setting.label.toLowerCase().match(/[a-z-]+/g));
    for (const word of short.match(/[a-z-]+/g) ?? [])
      expect([short, words.has(word)]).toEqual([short, true]);
  }
});

test('the share that would have to be reached is the share of the work', () => {
  const said = (automatablePercent: number) =>
    summarizeRoi(computeRoi({ ...roiDefaultInput, automatablePercent })).reasons.join(' ');
  expect(said(40)).toMatch(
    /three fifths of the 40% .* that share would have to be at least 59\.4% instead of 40%/,
  );
  expect(said(80)).toMatch(/three fifths of the 80% .* 59\.4% instead of the 80% would be enough/);
});

import { expect, test } from 'vitest';
import { withDefaults } from '#test/roi-samples.ts';
import { exampleBusinesses } from '../model/tool-definition.ts';
import { leadsOf } from '../result/result-details.tsx';
import { resultLeads } from '../result/result-leads.content.ts';
import { roiVerdictWords, roiWords } from './roi-calculator.content.ts';
import { computeRoi } from './roi-calculator.formula.ts';
import { readRoiForm } from './roi-calculator.schema.ts';
import { summarizeRoi } from './roi-calculator.summary.ts';
import { roiTool } from './roi-calculator.tool.ts';
import type { RoiInput } from './roi-input.ts';

const summaryOf = (input: RoiInput) => roiTool.summarize(input, '');
const reasonsOf = (input: RoiInput) => summaryOf(input).reasons.join(' ');

/** Less than two hours a week and no errors. */
const small = withDefaults({
  hoursPerWeek: 1.5,
  itemsPerMonth: 30,
  wageCents: 4000,
  automatablePercent: 80,
  realisationPercent: 100,
  errorRatePercent: 0,
  priceCents: 30_000,
  runningCents: 1000,
  setupHours: 1,
  rampMonths: 1,
});

test('a task too small for a project is so at any payback, and the method says so', () => {
  const { figure, reasons } = summaryOf(small);
  expect(figure.value).toBe('2.4 months');
  expect(reasons[0]).toBe(
    'It takes less than two hours a week, so there’s little to gain, even if it pays for itself quickly.',
  );
  expect(roiWords.method.join(' ')).toContain('too small for a project, whatever the payback');
  expect(summaryOf({ ...small, priceCents: 900_000 }).reasons[0]).toMatch(/little to gain\.$/);
  const open = summaryOf({ ...small, errorRatePercent: null });
  expect(open.title).toBe('Use a template, not a project');
  expect(open.reasons[0]).toMatch(/a figure about them is unknown: if they cost you a lot/);
});

test('where no work is saved, nothing is said of the share of it', () => {
  const errorsOnly = withDefaults({
    hoursPerWeek: null,
    itemsPerMonth: 500,
    errorRatePercent: 6,
    errorReductionPercent: 60,
    errorCostCents: 15_000,
  });
  const said = reasonsOf(errorsOnly);
  expect(said).toContain('All of the value we counted comes from avoided errors: $1,620 a month');
  expect(said).toMatch(/in the cautious case, [\d.]+ months in the expected one\./);
  expect(said).not.toMatch(/Most of the value|share of the (work|freed-up time)|full \d+%/);
});

test('the parts of what is saved a month add up to its total as printed', () => {
  for (let wageCents = 2500; wageCents < 4000; wageCents += 37) {
    const result = computeRoi(
      withDefaults({ wageCents, itemsPerMonth: 5000, errorCostCents: 2680 }),
    );
    const { labourCents, errorCents } = result.scenarios.cautious;
    const total = Math.round(labourCents / 100) + Math.round(errorCents / 100);
    const { reasons, lines } = summarizeRoi(result);
    const shown = `$${total.toLocaleString('en-CA')}`;
    expect(reasons.join(' ')).toContain(`of ${shown} a month`);
    expect(lines).toContainEqual({ label: 'Cautious: saved per month', value: shown });
  }
});

test('shares are printed with their decimals, so that none is rounded up and another down', () => {
  const share = (automatablePercent: number) =>
    summaryOf(withDefaults({ automatablePercent })).lines.find(
      ({ label }) => label === 'Optimistic: share automated',
    )?.value;
  expect(share(65)).toBe('84.5%');
  expect(share(35)).toBe('45.5%');
});

test('missed inquiries that don’t make it pay are not to be counted', () => {
  const missed = { missedPerMonth: 1, missedChancePercent: 10, missedMarginCents: 15_000 };
  const never = reasonsOf(withDefaults({ ...missed, hoursPerWeek: 3, priceCents: 2_000_000 }));
  expect(never).toMatch(/Even with the missed inquiries counted at \$15 a month, .* 3 years\./);
  expect(never).not.toContain('Count them for two weeks');
  const pays = reasonsOf(withDefaults(missed));
  expect(pays).toMatch(/With the missed inquiries.* Count them for two weeks/);
  expect(pays).not.toContain('Even with');
});

test('a loss at any share is explained by what the cautious case counts', () => {
  const dear = withDefaults({ hoursPerWeek: 6, priceCents: 4_000_000 });
  expect(reasonsOf(dear)).toContain('which counts only 60% of it and of the avoided errors, would');
  expect(reasonsOf({ ...dear, errorRatePercent: 0 })).toContain('only 60% of it, would');
});

test('the figures of an example are called typical, and a changed one is an example no more', () => {
  for (const business of exampleBusinesses) {
    const fields = { ...roiTool.start, ...roiTool.examples[business] };
    const read = readRoiForm(new Map(Object.entries(fields)));
    if (read.kind !== 'ok') throw new Error('the example must be valid');
    expect(reasonsOf(read.input)).toMatch(/These figures are typical for an? /);
    expect(reasonsOf(read.input)).not.toContain('starting figure');
    expect(reasonsOf({ ...read.input, setupHours: 11 })).not.toContain('are typical for');
  }
  expect(reasonsOf(withDefaults())).not.toContain('are typical for');
});

test('no step points to a place that an email doesn’t have', () => {
  const steps = Object.values(roiVerdictWords).flatMap(({ actions }) =>
    actions.map(({ text }) => text),
  );
  for (const text of steps) expect(text).not.toMatch(/\bhere\b|this calculator|come back/i);
});

test('where no project is advised, no price is assumed and no offer is linked', () => {
  const offers = (input: RoiInput) =>
    leadsOf(summaryOf(input), resultLeads['roi-calculator']).map(({ href }) => href);
  expect(offers(withDefaults())).toContain('/special-offer');
  const not = [small, withDefaults({ hoursPerWeek: 3 }), withDefaults({ hoursPerWeek: null })];
  for (const input of not) expect(offers(input)).not.toContain('/special-offer');
  expect(summaryOf(withDefaults({ hoursPerWeek: 3 })).actions[1]?.text).toMatch(
    /ready-made tool that does half of it and costs less than it saves/,
  );
});

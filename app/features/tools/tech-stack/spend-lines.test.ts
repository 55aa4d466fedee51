import { expect, test } from 'vitest';
import { computeStack } from './tech-stack.formula.ts';
import { emptyStackTool } from './tech-stack.schema.ts';
import { summarizeStack } from './tech-stack.summary.ts';

/** The lines about money of a stack whose tools cost this much. */
function spendOf(...costs: (number | null)[]) {
  const tools = costs.map((monthlyCostCents, at) => ({
    ...emptyStackTool,
    ...{ name: `Tool ${at + 1}`, monthlyCostCents },
  }));
  const input = { tools, reEntry: [], wageCents: 3000, employerFactor: 1.25 };
  const { lines } = summarizeStack(input, computeStack(input, '2026-11-23'));
  return lines.filter(({ label }) => !label.startsWith('Copying'));
}

test('an unknown cost isn’t a spend of zero', () => {
  expect(spendOf(null, null)).toEqual([{ label: 'Monthly spend', value: 'not known' }]);
  expect(spendOf(2000, null)[0]).toEqual({ label: 'Monthly spend, where known', value: '$20' });
  expect(spendOf(2000, 0)[0]).toEqual({ label: 'Monthly spend', value: '$20' });
});

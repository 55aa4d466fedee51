import { expect, test } from 'vitest';
import { stack, today, tool } from '#test/tech-stack-samples.ts';
import type { StackTool } from './stack-model.ts';
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

test('unused seats are counted only where the cost and both numbers of seats are known', () => {
  const seats = (...changes: Partial<StackTool>[]) => {
    const input = stack(changes.map((change, at) => tool(`Tool ${at}`, change)));
    const { lines } = summarizeStack(input, computeStack(input, today));
    return lines.filter(({ label }) => label.startsWith('Unused seats'));
  };
  const known = { monthlyCostCents: 4000, paidSeats: 4, usedSeats: 3 };
  const open = { monthlyCostCents: 4000, usedSeats: null };
  expect(seats(open, open)).toEqual([]);
  expect(seats(known, open)).toEqual([
    { label: 'Unused seats, per month, where known', value: '$10' },
  ]);
  expect(seats(known, { ...open, monthlyCostCents: 0 })).toEqual([
    { label: 'Unused seats, per month', value: '$10' },
  ]);
});

test('the lines about duplicates say which tool is cancelled for them', () => {
  const linesOf = (...changes: Partial<StackTool>[]) => {
    const names = ['Pipedrive', 'HubSpot', 'Keap'];
    const input = stack(
      changes.map((change, at) => tool(names[at] ?? '', { category: 'crm', ...change })),
    );
    const { lines } = summarizeStack(input, computeStack(input, today));
    return lines
      .filter(({ label }) => /Overlap|Saved/.test(label))
      .map(({ label, value }) => `${label}: ${value}`);
  };
  const [dear, cheap] = [{ monthlyCostCents: 9500 }, { monthlyCostCents: 3000 }];
  expect(linesOf({ ...dear, use: 'monthly' }, cheap)).toEqual([
    'Overlap per month, if you cancel the cheaper one: $30',
    'Saved per month by cancelling Pipedrive: $95',
  ]);
  // Nothing is cancelled before somebody has chosen, and an unknown cost isn't zero.
  expect(linesOf(dear, cheap)).toEqual(['Overlap per month, if you cancel the cheaper one: $30']);
  expect(linesOf(dear)).toEqual(['Overlap per month: $0']);
  const open = { monthlyCostCents: null };
  expect(linesOf({ ...open, use: 'monthly' }, cheap)).toEqual([
    'Overlap per month, if you cancel the cheaper one: not known',
    'Saved per month by cancelling Pipedrive: not known',
  ]);
  expect(linesOf(dear, cheap, open)).toEqual([
    'Overlap per month, if you cancel the cheaper ones, where known: $30',
  ]);
});

test('paper isn’t asked for its cost, so the spend is known without it', () => {
  const spendWith = (monthlyCostCents: number | null) => {
    const board = tool('Board', { category: 'paper', monthlyCostCents: null });
    const input = stack([tool('Jobber', { monthlyCostCents }), board]);
    return summarizeStack(input, computeStack(input, today)).lines[0];
  };
  expect(spendWith(9000)).toEqual({ label: 'Monthly spend', value: '$90' });
  expect(spendWith(null)).toEqual({ label: 'Monthly spend', value: 'not known' });
});

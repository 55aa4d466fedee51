import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInput, golden, stack, today, tool } from '#test/tech-stack-samples.ts';
import { type StackInput, type StackTool, stackCategories } from './stack-model.ts';
import { rowTitle } from './stack-tool-row.tsx';
import { computeStack } from './tech-stack.formula.ts';
import { readStackForm, writeStackForm } from './tech-stack.schema.ts';
import { summarizeStack } from './tech-stack.summary.ts';
import { stackProducts } from './tech-stack-products.content.ts';

test('a better connection, an owner or a safe login never lowers the score', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(11), (input, at) => {
      const before = computeStack(input, today).score;
      for (const better of [
        { connects: 'native' },
        { owner: 'yes' },
        { safeLogin: 'yes' },
        { use: 'daily' },
      ] as const) {
        const tools = input.tools.map((t, i) => (i === at ? { ...t, ...better } : t));
        expect(computeStack({ ...input, tools }, today).score).toBeGreaterThanOrEqual(
          before - 1e-9,
        );
      }
    }),
  );
});

test('a form survives being written and read again', () => {
  expect(readStackForm(new URLSearchParams(writeStackForm(golden)))).toEqual({
    kind: 'ok',
    input: golden,
  });
});

test('empty rows are skipped and errors come back under the row as typed', () => {
  const form = new URLSearchParams(writeStackForm(golden));
  for (const name of [...form.keys()]) if (name.startsWith('t2-')) form.delete(name);
  form.set('t3-paidSeats', '0');
  form.set('p1-to', '99');
  const result = readStackForm(form);
  expect(result.kind === 'invalid' && Object.keys(result.errors).sort()).toEqual([
    'p1-to',
    't3-paidSeats',
  ]);
});

test('hours of copying without the two tools ask for these, in plain words', () => {
  const form = new URLSearchParams(writeStackForm(golden));
  form.delete('p1-from');
  form.delete('p1-to');
  const result = readStackForm(form);
  const error = 'Choose a tool from your list.';
  expect(result.kind === 'invalid' && result.errors).toEqual({ 'p1-from': error, 'p1-to': error });
  form.set('p1-from', '1');
  const half = readStackForm(form);
  expect(half.kind === 'invalid' && half.errors).toEqual({ 'p1-to': error });
});

test('a form without any tool asks for one', () => {
  const result = readStackForm(new URLSearchParams());
  expect(result.kind === 'invalid' && result.errors['t1-name']).toBe('Enter at least one tool.');
});

test('the list of known tools has at least eighty, each once, in a category of the form', () => {
  expect(stackProducts.length).toBeGreaterThanOrEqual(80);
  expect(new Set(stackProducts.map((p) => p.name)).size).toBe(stackProducts.length);
  for (const product of stackProducts) expect(stackCategories).toContain(product.category);
});

test('nobody is told to switch on two-step login for a book of paper', () => {
  const input = stack([
    tool('Order book', {
      category: 'paper',
      connects: 'none',
      core: true,
      safeLogin: 'no',
      personalData: 'yes',
    }),
    tool('Calendar', { category: 'paper', connects: 'none', owner: 'no', safeLogin: 'no' }),
  ]);
  const { actions } = summarizeStack(input, computeStack(input, today));
  expect(actions.map((action) => action.text)).toEqual([
    'Order book: It holds personal data that anyone passing by can read. Lock it away today.',
    'Choose one system for your customers and jobs, and enter everything new there first.',
    'Order book: You can’t work without it, and it connects to nothing. Replace it with a form that feeds your main system.',
  ]);
});

test('nobody is told to look for seats, a bill or a login of a whiteboard', () => {
  const open = {
    monthlyCostCents: null,
    paidSeats: null,
    usedSeats: null,
    use: 'unknown',
  } as const;
  const unknowns = { ...open, connects: 'unknown', safeLogin: 'unknown' } as const;
  const unknownOf = (category: 'paper' | 'crm') =>
    computeStack(stack([tool('X', { ...unknowns, category })]), today).tools[0]?.unknown;
  expect(unknownOf('paper')).toEqual(['use']);
  // The form itself names a wall calendar among what people book with.
  const calendar = tool('Wall calendar', { ...unknowns, category: 'scheduling' });
  expect(computeStack(stack([calendar]), today).tools[0]?.unknown).toEqual(['use']);
  const hung = { ...calendar, connects: 'none', safeLogin: 'no', personalData: 'yes' } as const;
  const { actions } = summarizeStack(stack([hung, hung]), computeStack(stack([hung, hung]), today));
  expect(actions.map(({ text }) => text).join(' ')).not.toMatch(/login/);
  expect(unknownOf('crm')).toEqual(['monthlyCostCents', 'seats', 'use', 'connects', 'safeLogin']);
});

test('nobody is asked for the seats of a file or a free tool, or for the help pages of a file', () => {
  const open = { paidSeats: null, usedSeats: null } as const;
  const unknownOf = (changes: Partial<StackTool>, name = 'X') =>
    computeStack(stack([tool(name, { ...open, ...changes })]), today).tools[0]?.unknown;
  expect(unknownOf({ monthlyCostCents: 9000 })).toEqual(['seats']);
  expect(unknownOf({ monthlyCostCents: 0 })).toEqual([]);
  expect(unknownOf({ monthlyCostCents: 900, category: 'spreadsheet' })).toEqual([]);
  const list = { monthlyCostCents: null, category: 'crm' } as const;
  expect(unknownOf(list, 'Customer list in Word')).toEqual(['monthlyCostCents']);
  expect(unknownOf(list, 'WordPress forms')).toEqual(['monthlyCostCents', 'seats']);
  const files = stack([
    tool('Renewal list in Excel', {
      ...list,
      connects: 'unknown',
      owner: 'unknown',
      safeLogin: 'unknown',
      personalData: 'unknown',
    }),
    tool('Whiteboard', { category: 'paper', owner: 'unknown', personalData: 'unknown' }),
  ]);
  const { findOutFirst } = summarizeStack(files, computeStack(files, today));
  const how = findOutFirst.map(({ how }) => how).join(' ');
  expect(findOutFirst).toHaveLength(6);
  expect(findOutFirst.map(({ question }) => question)).toContain(
    'Who is in charge: Renewal list in Excel and Whiteboard',
  );
  expect(how).not.toMatch(/help pages|statement|security settings|cancel|Open one record/);
});

test('copying between two tools of one job is no automation: it ends with the decision', () => {
  const input: StackInput = {
    ...stack([
      tool('Books A', { category: 'accounting' }),
      tool('Books B', { category: 'accounting' }),
      tool('Orders', { category: 'crm' }),
    ]),
    reEntry: [
      { from: 0, to: 1, hoursPerWeek: 9 },
      { from: 2, to: 0, hoursPerWeek: 1 },
    ],
  };
  const result = computeStack(input, today);
  expect(result.firstAutomations.map(({ from, to }) => [from, to])).toEqual([[2, 0]]);
  expect(summarizeStack(input, result).actions.map(({ text }) => text)).toContain(
    'Books A and Books B do the same job: choose one, move over, and cancel the other.',
  );
});

test('names alone are no verdict; what is known decides once half of it is there', () => {
  const asked = { owner: 'unknown', safeLogin: 'unknown', personalData: 'unknown' } as const;
  const open = { ...asked, monthlyCostCents: 4500 };
  const half = stack([tool('A', { ...open, paidSeats: null })]);
  expect(summarizeStack(half, computeStack(half, today)).title).toBe('Find out first');
  const more = stack([tool('A', open)]);
  const summary = summarizeStack(more, computeStack(more, today));
  expect(summary.title).not.toBe('Find out first');
  expect(summary.reasons[0]).toContain('3 of 7');
});

test('every result names at least three next steps', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { actions } = summarizeStack(input, computeStack(input, today));
      expect(actions.length).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('a posted job that is no job, also the name of a property of every object, gets the general title', () => {
  for (const category of ['__proto__', 'constructor', 'toString', 'no such job', '']) {
    expect(rowTitle(30, category), category).toBe(rowTitle(30, 'other'));
  }
});

import { expect, test } from 'vitest';
import { stack, today, tool } from '#test/tech-stack-samples.ts';
import { toolPageWords } from '../tools.content.ts';
import type { StackInput } from './stack-model.ts';
import { withoutTypedNames } from './stack-names.ts';
import { computeStack } from './tech-stack.formula.ts';
import { summarizeStack } from './tech-stack.summary.ts';
import { toolKind } from './tool-kind.ts';

const summaryOf = (input: StackInput) => summarizeStack(input, computeStack(input, today));
const namesIn = (...names: string[]) =>
  withoutTypedNames(stack(names.map((name) => tool(name, { category: 'pos' })))).tools.map(
    ({ name }) => name,
  );

test('only names that aren’t on our list are left out, however a product is typed', () => {
  expect(namesIn('Square', ' clover', 'My own till')).toEqual([
    'Square',
    'Clover',
    'Tool 3 (Point of sale and payments)',
  ]);
  expect(toolPageWords.mail.leftOut['tech-stack-analyzer']).toMatch(/aren’t on our list/);
});

test('a file stays a file without its name, and a program a program', () => {
  for (const [name, category] of [
    ['Customer list in Word', 'crm'],
    ['Prices', 'spreadsheet'],
    ['My Airtable', 'spreadsheet'],
    ['My disk', 'storage'],
    ['File server downstairs', 'storage'],
    ['Board', 'paper'],
    ['Whiteboard in the hall', 'scheduling'],
  ] as const) {
    const named = tool(name, { category, connects: 'none' });
    const [nameless = named] = withoutTypedNames(stack([named])).tools;
    expect(nameless.name).not.toContain(name);
    expect(toolKind(nameless), name).toBe(toolKind(named));
  }
  expect(toolKind(tool('Miro whiteboard', { connects: 'native' }))).toBe('program');
  expect(namesIn('Customer list in Word')).toEqual(['File 1 (Point of sale and payments)']);
});

test('the emailed result finds the same duplicates as the page', () => {
  const input = stack([tool('square', { category: 'pos' }), tool('CLOVER', { category: 'pos' })]);
  expect(summaryOf(input).reasons).toHaveLength(1);
  expect(summaryOf(withoutTypedNames(input)).reasons).toHaveLength(1);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInput, stack, today, tool } from '#test/tech-stack-samples.ts';
import { leaves } from './stack-advice.ts';
import { toolAdvice } from './stack-advice-words.ts';
import type { StackInput, StackTool } from './stack-model.ts';
import { stackAnswers } from './tech-stack.answers.ts';
import { categoryWords, stackWords } from './tech-stack.content.ts';
import { computeStack } from './tech-stack.formula.ts';
import { summarizeStack } from './tech-stack.summary.ts';
import { ONE_JOB } from './tech-stack-products.content.ts';

const summaryOf = (input: StackInput) => summarizeStack(input, computeStack(input, today));
const wordsFor = (input: StackInput, at: number) => {
  const result = computeStack(input, today);
  const entry = result.tools[at];
  if (entry === undefined) throw new Error('a tool has its advice');
  return toolAdvice({ input, result }, entry).text;
};

test('the reason says how many of the unknown answers are part of the score', () => {
  const reason = (...changes: Partial<StackTool>[]) =>
    summaryOf(stack(changes.map((change, at) => tool(`Tool ${at}`, change)))).reasons[0];
  const money = { monthlyCostCents: null, paidSeats: null } as const;
  expect(reason(money)).toBe('You don’t know 2 of 7 answers about your tools.');
  expect(reason({ ...money, owner: 'unknown' })).toBe(
    'You don’t know 3 of 7 answers about your tools. One of them affects the score and counts as zero, so the true score may be higher.',
  );
  expect(reason({ ...money, owner: 'unknown' }, { use: 'unknown', monthlyCostCents: 900 })).toBe(
    'You don’t know 4 of 14 answers about your tools. 2 of them affect the score and count as zero, so the true score may be higher.',
  );
  expect(reason({ owner: 'unknown' })).toMatch(/tools\. It counts as zero/);
});

test('the count of unknown answers, the list to find out and the answers agree', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const named = input.tools.map((entry, at) => ({ ...entry, name: `Tool ${at}` }));
      const { tools, map } = computeStack({ ...input, tools: named }, today);
      const untimed = map.links.filter(
        ({ hoursPerWeek, kind }) => hoursPerWeek === null && kind !== 'ends',
      );
      const lines = stackAnswers({ ...input, tools: named });
      for (const { tool: at, unknown } of tools) {
        const open = /not known: (.*)$/.exec(lines[at]?.value ?? '')?.[1]?.split(', ') ?? [];
        expect(open).toHaveLength(unknown.length);
      }
      const { title, findOutFirst } = summaryOf({ ...input, tools: named });
      // What is given up needs no answers any more.
      const asked = tools.filter((entry) => title === 'Find out first' || !leaves(entry));
      const namesOf = ({ question }: { question: string }) =>
        question.replace(/^.*?: /, '').split(/, | and /);
      expect(findOutFirst.flatMap(namesOf)).toHaveLength(
        asked.reduce((sum, { unknown }) => sum + unknown.length, untimed.length),
      );
      expect(
        new Set(findOutFirst.map(({ question, how }) => question.replace(/: .*/, how))).size,
      ).toBe(findOutFirst.length);
    }),
  );
  const [paper] = stackAnswers(
    stack([tool('Order book', { category: 'paper', monthlyCostCents: null, paidSeats: null })]),
  );
  expect(paper?.value).not.toMatch(/not known/);
});

test('the weakest connections are those of tools to keep, and only of known connections', () => {
  const link = (input: StackInput) =>
    summaryOf(input).reasons.find((reason) => reason.startsWith('Weakest'));
  const weak = tool('Forms app', { connects: 'export', category: 'forms', core: true });
  const open = tool('Shop', { connects: 'unknown', category: 'online-shop', owner: 'no' });
  expect(link(stack([weak, open]))).toBeUndefined();
  const strong = tool('Books', { category: 'accounting', owner: 'no', safeLogin: 'no' });
  expect(link(stack([weak, open, strong]))).toBe('Weakest connection: Forms app.');
  const unused = tool('HubSpot', { connects: 'none', category: 'crm', use: 'rarely' });
  const used = tool('Pipedrive', { category: 'crm', owner: 'no' });
  expect(link(stack([weak, unused, used]))).toBe(
    'Weakest connection among the tools to keep: Forms app.',
  );
});

test('tools whose connection nobody knows lead to the question, not to a weak link', () => {
  const { title, verdict, actions } = summaryOf(
    stack([
      tool('Shop', { connects: 'unknown', category: 'online-shop' }),
      tool('Books', { category: 'accounting', owner: 'no', safeLogin: 'no' }),
    ]),
  );
  expect(title).toBe('Find out what connects');
  expect(verdict).toMatch(/find out whether they all connect/);
  expect(actions[0]?.text).toMatch(/^Shop: Find out whether it connects/);
});

test('a name that stands in two rows always comes with its job', () => {
  const input = stack(
    [
      tool('QuickBooks', { category: 'accounting', owner: 'unknown' }),
      tool('quickbooks', { category: 'crm', connects: 'none', core: true }),
      tool('Board', { category: 'paper', connects: 'none' }),
      tool('Board', { category: 'paper', connects: 'none' }),
    ],
    [{ from: 0, to: 1, hoursPerWeek: 2 }],
  );
  const summary = summaryOf(input);
  expect(summary.findOutFirst[0]?.question).toMatch(/: QuickBooks \(Accounting\)/);
  const text = [...summary.reasons, ...summary.actions.map((action) => action.text)].join(' ');
  expect(text).toContain('QuickBooks (Accounting) → quickbooks (CRM): 2 hours');
  expect(text).toContain('quickbooks (CRM): You can’t work without it');
  expect(text).toMatch(/Board \(tool 3\)/);
  expect(stackAnswers(input).map(({ label }) => label)).toContain(
    'Copied by hand 1: QuickBooks (Accounting) → quickbooks (CRM)',
  );
});

test('a tool to keep says what is open about it', () => {
  const only = (changes: Partial<StackTool>) => wordsFor(stack([tool('Books', changes)]), 0);
  expect(only({ owner: 'no', safeLogin: 'no' })).toBe(
    'Name someone in charge and give everyone their own login with two-step login.',
  );
  expect(only({ monthlyCostCents: 9000, paidSeats: 3, usedSeats: 2 })).toBe(
    'Cancel the seats nobody uses.',
  );
  const open = { owner: 'unknown', safeLogin: 'unknown', personalData: 'unknown' } as const;
  expect(only({ ...open, use: 'unknown' })).toBe('Find out what’s still unknown first.');
  expect(only({ owner: 'unknown' })).toBe('Find out what’s still unknown first.');
  const crms = ['A', 'B'].map((name) => tool(name, { category: 'crm' }));
  expect(wordsFor(stack(crms), 0)).toBe('Choose between it and B.');
  const weak = stack([tool('A', { connects: 'none' }), tool('B', { owner: 'no' })]);
  expect(summaryOf(weak).title).toBe('Fix one link first');
  const link = 'It connects to nothing. Look for a tool that connects instead.';
  expect(wordsFor(weak, 0)).toBe(link);
  expect(summaryOf(weak).actions[0]?.text).toBe(`A: ${link}`);
});

test('the steps follow the verdict: owners, logins and connections where it names them', () => {
  const loose = { owner: 'no', safeLogin: 'no', connects: 'export', use: 'weekly' } as const;
  const { title, verdict, actions } = summaryOf(
    stack([
      tool('Office', { ...loose, category: 'office', core: true }),
      tool('Books', { category: 'accounting', connects: 'export' }),
      tool('Chat', { ...loose, category: 'chat' }),
    ]),
  );
  expect(title).toBe('Tidy up first');
  expect(verdict).toBe(
    'Too many loose ends. Before you automate: name who is in charge, secure the logins and connect your tools better.',
  );
  expect(actions.map(({ text }) => text)).toEqual([
    'Name one person in charge of each: Office and Chat.',
    'Office and Chat: give everyone their own login, and turn on two-step login wherever it’s offered.',
    expect.stringMatching(/^Office, Books and Chat: They connect only by file export/),
  ]);
});

test('a verdict about connected tools names only what is open', () => {
  const { title, verdict, actions } = summaryOf(
    stack([
      tool('Office', { category: 'office', owner: 'no', use: 'weekly' }),
      tool('Books', { category: 'accounting', owner: 'no', safeLogin: 'no', use: 'weekly' }),
    ]),
  );
  expect(title).toBe('Settle the loose ends first');
  expect(verdict).toBe(
    'Your tools connect. Before you automate: name who is in charge and secure the logins.',
  );
  expect(actions[0]?.text).toMatch(/^Name one person in charge/);
  expect(actions[1]?.text).toMatch(/^Books: give everyone their own login/);
});

test('no verdict has an empty or unfilled list, and no step stands twice', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { verdict, actions } = summaryOf(input);
      expect(verdict).not.toMatch(/[{}]|: \.|, \./);
      expect(new Set(actions.map(({ text }) => text)).size).toBe(actions.length);
    }),
    { numRuns: 1000 },
  );
});

test('an owner is asked to note renewals only where a month is missing', () => {
  const words = (renewalMonth: number | null) => {
    const office = tool('Office', { renewalMonth, owner: 'unknown', category: 'office' });
    return summaryOf(stack([office], [])).actions.map(({ text }) => text);
  };
  expect(words(6)).toContain('Write down one person in charge of each tool.');
  expect(words(null)).toContain(
    'Write down one person in charge of each tool, and the month in which it renews.',
  );
});

test('the method names every group in which two tools always overlap', () => {
  const method = stackWords.method.join(' ').toLowerCase();
  for (const category of ONE_JOB) expect(method).toContain(categoryWords[category].toLowerCase());
});

test('nothing is to be found out about a tool that is given up, in the verdict, too', () => {
  const loose = { owner: 'no', safeLogin: 'no', use: 'weekly' } as const;
  const { verdict, findOutFirst, actions } = summaryOf(
    stack([
      tool('Office', { category: 'office', ...loose }),
      tool('Chat', { category: 'chat', ...loose }),
      tool('Old CRM', { category: 'crm', use: 'rarely', owner: 'unknown', safeLogin: 'unknown' }),
      tool('CRM', { category: 'crm' }),
    ]),
  );
  expect(verdict).toMatch(/^Your tools connect\. Before you automate: give up what another tool/);
  expect(findOutFirst).toEqual([]);
  expect([verdict, ...actions.map(({ text }) => text)].join(' ')).not.toMatch(/you don’t know yet/);
});

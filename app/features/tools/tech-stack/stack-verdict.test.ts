import { expect, test } from 'vitest';
import { golden, stack, today, tool } from '#test/tech-stack-samples.ts';
import { toolAdvice } from './stack-advice-words.ts';
import type { StackInput, StackTool } from './stack-model.ts';
import { computeStack } from './tech-stack.formula.ts';
import { summarizeStack } from './tech-stack.summary.ts';

const summaryOf = (input: StackInput) => summarizeStack(input, computeStack(input, today));

/** The labels of the table, one text for each tool. */
function labelsOf(input: StackInput): string[] {
  const result = computeStack(input, today);
  return result.tools.map((entry) => toolAdvice({ input, result }, entry).label);
}

const sheet = tool('Excel', { category: 'spreadsheet', connects: 'none' });

test('one weak link is the one gap only where nothing else is open', () => {
  const others = [tool('Books', { category: 'accounting' }), tool('Mail', { category: 'office' })];
  const alone = summaryOf(stack([{ ...sheet, core: true }, ...others]));
  expect(alone.verdict).toBe('Good tools with one gap: fix the weakest link, then automate.');
  const open = { owner: 'no', safeLogin: 'no' } as const;
  const several = summaryOf(
    stack([
      { ...sheet, connects: 'export' },
      ...others.map((other) => ({ ...other, ...open, core: true })),
    ]),
  );
  expect(several.title).toBe('Fix one link first');
  expect(several.verdict).toBe(
    'Good tools with gaps. Before you automate: fix the weakest link, name who is in charge and secure the logins.',
  );
  expect(several.actions.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Excel: It connects only by file export/),
    'Name one person in charge of each: Books and Mail.',
    expect.stringMatching(/^Books and Mail: give everyone their own login/),
  ]);
  expect(summaryOf(golden).verdict).toMatch(/with gaps.*give up what another tool does better/);
});

test('a tool about which something is unknown is only kept for now', () => {
  const open = tool('A', { category: 'crm', owner: 'unknown' });
  expect(labelsOf(stack([open, tool('B', { category: 'pos' })]))).toEqual(['Keep for now', 'Keep']);
});

test('a tool that may have to go is not labelled “Keep”', () => {
  const crms = stack([tool('A', { category: 'crm' }), tool('B', { category: 'crm' })]);
  expect(labelsOf(crms)).toEqual(['Choose one', 'Choose one']);
  const copied = stack(
    [sheet, tool('Books', { category: 'accounting' })],
    [{ from: 0, to: 1, hoursPerWeek: 2 }],
  );
  expect(labelsOf(copied)).toEqual(['Keep for now', 'Keep']);
  const weak = stack([tool('A', { connects: 'none' }), tool('B', { owner: 'no' })]);
  expect(labelsOf(weak)).toEqual(['Keep for now', 'Keep']);
  const both = stack(
    [
      tool('A', { category: 'crm', connects: 'none' }),
      tool('B', { category: 'crm', connects: 'none' }),
    ],
    [{ from: 0, to: 1, hoursPerWeek: 2 }],
  );
  const result = computeStack(both, today);
  const [first] = result.tools;
  expect(first && toolAdvice({ input: both, result }, first).text).toBe('Choose between it and B.');
});

test('two tools for one job are a choice only while the advice has not chosen', () => {
  const crm = tool('A', { category: 'crm' });
  expect(summaryOf(stack([crm, { ...crm, name: 'B' }])).reasons).toContain(
    'Customers (CRM): A and B do the same job. Choose one.',
  );
  expect(summaryOf(stack([crm, { ...crm, name: 'B', use: 'rarely' }])).reasons).toContain(
    'Customers (CRM): A and B do the same job. One is enough.',
  );
});

test('a single tool is neither good nor weak beside others, and the first step is to add them', () => {
  for (const connects of ['none', 'export', 'native'] as const) {
    const { title, verdict, reasons, actions } = summaryOf(
      stack([tool('Jobber', { category: 'industry', connects, owner: 'no', core: true })]),
    );
    expect(title).toBe('Add your other tools');
    expect([verdict, ...reasons].join(' ')).not.toMatch(/[Ww]eakest|Good tools|Your tools/);
    expect(actions[0]?.text).toMatch(/^Add the other tools/);
    expect(actions.map(({ text }) => text).join(' ')).not.toMatch(/from one tool to another/);
  }
});

test('where all connections are equally weak, none is called the weakest', () => {
  const none = tool('A', { category: 'crm', connects: 'none' });
  const { reasons } = summaryOf(stack([none, { ...none, name: 'B', category: 'accounting' }]));
  expect(reasons.join(' ')).not.toMatch(/Weakest/);
});

test('a low band that only unknown answers cause is no verdict', () => {
  const weak = tool('A', { category: 'crm', connects: 'none', owner: 'no', safeLogin: 'no' });
  const open = { connects: 'unknown', owner: 'unknown', safeLogin: 'unknown' } as const;
  const unknown = stack([weak, tool('B', { category: 'pos', ...open, core: true })]);
  expect(summaryOf(unknown).title).toBe('Find out first');
  const known = stack([weak, tool('B', { category: 'pos', connects: 'export', core: true })]);
  expect(summaryOf(known).title).not.toBe('Find out first');
});

test('several tools with exposed data are one step, so that the next ones have room', () => {
  const exposed = { personalData: 'yes', safeLogin: 'no', connects: 'none', core: true } as const;
  const { actions } = summaryOf(
    stack([
      tool('A', { category: 'crm', ...exposed }),
      tool('B', { category: 'accounting', ...exposed }),
      tool('C', { category: 'pos', ...exposed }),
    ]),
  );
  expect(actions[0]?.text).toMatch(/^A, B and C: They hold personal data/);
  expect(actions[1]?.text).not.toMatch(/personal data/);
});

test('six minutes of copying a week are no first automation', () => {
  const tools = [tool('A', { category: 'crm' }), tool('B', { category: 'accounting' })];
  const copied = (hoursPerWeek: number) =>
    summaryOf(stack(tools, [{ from: 0, to: 1, hoursPerWeek }])).actions[0]?.text;
  expect(copied(0.1)).toMatch(/^For one week, note what else gets copied by hand/);
  expect(copied(0.5)).toMatch(/^Automate A → B/);
});

test('the verdict asks to secure personal data only where a step does', () => {
  const loose = { owner: 'no', safeLogin: 'no', connects: 'export', use: 'weekly' } as const;
  const summaryWith = (use: StackTool['use']) =>
    summaryOf(
      stack([
        tool('Old list', { ...loose, category: 'crm', personalData: 'yes', use }),
        tool('CRM', { category: 'crm', use: 'daily' }),
        tool('Books', { ...loose, category: 'accounting' }),
      ]),
    );
  const cancelled = summaryWith('rarely');
  expect(cancelled.actions[0]?.text).toMatch(/^Old list: .*cancel it/);
  expect(`${cancelled.title} ${cancelled.verdict}`).not.toMatch(/[Ss]ecure (the|personal) data/);
  const kept = summaryWith('weekly');
  expect(kept.actions[0]?.text).toMatch(/^Old list: It holds personal data/);
  expect(kept.verdict).toMatch(/secure personal data today/);
});

test('the soonest renewal comes first, and one of this month before all but exposed data', () => {
  const renewing = [1, 12, 11].map((renewalMonth) =>
    tool(`Month ${renewalMonth}`, { renewalMonth, category: 'other' }),
  );
  const bridge = tool('Till', { category: 'pos', connects: 'none', core: true });
  const stepsOf = (tools: readonly StackTool[]) =>
    summaryOf(stack([bridge, ...tools])).actions.map(({ text }) => text.split(': ')[0]);
  expect(stepsOf(renewing).slice(0, 2)).toEqual(['Month 11', 'Till']);
  const ready = summaryOf(stack(renewing)).actions.map(({ text }) => text);
  expect(ready[0]).toBe('Month 11: It renews this month, so decide today whether to keep it.');
  const texts = summaryOf(stack(renewing.slice(0, 2))).actions.map(({ text }) => text);
  expect(texts.filter((text) => text.includes('renews soon'))).toEqual([
    'Month 12: It renews soon. Decide before December.',
    'Month 1: It renews soon. Decide before January.',
  ]);
});

test('a step names all the tools that it is about', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const tools = names.map((name) => tool(name, { category: 'other', owner: 'no', use: 'weekly' }));
  const { actions } = summaryOf(stack(tools));
  expect(actions.map(({ text }) => text)).toContain(
    'Name one person in charge of each: A, B, C, D, E and F.',
  );
});

test('all connections that are equally weak are named, or none where they are many', () => {
  const weakest = (count: number) => {
    const weak = Array.from({ length: count }, (_, at) =>
      tool(`T${at + 1}`, { category: 'other', connects: 'export', use: 'weekly', safeLogin: 'no' }),
    );
    const { reasons } = summaryOf(stack([...weak, tool('Books', { category: 'accounting' })]));
    return reasons.find((reason) => reason.startsWith('Weakest'));
  };
  expect(weakest(3)).toBe('Weakest connections: T1, T2 and T3.');
  expect(weakest(5)).toBeUndefined();
});

test('a tool that is used every month is not called hardly used', () => {
  const step = (use: StackTool['use']) =>
    summaryOf(stack([tool('A', { use }), tool('B', { category: 'pos' })])).actions.find(
      ({ text }) => text.startsWith('A: '),
    )?.text;
  expect(step('monthly')).toMatch(/^A: Used only now and then, but none of/);
  expect(step('rarely')).toMatch(/^A: Hardly used, but none of/);
});

test('a verdict that the best answers can’t change isn’t left open', () => {
  const system = tool('Old ERP', {
    category: 'industry',
    connects: 'none',
    use: 'rarely',
    core: true,
  });
  const open = {
    use: 'unknown',
    connects: 'unknown',
    owner: 'unknown',
    safeLogin: 'unknown',
  } as const;
  const sure = stack([
    { ...system, owner: 'no', safeLogin: 'no' },
    tool('Books', { category: 'accounting', ...open }),
  ]);
  expect(computeStack(sure, today)).toMatchObject({
    band: 'system-of-record',
    bestCaseBand: 'system-of-record',
  });
  expect(summaryOf(sure).title).toBe('Start with one system of record');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stack, today, tool } from '#test/tech-stack-samples.ts';
import { toolAdvice } from './stack-advice-words.ts';
import { linesOf } from './stack-map.tsx';
import type { StackTool } from './stack-model.ts';
import { stackAnswers } from './tech-stack.answers.ts';
import { computeStack } from './tech-stack.formula.ts';
import { emptyStackTool, stackDefaultInput } from './tech-stack.schema.ts';
import { summarizeStack } from './tech-stack.summary.ts';

test('a bakery on paper is told to start with one system of record', () => {
  const input = stack([
    tool('Order book', {
      category: 'paper',
      connects: 'none',
      core: true,
      owner: 'no',
      safeLogin: 'no',
    }),
    tool('Cash register', {
      category: 'pos',
      connects: 'none',
      core: true,
      owner: 'no',
      safeLogin: 'no',
    }),
    tool('Facebook page', {
      category: 'social',
      connects: 'export',
      use: 'weekly',
      safeLogin: 'no',
    }),
  ]);
  const result = computeStack(input, today);
  expect(summarizeStack(input, result).title).toBe('Start with one system of record');
});

test('a dental clinic whose core program has shared logins and no connection hears about both, in the title, too', () => {
  const input = stack(
    [
      tool('Practice program', {
        category: 'industry',
        connects: 'none',
        core: true,
        personalData: 'yes',
        safeLogin: 'no',
        monthlyCostCents: 45_000,
      }),
      tool('Microsoft 365', { category: 'office', core: true, monthlyCostCents: 12_000 }),
      tool('QuickBooks Online', { category: 'accounting', core: true, monthlyCostCents: 9000 }),
      tool('Jotform', { category: 'forms', use: 'weekly', monthlyCostCents: 4500 }),
    ],
    [
      { from: 3, to: 0, hoursPerWeek: 6 },
      { from: 1, to: 2, hoursPerWeek: 2 },
    ],
  );
  const summary = summarizeStack(input, computeStack(input, today));
  expect(summary.title).toBe('Secure the data, then fix one link');
  expect(summary.actions[0]?.text).toMatch(/^Practice program: It holds personal data/);
  expect(summary.actions[1]?.text).toMatch(/^Practice program: .*connects to nothing/);
  expect(summary.reasons.join(' ')).toMatch(
    /Jotform → Practice program: 6 hours a week of copying, but/,
  );
  expect(summary.lines.at(-1)?.label).toBe('Automation 1: Microsoft 365 → QuickBooks Online');
});

test('a machine shop with a tidy stack is ready, and is told what to automate', () => {
  const input = stack(
    [
      tool('Katana', { category: 'industry', core: true, monthlyCostCents: 25_000 }),
      tool('Xero', { category: 'accounting', core: true, monthlyCostCents: 7000 }),
      tool('Google Workspace', { category: 'office', core: true, monthlyCostCents: 14_000 }),
    ],
    [{ from: 0, to: 1, hoursPerWeek: 3 }],
  );
  const summary = summarizeStack(input, computeStack(input, today));
  expect(summary.title).toBe('Automation-ready');
  expect(summary.actions[0]?.text).toMatch(/Automate Katana → Xero: 3 hours a week/);
});

test('two sales channels, a point of sale and its card terminal, team chat and customer chat are no duplicates', () => {
  for (const [category, one, other] of [
    ['online-shop', 'Shopify', 'Etsy'],
    ['pos', 'Square', 'Moneris'],
    ['chat', 'Slack', 'WhatsApp Business app'],
  ] as const) {
    const input = stack([
      tool(one, { category, monthlyCostCents: 5000 }),
      tool(other, { category, connects: 'export', monthlyCostCents: 4000 }),
    ]);
    const result = computeStack(input, today);
    expect(result.duplicates).toEqual([]);
    expect([result.overlapSavingCents, result.adviceSavingCents]).toEqual([0, 0]);
    expect(result.tools.map(({ advice }) => advice)).toEqual([['keep'], ['keep']]);
    expect(summarizeStack(input, result).reasons.join(' ')).not.toContain('same job');
  }
  const stores = stack([
    tool('Shopify', { category: 'online-shop' }),
    tool('WooCommerce', { category: 'online-shop' }),
  ]);
  expect(computeStack(stores, today).duplicates).toHaveLength(1);
});

test('names that nobody knows are duplicates only where a category is one job', () => {
  const twice = (category: StackTool['category']) =>
    computeStack(stack([tool('Alpha', { category }), tool('Beta', { category })]), today).duplicates
      .length;
  expect(twice('accounting')).toBe(1);
  for (const category of ['online-shop', 'pos', 'chat', 'social', 'website'] as const)
    expect(twice(category)).toBe(0);
});

test('nobody is told to cancel a tool whose job no other does', () => {
  const input = stack([
    tool('Survey tool', { category: 'forms', use: 'rarely', monthlyCostCents: 9000 }),
    tool('Daily tool', { category: 'office' }),
  ]);
  const result = computeStack(input, today);
  expect(result.tools[0]?.advice).toEqual(['review']);
  expect(result.adviceSavingCents).toBe(0);
  const words = summarizeStack(input, result)
    .actions.map(({ text }) => text)
    .join(' ');
  expect(words).not.toMatch(/cancel/);
});

test('the record of a tool names what was said, and once what is not known', () => {
  const tool = { ...emptyStackTool, name: 'Books', category: 'accounting' as const };
  const lines = stackAnswers({
    ...stackDefaultInput,
    tools: [
      { ...tool, monthlyCostCents: 9000, paidSeats: 5, usedSeats: 3, use: 'daily', owner: 'no' },
      { ...tool, connects: 'native', safeLogin: 'yes', personalData: 'yes', renewalMonth: 3 },
    ],
    reEntry: [],
  });
  expect(lines[0]?.value).toBe(
    'Accounting; $90.00 a month; seats paid for: 5; seats used: 3; every day; one person in charge: no; not known: connections, separate logins and two-step login, personal data',
  );
  expect(lines[1]?.value).toBe(
    'Accounting; connects directly or by API; separate logins and two-step login: yes; personal data: yes; renewal month: March; not known: cost, seats, how often it is used, one person in charge',
  );
});

test('a title names what the first step is about, whatever the band', () => {
  const answer = <const Value>(...values: Value[]) => fc.constantFrom(...values);
  const anyTool = fc.record({
    category: answer('crm', 'office', 'accounting', 'industry', 'paper', 'projects'),
    connects: answer('native', 'export', 'none'),
    use: answer('daily', 'weekly', 'rarely'),
    owner: answer('yes', 'no'),
    safeLogin: answer('yes', 'no'),
    personalData: answer('yes', 'no'),
    core: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyTool, { minLength: 1, maxLength: 6 }), (answers) => {
      const input = stack(answers.map((given, at) => tool(`Tool ${at}`, given)));
      const result = computeStack(input, today);
      const { title, actions } = summarizeStack(input, result);
      const isExposed = /: (It holds|They hold) personal data/.test(actions[0]?.text ?? '');
      expect(title.startsWith('Secure the data')).toBe(isExposed);
      const links = /(one|two) links?/.exec(title)?.[1];
      if (links === undefined) return;
      expect(result.weakLinks).toHaveLength(links === 'one' ? 1 : 2);
      if (!isExposed) expect(actions[0]?.text).toMatch(/connects? (to nothing|only by)/);
    }),
    { numRuns: 2000 },
  );
});

test('a name in the map is broken at a space before anything is cut', () => {
  expect(linesOf('Jobber')).toEqual(['Jobber']);
  expect(linesOf('QuickBooks Online')).toEqual(['QuickBooks', 'Online']);
  expect(linesOf('File server in the office')).toEqual(['File server in', 'the office']);
  expect(linesOf('Donaudampfschifffahrt')).toEqual(['Donaudampfschi', 'fffahrt']);
  expect(linesOf('Cash register without connection').join('')).toContain('…');
});

test('a tool gets "nothing to do" only if nothing about it is unknown', () => {
  const words = (changes: Partial<StackTool>) => {
    const known = { owner: 'yes', safeLogin: 'yes', personalData: 'no' } as const;
    const price = { monthlyCostCents: 4500, paidSeats: 2, usedSeats: 2 };
    const input = stack([tool('Planner', { ...known, ...price, ...changes })]);
    const result = computeStack(input, today);
    const [entry] = result.tools;
    if (entry === undefined) throw new Error('a tool has its advice');
    expect(entry.advice).toEqual(['keep']);
    return toolAdvice({ input, result }, entry).text;
  };
  expect(words({})).toBe('Nothing to do.');
  for (const open of ['use', 'connects', 'owner', 'safeLogin', 'personalData'] as const) {
    expect(words({ [open]: 'unknown' }), open).toBe('Find out what’s still unknown first.');
  }
  expect(words({ usedSeats: null })).toBe('Find out what’s still unknown first.');
});

test('a tool that people copy from and that connects to nothing never gets "nothing to do"', () => {
  const board = tool('Whiteboard', { category: 'paper', connects: 'none', personalData: 'no' });
  const input = stack(
    [board, tool('Jobber', { category: 'industry', core: true })],
    [{ from: 0, to: 1, hoursPerWeek: 3 }],
  );
  const result = computeStack(input, today);
  const [entry] = result.tools;
  if (entry === undefined) throw new Error('a tool has its advice');
  expect(entry.advice).toEqual(['keep']);
  // Where nothing else can be automated, the verdict asks for it, and so do the step and the table.
  const { verdict, actions } = summarizeStack(input, result);
  const words = 'It connects to nothing. Replace it with a form that feeds your main system.';
  expect(verdict).toMatch(/apart from Whiteboard: the copying only ends once/);
  expect(actions[0]?.text).toBe(`Whiteboard: ${words}`);
  expect(toolAdvice({ input, result }, entry).text).toBe(words);
  const more = stack(
    [...input.tools, tool('Books', { category: 'accounting' })],
    [...input.reEntry, { from: 1, to: 2, hoursPerWeek: 5 }],
  );
  const kept = computeStack(more, today);
  const [first] = kept.tools;
  expect(first && toolAdvice({ input: more, result: kept }, first).text).toMatch(
    /it can stay. But the copying only ends once/,
  );
});

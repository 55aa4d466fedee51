import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownScore } from '../model/tool-figures.ts';
import { linesOf } from './stack-map.tsx';
import { type StackInput, type StackTool, stackCategories } from './stack-model.ts';
import { stackAnswers } from './tech-stack.answers.ts';
import { computeStack, stackBandOf } from './tech-stack.formula.ts';
import {
  emptyStackTool,
  readStackForm,
  stackDefaultInput,
  writeStackForm,
} from './tech-stack.schema.ts';
import { adviceWords, summarizeStack } from './tech-stack.summary.ts';
import { stackProducts } from './tech-stack-products.content.ts';

const today = '2026-11-20';

const tool = (name: string, changes: Partial<StackTool>): StackTool => ({
  ...emptyStackTool,
  name,
  monthlyCostCents: 0,
  paidSeats: 1,
  usedSeats: 1,
  use: 'daily',
  connects: 'native',
  owner: 'yes',
  safeLogin: 'yes',
  personalData: 'no',
  ...changes,
});

const stack = (tools: readonly StackTool[], reEntry: StackInput['reEntry'] = []): StackInput => ({
  ...stackDefaultInput,
  tools,
  reEntry,
});

const golden = stack(
  [
    tool('HubSpot Free', { category: 'crm', paidSeats: 5, usedSeats: 3, core: true }),
    tool('Mailchimp', {
      category: 'email-marketing',
      monthlyCostCents: 4500,
      use: 'weekly',
      safeLogin: 'no',
    }),
    tool('Google Workspace', {
      category: 'office',
      monthlyCostCents: 7200,
      paidSeats: 5,
      usedSeats: 5,
      core: true,
    }),
    tool('QuickBooks', {
      category: 'accounting',
      monthlyCostCents: 7500,
      paidSeats: 2,
      usedSeats: 2,
      core: true,
    }),
    tool('Trello', {
      category: 'projects',
      monthlyCostCents: 6000,
      paidSeats: 5,
      usedSeats: 2,
      connects: 'export',
      use: 'monthly',
      owner: 'no',
      safeLogin: 'no',
    }),
    tool('Asana', { category: 'projects', monthlyCostCents: 5500, paidSeats: 5, usedSeats: 5 }),
    tool('Paper intake', {
      category: 'paper',
      connects: 'none',
      owner: 'no',
      safeLogin: 'no',
      core: true,
    }),
  ],
  [{ from: 6, to: 0, hoursPerWeek: 4 }],
);

const anyTool: fc.Arbitrary<StackTool> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 20 }),
  category: fc.constantFrom(...stackCategories),
  monthlyCostCents: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
  paidSeats: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: null }),
  usedSeats: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null }),
  use: fc.constantFrom('daily', 'weekly', 'monthly', 'rarely', 'unknown'),
  connects: fc.constantFrom('native', 'export', 'none', 'unknown'),
  owner: fc.constantFrom('yes', 'no', 'unknown'),
  safeLogin: fc.constantFrom('yes', 'no', 'unknown'),
  core: fc.boolean(),
  personalData: fc.constantFrom('yes', 'no', 'unknown'),
  renewalMonth: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
});

const anyInput = fc
  .tuple(
    fc.array(anyTool, { minLength: 1, maxLength: 12 }),
    fc.array(
      fc.record({
        from: fc.nat(11),
        to: fc.nat(11),
        hoursPerWeek: fc.double({ min: 0.1, max: 400, noNaN: true }),
      }),
      { maxLength: 8 },
    ),
  )
  .map(([tools, reEntry]) => stack(tools, reEntry));

test('the golden stack of seven tools scores 77.4', () => {
  const { parts, score, band } = computeStack(golden, today);
  expect(parts.connect).toBeCloseTo(0.773, 3);
  expect(parts.use).toBeCloseTo(0.909, 3);
  expect(parts.overlap).toBeCloseTo(0.857, 3);
  expect(parts.ownership).toBeCloseTo(0.714, 3);
  expect(parts.safety).toBeCloseTo(0.571, 3);
  expect(shownScore(score)).toBe(77.4);
  expect(band).toBe('fix-links');
});

test('the golden stack costs 307 a month, wastes 36 on seats and 55 on overlap, 650 on copying', () => {
  const result = computeStack(golden, today);
  expect(result.spendCents).toBe(30_700);
  expect(result.seatWasteCents).toBeCloseTo(3600, 6);
  expect(result.overlapSavingCents).toBe(5500);
  expect(result.reEntryCents).toBeCloseTo(65_000, 6);
});

test('Trello is cut, paper intake is bridged, the rest is kept', () => {
  const result = computeStack(golden, today);
  expect(result.tools.map((t) => t.advice)).toEqual([
    ['keep'],
    ['keep'],
    ['keep'],
    ['keep'],
    ['cut'],
    ['keep'],
    ['bridge'],
  ]);
  expect(result.weakLinks).toEqual([6]);
});

test('following the advice saves Trello’s whole price, its seats not counted twice', () => {
  expect(computeStack(golden, today).adviceSavingCents).toBe(6000);
});

test('copying from paper is blocked, so there is nothing to automate yet', () => {
  const result = computeStack(golden, today);
  expect(result.firstAutomations).toEqual([]);
  expect(result.map.links[0]).toMatchObject({ kind: 'blocked', blockedBy: [6] });
});

test('the three best first automations are the ready pairs with the most hours', () => {
  const pairs = [1, 2, 5, 3].map((hours, i) => ({ from: i, to: i + 1, hoursPerWeek: hours }));
  const result = computeStack(
    { ...golden, reEntry: [...pairs, { from: 6, to: 0, hoursPerWeek: 9 }] },
    today,
  );
  expect(result.firstAutomations.map((link) => link.hoursPerWeek)).toEqual([5, 3, 2]);
});

test('of two tools for one job the worse connected one is consolidated', () => {
  const result = computeStack(
    stack([tool('A', { category: 'crm' }), tool('B', { category: 'crm', connects: 'export' })]),
    today,
  );
  expect(result.tools.map((t) => t.advice[0])).toEqual(['keep', 'consolidate']);
});

test('nobody is told to move over to a tool that is cut', () => {
  const result = computeStack(
    stack([
      tool('Unused', { category: 'crm', use: 'rarely' }),
      tool('Daily', { category: 'crm', connects: 'export', core: true }),
    ]),
    today,
  );
  expect(result.tools.map((t) => t.advice[0])).toEqual(['cut', 'keep']);
});

test('what is unknown counts zero but leads to no advice, only to a question', () => {
  const [entry] = computeStack(
    stack([tool('X', { use: 'unknown', connects: 'unknown', core: true })]),
    today,
  ).tools;
  expect(entry?.advice).toEqual(['keep']);
  expect(entry?.unknown).toEqual(['use', 'connects']);
  const [other] = computeStack(stack([tool('Y', { use: 'unknown' })]), today).tools;
  expect(other?.advice).toEqual(['keep']);
});

test('personal data behind a shared password is fixed today, even in a tool that is cut', () => {
  const [entry] = computeStack(
    stack([
      tool('X', { category: 'crm', personalData: 'yes', safeLogin: 'no', use: 'rarely' }),
      tool('Y', { category: 'crm' }),
    ]),
    today,
  ).tools;
  expect(entry?.advice).toEqual(['cut', 'fix-today']);
});

test('a renewal within sixty days is announced with its month, a later one is not', () => {
  const months = [11, 12, 1, 2, 10];
  const input = stack(months.map((renewalMonth) => tool('X', { renewalMonth, category: 'other' })));
  const result = computeStack(input, today);
  expect(result.tools.map((t) => t.advice[0])).toEqual([
    'renewal',
    'renewal',
    'renewal',
    'keep',
    'keep',
  ]);
  const texts = result.tools.map((entry) => adviceWords(input, entry, 'renewal').text);
  expect(texts[0]).toBe('It renews this month: decide today.');
  expect(texts[2]).toBe('It renews soon: decide before January.');
});

test('two paper forms or two trade programs are not an overlap', () => {
  const result = computeStack(
    stack([
      tool('Form', { category: 'paper' }),
      tool('Board', { category: 'paper' }),
      tool('A', { category: 'industry' }),
      tool('B', { category: 'industry' }),
    ]),
    today,
  );
  expect(result.parts.overlap).toBe(1);
  expect(result.duplicates).toEqual([]);
});

test('pairs that point nowhere or at themselves are ignored', () => {
  const result = computeStack(
    {
      ...golden,
      reEntry: [
        { from: 0, to: 0, hoursPerWeek: 3 },
        { from: 0, to: 99, hoursPerWeek: 3 },
      ],
    },
    today,
  );
  expect(result.map.links).toEqual([]);
});

test('the bands change at 80, 60 and 40 of the printed score', () => {
  expect([100, 80, 79.96, 79.9, 60, 59.9, 40, 39.9, 0].map(stackBandOf)).toEqual([
    'automation-ready',
    'automation-ready',
    'automation-ready',
    'fix-links',
    'fix-links',
    'consolidate',
    'consolidate',
    'system-of-record',
    'system-of-record',
  ]);
});

test('a core tool that connects to nothing rules out automation-ready, and is named', () => {
  const result = computeStack(
    stack([
      tool('Core', { category: 'industry', connects: 'none', core: true }),
      tool('A', { core: true, category: 'office' }),
      tool('B', { core: true, category: 'accounting' }),
      tool('C', { category: 'forms' }),
    ]),
    today,
  );
  expect(result.scoreBand).toBe('automation-ready');
  expect(result.band).toBe('fix-links');
  expect(result.heldDownBy).toEqual([0]);
});

test('the score stays within 0 and 100, savings within what is spent, nothing is NaN', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = computeStack(input, today);
      expect(result.score).toBeGreaterThanOrEqual(0);
      expect(result.score).toBeLessThanOrEqual(100);
      for (const part of Object.values(result.parts)) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
      for (const saving of [
        result.seatWasteCents,
        result.overlapSavingCents,
        result.adviceSavingCents,
      ]) {
        expect(saving).toBeGreaterThanOrEqual(0);
        expect(saving).toBeLessThanOrEqual(result.spendCents + 1e-6);
      }
      expect(result.firstAutomations.every((link) => link.kind === 'ready')).toBe(true);
    }),
  );
});

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
  form.set('t2-name', '');
  form.set('t3-paidSeats', '0');
  form.set('p1-to', '2');
  const result = readStackForm(form);
  expect(result.kind === 'invalid' && Object.keys(result.errors).sort()).toEqual([
    'p1-to',
    't3-paidSeats',
  ]);
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
  ]);
  const { actions } = summarizeStack(input, computeStack(input, today));
  expect(actions.map((action) => action.text)).toEqual([
    'Order book: It holds personal data that anyone passing by can read: lock it away today.',
    'Order book: You can’t work without it, and it connects to nothing: replace it with a form that feeds your main system.',
    'For one week, note what gets copied by hand from one tool to another, and add it here.',
  ]);
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
    'Books A and Books B do the same job: choose one, move over, and cancel the rest.',
  );
});

test('names alone are no verdict; what is known decides once half of it is there', () => {
  const open = { owner: 'unknown', safeLogin: 'unknown', personalData: 'unknown' } as const;
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

test('no result names more than three actions', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(summarizeStack(input, computeStack(input, today)).actions).toHaveLength(3);
    }),
  );
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
    'Accounting; connects directly or by API; separate logins and two-step login: yes; personal data: yes; renewal month: March; not known: cost, seats paid for, seats used, how often it is used, one person in charge',
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
      const isExposed = result.tools.some(({ advice }) => advice.includes('fix-today'));
      expect(title.startsWith('Secure the data')).toBe(isExposed);
      const links = /(one|two) links?/.exec(title)?.[1];
      if (links === undefined) return;
      expect(result.weakLinks).toHaveLength(links === 'one' ? 1 : 2);
      if (!isExposed) expect(actions[0]?.text).toMatch(/connects? (to nothing|only by)/);
    }),
    { numRuns: 2000 },
  );
});

test('ready tools without a word about copying are told to find out what is copied', () => {
  const input = stack([tool('Books', { category: 'accounting' }), tool('Office', {})]);
  const { verdict, actions } = summarizeStack(input, computeStack(input, today));
  expect(verdict).toMatch(/find out what gets copied by hand/);
  expect(actions.map(({ text }) => text).join(' ')).toMatch(/note what gets copied by hand/);
});

test('a name in the map is broken at a space before anything is cut', () => {
  expect(linesOf('Jobber')).toEqual(['Jobber']);
  expect(linesOf('QuickBooks Online')).toEqual(['QuickBooks', 'Online']);
  expect(linesOf('File server in the office')).toEqual(['File server in', 'the office']);
  expect(linesOf('Donaudampfschifffahrt')).toEqual(['Donaudampfschi', 'fffahrt']);
  expect(linesOf('Cash register without connection').join('')).toContain('…');
});

test('of a tool that people copy from and that connects to nothing nobody says "nothing to do"', () => {
  const board = tool('Whiteboard', { category: 'paper', connects: 'none', personalData: 'no' });
  const input = stack(
    [board, tool('Jobber', { category: 'industry', core: true })],
    [{ from: 0, to: 1, hoursPerWeek: 3 }],
  );
  const [entry] = computeStack(input, today).tools;
  if (entry === undefined) throw new Error('a tool has its advice');
  expect(entry.advice).toEqual(['keep']);
  expect(adviceWords(input, entry, 'keep').text).toMatch(/the copying only ends once/);
});

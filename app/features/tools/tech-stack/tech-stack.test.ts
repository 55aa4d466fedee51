import { expect, test } from 'vitest';
import { stackOf, stackTool as tool } from '#test/calculator-samples.ts';
import type { StackInput, StackTool } from './stack-fields.ts';
import { computeStack } from './tech-stack.formula.ts';
import { stackExamples, stackTool } from './tech-stack.tool.ts';

const today = '2026-11-20';
const compute = (input: StackInput) => computeStack(input, today);
const summaryOf = (input: StackInput) => stackTool.summarize(input, today);
const adviceOf = (input: StackInput) => compute(input).tools.map(({ advice }) => advice);
const stepsOf = (input: StackInput) => summaryOf(input).actions.map(({ text }) => text);

const golden = stackOf(
  [
    tool('HubSpot Free', { category: 'crm', paidSeats: 5, usedSeats: 3, core: true }),
    tool('Mailchimp', {
      category: 'email-marketing',
      monthlyCostCents: 4500,
      use: 'weekly',
      safeLogin: 'no',
    }),
    tool('Google Workspace', { category: 'office', monthlyCostCents: 7200, core: true }),
    tool('QuickBooks', { category: 'accounting', monthlyCostCents: 7500, core: true }),
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
    tool('Asana', { category: 'projects', monthlyCostCents: 5500 }),
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

test('the golden stack scores 77.4, printed as 77, and its money is counted', () => {
  const result = compute(golden);
  expect(result.score).toBeCloseTo(77.4, 1);
  const parts = Object.values(result.parts).map((part) => Number(part.toFixed(3)));
  expect(parts).toEqual([0.773, 0.909, 0.857, 0.714, 0.571]);
  expect(result).toMatchObject({
    band: 'fix-links',
    spendCents: 30_700,
    seatWasteCents: 3600,
    overlapSavingCents: 5500,
    reEntryHoursPerWeek: 4,
  });
  expect(result.reEntryCents).toBeCloseTo(65_000, 6);
  expect(summaryOf(golden).figure.value).toBe('77');
});

test('in the golden stack Trello is cut, and paper without which work stops is replaced', () => {
  expect(adviceOf(golden)[4]).toEqual(['cut']);
  expect(adviceOf(golden)[6]).toEqual(['bridge']);
  expect(compute(golden).links[0]?.kind).toBe('blocked');
  expect(stepsOf(golden)[0]).toMatch(/^Replace the paper.* Paper intake\.$/);
});

test('a tool to cancel is still secured, and decided on before it renews', () => {
  const exposed = { personalData: 'yes', safeLogin: 'no', renewalMonth: 12 } as const;
  const two = stackOf([
    tool('HubSpot', { category: 'crm' }),
    tool('Keap', { category: 'crm', use: 'rarely', ...exposed }),
  ]);
  expect(adviceOf(two)[1]).toEqual(['cut', 'fix-today', 'renewal']);
});

test('nobody is told to cancel a tool whose job no other does', () => {
  const lone = stackOf([
    tool('Wave', { category: 'accounting', use: 'rarely', connects: 'export' }),
    tool('HubSpot', { category: 'crm', core: true }),
  ]);
  expect(adviceOf(lone)[0]).toEqual(['review']);
  // Nor to put more work into it before it's known whether it stays.
  expect(stepsOf(lone)[0]).toBe('Ask who would miss it: Wave.');
});

test.each(['online-shop', 'pos', 'chat'] as const)('two tools for %s aren’t duplicates', (job) => {
  const tools = ['A', 'B'].map((name) => tool(name, { category: job }));
  expect(compute(stackOf(tools)).duplicates).toEqual([]);
});

test('of two tools for one job the worse connected goes, and of two equal ones one is chosen', () => {
  const pair = (connects: 'native' | 'export') =>
    stackOf([
      tool('Pipedrive', { category: 'crm' }),
      tool('Keap', { category: 'crm', connects }),
      tool('Xero', { category: 'accounting', core: true }),
    ]);
  expect(adviceOf(pair('export')).slice(0, 2)).toEqual([[], ['consolidate']]);
  expect(adviceOf(pair('native')).slice(0, 2)).toEqual([['choose'], ['choose']]);
});

test('personal data that is not secured comes before the verdict, on paper in other words', () => {
  const exposed = { personalData: 'yes', safeLogin: 'no' } as const;
  const input = stackOf([
    tool('HubSpot', { category: 'crm', core: true, ...exposed }),
    tool('Paper forms', { category: 'paper', connects: 'none', ...exposed }),
  ]);
  expect(summaryOf(input).warning).toContain('personal data');
  const [login, lock] = stepsOf(input);
  expect(login).toMatch(/two-step login.*HubSpot/);
  expect(lock).toMatch(/lock paper away.*Paper forms/);
});

test('a renewal within sixty days is named, a later one isn’t', () => {
  const renewing = (renewalMonth: number) =>
    adviceOf(stackOf([tool('Xero', { renewalMonth }), tool('Slack', {})]))[0];
  expect([11, 12, 1].map(renewing)).toEqual([['renewal'], ['renewal'], ['renewal']]);
  expect([2, 10].map(renewing)).toEqual([[], []]);
});

test('a tool without which work stops and that connects to nothing holds the verdict down', () => {
  const others = ['A', 'B', 'C', 'D'].map((name) => tool(name, {}));
  const held = compute(stackOf([...others, tool('Old ERP', { core: true, connects: 'none' })]));
  expect([held.scoreBand, held.band]).toEqual(['automation-ready', 'fix-links']);
  const alone = { connects: 'none', owner: 'no', safeLogin: 'no' } as const;
  const first = summaryOf(
    stackOf([tool('Old ERP', { core: true, ...alone }), tool('Lists', alone)]),
  );
  expect([first.title, first.advisesAgainstSpending]).toEqual([
    'Start with one system of record',
    true,
  ]);
});

test('personal data that may not be secured counts as open, and holds the verdict down', () => {
  const shown = (changes: Partial<StackTool>) => {
    const result = compute(stackOf([tool('Xero', {}), tool('Slack', {}), tool('E', changes)]));
    return [result.scoreBand, result.band, result.tools[2]?.advice];
  };
  const open = ['automation-ready', 'fix-links', ['fix-today']];
  expect(shown({ personalData: 'unknown', safeLogin: 'no' })).toEqual(open);
  expect(shown({ personalData: 'yes', safeLogin: 'unknown', category: 'paper' })).toEqual(open);
});

test('unused seats are cancelled if they cost enough', () => {
  const seats = { paidSeats: 4, usedSeats: 3, monthlyCostCents: 10_000 };
  const input = stackOf([
    tool('Xero', seats),
    tool('Slack', { ...seats, monthlyCostCents: 9_900 }),
  ]);
  expect(stepsOf(input)[0]).toMatch(/seats.*: Xero\.$/);
});

test('what can be automated is named with the most hours first, and goes on into the ROI calculator', () => {
  const tools = ['Jobber', 'Xero', 'Slack'].map((name) => tool(name, { core: true }));
  const input = stackOf(tools, [
    { from: 0, to: 2, hoursPerWeek: 2 },
    { from: 0, to: 1, hoursPerWeek: 5 },
    { from: 1, to: 2, hoursPerWeek: null },
  ]);
  expect(compute(input).automations.map(({ hoursPerWeek }) => hoursPerWeek)).toEqual([5, 2]);
  expect(stepsOf(input)[0]).toBe('Automate Jobber → Xero.');
  expect(stackTool.carries?.(input, today)?.fields).toEqual({
    basis: 'hours',
    hoursPerWeek: '5',
    wage: '30',
    employerFactor: '1.25',
  });
});

test('where more than half is unknown there is no verdict, and the list says where to look', () => {
  const open = stackOf([
    { ...tool('HubSpot', {}), use: 'unknown', owner: 'unknown', connects: 'unknown' },
    { ...tool('Xero', {}), use: 'unknown', owner: 'unknown', safeLogin: 'unknown' },
    { ...tool('Slack', {}), use: 'unknown', owner: 'unknown', safeLogin: 'unknown' },
  ]);
  const summary = summaryOf(open);
  expect(summary.title).toBe('Find out first');
  expect(summary.advisesAgainstSpending).toBe(true);
  expect(summary.findOutFirst[0]?.question).toMatch(/: HubSpot, Xero and Slack$/);
});

test('one tool alone gets no verdict, and nothing is offered for it', () => {
  const { title, advisesAgainstSpending } = summaryOf(stackOf([tool('Xero', {})]));
  expect([title, advisesAgainstSpending]).toEqual(['Find out first', true]);
});

test('every example gets a verdict and three steps', () => {
  for (const fields of Object.values(stackExamples())) {
    const read = stackTool.read(new Map(Object.entries({ ...stackTool.start, ...fields })));
    if (read.kind === 'invalid') throw new Error(JSON.stringify(read.errors));
    const summary = summaryOf(read.input);
    expect(summary.title).not.toBe('Find out first');
    expect(summary.actions).toHaveLength(3);
  }
});

test('without overlap, nobody is told to consolidate, and a file has no cost to find out', () => {
  const loose = { owner: 'no', safeLogin: 'no', use: 'weekly' } as const;
  const list = { category: 'spreadsheet', connects: 'export', monthlyCostCents: null } as const;
  const input = stackOf([tool('Xero', loose), tool('Excel files', { ...loose, ...list })]);
  expect(compute(input).band).toBe('consolidate');
  expect(summaryOf(input).verdict).toMatch(/secure and connect/);
  expect(summaryOf(input).findOutFirst).toEqual([]);
});

test('a known product fills in what was left open, and nothing that was answered', () => {
  const read = (fields: Record<string, string>) => {
    const form = stackTool.read(new Map(Object.entries({ 't1-name': 'wave', ...fields })));
    return form.kind === 'ok' ? form.input.tools[0] : form.errors;
  };
  expect(read({})).toMatchObject({ name: 'wave', category: 'accounting', connects: 'export' });
  expect(read({ 't1-connects': 'unknown', 't1-category': 'crm' })).toMatchObject({
    category: 'crm',
    connects: 'unknown',
  });
});

test('the score is only said to be too low if something that counts in it is unknown', () => {
  const said = (changes: Partial<StackTool>) =>
    summaryOf(stackOf([tool('Xero', changes), tool('Slack', {})])).reasons.join(' ');
  expect(said({ paidSeats: null, monthlyCostCents: null })).not.toContain('counts as zero');
  expect(said({ owner: 'unknown' })).toContain('counts as zero');
});

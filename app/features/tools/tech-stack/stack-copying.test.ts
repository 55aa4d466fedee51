import { expect, test } from 'vitest';
import { stack, today, tool } from '#test/tech-stack-samples.ts';
import type { StackInput, StackTool } from './stack-model.ts';
import { pairState } from './stack-pair-words.ts';
import { computeStack } from './tech-stack.formula.ts';
import { summarizeStack } from './tech-stack.summary.ts';

const books = tool('QuickBooks Online', { category: 'accounting', core: true });
const board = tool('Dispatch board app', {
  category: 'scheduling',
  connects: 'unknown',
  core: true,
});
const square = tool('Square', { category: 'pos', connects: 'export' });
const pipedrive = tool('Pipedrive', { category: 'crm', monthlyCostCents: 9500 });
const hubSpot = tool('HubSpot', { category: 'crm', monthlyCostCents: 3000, core: true });

type Pair = readonly [from: number, to: number, hoursPerWeek: number | null];

/** What a result says about the copying. */
function told(tools: readonly StackTool[], ...pairs: readonly Pair[]) {
  const input: StackInput = stack(
    tools,
    pairs.map(([from, to, hoursPerWeek]) => ({ from, to, hoursPerWeek })),
  );
  const result = computeStack(input, today);
  const { verdict, reasons, actions, lines } = summarizeStack(input, result);
  return {
    verdict,
    reasons,
    steps: actions.map(({ text }) => text),
    labels: lines.map(({ label }) => label),
    states: result.map.links.map((link) => pairState(input, result, link)),
  };
}

test('what may be automated once it’s known to connect is named, and isn’t said to be blocked', () => {
  const { verdict, reasons, steps, states } = told([board, books, square], [0, 1, 4]);
  expect(verdict).toBe(
    'Your tools are ready: find out whether Dispatch board app connects, then automate the copying.',
  );
  expect(steps[0]).toMatch(/^Dispatch board app: Find out whether it connects/);
  // The list to find out would say the same once more.
  expect(steps.join(' ')).not.toMatch(/Fill in what you don’t know/);
  expect(reasons).toContain(
    'Dispatch board app → QuickBooks Online: 4 hours a week of copying. Whether Dispatch board app can be connected isn’t known yet.',
  );
  expect(states).toEqual(['Not known yet whether both sides connect']);
  const untimed = told([board, books, square], [1, 0, null]);
  expect(untimed.reasons).toContain(
    'QuickBooks Online → Dispatch board app: copied by hand. Whether Dispatch board app can be connected isn’t known yet.',
  );
  expect(untimed.steps.join(' ')).toMatch(/note how long the copying by hand takes/);
});

test('a side that connects to nothing is told apart from one that isn’t known', () => {
  const whiteboard = tool('Whiteboard', { category: 'paper', connects: 'unknown' });
  const { reasons, states } = told([whiteboard, board, books, square], [0, 1, 2]);
  expect(reasons).toContain(
    'Whiteboard → Dispatch board app: 2 hours a week of copying, but as far as you know, Whiteboard can’t be connected. Whether Dispatch board app can be connected isn’t known yet.',
  );
  expect(states).toEqual(['At least one side doesn’t connect yet']);
});

test('copying into or from a tool that is cancelled is no automation: it ends with it', () => {
  const unused = { ...pipedrive, use: 'monthly' } as const;
  const within = told([unused, hubSpot, books], [0, 1, 2]);
  expect(within.verdict).toBe(
    'Your tools are ready: cancel Pipedrive first; the copying between Pipedrive and HubSpot ends with it.',
  );
  expect(within.steps[0]).toMatch(/^Pipedrive: .*cancel it/);
  expect(within.states).toEqual(['Ends once you’ve cancelled Pipedrive']);
  const across = told([unused, hubSpot, books], [0, 2, 2]);
  expect(across.verdict).toBe(
    'Your tools are ready: cancel Pipedrive first, then see what still gets copied by hand.',
  );
  expect(across.states).toEqual(['To be looked at again once you’ve cancelled Pipedrive']);
  for (const { steps, labels } of [within, across]) {
    expect(steps.join(' ')).not.toMatch(/[Aa]utomate Pipedrive/);
    expect(labels.join(' ')).not.toMatch(/Automation/);
  }
  // Nobody has to measure what ends anyway.
  expect(told([unused, hubSpot, books], [0, 1, null]).steps.join(' ')).not.toMatch(/note how long/);
});

test('what may be dropped is chosen before anything is connected to it', () => {
  const rival = { ...pipedrive, core: true };
  const { verdict, steps, labels, states } = told([rival, hubSpot, books], [1, 2, 2]);
  expect(verdict).toBe(
    'Your tools are ready: choose between Pipedrive and HubSpot, then automate the first link.',
  );
  expect(steps.slice(0, 2)).toEqual([
    'Pipedrive and HubSpot do the same job: choose one, move over, and cancel the other.',
    'If you keep HubSpot, automate HubSpot → QuickBooks Online: 2 hours a week go into copying by hand.',
  ]);
  expect(labels).toContain('Automation 1, if you keep HubSpot: HubSpot → QuickBooks Online');
  expect(states).toEqual(['Both sides connect: can be automated if you keep HubSpot']);
  const between = told([rival, hubSpot, books], [0, 1, 2]);
  expect(between.verdict).toBe(
    'Your tools are ready: choose between Pipedrive and HubSpot first; the copying between Pipedrive and HubSpot ends with that.',
  );
  expect(between.steps[0]).toMatch(/^Pipedrive and HubSpot do the same job/);
  const three = told([rival, hubSpot, { ...rival, name: 'Keap' }, books], [1, 3, 2]);
  expect(three.steps.join(' ')).toMatch(/choose one, move over, and cancel the others\./);
});

test('a weak link of a tool that may be dropped waits for the choice, in the title, too', () => {
  const weak = { connects: 'export', core: true, owner: 'no', safeLogin: 'no' } as const;
  const input = stack([
    tool('Sage 50', { category: 'accounting', ...weak }),
    tool('Wave', { category: 'accounting', ...weak }),
    tool('Jobber', { category: 'industry', core: true }),
    tool('Gmail', { category: 'office' }),
  ]);
  const { title, verdict, actions } = summarizeStack(input, computeStack(input, today));
  expect(title).toBe('Choose between duplicates first');
  expect(verdict).toBe(
    'Good tools with gaps: choose between the duplicates and fix the weakest links, then automate.',
  );
  expect(actions.map(({ text }) => text).slice(0, 2)).toEqual([
    'Sage 50 and Wave do the same job: choose one, move over, and cancel the other.',
    expect.stringMatching(/^If you keep Sage 50: it connects only by file export/),
  ]);
});

test('where no copying was entered, nobody is asked to find it as if there had to be some', () => {
  const { verdict, steps } = told([books, square]);
  expect(verdict).toBe(
    'Your tools are ready. If anything is still copied by hand, automate that first.',
  );
  expect(steps[0]).toBe(
    'You’ve entered no copying by hand. Watch for a week to see whether that’s right.',
  );
  expect(told([books, square], [0, 1, 0.1]).verdict).toMatch(/takes too little time/);
});

test('hours that nobody knows are found out first', () => {
  expect(told([books, square], [0, 1, null]).verdict).toMatch(
    /find out how long the copying by hand takes, and automate it if it’s half an hour a week/,
  );
  const office = tool('Gmail', { category: 'office' });
  expect(told([books, square, office], [0, 1, null], [1, 2, null]).verdict).toMatch(
    /and automate what takes longest first/,
  );
});

test('the best automation follows the first steps where other things come before it', () => {
  const exposed = { personalData: 'yes', safeLogin: 'no' } as const;
  const { verdict, steps } = told(
    [
      tool('Jobber', { category: 'industry', core: true, ...exposed }),
      tool('Board', { category: 'paper', connects: 'none' }),
      books,
      tool('Moneris', { category: 'pos', connects: 'export', safeLogin: 'no' }),
      tool('Costs', { category: 'spreadsheet', connects: 'export', owner: 'no', safeLogin: 'no' }),
    ],
    [0, 2, 3],
  );
  expect(verdict).toMatch(/secure personal data today, then fix the weakest links\.$/);
  expect(steps.slice(0, 3).join(' ')).not.toMatch(/Automate/);
  expect(steps.at(-1)).toMatch(/^Automate Jobber → QuickBooks Online: 3 hours a week/);
});

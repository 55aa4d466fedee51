import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInput, stack, today, tool } from '#test/tech-stack-samples.ts';
import { leaves } from './stack-advice.ts';
import { toolAdvice } from './stack-advice-words.ts';
import { type StackInput, type StackTool, seatWaste } from './stack-model.ts';
import { computeStack } from './tech-stack.formula.ts';
import { summarizeStack } from './tech-stack.summary.ts';

const stepsOf = (input: StackInput) =>
  summarizeStack(input, computeStack(input, today)).actions.map(({ text }) => text);

/** The table: the advice for each tool by its name. */
function tableOf(input: StackInput): Record<string, { label: string; text: string }> {
  const result = computeStack(input, today);
  return Object.fromEntries(
    result.tools.map((entry) => [
      input.tools[entry.tool]?.name ?? '',
      toolAdvice({ input, result }, entry),
    ]),
  );
}

const exposed = { personalData: 'yes', safeLogin: 'no' } as const;
const jobber = tool('Jobber', { category: 'industry', core: true });

test('a tool to cancel is cancelled, not set up with logins and not decided on once more', () => {
  const shops = [tool('Klaviyo', { category: 'email-marketing' }), jobber];
  const advised = (changes: Partial<StackTool>) =>
    tableOf(
      stack([
        tool('Mailchimp', { category: 'email-marketing', use: 'monthly', ...changes }),
        ...shops,
      ]),
    ).Mailchimp;
  const cut = 'Used only now and then, and another of your tools does the same job.';
  expect(advised(exposed)).toEqual({
    label: 'Cut',
    text: `${cut} Export your data and cancel it soon: it holds personal data without separate logins. If it has to stay for a while, give each person a login today.`,
  });
  expect(advised({ renewalMonth: 1 })).toEqual({
    label: 'Cut',
    text: `${cut} Export your data and cancel it before it renews in January.`,
  });
  expect(advised({ renewalMonth: 11 })?.text).toBe(
    `${cut} It renews this month, so export your data and cancel it today.`,
  );
  expect(advised({ ...exposed, renewalMonth: 1 })?.text).toMatch(
    /before it renews in January\. It holds personal data.*login today\.$/,
  );
});

test('a worse connected tool is given up before it renews, in the table and in the steps', () => {
  const tools = [
    tool('Old CRM', { category: 'crm', connects: 'export', renewalMonth: 1 }),
    tool('CRM', { category: 'crm' }),
  ];
  const text =
    'You have a better-connected tool for the same job. Move over and cancel this one before it renews in January.';
  expect(tableOf(stack(tools))['Old CRM']).toEqual({ label: 'Consolidate', text });
  const steps = stepsOf(stack(tools));
  expect(steps).toContain(`Old CRM: ${text}`);
  expect(steps.join(' ')).not.toMatch(/Decide before/);
});

test('unused seats are named at every tool that stays, whatever else is to be done with it', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = computeStack(input, today);
      for (const entry of result.tools) {
        const entered = input.tools[entry.tool];
        if (entered === undefined || leaves(entry)) continue;
        const { text } = toolAdvice({ input, result }, entry);
        expect(/cancel the seats nobody uses/i.test(text)).toBe(seatWaste(entered) >= 50);
      }
    }),
  );
  const seats = { monthlyCostCents: 24_900, paidSeats: 9, usedSeats: 7 };
  const table = tableOf(
    stack([{ ...jobber, ...exposed, ...seats, renewalMonth: 1 }, tool('Gmail', {})]),
  );
  expect(table.Jobber?.text).toMatch(/Decide before January\. Cancel the seats nobody uses\.$/);
});

test('tools that connect alike get the same advice about it, also those that aren’t the weakest', () => {
  const input = stack([
    jobber,
    tool('Gmail', { category: 'office', connects: 'export', core: true, owner: 'no' }),
    tool('Wave', { category: 'accounting', connects: 'export', use: 'weekly', safeLogin: 'no' }),
    tool('Till', { category: 'pos', connects: 'none', safeLogin: 'no' }),
  ]);
  const { Gmail, Wave, Till } = tableOf(input);
  const words = /^It connects only by file export.*check whether a higher plan connects directly\./;
  expect(Gmail?.text).toMatch(words);
  expect(Wave?.text).toMatch(words);
  const steps = stepsOf(input);
  expect(steps[1]).toBe('Till: It connects to nothing. Look for a tool that connects instead.');
  expect(Till?.text).toContain('It connects to nothing. Look for a tool that connects instead.');
});

test('what a step says about a weak link stands in the table, too', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const named = stack(input.tools.map((given, at) => ({ ...given, name: `T${at}` })));
      const table = tableOf(named);
      for (const step of stepsOf(named)) {
        const [, name = '', text = ''] = /^(T\d+): (It connects .*)$/.exec(step) ?? [];
        if (name !== '') expect(table[name]?.text).toContain(text);
      }
    }),
  );
});

test('a file is kept where people sign in; only programs have logins of their own', () => {
  const list = tool('Customer list in Word', { category: 'crm', ...exposed });
  const input = stack([
    list,
    tool('Excel prices', { category: 'spreadsheet', safeLogin: 'no', owner: 'no' }),
    tool('Jobber', { category: 'industry', ...exposed }),
  ]);
  const table = tableOf(input);
  expect(table['Customer list in Word']?.text).toMatch(/Move it today to where each person signs/);
  expect(table['Excel prices']?.text).toBe(
    'Name someone in charge and keep it where each person signs in with their own login, such as OneDrive or Google Drive.',
  );
  expect(table.Jobber?.text).toMatch(/Give each person a login today/);
  const files = [list, { ...list, name: 'Excel leads' }, jobber].map((given, at) => ({
    ...given,
    category: at === 1 ? ('accounting' as const) : given.category,
  }));
  expect(stepsOf(stack(files))[0]).toMatch(
    /^Customer list in Word and Excel leads: They hold .*Move them today/,
  );
});

test('a verdict about links names the weakest, however many are equally weak', () => {
  const loose = { owner: 'no', safeLogin: 'no' } as const;
  const of = (...links: readonly Partial<StackTool>[]) => {
    const input = stack([
      jobber,
      tool('Gmail', { category: 'office', ...loose }),
      tool('Books', { category: 'accounting', ...loose }),
      ...links.map((link, at) => tool(`T${at}`, { category: 'other', ...link })),
    ]);
    const { title, verdict } = summarizeStack(input, computeStack(input, today));
    return [title, verdict];
  };
  const none = { connects: 'none', core: true } as const;
  const words = 'Good tools with gaps: fix the weakest links, then automate.';
  expect(of(none, none)).toEqual(['Fix two links first', words]);
  expect(of(none, none, none)).toEqual(['Fix the weakest links first', words]);
});

test('nobody is asked to improve the connection of a tool that may not be needed', () => {
  const input = stack([
    jobber,
    tool('Gmail', { category: 'office', owner: 'no', safeLogin: 'no' }),
    tool('Survey tool', { category: 'forms', connects: 'none', use: 'rarely', safeLogin: 'no' }),
    tool('Chat', { category: 'chat', owner: 'no', safeLogin: 'no' }),
  ]);
  const { verdict } = summarizeStack(input, computeStack(input, today));
  expect(verdict).toBe(
    'The tools you use often connect. Before you automate: name who is in charge, secure the logins and decide whether you still need what you hardly use.',
  );
  expect(stepsOf(input).join(' ')).not.toMatch(/connects to nothing/);
  expect(tableOf(input)['Survey tool']?.text).toMatch(/^Hardly used.*If it stays: give everyone/);
});

test('a result names three steps to do first, and after them at most the best automation', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const steps = stepsOf(input);
      const isAutomation = (step: string) => /utomate .* → /.test(step);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.slice(3).every(isAutomation) && steps.length <= 4).toBe(true);
      const { firstAutomations } = computeStack(input, today);
      expect(steps.some(isAutomation)).toBe(firstAutomations.length > 0);
    }),
  );
});

test('nobody is asked to name who is in charge of a tool that goes or may go', () => {
  const loose = { category: 'email-marketing', use: 'monthly', owner: 'no' } as const;
  const rest = [jobber, tool('Books', { category: 'accounting' })];
  const cut = stepsOf(
    stack([tool('Mailchimp', loose), tool('Klaviyo', { category: 'email-marketing' }), ...rest]),
  );
  expect(cut.join(' ')).not.toMatch(/in charge/);
  const open = { owner: 'no', safeLogin: 'no' } as const;
  const review = stepsOf(
    stack([
      tool('Survey tool', { category: 'forms', use: 'rarely', ...open }),
      tool('Gmail', { category: 'office', ...open }),
      tool('Chat', { category: 'chat', ...open }),
    ]),
  );
  expect(review).toContain('Name one person in charge of each: Gmail and Chat.');
});

test('the step for logins tells programs, files and paper apart', () => {
  const open = { connects: 'export', use: 'weekly', safeLogin: 'no' } as const;
  const steps = stepsOf(
    stack([
      tool('Gmail', { category: 'office', ...open }),
      tool('Price list', { category: 'spreadsheet', ...open }),
      tool('Board', { category: 'paper', ...open, connects: 'none' }),
      tool('Airtable', { category: 'spreadsheet', ...open }),
    ]),
  );
  expect(steps.slice(0, 2)).toEqual([
    'Gmail and Airtable: give everyone their own login, and turn on two-step login wherever it’s offered.',
    'Price list: keep it where each person signs in with their own login, such as OneDrive or Google Drive.',
  ]);
  expect(steps.join(' ')).not.toMatch(/Board:.*login/);
});

test('what renews soonest is given up first, this month before anything that can wait', () => {
  const unused = { use: 'monthly' } as const;
  const pairs = (one: number | null, other: number | null) =>
    stack([
      tool('Mailchimp', { category: 'email-marketing', ...unused, renewalMonth: one }),
      tool('Klaviyo', { category: 'email-marketing' }),
      tool('Trello', { category: 'projects', ...unused, renewalMonth: other }),
      tool('Asana', { category: 'projects' }),
      tool('Till', { category: 'pos', connects: 'none', core: true }),
    ]);
  const firstWords = (input: StackInput) => stepsOf(input).map((step) => step.split(':')[0]);
  expect(firstWords(pairs(null, null))).toEqual(['Till', 'Mailchimp', 'Trello']);
  expect(firstWords(pairs(null, 12))).toEqual(['Till', 'Trello', 'Mailchimp']);
  expect(firstWords(pairs(null, 11))).toEqual(['Trello', 'Till', 'Mailchimp']);
});

import fc from 'fast-check';
import {
  type StackInput,
  type StackTool,
  stackCategories,
} from '#app/features/tools/tech-stack/stack-model.ts';
import {
  emptyStackTool,
  stackDefaultInput,
} from '#app/features/tools/tech-stack/tech-stack.schema.ts';

export const today = '2026-11-20';

export const tool = (name: string, changes: Partial<StackTool>): StackTool => ({
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

export const stack = (
  tools: readonly StackTool[],
  reEntry: StackInput['reEntry'] = [],
): StackInput => ({
  ...stackDefaultInput,
  tools,
  reEntry,
});

export const golden = stack(
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

export const anyTool: fc.Arbitrary<StackTool> = fc.record({
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

export const anyInput = fc
  .tuple(
    fc.array(anyTool, { minLength: 1, maxLength: 12 }),
    fc.array(
      fc.record({
        from: fc.nat(11),
        to: fc.nat(11),
        hoursPerWeek: fc.option(fc.double({ min: 0.1, max: 400, noNaN: true }), { nil: null }),
      }),
      { maxLength: 8 },
    ),
  )
  .map(([tools, reEntry]) => stack(tools, reEntry));

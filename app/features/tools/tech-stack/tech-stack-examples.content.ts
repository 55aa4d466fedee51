import type { ToolDefinition } from '../model/tool-definition.ts';
import type { StackInput, StackTool } from './stack-model.ts';
import { emptyStackTool, stackDefaultInput, writeStackForm } from './tech-stack.schema.ts';

/** A tool in daily use by everyone who has a seat; what differs is named. */
const tool = (
  name: string,
  category: StackTool['category'],
  more: Partial<StackTool>,
): StackTool => ({
  ...emptyStackTool,
  name,
  category,
  use: 'daily',
  connects: 'native',
  owner: 'yes',
  safeLogin: 'yes',
  personalData: 'yes',
  ...more,
});

const stack = (tools: readonly StackTool[], reEntry: StackInput['reEntry']) =>
  writeStackForm({ ...stackDefaultInput, tools, reEntry });

/** The tools that each business often has. Prices are round figures, not quotes. */
export const stackExamples: ToolDefinition<StackInput>['examples'] = {
  hvac: stack(
    [
      tool('Jobber', 'industry', {
        core: true,
        monthlyCostCents: 25_000,
        paidSeats: 8,
        usedSeats: 7,
      }),
      tool('QuickBooks Online', 'accounting', { core: true, monthlyCostCents: 9000 }),
      tool('Google Workspace', 'office', {
        core: true,
        monthlyCostCents: 9000,
        paidSeats: 10,
        usedSeats: 9,
      }),
      tool('Whiteboard', 'paper', {
        connects: 'none',
        monthlyCostCents: 0,
        safeLogin: 'no',
        personalData: 'no',
      }),
      tool('Mailchimp', 'email-marketing', { use: 'monthly', monthlyCostCents: 4000, owner: 'no' }),
    ],
    [
      { from: 0, to: 1, hoursPerWeek: 5 },
      { from: 3, to: 0, hoursPerWeek: 3 },
    ],
  ),
  dental: stack(
    [
      tool('ABELDent', 'industry', {
        core: true,
        connects: 'none',
        monthlyCostCents: 40_000,
        safeLogin: 'no',
      }),
      tool('Microsoft 365', 'office', { core: true, monthlyCostCents: 15_000 }),
      tool('Paper forms', 'paper', {
        connects: 'none',
        monthlyCostCents: 0,
        owner: 'no',
        safeLogin: 'no',
      }),
      tool('RingCentral', 'phone', { monthlyCostCents: 18_000 }),
    ],
    [{ from: 2, to: 0, hoursPerWeek: 6 }],
  ),
  onlineStore: stack(
    [
      tool('Shopify', 'online-shop', { core: true, monthlyCostCents: 10_500 }),
      tool('Etsy', 'online-shop', { monthlyCostCents: 2000 }),
      tool('Klaviyo', 'email-marketing', { monthlyCostCents: 6000 }),
      tool('Mailchimp', 'email-marketing', { use: 'rarely', monthlyCostCents: 4500, owner: 'no' }),
      tool('Xero', 'accounting', { core: true, monthlyCostCents: 6000 }),
    ],
    [{ from: 0, to: 4, hoursPerWeek: 4 }],
  ),
  lawOffice: stack(
    [
      tool('Clio', 'industry', {
        core: true,
        monthlyCostCents: 60_000,
        paidSeats: 6,
        usedSeats: 4,
      }),
      tool('Microsoft 365', 'office', { core: true, monthlyCostCents: 15_000 }),
      tool('File server in the office', 'storage', {
        core: true,
        connects: 'export',
        monthlyCostCents: 0,
        safeLogin: 'no',
      }),
      tool('Docusign', 'signing', { use: 'weekly', monthlyCostCents: 5500 }),
    ],
    [{ from: 1, to: 0, hoursPerWeek: 3 }],
  ),
};

import type { CostInput } from '#app/features/tools/implementation-cost/cost-fields.ts';
import { costTool } from '#app/features/tools/implementation-cost/implementation-cost.tool.ts';
import type { ToolDefinition } from '#app/features/tools/model/tool-definition.ts';
import type { ToolFacts } from '#app/features/tools/model/tool-facts.ts';
import { roiTool } from '#app/features/tools/roi-calculator/roi-calculator.tool.ts';
import type { RoiInput } from '#app/features/tools/roi-calculator/roi-fields.ts';
import type { StackInput, StackTool } from '#app/features/tools/tech-stack/stack-fields.ts';

/** The facts as they are specified, whatever an owner has changed. */
export const costFacts: ToolFacts = {
  hourlyRate: 150,
  monthlySubscriptions: 120,
  hstPercent: 13,
  packagePrice: 997,
  upkeepPercent: [15, 20, 25],
  workHours: {
    workflow: [16, 28, 48],
    emailSequence: [12, 24, 40],
    leadCapture: [16, 30, 50],
    assistant: [30, 50, 90],
    documents: [30, 60, 100],
    dashboard: [20, 40, 70],
    webApp: [120, 220, 400],
  },
  offer: {
    priceCents: 99_700,
    workflows: 3,
    teamMembers: 5,
    plannedPriceCents: 500_000,
    includedMonths: 12,
  },
};

export const roi = roiTool(costFacts);
export const cost = costTool(costFacts);
export const withoutOffer: ToolFacts = { ...costFacts, offer: null };
export const costInput: CostInput = startInput(cost);
export const roiDefaultInput: RoiInput = startInput(roi);

/** The answers that a form starts with. */
function startInput<Input>({ read, start }: ToolDefinition<Input>): Input {
  const result = read(new Map(Object.entries(start)));
  if (result.kind === 'invalid') throw new RangeError(JSON.stringify(result.errors));
  return result.input;
}

/** A row of the form before anything is known about it. */
export const emptyStackTool: StackTool = {
  name: '',
  category: 'other',
  monthlyCostCents: null,
  paidSeats: null,
  usedSeats: null,
  renewalMonth: null,
  use: 'unknown',
  connects: 'unknown',
  core: false,
  owner: 'unknown',
  safeLogin: 'unknown',
  personalData: 'unknown',
};

/** What the form starts with: no tool yet. */
export const stackDefaultInput: StackInput = {
  tools: [],
  reEntry: [],
  wageCents: 3000,
  employerFactor: 1.25,
};

/** A tool in daily use by everyone, with nothing wrong; what differs is named. */
export const stackTool = (name: string, changes: Partial<StackTool>): StackTool => ({
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

export const stackOf = (
  tools: readonly StackTool[],
  reEntry: StackInput['reEntry'] = [],
): StackInput => ({ ...stackDefaultInput, tools, reEntry });

/** What goes into the tech stack analyzer and what comes out of it, with the value of each answer. */

export type StackUse = 'daily' | 'weekly' | 'monthly' | 'rarely' | 'unknown';
export type StackConnection = 'native' | 'export' | 'none' | 'unknown';
export type YesNo = 'yes' | 'no' | 'unknown';

export const stackCategories = [
  'crm',
  'email-marketing',
  'office',
  'accounting',
  'payroll',
  'projects',
  'scheduling',
  'pos',
  'online-shop',
  'website',
  'chat',
  'phone',
  'helpdesk',
  'storage',
  'signing',
  'forms',
  'social',
  'automation',
  'assistant',
  'reporting',
  'industry',
  'spreadsheet',
  'paper',
  'other',
] as const;

export type StackCategory = (typeof stackCategories)[number];

export type StackTool = {
  readonly name: string;
  readonly category: StackCategory;
  /** CAD cents a month for all seats; null if not known. */
  readonly monthlyCostCents: number | null;
  readonly paidSeats: number | null;
  readonly usedSeats: number | null;
  readonly use: StackUse;
  readonly connects: StackConnection;
  readonly owner: YesNo;
  /** Own logins and two-step login. */
  readonly safeLogin: YesNo;
  /** The business stops without it: importance 2 instead of 1. */
  readonly core: boolean;
  readonly personalData: YesNo;
  /** 1 to 12; null without a renewal or when not known. */
  readonly renewalMonth: number | null;
};

/**
 * What a tool is, for advice that only makes sense for some: a file has no seats, no help pages and
 * no logins of its own, paper has no connection either.
 */
export type ToolKind = 'program' | 'file' | 'paper';

/** Copying by hand between two tools. `from` and `to` are indexes of `tools`. */
export type ReEntry = {
  readonly from: number;
  readonly to: number;
  /** Null if not known. */
  readonly hoursPerWeek: number | null;
};

export type StackInput = {
  readonly tools: readonly StackTool[];
  readonly reEntry: readonly ReEntry[];
  readonly wageCents: number;
  readonly employerFactor: number;
};

export type StackAdvice =
  | 'cut'
  | 'review'
  | 'consolidate'
  | 'bridge'
  | 'fix-today'
  | 'renewal'
  | 'keep';
export type StackBand = 'automation-ready' | 'fix-links' | 'consolidate' | 'system-of-record';

export type ToolAdvice = {
  readonly tool: number;
  /** In the order of urgency of the rules; 'keep' stands alone. */
  readonly advice: readonly StackAdvice[];
  /** Months until the next renewal, 0 to 11; null without a known one. */
  readonly renewsInMonths: number | null;
  readonly unknown: readonly StackQuestion[];
};

export type StackQuestion =
  | 'monthlyCostCents'
  | 'seats'
  | 'use'
  | 'connects'
  | 'owner'
  | 'safeLogin'
  | 'personalData';

export type StackNode = {
  readonly tool: number;
  readonly label: string;
  readonly category: StackCategory;
  readonly core: boolean;
  readonly connects: StackConnection;
  /** First advice for this tool. */
  readonly advice: StackAdvice;
};

export type StackLink = {
  readonly from: number;
  readonly to: number;
  readonly hoursPerWeek: number | null;
  /** What the copying costs a month; null if the hours aren't known. */
  readonly costCents: number | null;
  /**
   * 'ready': both sides connect, so it can be automated; 'open': nobody knows whether both do;
   * 'blocked': at least one doesn't; 'ends': it ends once a tool is given up.
   */
  readonly kind: 'ready' | 'open' | 'blocked' | 'ends';
  /** Indexes of the sides that don't connect. */
  readonly blockedBy: readonly number[];
  /** Of those of which nobody knows whether they connect. */
  readonly unknownAt: readonly number[];
  /** Of those that the advice is to give up. */
  readonly endsWith: readonly number[];
  /** The tools of one job, if both sides do it and somebody has to choose. */
  readonly endsByChoice: readonly number[];
  /** Indexes of the sides that stay only if they are chosen among several for their job. */
  readonly ifKept: readonly number[];
};

/** A link whose hours are known. */
export type TimedLink = StackLink & { readonly hoursPerWeek: number; readonly costCents: number };

/** The parts of the score. */
export type StackPart = 'connect' | 'use' | 'overlap' | 'ownership' | 'safety';

export type StackResult = {
  /** 0 to 100. */
  readonly score: number;
  /** The score if everything unknown turned out well. */
  readonly bestCaseScore: number;
  /** The band in that case, after the weakest-link rules. */
  readonly bestCaseBand: StackBand;
  /** The band by score alone. */
  readonly scoreBand: StackBand;
  /** The band after the weakest-link rules. */
  readonly band: StackBand;
  /** Core tools that connect to nothing and hold the band down; empty when nothing does. */
  readonly heldDownBy: readonly number[];
  /** Each 0 to 1. */
  readonly parts: Readonly<Record<StackPart, number>>;
  /** The parts of which nothing is known about any tool; they count as zero. */
  readonly unknownParts: readonly StackPart[];
  readonly spendCents: number;
  readonly seatWasteCents: number;
  readonly overlapSavingCents: number;
  /** The cost of what is cut or consolidated: only tools whose job another one does. */
  readonly adviceSavingCents: number;
  /** Of the copying whose hours are known. */
  readonly reEntryHoursPerWeek: number;
  readonly reEntryCents: number;
  readonly tools: readonly ToolAdvice[];
  /** Jobs that more than one tool does. */
  readonly duplicates: readonly {
    readonly category: StackCategory;
    readonly tools: readonly number[];
  }[];
  readonly map: { readonly nodes: readonly StackNode[]; readonly links: readonly StackLink[] };
  /** The three best first automations: both sides connect and stay, half an hour or more, most first. */
  readonly firstAutomations: readonly TimedLink[];
  /** Answers that are missing about all tools, how many of them are scored, and how many there are. */
  readonly unknownAnswers: { readonly count: number; readonly scored: number; readonly of: number };
  /** The one or two tools to keep whose missing connection costs the most points, and their equals. */
  readonly weakLinks: readonly number[];
  /** Tools to keep of which nobody knows whether they connect. */
  readonly unknownLinks: readonly number[];
};

export const useValue: Readonly<Record<StackUse, number>> = {
  daily: 1,
  weekly: 0.7,
  monthly: 0.3,
  rarely: 0,
  unknown: 0,
};

export const connectValue: Readonly<Record<StackConnection, number>> = {
  native: 1,
  export: 0.5,
  none: 0,
  unknown: 0,
};

/** A price for seats that nobody uses, in cents a month; 0 while price or seats aren't known. */
export function seatWaste(tool: StackTool): number {
  const { monthlyCostCents, paidSeats, usedSeats } = tool;
  if (monthlyCostCents === null || paidSeats === null || usedSeats === null || paidSeats <= 0) {
    return 0;
  }
  return monthlyCostCents * Math.max(0, 1 - usedSeats / paidSeats);
}

/** A tool without which work stops counts double. */
export function importance(tool: StackTool): number {
  return tool.core ? 2 : 1;
}

/** 0 when there is no whole. */
export function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

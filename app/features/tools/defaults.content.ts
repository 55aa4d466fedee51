import { prices, workHours } from '#app/facts/prices.ts';
/**
 * Every figure that the tools start from, in one table. The owner changes a value here and the
 * form, the formula, the help text and the printed method follow. Dollars are Canadian, before HST.
 */

/**
 * 'read'   we read the named page on the day in `checked`
 * 'named'  named in our research notes; read it again before you rely on it
 * 'own'    our own figure, from experience of this kind of work; nobody else's evidence
 */
export type Evidence = 'read' | 'named' | 'own';

export type ToolUnit =
  | 'CAD'
  | 'CAD an hour'
  | 'CAD a month'
  | 'CAD per million tokens'
  | 'hours'
  | 'hours a week'
  | 'times the wage'
  | 'percent'
  | 'months'
  | 'minutes'
  | 'a month'
  | 'tokens'
  | 'times'
  | 'days'
  | 'systems'
  | 'people'
  | 'hours a week of work'
  | 'percent of the price a year';

/** A starting value with its bounds. Money is in dollars here; formulas work in cents. */
export type ToolDefault = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly unit: ToolUnit;
  readonly source: string;
  readonly evidence: Evidence;
  /** ISO date of the last look. */
  readonly checked: string;
  readonly note?: string;
};

/** Three figures for one thing: if all goes well, as usual, if it goes badly. */
export type ToolRange = {
  readonly label: string;
  readonly low: number;
  readonly likely: number;
  readonly high: number;
  readonly unit: ToolUnit;
  readonly source: string;
  readonly evidence: Evidence;
  readonly checked: string;
};

const checked = '2026-11-20';
const ours = { source: 'Our own figure', evidence: 'own', checked } as const;

export const roiDefaults = {
  hoursPerWeek: {
    label: 'Time spent on the task, all people together',
    value: 15,
    min: 0.5,
    max: 2000,
    unit: 'hours a week',
    ...ours,
  },
  itemsPerMonth: {
    label: 'Items handled',
    value: 300,
    min: 0,
    max: 1_000_000,
    unit: 'a month',
    ...ours,
  },
  minutesPerItem: {
    label: 'Time per item',
    value: 13,
    min: 0.1,
    max: 2400,
    unit: 'minutes',
    ...ours,
    note: '300 items of 13 minutes are 15 hours a week.',
  },
  wage: {
    label: 'Wage of the people who do it',
    value: 30,
    min: 15,
    max: 300,
    unit: 'CAD an hour',
    ...ours,
    note: 'Use the real one: it is on your last pay run.',
  },
  employerFactor: {
    label: 'What an hour costs you in all',
    value: 1.25,
    min: 1,
    max: 1.6,
    unit: 'times the wage',
    source: 'tnaado.ca, employee cost calculator: 1.2 to 1.4 times the base salary in Canada',
    evidence: 'read',
    checked,
    note: 'CPP, EI, vacation pay, insurance. Legal rates change every January, so we use one factor.',
  },
  automatablePercent: {
    label: 'Share of the work that can be automated',
    value: 50,
    min: 5,
    max: 95,
    unit: 'percent',
    ...ours,
    note: 'Vendors quote 80 to 90. Exceptions eat the rest.',
  },
  realisationPercent: {
    label: 'Share of the freed time that turns into useful work',
    value: 70,
    min: 30,
    max: 100,
    unit: 'percent',
    ...ours,
  },
  errorRatePercent: {
    label: 'Items with an error today',
    value: 2,
    min: 0,
    max: 100,
    unit: 'percent',
    ...ours,
  },
  errorReductionPercent: {
    label: 'Share of those errors that would no longer happen',
    value: 50,
    min: 0,
    max: 100,
    unit: 'percent',
    ...ours,
  },
  errorCost: {
    label: 'What one error costs',
    value: 25,
    min: 0,
    max: 100_000,
    unit: 'CAD',
    ...ours,
    note: 'The time to fix it, the refund, the second delivery.',
  },
  price: {
    label: 'One-time price of the automation',
    value: 5000,
    min: 0,
    max: 1_000_000,
    unit: 'CAD',
    source:
      'conorgotzens.com, true cost of AI for small businesses: 2,000 to 15,000 a workflow project, in the dollars of that page',
    evidence: 'read',
    checked,
    note: 'Put in the price of the quote in front of you.',
  },
  running: {
    label: 'Running cost',
    value: 150,
    min: 0,
    max: 100_000,
    unit: 'CAD a month',
    ...ours,
    note: 'Subscriptions, model use, upkeep.',
  },
  setupHours: {
    label: 'Your own time to set it up',
    value: 10,
    min: 0,
    max: 2000,
    unit: 'hours',
    source: 'aiexecution.ca: 5 to 10 hours of your own',
    evidence: 'named',
    checked,
  },
  rampMonths: {
    label: 'Time until it works fully',
    value: 3,
    min: 0,
    max: 12,
    unit: 'months',
    ...ours,
  },
  missedPerMonth: {
    label: 'Inquiries that you miss',
    value: 0,
    min: 0,
    max: 10_000,
    unit: 'a month',
    ...ours,
    note: 'Off until you fill it in.',
  },
  missedChancePercent: {
    label: 'Share of them that would have bought',
    value: 0,
    min: 0,
    max: 100,
    unit: 'percent',
    ...ours,
  },
  missedMargin: {
    label: 'What you keep from one such sale, after costs',
    value: 0,
    min: 0,
    max: 1_000_000,
    unit: 'CAD',
    ...ours,
  },
} as const satisfies Record<string, ToolDefault>;

export const costDefaults = {
  rate: {
    label: 'Rate',
    value: prices.hourlyRate,
    min: 50,
    max: 500,
    unit: 'CAD an hour',
    source: 'chatgpt.ca, consulting against hiring in Canada: 150 to 350 an hour',
    evidence: 'read',
    checked,
  },
  hstPercent: {
    label: 'HST in Ontario',
    value: prices.hstPercent,
    min: 0,
    max: 15,
    unit: 'percent',
    source: 'Canada Revenue Agency, GST/HST rates: Ontario 13%',
    evidence: 'read',
    checked,
    note: 'Usually recoverable as an input tax credit if you are registered.',
  },
  subscriptions: {
    label: 'Subscriptions that it needs',
    value: prices.monthlySubscriptions,
    min: 0,
    max: 100_000,
    unit: 'CAD a month',
    ...ours,
  },
  requests: {
    label: 'Requests to an AI model',
    value: 2000,
    min: 0,
    max: 10_000_000,
    unit: 'a month',
    ...ours,
  },
  tokensIn: {
    label: 'Length of one question to the model',
    value: 1500,
    min: 0,
    max: 1_000_000,
    unit: 'tokens',
    ...ours,
    note: 'About 1,100 English words.',
  },
  tokensOut: {
    label: 'Length of one answer of the model',
    value: 400,
    min: 0,
    max: 1_000_000,
    unit: 'tokens',
    ...ours,
    note: 'About 300 English words.',
  },
  priceIn: {
    label: 'Price of what goes in',
    value: 0.5,
    min: 0,
    max: 1000,
    unit: 'CAD per million tokens',
    ...ours,
    note: 'Replace it with the price on your vendor’s page; prices change often.',
  },
  priceOut: {
    label: 'Price of what comes out',
    value: 2,
    min: 0,
    max: 1000,
    unit: 'CAD per million tokens',
    ...ours,
    note: 'Replace it with the price on your vendor’s page; prices change often.',
  },
  hoursPerWeekOfWork: {
    label: 'Time that goes into a project',
    value: 20,
    min: 1,
    max: 200,
    unit: 'hours a week of work',
    ...ours,
  },
  offTheShelfLow: {
    label: 'A ready-made tool, from',
    value: 50,
    min: 0,
    max: 10_000,
    unit: 'CAD a month',
    source: 'bluxiz.com, off-the-shelf tools: 50 to 2,000 a month, in the dollars of that page',
    evidence: 'read',
    checked,
  },
  offTheShelfHigh: {
    label: 'A ready-made tool, up to',
    value: 500,
    min: 0,
    max: 10_000,
    unit: 'CAD a month',
    source:
      'Our own figure, between conorgotzens.com (20 to 200 a month) and bluxiz.com (50 to 2,000)',
    evidence: 'own',
    checked,
  },
  smallProjectTo: {
    label: 'A small, well-scoped project ends at',
    value: 10_000,
    min: 0,
    max: 1_000_000,
    unit: 'CAD',
    source:
      'Our own figure, between softxlogic.com (2,000 to 8,000) and conorgotzens.com (2,000 to 15,000)',
    evidence: 'own',
    checked,
  },
  projectTo: {
    label: 'A whole implementation ends at',
    value: 50_000,
    min: 0,
    max: 1_000_000,
    unit: 'CAD',
    source: 'reclaimroi.com, fixed-price consulting: 5,000 to 50,000',
    evidence: 'read',
    checked,
  },
} as const satisfies Record<string, ToolDefault>;

const hoursOf = (label: string, low: number, likely: number, high: number): ToolRange => ({
  label,
  low,
  likely,
  high,
  unit: 'hours',
  ...ours,
});

/** What is built: hours for one of each. */
export const pieceHours = {
  workflow: hoursOf('Workflow automation, one process', ...workHours.workflow),
  emailSequence: hoursOf('Email or marketing sequence', ...workHours.emailSequence),
  leadCapture: hoursOf('Lead capture and CRM routing', ...workHours.leadCapture),
  assistant: hoursOf('Customer-service assistant on your documents', ...workHours.assistant),
  documents: hoursOf('Document or invoice processing', ...workHours.documents),
  dashboard: hoursOf('Reporting dashboard', ...workHours.dashboard),
  webApp: hoursOf('Custom web app, first version', ...workHours.webApp),
} as const;

/** What has to be connected: hours for each system. */
export const connectionHours = {
  native: hoursOf('System with a ready-made connection', 2, 4, 8),
  api: hoursOf('System with an API', 8, 14, 24),
  noApi: hoursOf('System without an API', 20, 35, 60),
  /** Nobody knows yet how it connects: from the best case to the worst. */
  unknown: hoursOf('System that you are not sure about', 2, 14, 60),
} as const;

export const dataHours = {
  clean: hoursOf('Clean data', 0, 0, 0),
  some: hoursOf('Data that needs some work', 8, 16, 32),
  messy: hoursOf('Messy data', 24, 48, 90),
  unknown: hoursOf('Data whose state you don’t know', 0, 16, 90),
} as const;

export const trainingHours = {
  upTo5: hoursOf('Training for 1 to 5 people', 3, 4, 6),
  upTo20: hoursOf('Training for 6 to 20 people', 6, 10, 16),
  over20: hoursOf('Training for 21 people or more', 14, 24, 40),
  unknown: hoursOf('Training, number of people not known', 3, 10, 40),
} as const;

const timesOf = (label: string, low: number, likely: number, high: number): ToolRange => ({
  label,
  low,
  likely,
  high,
  unit: 'times',
  ...ours,
});

/** Care that personal data asks for, as a factor on all hours. */
export const privacyFactors = {
  none: timesOf('No personal data', 1, 1, 1),
  personal: timesOf('Personal data', 1.1, 1.1, 1.1),
  sensitive: timesOf('Sensitive data (health, money, children)', 1.3, 1.3, 1.3),
  unknown: timesOf('Not sure whether data is personal', 1, 1.1, 1.3),
} as const;

export const contingencyPercent: ToolRange = {
  label: 'Reserve for what nobody can see yet',
  low: 10,
  likely: 15,
  high: 25,
  unit: 'percent',
  ...ours,
};

export const maintenancePercent: ToolRange = {
  label: 'Upkeep',
  low: prices.upkeepPercent[0],
  likely: prices.upkeepPercent[1],
  high: prices.upkeepPercent[2],
  unit: 'percent of the price a year',
  source:
    'sipoch.com and team400.ai, cost of AI after it goes live: 15 to 25 percent of the build a year',
  evidence: 'read',
  checked,
};

export const techStackDefaults = {
  renewalWindow: {
    label: 'Warning before a renewal',
    value: 60,
    min: 1,
    max: 365,
    unit: 'days',
    ...ours,
  },
} as const satisfies Record<string, ToolDefault>;

export const dataQualityDefaults = {
  minutesPerDuplicate: {
    label: 'To merge a duplicate',
    value: 2,
    min: 0,
    max: 60,
    unit: 'minutes',
    ...ours,
  },
  minutesPerInvalid: {
    label: 'To correct an invalid value',
    value: 1,
    min: 0,
    max: 60,
    unit: 'minutes',
    ...ours,
  },
  minutesPerEmpty: {
    label: 'To find a missing value',
    value: 3,
    min: 0,
    max: 60,
    unit: 'minutes',
    ...ours,
  },
} as const satisfies Record<string, ToolDefault>;

/** Where Canadian businesses stand: published figures only, each with the page it was read on. */
export const adoptionFigures = [
  {
    text: '19.2% of Canadian businesses used AI to produce goods or deliver services in the twelve months before April and May 2026; two years earlier it was 6.1%.',
    source:
      'Statistics Canada, Canadian Survey on Business Conditions, reported by ATB on June 2, 2026',
    href: 'https://www.atb.com/company/insights/the-twenty-four/use-of-artificial-intelligence-by-businesses-q2-2026/',
    evidence: 'read',
    checked,
  },
  {
    text: 'In the third quarter of 2025, 14.5% planned to start within a year. Of those without a plan, 78.1% said that AI was not relevant to what they sell.',
    source: 'Statistics Canada, Canadian Survey on Business Conditions, listed by AI Canada Pulse',
    href: 'https://www.aicanadapulse.ca/adoption',
    evidence: 'read',
    checked,
  },
] as const satisfies readonly {
  text: string;
  source: string;
  href: string;
  evidence: Evidence;
  checked: string;
}[];

/**
 * The value of a money default in cents.
 * @param entry a default whose unit is in CAD
 */
export function centsOf(entry: ToolDefault): number {
  return Math.round(entry.value * 100);
}

import { type PricedWork, prices, workHours } from '#app/facts/prices.ts';
import { checked, ours, type ToolDefault, type ToolRange } from '../model/tool-default.ts';

export const costDefaults = {
  rate: {
    label: 'Rate',
    get value() {
      return prices.hourlyRate;
    },
    min: 50,
    max: 500,
    unit: 'CAD an hour',
    source: 'chatgpt.ca, consulting versus hiring in Canada: 150 to 350 an hour',
    evidence: 'read',
    checked,
  },
  hstPercent: {
    label: 'HST in Ontario',
    get value() {
      return prices.hstPercent;
    },
    min: 0,
    max: 15,
    unit: 'percent',
    source: 'Canada Revenue Agency, GST/HST rates: Ontario 13%',
    evidence: 'read',
    checked,
    note: 'Most registered businesses can claim it back; clinics and others whose services are exempt usually can’t.',
  },
  subscriptions: {
    label: 'Subscriptions it needs',
    get value() {
      return prices.monthlySubscriptions;
    },
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
    label: 'Length of one answer from the model',
    value: 400,
    min: 0,
    max: 1_000_000,
    unit: 'tokens',
    ...ours,
    note: 'About 300 English words.',
  },
  priceIn: {
    label: 'Price of the model’s input',
    value: 0.5,
    min: 0,
    max: 1000,
    unit: 'CAD per million tokens',
    ...ours,
    note: 'Replace it with the price on your vendor’s page; prices change often.',
  },
  priceOut: {
    label: 'Price of the model’s output',
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
    unit: 'hours of work a week',
    ...ours,
  },
  offTheShelfLow: {
    label: 'A ready-made tool, from',
    value: 50,
    min: 0,
    max: 10_000,
    unit: 'CAD a month',
    source: 'bluxiz.com, off-the-shelf tools: 50 to 2,000 a month, in that page’s currency',
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
    label: 'A small, well-scoped project costs up to',
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
    label: 'A whole implementation costs up to',
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

/** Hours that the pricing page shows, too. */
const ownHoursOf = (label: string, work: PricedWork): ToolRange => ({
  label,
  get low() {
    return workHours[work][0];
  },
  get likely() {
    return workHours[work][1];
  },
  get high() {
    return workHours[work][2];
  },
  unit: 'hours',
  ...ours,
});

/** Hours to build one piece of each kind. */
export const pieceHours = {
  workflow: ownHoursOf('Workflow automation, one process', 'workflow'),
  emailSequence: ownHoursOf('Email or marketing sequence', 'emailSequence'),
  leadCapture: ownHoursOf('Lead capture and CRM routing', 'leadCapture'),
  assistant: ownHoursOf('Customer-service assistant on your documents', 'assistant'),
  documents: ownHoursOf('Document or invoice processing', 'documents'),
  dashboard: ownHoursOf('Reporting dashboard', 'dashboard'),
  webApp: ownHoursOf('Custom web app, first version', 'webApp'),
} as const;

/** Hours to connect one system of each kind. */
export const connectionHours = {
  native: hoursOf('System with a ready-made connection', 2, 4, 8),
  api: hoursOf('System with an API', 8, 14, 24),
  noApi: hoursOf('System without an API', 20, 35, 60),
  /** For a system whose connection is unknown: the range of all kinds. */
  unknown: hoursOf('System you’re not sure about', 2, 14, 60),
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

/** The factor on all hours for the care that personal data requires. */
export const privacyFactors = {
  none: timesOf('No personal data', 1, 1, 1),
  personal: timesOf('Personal data', 1.1, 1.1, 1.1),
  sensitive: timesOf('Sensitive data (health, children, legal)', 1.3, 1.3, 1.3),
  unknown: timesOf('Not sure whether data is personal', 1, 1.1, 1.3),
} as const;

export const contingencyPercent: ToolRange = {
  label: 'Reserve for surprises',
  low: 10,
  likely: 15,
  high: 25,
  unit: 'percent',
  ...ours,
};

export const maintenancePercent: ToolRange = {
  label: 'Upkeep',
  get low() {
    return prices.upkeepPercent[0];
  },
  get likely() {
    return prices.upkeepPercent[1];
  },
  get high() {
    return prices.upkeepPercent[2];
  },
  unit: 'percent a year of what is built and connected',
  source:
    'sipoch.com and team400.ai, cost of AI after it goes live: 15 to 25 percent of the build a year',
  evidence: 'read',
  checked,
};

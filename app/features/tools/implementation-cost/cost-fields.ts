import { choice, counts, type InputOf, number } from '../calculator/calculator.ts';
import { ours, type ToolSetting } from '../model/tool-default.ts';
import type { ToolFacts } from '../model/tool-facts.ts';

/** If all goes well, as usual, if it goes badly. */
export type Range = readonly [low: number, likely: number, high: number];

export const pieces = {
  workflow: {
    label: 'Workflow automation, one process',
    help: 'For example from order to invoice, with no retyping.',
  },
  emailSequence: { label: 'Email or marketing sequence', help: 'Welcome, reminder, follow-up.' },
  leadCapture: {
    label: 'Lead capture and CRM routing',
    help: 'Inquiries reach the right person right away.',
    start: 1,
  },
  assistant: {
    label: 'Customer-service assistant on your documents',
    help: 'Answers from your own documents; a person takes over when needed.',
  },
  documents: { label: 'Document or invoice processing', help: 'Reads, checks, files.' },
  dashboard: { label: 'Reporting dashboard', help: 'One page with today’s numbers.' },
  webApp: { label: 'Custom web app, first version', help: 'Software built only for you.' },
} as const;

type PieceKind = keyof typeof pieces;
export const pieceKinds = Object.keys(pieces) as PieceKind[];

const connections = {
  native: {
    label: 'Systems with a ready-made connection',
    help: 'Listed under “integrations” on their help pages.',
    start: 2,
  },
  api: { label: 'Systems with an API', help: 'Their help pages mention “API” or “developers”.' },
  noApi: { label: 'Systems without an API', help: 'Old programs, machines, paper.' },
  unknown: {
    label: 'Systems you’re not sure about',
    help: 'We count them from the best case to the worst.',
    findOut: 'Search each one’s help pages for “integrations” and “API”. Ten minutes a system.',
  },
} as const;

/** Hours to connect one system; an unknown one has the range of all kinds. */
export const connectionHours = {
  native: [2, 4, 8],
  api: [8, 14, 24],
  noApi: [20, 35, 60],
  unknown: [2, 14, 60],
} as const satisfies Record<keyof typeof connections, Range>;

export const dataHours = {
  clean: [0, 0, 0],
  some: [8, 16, 32],
  messy: [24, 48, 90],
  unknown: [0, 16, 90],
} as const satisfies Record<string, Range>;

export const trainingHours = {
  upTo5: [3, 4, 6],
  upTo20: [6, 10, 16],
  over20: [14, 24, 40],
  unknown: [3, 10, 40],
} as const satisfies Record<string, Range>;

/** The factor on all hours for the care that personal data requires. */
export const privacyFactors = {
  none: [1, 1, 1],
  personal: [1.1, 1.1, 1.1],
  sensitive: [1.3, 1.3, 1.3],
  unknown: [1, 1.1, 1.3],
} as const satisfies Record<string, Range>;

export const reservePercent: Range = [10, 15, 25];

/** Our own settings, which the form doesn't ask for. */
export const costSettings = {
  hoursPerWeekOfWork: {
    ...ours,
    label: 'Time that goes into a project',
    value: 20,
    unit: 'hours of work a week',
  },
  offTheShelfLow: {
    ...ours,
    label: 'A ready-made tool, from',
    value: 50,
    unit: 'CAD a month',
    source: 'bluxiz.com, off-the-shelf tools: 50 to 2,000 a month, in that page’s currency',
    evidence: 'read',
  },
  offTheShelfHigh: {
    ...ours,
    label: 'A ready-made tool, up to',
    value: 500,
    unit: 'CAD a month',
    source:
      'Our own figure, between conorgotzens.com (20 to 200 a month) and bluxiz.com (50 to 2,000)',
  },
  smallProjectTo: {
    ...ours,
    label: 'A small, well-scoped project costs up to',
    value: 10_000,
    unit: 'CAD',
    source:
      'Our own figure, between softxlogic.com (2,000 to 8,000) and conorgotzens.com (2,000 to 15,000)',
  },
  projectTo: {
    ...ours,
    label: 'A whole implementation costs up to',
    value: 50_000,
    unit: 'CAD',
    source: 'reclaimroi.com, fixed-price consulting: 5,000 to 50,000',
    evidence: 'read',
  },
} as const satisfies Record<string, ToolSetting>;

const tokens = {
  help: 'A token is about three quarters of a word.',
  findOut: 'Copy a typical one into a word counter; 1,000 tokens are about 750 words.',
  max: 1_000_000,
  unit: 'tokens',
} as const;
const modelPrice = {
  help: 'From the price page of the model; prices change often.',
  findOut: 'See the price page of the model.',
  max: 1000,
  unit: 'CAD per million tokens',
} as const;

/** What the cost calculator asks for. */
export function costFields(facts: Pick<ToolFacts, 'hourlyRate' | 'monthlySubscriptions'>) {
  return {
    pieces: counts('piece', pieces, 5, 'Enter at least one piece to build.'),
    connections: counts('systems', connections, 20),
    data: choice(
      {
        label: 'What state is your data in?',
        findOut: 'Check a customer list with our data quality tool. Nothing is uploaded.',
        options: {
          clean: 'Clean: one list, kept current',
          some: 'Needs some work',
          messy: 'Messy: several lists, duplicates, gaps',
          unknown: 'I don’t know',
        },
      },
      'some',
    ),
    team: choice(
      {
        label: 'How many people will use it?',
        findOut: 'Count everyone who touches the task once a week or more.',
        options: {
          upTo5: '1 to 5 people',
          upTo20: '6 to 20 people',
          over20: '21 people or more',
          unknown: 'I don’t know',
        },
      },
      'upTo5',
    ),
    privacy: choice(
      {
        label: 'What kind of data will it handle?',
        findOut:
          'Open one record: does it name a person, and is it about health, children, a client’s finances or a legal matter?',
        options: {
          none: 'No personal data',
          personal: 'Personal: names, addresses, orders, invoices',
          sensitive: 'Sensitive: health, children, whole financial or legal files',
          unknown: 'I don’t know',
        },
      },
      'personal',
    ),
    rate: number({
      label: 'Rate',
      help: 'What an hour of building costs.',
      findOut: 'Ask for it, or for a fixed price.',
      value: facts.hourlyRate,
      min: 50,
      max: 500,
      unit: 'CAD an hour',
      source: 'chatgpt.ca, consulting versus hiring in Canada: 150 to 350 an hour',
      evidence: 'read',
    }),
    subscriptions: number({
      label: 'Subscriptions it needs',
      help: 'Tools it needs besides the ones you already pay for.',
      findOut: 'Ask which tools it needs.',
      value: facts.monthlySubscriptions,
      max: 100_000,
      unit: 'CAD a month',
    }),
    requests: number({
      label: 'Requests to an AI model',
      help: 'Questions, documents or emails that a model handles. 0 if there is no AI in it.',
      findOut: 'Count last month’s emails, calls or documents.',
      value: 2000,
      max: 10_000_000,
      unit: 'a month',
    }),
    tokensIn: number({
      ...tokens,
      label: 'Length of one question to the model',
      value: 1500,
    }),
    tokensOut: number({
      ...tokens,
      label: 'Length of one answer from the model',
      value: 400,
    }),
    priceIn: number({
      ...modelPrice,
      label: 'Price of the model’s input',
      value: 0.5,
    }),
    priceOut: number({
      ...modelPrice,
      label: 'Price of the model’s output',
      value: 2,
    }),
  };
}

export type CostInput = InputOf<ReturnType<typeof costFields>>;

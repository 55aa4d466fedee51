import type { ToolDefault } from '../model/tool-default.ts';
import {
  contingencyPercent,
  costDefaults,
  maintenancePercent,
  privacyFactors,
} from './cost-defaults.content.ts';
import type {
  ConnectionKind,
  CostNumber,
  DataState,
  PieceKind,
  PrivacyLevel,
  TeamSize,
} from './cost-figures.ts';
import type { CostLever, CostQuestion, CostVerdict } from './implementation-cost.formula.ts';
import type { OfferReason } from './package-fit.ts';

export const pieceWords = {
  workflow: {
    label: 'Workflow automation, one process',
    help: 'For example from order to invoice, with no retyping.',
  },
  emailSequence: { label: 'Email or marketing sequence', help: 'Welcome, reminder, follow-up.' },
  leadCapture: {
    label: 'Lead capture and CRM routing',
    help: 'Inquiries reach the right person right away.',
  },
  assistant: {
    label: 'Customer-service assistant on your documents',
    help: 'Answers from your own documents; a person takes over when needed.',
  },
  documents: { label: 'Document or invoice processing', help: 'Reads, checks, files.' },
  dashboard: { label: 'Reporting dashboard', help: 'One page with today’s numbers.' },
  webApp: { label: 'Custom web app, first version', help: 'Software built only for you.' },
} as const satisfies Record<PieceKind, { label: string; help: string }>;

export const connectionWords = {
  native: {
    label: 'Systems with a ready-made connection',
    help: 'Listed under “integrations” on their help pages.',
  },
  api: { label: 'Systems with an API', help: 'Their help pages mention “API” or “developers”.' },
  noApi: { label: 'Systems without an API', help: 'Old programs, machines, paper.' },
  unknown: {
    label: 'Systems you’re not sure about',
    help: 'We count them from the best case to the worst.',
  },
} as const satisfies Record<ConnectionKind, { label: string; help: string }>;

export const dataWords = {
  clean: 'Clean: one list, kept current',
  some: 'Needs some work',
  messy: 'Messy: several lists, duplicates, gaps',
  unknown: 'I don’t know',
} as const satisfies Record<DataState, string>;

export const teamWords = {
  upTo5: '1 to 5 people',
  upTo20: '6 to 20 people',
  over20: '21 people or more',
  unknown: 'I don’t know',
} as const satisfies Record<TeamSize, string>;

export const privacyWords = {
  none: 'No personal data',
  personal: 'Personal: names, addresses, orders, invoices',
  sensitive: 'Sensitive: health, children, legal',
  unknown: 'I don’t know',
} as const satisfies Record<PrivacyLevel, string>;

export const costNumberFields = {
  rateCents: { field: 'rate', setting: costDefaults.rate, help: 'What an hour of building costs.' },
  subscriptionsCents: {
    field: 'subscriptions',
    setting: costDefaults.subscriptions,
    help: 'Tools it needs besides the ones you already pay for.',
  },
  requests: {
    field: 'requests',
    setting: costDefaults.requests,
    help: 'Questions, documents or emails that a model handles. 0 if there is no AI in it.',
  },
  tokensIn: {
    field: 'tokensIn',
    setting: costDefaults.tokensIn,
    help: 'A token is about three quarters of a word.',
  },
  tokensOut: {
    field: 'tokensOut',
    setting: costDefaults.tokensOut,
    help: 'A token is about three quarters of a word.',
  },
  priceInCents: {
    field: 'priceIn',
    setting: costDefaults.priceIn,
    help: 'From the price page of the model.',
  },
  priceOutCents: {
    field: 'priceOut',
    setting: costDefaults.priceOut,
    help: 'From the price page of the model.',
  },
} as const satisfies Record<CostNumber, { field: string; setting: ToolDefault; help: string }>;

export const costFindOut = {
  connections: {
    question: 'How your systems connect',
    how: 'Search each one’s help pages for “integrations” and “API”. Ten minutes a system.',
  },
  data: {
    question: 'The state of your data',
    how: 'Check a customer list with our data quality tool. Nothing is uploaded.',
  },
  team: {
    question: 'How many people have to be trained',
    how: 'Count everyone who touches the task once a week or more.',
  },
  privacy: {
    question: 'Whether the data is personal or sensitive',
    how: 'Open one record: does it name a person, and is it about health, children or a legal matter?',
  },
  rateCents: { question: 'The rate', how: 'Ask for it, or for a fixed price.' },
  subscriptionsCents: { question: 'The subscriptions', how: 'Ask which tools it needs.' },
  requests: {
    question: 'The number of requests',
    how: 'Count last month’s emails, calls or documents.',
  },
  tokensIn: {
    question: 'The length of a question',
    how: 'Copy a typical one into a word counter; 1,000 tokens are about 750 words.',
  },
  tokensOut: {
    question: 'The length of an answer',
    how: 'Copy a typical one into a word counter; 1,000 tokens are about 750 words.',
  },
  priceInCents: {
    question: 'The model’s price for input',
    how: 'See the price page of the model.',
  },
  priceOutCents: {
    question: 'The model’s price for output',
    how: 'See the price page of the model.',
  },
} as const satisfies Record<CostQuestion, { question: string; how: string }>;

export const costVerdictWords = {
  'offer-may-fit': {
    title: 'The launch package may cover this',
    verdict: 'The fixed-price launch package may cover all of this: ask before you pay for more.',
    nextStep: {
      text: 'Send us the list of pieces and systems, and ask whether the fixed price covers it.',
      effort: 'one email',
    },
  },
  'offer-and-more': {
    title: 'The launch package, plus extra work',
    verdict: 'The launch package may cover part of this; the rest would be extra.',
    nextStep: {
      text: 'Ask for two fixed prices: one for the package, and one for the rest.',
      effort: 'one email',
    },
  },
  small: {
    title: 'A small, well-scoped project',
    verdict: 'A small project: ask for a fixed price, not for an hourly rate.',
    nextStep: {
      text: 'Get two fixed-price quotes for exactly this list and compare them line by line.',
      effort: '2 hours',
    },
  },
  usual: {
    title: 'A typical-size project',
    verdict:
      'This is a typical-size project. Whether it pays off is another question: work out the savings first.',
    nextStep: {
      text: 'Put the likely price into the ROI calculator, and leave out what doesn’t pay for itself.',
      effort: '10 minutes',
    },
  },
  split: {
    title: 'Split it',
    verdict: 'Too large for one step: split it, and start with the part that pays first.',
    nextStep: {
      text: 'Ask for the price of the first part alone, with the right to stop after it.',
      effort: 'one email',
    },
  },
} as const satisfies Record<
  CostVerdict,
  { title: string; verdict: string; nextStep: { text: string; effort: string } }
>;

/** Replaces the words of the verdict while it could still turn out another. */
export const costUndecidedWords = {
  title: 'Find out first',
  verdict: '{likely}, but what you don’t know yet could change that: find out first.',
  likely: {
    'offer-may-fit': 'The launch package may cover this',
    'offer-and-more': 'Likely the launch package plus extra work',
    small: 'Likely a small project',
    usual: 'Likely a typical-size project',
    split: 'Likely too large for one step',
  } satisfies Record<CostVerdict, string>,
  nextStep: {
    text: 'Find out {questions}, then change your answers.',
    effort: '10 minutes to an hour',
  },
} as const;

const realExamples = {
  text: 'Bring twenty real examples to the first meeting, the awkward ones included.',
  effort: '1 hour',
} as const;

/** General ways to lower a price, for estimates in which little can be left out. */
export const cheaperAnyway = [
  {
    text: 'Name one person who decides within a day. You pay for time spent waiting for answers, too.',
    effort: 'a decision',
  },
  realExamples,
] as const;

/** General steps while the package may cover everything: waiting doesn't change a fixed price. */
export const packageAnyway = [
  {
    text: 'Name one person who decides within a day, so that the work doesn’t have to wait for answers.',
    effort: 'a decision',
  },
  realExamples,
] as const;

/** Each follows "Why the rest is extra:" and the like. */
export const offerReasonWords = {
  piece:
    'a dashboard or a web app isn’t one of the package’s workflows and needs its own connections and training',
  count: 'you ask for more workflows than the package includes',
  team: 'you have more people to train than the five the package includes',
  'team-unknown': 'you may have more people to train than the five the package includes',
  api: 'connecting through an API is custom programming',
  'no-api': 'connecting a system without an API isn’t included',
  'systems-unknown': 'the systems you’re not sure about may need custom programming',
  data: 'cleaning data isn’t included',
  'data-unknown': 'your data may need cleaning, which isn’t included',
  sensitive: 'sensitive data needs extra care',
  'privacy-unknown': 'your data may be sensitive, and sensitive data needs extra care',
} as const satisfies Record<OfferReason, string>;

/** What a change saves. Of what isn't known, the estimate may count more than there is to save. */
const saves = 'Saves about {amount} over three years.';
const savesUpTo = 'Saves up to about {amount} over three years, compared with this estimate.';

export const leverWords = {
  'fewer-pieces': {
    text: 'Start with the smallest piece alone; add the rest once it pays off.',
    effort: 'a decision',
    saves,
  },
  'clean-data': {
    text: 'Clean your data yourselves before the project starts.',
    /** See `cleaningEffort`. */
    effort: '',
    saves,
  },
  'check-data': {
    text: 'Check your data and, if it needs it, clean it yourselves before the project starts.',
    effort: 'a few hours to two weeks of your own time',
    saves: savesUpTo,
  },
  'avoid-no-api': {
    text: 'Ask whether an upgrade or add-on gives the systems without an API a ready-made connection; replace one only if it’s due anyway.',
    effort: 'a call to each vendor',
    saves,
  },
  'use-native': {
    text: 'Use tools with ready-made connections instead of building on an API.',
    effort: 'hours to days',
    saves,
  },
  'check-systems': {
    text: 'If the systems you’re not sure about have ready-made connections, use those.',
    effort: '10 minutes a system',
    saves: savesUpTo,
  },
  'train-fewer': {
    text: 'Train five people, and let them train the rest.',
    effort: '1 hour a person',
    saves,
  },
  'check-team': {
    text: 'If more than five people will use it, train five, and let them train the rest.',
    effort: '1 hour a person',
    saves: savesUpTo,
  },
  'no-sensitive-data': {
    text: 'Leave sensitive data out of the first version.',
    effort: 'a decision',
    saves,
  },
  'check-sensitive-data': {
    text: 'If the data turns out to be sensitive, leave that part out of the first version.',
    effort: 'a decision',
    saves: savesUpTo,
  },
  'no-personal-data': {
    text: 'Leave personal data out of the first version.',
    effort: 'a decision',
    saves,
  },
  'check-personal-data': {
    text: 'If the data turns out to be personal or sensitive, leave that part out of the first version.',
    effort: 'a decision',
    saves: savesUpTo,
  },
  'fewer-subscriptions': {
    text: 'Use the tools you already pay for.',
    effort: '2 hours to check',
    saves,
  },
  'check-subscriptions': {
    text: 'Check whether the tools you already pay for will do.',
    effort: '2 hours',
    saves: savesUpTo,
  },
} as const satisfies Record<CostLever, { text: string; effort: string; saves: string }>;

/** The effort of cleaning the data, by its state. */
export const cleaningEffort = {
  clean: '',
  some: '1–3 days of your own time',
  messy: '1–2 weeks of your own time',
  unknown: '',
} as const satisfies Record<DataState, string>;

export const costWords = {
  offTheShelf: {
    question: `Would a ready-made tool at $${costDefaults.offTheShelfLow.value} to $${costDefaults.offTheShelfHigh.value} a month do?`,
    text: 'If a tool on the market does 80% of it, buy that. Building makes sense when your way of working is the reason customers choose you.',
  },
  piecesLabel: 'What should be built?',
  connectionsLabel: 'What has to be connected?',
  dataLabel: 'What state is your data in?',
  teamLabel: 'How many people will use it?',
  privacyLabel: 'What kind of data will it handle?',
  aroundLabel: 'What else affects the price?',
  numbersLabel: 'Rates and running costs',
  leaveEmpty: 'Clear a field if you don’t know: we use the usual figure and say so.',
  chartTitle: 'From best case to worst; the dot is the likely figure',
  rangeColumns: { what: 'What', line: 'Drawn to scale', range: 'Range' },
  rangeLabels: {
    withPackage: 'With the launch package',
    withPackageThreeYears: 'With the launch package, three years with running costs',
    build: 'Custom build',
    threeYears: 'Custom build, three years with running costs',
    offTheShelf: 'Ready-made, three years',
  },
  to: 'to',
  cheaperTitle: 'What would make it cheaper',
  figureLabel: 'likely, before HST; between {low} and {high}',
  offerLabel: 'Launch package, fixed price',
  offerFits: 'may cover all of this, including the first year’s running costs',
  thenPackage: {
    all: 'The launch package may then be all you pay for in the first year.',
    part: 'The launch package may then cover part of it.',
  },
  offerCovers: 'may cover {pieces}, with ready-made connections and the training of five people',
  offerCoversPieces: 'may cover {pieces}',
  offerDoesNotFit: 'covers none of this',
  offerNotCounted: 'not counted as long as you don’t know whether your data is sensitive',
  restBecause: 'Why the rest is extra: {reasons}.',
  allBecause: 'Why the package doesn’t cover it: {reasons}.',
  evenIfNotSensitive:
    'Even if the data isn’t sensitive, the package may not cover everything: {reasons}.',
  evenWithoutSensitive:
    'Even without sensitive data, the package may not cover everything: {reasons}.',
  planned: 'After the launch, we plan to charge {planned} for the same package.',
  packageAndRest: 'likely, before HST: package {package} plus {rest} of extra work',
  packageOnly: 'fixed price, before HST, if the launch package covers it',
  rest: 'Extra work beyond the package',
  total: 'Package plus extra work, likely',
  totalHst: 'HST on the likely price, with the package',
  totalUpkeep: 'including upkeep, with the package',
  totalRunning: 'Running cost per month, with the package',
  included: 'Running costs that the package includes, first year',
  includedUpkeep: 'Upkeep that the package includes, first year',
  totalFirstYear: 'First year, with the package',
  totalThreeYears: 'Three years, with the package',
  /** With the reserve, so that whoever multiplies hours and rate gets the same price. */
  customBuild: 'Custom build, {case} ({hours} hours, plus a reserve of {reserve}%)',
  customInstead: 'Custom build: ',
  builtToMeasure: 'All of it custom-built, likely',
  plusHst: '+ HST',
  usedInstead: 'We used',
  submit: 'Estimate the cost',
  atLeastOne: 'Enter at least one piece to build.',
  countBounds: 'Enter a whole number from 0 to 5.',
  systemBounds: 'Enter a whole number from 0 to 20.',
  choose: 'Choose an answer, or “I don’t know”.',
  notCounted: [
    'Your own hours: explaining, deciding, testing. Plan for a third of the likely hours.',
    'Licences you already pay for.',
    'HST on running costs. Most businesses can claim it back; clinics and others whose services are exempt usually can’t.',
    'What it saves you: that’s the ROI calculator’s job.',
  ],
  /** Before the last line of `method`, while the package is offered. */
  get packageMethod() {
    return `The launch package covers up to three workflows on ready-made connections and the training of five people. We put the largest pieces into it and estimate everything else as a custom build; if you have more people to train, we take off the hours that training five of them would take. If your project also includes a dashboard or a web app, all connections and training count as extra work, even those the package would include. Otherwise a bigger project could come out cheaper than a smaller one. Upkeep of what the package covers is ${maintenancePercent.low}, ${maintenancePercent.likely} or ${maintenancePercent.high}% a year of the package’s price. The package includes that upkeep for a year, and all running costs of that year if it covers the whole project.`;
  },
  get method() {
    return [
      `Hours = what is built + what is connected + data work + training, times a factor for privacy (no personal data ${privacyFactors.none.likely}, personal ${privacyFactors.personal.likely}, sensitive ${privacyFactors.sensitive.likely}).`,
      `Price = hours × rate, plus a reserve of ${contingencyPercent.low}, ${contingencyPercent.likely} or ${contingencyPercent.high}% for low, likely and high.`,
      `Running cost per month = subscriptions + use of the model + upkeep of ${maintenancePercent.low}, ${maintenancePercent.likely} or ${maintenancePercent.high}% a year of what is built and connected. Cleaning and training happen once and need no upkeep.`,
      'Use of the model = requests × (tokens in × price in + tokens out × price out) ÷ 1,000,000.',
      `Weeks = likely hours ÷ ${costDefaults.hoursPerWeekOfWork.value} + 1, rounded up. Three years = price + 36 × running cost per month.`,
      'If what you don’t know about systems, data, people or privacy could lead to another verdict, we say so.',
      'The hours for each piece come from our own experience. Prices that others publish: assessments $1,500 to $5,000 and implementations $5,000 to $50,000 (reclaimroi.com), workflow projects $2,000 to $15,000 (conorgotzens.com), configured systems $5,000 to $30,000 (bluxiz.com), each in the currency of its page. We read those pages on November 20, 2026.',
    ] as const;
  },
} as const;

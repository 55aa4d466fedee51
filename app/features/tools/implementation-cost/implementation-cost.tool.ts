import { interpolate } from '#app/platform/format/interpolate.ts';
import { calculatorForm, findOutFirst, startInput } from '../calculator/calculator.ts';
import { defaultSources, ours, type ToolSource } from '../model/tool-default.ts';
import type { ToolAbout, ToolDefinition, ToolExamples } from '../model/tool-definition.ts';
import { counted, dollars, joinWords, plainNumber } from '../model/tool-figures.ts';
import {
  NEXT_STEPS,
  type Reason,
  type Rule,
  reasonsFrom,
  type SummaryLine,
  stepsFrom,
  type ToolSummary,
} from '../model/tool-summary.ts';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { toolWords } from '../tools.content.ts';
import {
  type CostFacts,
  type CostInput,
  connectionHours,
  costFields,
  costSettings,
  dataHours,
  pieceKinds,
  pieces,
  privacyFactors,
  type Range,
  reservePercent,
  trainingHours,
} from './cost-fields.ts';
import {
  type CostResult,
  type CostVerdict,
  computeCost,
  costCases,
  leastPersonal,
  moved,
  onlyCheapest,
  packageThreeYears,
  threeYearsOf,
} from './implementation-cost.formula.ts';

export const costGroups = [
  { title: 'What should be built?', fields: ['pieces'] },
  { title: 'What has to be connected?', fields: ['connections'] },
  { title: 'What else affects the price?', fields: ['data', 'team', 'privacy'] },
  {
    title: 'Rates and running costs',
    note: 'Clear a field if you don’t know: we use the usual figure and say so.',
    fields: ['rate', 'subscriptions', 'requests', 'tokensIn', 'tokensOut', 'priceIn', 'priceOut'],
    isFolded: true,
  },
] as const;

/** A typical first project of each business. */
export const costExamples: ToolExamples = {
  hvac: {
    'piece-workflow': '1',
    team: 'upTo20',
  },
  dental: {
    'piece-leadCapture': '0',
    'piece-emailSequence': '1',
    'systems-native': '1',
    'systems-noApi': '1',
    team: 'upTo20',
    privacy: 'sensitive',
    requests: '0',
  },
  onlineStore: {
    'piece-leadCapture': '0',
    'piece-workflow': '1',
    'piece-emailSequence': '1',
    'systems-native': '3',
    data: 'clean',
  },
  lawOffice: {
    'piece-leadCapture': '0',
    'piece-documents': '1',
    'systems-native': '1',
    'systems-api': '1',
    team: 'upTo20',
    privacy: 'sensitive',
  },
};

/** `ifOpen` stands in place of the verdict while what isn't known could change it. */
const verdicts: Readonly<Record<CostVerdict, { title: string; verdict: string; ifOpen: string }>> =
  {
    'offer-may-fit': {
      title: 'The launch package may cover this',
      verdict: 'The fixed-price launch package may cover all of this: ask before you pay for more.',
      ifOpen:
        'The launch package may cover this, but what you don’t know yet could change that: find out first.',
    },
    'offer-and-more': {
      title: 'The launch package, plus extra work',
      verdict: 'The launch package may cover part of this; the rest would be extra.',
      ifOpen:
        'Likely the launch package plus extra work, but what you don’t know yet could change that: find out first.',
    },
    small: {
      title: 'A small, well-scoped project',
      verdict: 'A small project: ask for a fixed price, not for an hourly rate.',
      ifOpen:
        'Likely a small project, but what you don’t know yet could change that: find out first.',
    },
    usual: {
      title: 'A typical-size project',
      verdict:
        'This is a typical-size project. Whether it pays off is another question: work out the savings first.',
      ifOpen:
        'Likely a typical-size project, but what you don’t know yet could change that: find out first.',
    },
    split: {
      title: 'Split it',
      verdict: 'Too large for one step: split it, and start with the part that pays first.',
      ifOpen:
        'Likely too large for one step, but what you don’t know yet could change that: find out first.',
    },
  };

/** A change to the project that lowers its price. */
type Saving = Omit<Rule<CostInput>, 'why'> & {
  readonly change: (input: CostInput, facts: CostFacts) => Partial<CostInput>;
};

const saves = 'Saves up to about {amount} over three years.';

/** What would make it cheaper: those that save most come first. */
const savings: readonly Saving[] = [
  {
    when: () => true,
    change: (input, facts) => ({ pieces: onlyCheapest(input.pieces, facts) }),
    title: 'Start with the smallest piece alone; add the rest once it pays off.',
    effort: 'a decision',
  },
  {
    when: ({ data }) => data === 'some',
    change: () => ({ data: 'clean' }),
    title: 'Clean your data yourselves before the project starts.',
    effort: '1–3 days of your own time',
  },
  {
    when: ({ data }) => data === 'messy',
    change: () => ({ data: 'clean' }),
    title: 'Clean your data yourselves before the project starts.',
    effort: '1–2 weeks of your own time',
  },
  {
    when: ({ data }) => data === 'unknown',
    change: () => ({ data: 'clean' }),
    title: 'Check your data and, if it needs it, clean it yourselves before the project starts.',
    effort: 'a few hours to two weeks of your own time',
  },
  {
    when: () => true,
    change: ({ connections }) => ({ connections: moved(connections, 'noApi', 'native') }),
    title:
      'Ask whether an upgrade or add-on gives the systems without an API a ready-made connection; replace one only if it’s due anyway.',
    effort: 'a call to each vendor',
  },
  {
    when: () => true,
    change: ({ connections }) => ({ connections: moved(connections, 'api', 'native') }),
    title: 'Use tools with ready-made connections instead of building on an API.',
    effort: 'hours to days',
  },
  {
    when: () => true,
    change: ({ connections }) => ({ connections: moved(connections, 'unknown', 'native') }),
    title: 'If the systems you’re not sure about have ready-made connections, use those.',
    effort: '10 minutes a system',
  },
  {
    when: () => true,
    change: () => ({ team: 'upTo5' }),
    title: 'Train five people at most, and let them train the rest.',
    effort: '1 hour a person',
  },
  {
    when: ({ privacy }) => privacy === 'sensitive',
    change: () => ({ privacy: 'personal' }),
    title: 'Leave sensitive data out of the first version.',
    effort: 'a decision',
  },
  {
    when: (input) => input.privacy === 'unknown' && leastPersonal(input) === 'personal',
    change: () => ({ privacy: 'personal' }),
    title: 'If the data turns out to be sensitive, leave that part out of the first version.',
    effort: 'a decision',
  },
  {
    when: (input) => input.privacy === 'unknown' && leastPersonal(input) === 'none',
    change: () => ({ privacy: 'none' }),
    title: 'If the data turns out to be personal, leave that part out of the first version.',
    effort: 'a decision',
  },
  {
    when: (input) => input.privacy === 'personal' && leastPersonal(input) === 'none',
    change: () => ({ privacy: 'none' }),
    title: 'Leave personal data out of the first version.',
    effort: 'a decision',
  },
  {
    when: () => true,
    change: () => ({ subscriptionsCents: 0 }),
    title: 'Check whether tools you already pay for will do instead of new subscriptions.',
    effort: '2 hours',
  },
];

/** The changes that save anything, those with the largest effect on the displayed cost first. */
export function cheaperBy(input: CostInput, facts: CostFacts) {
  const now = threeYearsOf(computeCost(input, facts));
  return savings
    .filter(({ when }) => when(input))
    .map((saving) => {
      const changed = { ...input, ...saving.change(input, facts) };
      return { saving, cents: now - threeYearsOf(computeCost(changed, facts)) };
    })
    .filter(({ cents }) => cents > 0.5)
    .sort((a, b) => b.cents - a.cents)
    .slice(0, NEXT_STEPS);
}

const says = (verdict: CostVerdict) => (result: CostResult) => result.verdict === verdict;

/** What to do after what makes it cheaper. */
const rules: readonly Rule<CostResult>[] = [
  {
    when: says('offer-may-fit'),
    title: 'Send us the list of pieces and systems.',
    why: 'We’ll tell you whether the fixed price covers it.',
    effort: 'one email',
  },
  {
    when: says('offer-and-more'),
    title: 'Ask for two fixed prices.',
    why: 'One for the package, and one for the rest.',
    effort: 'one email',
  },
  {
    when: says('small'),
    title: 'Get two fixed-price quotes for exactly this list.',
    why: 'Then you can compare them line by line.',
    effort: '2 hours',
  },
  {
    when: says('usual'),
    title: 'Put the likely price into the ROI calculator.',
    why: 'Leave out what doesn’t pay for itself.',
    effort: '10 minutes',
  },
  {
    when: says('split'),
    title: 'Ask for the price of the first part alone.',
    why: 'With the right to stop after it.',
    effort: 'one email',
  },
  {
    when: () => true,
    title: 'Name one person who decides within a day.',
    why: 'Otherwise the work waits for answers.',
    effort: 'a decision',
  },
  {
    when: () => true,
    title: 'Bring twenty real examples to the first meeting.',
    why: 'The awkward ones are what a price depends on.',
    effort: '1 hour',
  },
];

const findOutStep = {
  text: 'Find out what “Find out first” lists, then change your answers.',
  why: 'Until then, the verdict is open.',
  effort: '10 minutes to an hour',
} as const;

type OfferReason = NonNullable<CostResult['fit']>['reasons'][number];

const hasReason =
  (reason: OfferReason) =>
  ({ fit }: CostResult) =>
    fit?.reasons.includes(reason) === true;

/** The package covers something, but not this. */
const leavesOut = (reason: OfferReason) => (result: CostResult) =>
  result.fit?.coversAny === true && hasReason(reason)(result);

/** How a ready-made tool and the package compare, and what the package leaves out. */
const reasons: readonly Reason<CostResult>[] = [
  {
    when: () => true,
    text: 'Would a ready-made tool at {shelf} a month do? Over three years that is {shelfYears}, compared with {threeYears} for this.',
  },
  {
    when: ({ fit }) => fit?.mayFit === true,
    text: 'Launch package, {package} + HST: may cover all of this, including the first year’s running costs. After the launch, we plan to charge {planned} for it.',
  },
  {
    when: ({ fit }) => fit?.coversAny === true && !fit.mayFit,
    text: 'Launch package, {package} + HST: may cover {covered}. After the launch, we plan to charge {planned} for it.',
  },
  {
    when: hasReason('sensitive'),
    text: 'Launch package, {package} + HST: covers none of this, because sensitive data needs extra care.',
  },
  {
    when: hasReason('privacy-unknown'),
    text: 'Launch package, {package} + HST: not counted as long as you don’t know whether your data is sensitive.',
  },
  {
    when: ({ fit }) => fit?.coversAny === false && fit.reasons[0] === 'piece',
    text: 'Launch package, {package} + HST: covers none of this, because a dashboard or a web app isn’t one of its workflows.',
  },
  {
    when: leavesOut('piece'),
    text: 'A dashboard or a web app isn’t one of the package’s workflows, and needs connections and training of its own.',
  },
  { when: leavesOut('count'), text: 'You ask for more workflows than the package includes.' },
  {
    when: leavesOut('systems'),
    text: 'The package connects only systems with a ready-made connection.',
  },
  { when: leavesOut('data'), text: 'The package doesn’t include cleaning data.' },
  {
    when: leavesOut('team'),
    text: 'The package includes the training of {people} people, not of more.',
  },
];

function valuesOf(result: CostResult): Record<string, string> {
  const { offTheShelf, fit } = result;
  const { offTheShelfLow, offTheShelfHigh } = costSettings;
  const covered = pieceKinds.filter((kind) => fit?.covered[kind]);
  return {
    shelf: between(offTheShelfLow.value * 100, offTheShelfHigh.value * 100),
    shelfYears: between(offTheShelf.lowCents, offTheShelf.highCents),
    threeYears: dollars(threeYearsOf(result)),
    package: dollars(fit?.offer.priceCents ?? 0),
    planned: dollars(fit?.offer.plannedPriceCents ?? 0),
    people: `${fit?.offer.teamMembers}`,
    covered: joinWords(covered.map((kind) => `${fit?.covered[kind]} × “${pieces[kind].label}”`)),
  };
}

/** "$7,079 to $26,400" */
export function between(from: number, to: number): string {
  return `${dollars(from)} to ${dollars(to)}`;
}

/** The price with the package if it covers anything, else of a custom project. */
function figureOf({ fit, low, likely, high }: CostResult): ToolSummary['figure'] {
  if (!fit?.coversAny) {
    const range = between(low.buildCents, high.buildCents);
    return { value: dollars(likely.buildCents), label: `likely, before HST; ${range}` };
  }
  const rest = fit.rest.likely.buildCents;
  const price = dollars(fit.offer.priceCents);
  if (rest < 100) return { value: price, label: costWords.packageOnly };
  return {
    value: dollars(fit.cases.likely.totalCents),
    label: interpolate(costWords.packageAndRest, { price, rest: dollars(rest) }),
  };
}

function linesOf(result: CostResult, { hstPercent }: CostFacts): SummaryLine[] {
  const { fit, low, likely, high } = result;
  const hst = (cents: number) => dollars((Math.round(cents / 100) * 100 * hstPercent) / 100);
  const custom = [
    ...costCases.map((at) => ({
      label: `Custom build, ${at} (${plainNumber(result[at].hours, 0)} hours)`,
      value: dollars(result[at].buildCents),
    })),
    { label: 'Custom build: HST on the likely price', value: hst(likely.buildCents) },
    { label: 'Custom build: time', value: counted(Math.ceil(result.weeks - 1e-9), 'week') },
    {
      label: 'Custom build: running cost per month',
      value: dollars(likely.runningPerMonthCents),
    },
    { label: 'including AI model use', value: dollars(result.modelUsePerMonthCents) },
    { label: 'including upkeep', value: dollars(likely.maintenancePerMonthCents) },
    { label: 'Custom build: first year', value: dollars(likely.firstYearCents) },
    {
      label: 'Custom build: three years',
      value: `${dollars(likely.threeYearCents)} (${between(low.threeYearCents, high.threeYearCents)})`,
    },
  ];
  if (!fit?.coversAny) return custom;
  const { rest, cases, offer } = fit;
  return [
    { label: costWords.packageLabel, value: `${dollars(offer.priceCents)} + HST` },
    {
      label: 'Extra work beyond the package',
      value: `${dollars(rest.likely.buildCents)} (${between(rest.low.buildCents, rest.high.buildCents)})`,
    },
    { label: 'Package plus extra work, likely', value: dollars(cases.likely.totalCents) },
    { label: 'HST on that', value: hst(cases.likely.totalCents) },
    {
      label: 'Running cost per month, with the package',
      value: dollars(cases.likely.runningPerMonthCents),
    },
    { label: 'Three years, with the package', value: dollars(packageThreeYears(cases.likely)) },
    ...custom,
  ];
}

export const costWords = {
  offTheShelf: {
    question: 'Would a ready-made tool do?',
    text: 'If a tool on the market at $50 to $500 a month does 80% of it, buy that. Building makes sense when your way of working is the reason customers choose you.',
  },
  submit: 'Estimate the cost',
  packageLabel: 'Launch package, fixed price',
  packageOnly: 'fixed price, before HST, if the launch package covers it',
  packageAndRest: 'likely, before HST: package {price} plus {rest} of extra work',
  chartTitle: 'From best case to worst; the dot is the likely figure',
  columns: { what: 'What', line: 'Drawn to scale', range: 'Range' },
  ranges: {
    package: 'With the launch package',
    packageYears: 'With the launch package, three years with running costs',
    build: 'Custom build',
    years: 'Custom build, three years with running costs',
    shelf: 'Ready-made, three years',
  },
} as const;

const percents = (range: Range) => `${joinWords(range.map(String), 'or')}%`;

function methodOf({ upkeepPercent, offer }: CostFacts): string[] {
  const factor = (level: keyof typeof privacyFactors) => privacyFactors[level][1];
  return [
    `Hours = what is built + what is connected + data work + training, times a factor for privacy (no personal data ${factor('none')}, personal ${factor('personal')}, sensitive ${factor('sensitive')}).`,
    `Price = hours × rate, plus a reserve of ${percents(reservePercent)} for low, likely and high.`,
    `Running cost per month = subscriptions + use of the model + upkeep of ${percents(upkeepPercent)} a year of what is built and connected. Cleaning and training happen once and need no upkeep.`,
    'Use of the model = requests × (tokens in × price in + tokens out × price out) ÷ 1,000,000.',
    `Weeks = likely hours ÷ ${costSettings.hoursPerWeekOfWork.value} + 1, rounded up. Three years = price + 36 × running cost per month.`,
    'If what you don’t know about systems, data, people or privacy could lead to another verdict, we say so.',
    ...(offer === null ? [] : [packageMethod(upkeepPercent, offer.workflows, offer.teamMembers)]),
    'The hours for each piece come from our own experience. Prices that others publish: assessments $1,500 to $5,000 and implementations $5,000 to $50,000 (reclaimroi.com), workflow projects $2,000 to $15,000 (conorgotzens.com), configured systems $5,000 to $30,000 (bluxiz.com), each in the currency of its page. We read those pages on November 20, 2026.',
  ];
}

function packageMethod(upkeep: Range, workflows: number, people: number): string {
  return `The launch package covers up to ${workflows} workflows on ready-made connections and the training of ${people} people. We put the largest pieces into it and estimate everything else as a custom build. If your project also includes a dashboard or a web app, all connections and training count as extra work. Upkeep of what the package covers is ${percents(upkeep)} a year of its price. The package includes that upkeep for a year, and all running costs of that year if it covers the whole project.`;
}

function sourcesOf(facts: CostFacts): ToolSource[] {
  const { pieces: _, connections, data, team, privacy, ...numbers } = costFields(facts);
  const ranges = (
    table: Readonly<Record<string, Range>>,
    labelOf: (key: string) => string,
    unit = 'hours',
  ): ToolSource[] =>
    Object.entries(table).map(([key, range]) => ({
      ...ours,
      label: labelOf(key),
      value: `${range.join(' / ')} ${unit}`,
    }));
  return [
    ...defaultSources({ ...numbers, ...costSettings }),
    ...ranges(facts.workHours, (kind) => pieces[kind as 'workflow'].label),
    ...ranges(connectionHours, (kind) => connections.of[kind as 'api'].label),
    ...ranges(dataHours, (state) => data.options[state as 'some']),
    ...ranges(trainingHours, (size) => team.options[size as 'upTo5']),
    ...ranges(privacyFactors, (level) => privacy.options[level as 'none'], 'times'),
    ...ranges({ reserve: reservePercent }, () => 'Reserve for surprises', 'percent'),
    {
      label: 'Upkeep, percent a year of what is built and connected',
      value: facts.upkeepPercent.join(' / '),
      source:
        'sipoch.com and team400.ai, cost of AI after it goes live: 15 to 25 percent of the build a year',
      evidence: 'read',
      checked: ours.checked,
    },
    {
      label: 'HST in Ontario',
      value: `${facts.hstPercent}%`,
      source: 'Canada Revenue Agency, GST/HST rates: Ontario 13%',
      evidence: 'read',
      checked: ours.checked,
    },
  ];
}

export function costAbout(facts: CostFacts): ToolAbout {
  return { method: methodOf(facts), sources: sourcesOf(facts), note: 'prices' };
}

/** What the form starts with: one lead-capture project of a small shop. */
export function costDefaultInput(facts: CostFacts): CostInput {
  return startInput(calculatorForm(costFields(facts)));
}

export function costTool(facts: CostFacts): ToolDefinition<CostInput> {
  const fields = costFields(facts);
  return {
    slug: 'implementation-cost-calculator',
    ...calculatorForm(fields),
    isLive: true,
    summarize(input) {
      const result = computeCost(input, facts);
      const { title, verdict, ifOpen } = verdicts[result.verdict];
      const cheaper = cheaperBy(input, facts).map(({ saving, cents }) => ({
        text: saving.title,
        why: interpolate(saves, { amount: dollars(cents) }),
        effort: saving.effort,
      }));
      const steps = result.isUndecided ? [findOutStep, ...cheaper] : cheaper;
      return {
        tool: 'implementation-cost-calculator',
        title: result.isUndecided ? toolWords.findOutFirst : title,
        verdict: result.isUndecided ? ifOpen : verdict,
        warning: null,
        reasons: reasonsFrom(reasons, result, valuesOf(result)),
        figure: figureOf(result),
        bars: [],
        lines: linesOf(result, facts),
        actions: [...steps, ...stepsFrom(rules, result)].slice(0, NEXT_STEPS),
        context: [],
        findOutFirst: findOutFirst(fields, input),
        notCounted: [
          'Your own hours: explaining, deciding, testing. Plan for a third of the likely hours.',
          'Licences you already pay for.',
          'HST on running costs. Most businesses can claim it back; clinics and others whose services are exempt usually can’t.',
          'What it saves you: that’s the ROI calculator’s job.',
        ],
        disclaimer: toolWords.disclaimer,
      };
    },
    carries(input) {
      const { fit, likely } = computeCost(input, facts);
      const price = fit?.coversAny ? fit.cases.likely.totalCents : likely.buildCents;
      const { runningPerMonthCents } = fit?.coversAny ? fit.cases.likely : likely;
      return {
        tool: 'roi-calculator',
        fields: {
          price: `${Math.round(price / 100)}`,
          running: `${Math.round(runningPerMonthCents / 100)}`,
        },
        words: resultLeadWords.priceInRoi,
      };
    },
  };
}

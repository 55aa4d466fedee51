import { interpolate } from '#app/platform/format/interpolate.ts';
import { calculatorForm, findOutFirst } from '../calculator/calculator.ts';
import { defaultSources, ours, type ToolSource } from '../model/tool-default.ts';
import type { ToolAbout, ToolDefinition, ToolExamples } from '../model/tool-definition.ts';
import type { ToolFacts } from '../model/tool-facts.ts';
import { counted, dollars, plainNumber } from '../model/tool-figures.ts';
import {
  linesFrom,
  NEXT_STEPS,
  type Reason,
  reasonsFrom,
  type SummaryAction,
  type SummaryBar,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import {
  type CostInput,
  connectionHours,
  costFields,
  costSettings,
  dataHours,
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
export const costExamples = (): ToolExamples => ({
  hvac: {
    'piece-leadCapture': '0',
    'piece-workflow': '1',
    data: 'clean',
    team: 'upTo20',
    requests: '0',
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
});

/** The words of each verdict, and what to do after what makes it cheaper. */
const verdicts: Readonly<
  Record<CostVerdict, { title: string; verdict: string; step: SummaryAction }>
> = {
  'offer-may-fit': {
    title: 'The launch package may cover this',
    verdict: 'The fixed-price launch package may cover all of this: ask before you pay for more.',
    step: {
      text: 'Send us the list of pieces and systems.',
      why: 'We’ll tell you whether the fixed price covers it.',
      effort: 'one email',
    },
  },
  small: {
    title: 'A small, well-scoped project',
    verdict: 'A small project: ask for a fixed price, not for an hourly rate.',
    step: {
      text: 'Get two fixed-price quotes for exactly this list.',
      why: 'Then you can compare them line by line.',
      effort: '2 hours',
    },
  },
  usual: {
    title: 'A typical-size project',
    verdict:
      'This is a typical-size project. Whether it pays off is another question: work out the savings first.',
    step: {
      text: 'Put the likely price into the ROI calculator.',
      why: 'Leave out what doesn’t pay for itself.',
      effort: '10 minutes',
    },
  },
  split: {
    title: 'Split it',
    verdict: 'Too large for one step: split it, and start with the part that pays first.',
    step: {
      text: 'Ask for the price of the first part alone.',
      why: 'With the right to stop after it.',
      effort: 'one email',
    },
  },
};

/** What to do if fewer than three steps are known. */
const generalSteps: readonly SummaryAction[] = [
  {
    text: 'Name one person who decides within a day.',
    why: 'Otherwise the work waits for answers.',
    effort: 'a decision',
  },
  {
    text: 'Bring twenty real examples to the first meeting.',
    why: 'The awkward ones are what a price depends on.',
    effort: '1 hour',
  },
];

/** In place of the verdict while what isn't known could change it. */
const undecided = {
  title: toolWords.findOutFirst,
  verdict: 'What you don’t know yet could change this result a lot: find out first.',
};

/** A change to the project that may lower its price. */
type Saving = {
  readonly change: (input: CostInput, facts: ToolFacts) => Partial<CostInput>;
  readonly title: string;
  /** Its reason, if there is more to say than what it saves. */
  readonly why?: string;
  readonly effort: string;
};

const saves = 'Saves up to about {amount} over three years.';
const movesIntoPackage =
  'Then the launch package may cover all of it, for up to about {amount} less over three years. Ask us in writing whether it does.';

/** What would make it cheaper: those that save most come first. */
const savings: readonly Saving[] = [
  {
    change: ({ pieces }, facts) => ({ pieces: onlyCheapest(pieces, facts) }),
    title: 'Start with one piece alone, the one that pays first; add the rest once it does.',
    why: 'The smallest piece alone costs up to about {amount} less over three years; what you add later costs again.',
    effort: 'a decision',
  },
  {
    change: () => ({ data: 'clean' }),
    title: 'Check your data, and clean it yourselves before the project starts.',
    effort: 'a day to two weeks of your own time',
  },
  {
    change: ({ connections }) => ({
      connections: moved(connections, ['api', 'noApi', 'unknown'], 'native'),
    }),
    title:
      'Ask for a ready-made connection for each system that has none (an upgrade or an add-on may bring one), and replace paper with a form.',
    why: 'Saves up to about {amount} over three years, less what the upgrade costs.',
    effort: 'a call to each vendor',
  },
  {
    change: () => ({ team: 'upTo5' }),
    title: 'Train five people at most, and let them train the rest.',
    effort: '1 hour a person',
  },
  {
    change: ({ privacy }) => (privacy === 'personal' ? {} : { privacy: 'personal' }),
    title: 'Check whether it can do its work without the sensitive data, and leave that out.',
    why: 'Saves up to about {amount} over three years if none is needed. At a clinic, even a name with an appointment is health data.',
    effort: '1 hour',
  },
  {
    change: (input) =>
      input.privacy === 'personal' && leastPersonal(input) === 'none' ? { privacy: 'none' } : {},
    title: 'Check whether it can do its work without personal data, and leave that out.',
    why: 'Saves up to about {amount} over three years if none is needed.',
    effort: '1 hour',
  },
  {
    change: () => ({ subscriptionsCents: 0 }),
    title: 'Check whether tools you already pay for will do instead of new subscriptions.',
    effort: '2 hours',
  },
];

/** The changes that save anything, those with the largest effect on the displayed cost first. */
export function cheaperBy(input: CostInput, facts: ToolFacts) {
  const now = computeCost(input, facts);
  return savings
    .map(({ change, title, why = saves, effort }) => {
      const changed = computeCost({ ...input, ...change(input, facts) }, facts);
      const cents = now.shown.threeYearCents - changed.shown.threeYearCents;
      const isNewlyCovered = changed.fixedPrice !== undefined && now.fixedPrice === undefined;
      const reason = isNewlyCovered ? movesIntoPackage : why;
      return { cents, text: title, why: interpolate(reason, { amount: dollars(cents) }), effort };
    })
    .filter(({ cents }) => cents > 0.5)
    .sort((a, b) => b.cents - a.cents)
    .slice(0, NEXT_STEPS);
}

const findOutStep = {
  text: 'Find out what “Find out first” lists, then change your answers.',
  why: 'Until then, the verdict is open.',
  effort: '10 minutes to an hour',
} as const;

/** How a ready-made tool and the package compare. */
const reasons: readonly Reason<CostResult>[] = [
  {
    when: ({ pieceCount }) => pieceCount === 1,
    text: 'Would a ready-made tool at {shelf} a month do? Over three years that is {shelfYears}, compared with {threeYears} for this.',
  },
  {
    when: ({ pieceCount }) => pieceCount > 1,
    text: 'Would ready-made tools at {shelf} a month each do, at most one for each of the {pieces} pieces? Over three years that is {shelfYears}, compared with {threeYears} for this.',
  },
  {
    when: (result) => result.fixedPrice !== undefined,
    text: 'Launch package, {package} + HST: may cover all of this, including the first year’s running costs. After the launch, we plan to charge {planned} for it.',
  },
  {
    when: (result) => result.offer !== null && result.fixedPrice === undefined,
    text: 'Launch package, {package} + HST: covers up to {workflows} workflows on ready-made connections for up to {people} people, with clean data that isn’t sensitive. This project isn’t like that, or you don’t know yet.',
  },
];

/** "$7,079 to $26,400" */
function between(from: number, to: number): string {
  return `${dollars(from)} to ${dollars(to)}`;
}

/** Ranges in cents as lines on one scale, with the likely figure as a dot. */
export function rangesOf({ low, likely, high, offTheShelf, offer }: CostResult): SummaryBar[] {
  const line = (label: string, figure: 'buildCents' | 'threeYearCents') => ({
    label,
    from: low[figure],
    dot: likely[figure],
    to: high[figure],
  });
  const price = offer?.priceCents ?? 0;
  const lines = [
    line('Custom build', 'buildCents'),
    line('Custom build, three years with running costs', 'threeYearCents'),
    {
      label: 'Ready-made, three years',
      from: offTheShelf.lowCents,
      dot: undefined,
      to: offTheShelf.highCents,
    },
    ...(offer ? [{ label: packageLabel, from: price, dot: price, to: price }] : []),
  ];
  const most = Math.max(...lines.map(({ to }) => to), 1);
  // The ends leave room for the round dot, which is cut off where the drawing ends.
  const percent = (cents: number) => 3 + (cents * 94) / most;
  return lines.map(({ label, from, dot, to }) => ({
    label,
    from: percent(from),
    dot: dot === undefined ? undefined : percent(dot),
    percent: percent(to),
    text: to > from ? between(from, to) : dollars(to),
    tone: 'good',
  }));
}

export const packageLabel = 'Launch package, fixed price';

const percents = (range: Range) => `${range.join(' / ')}%`;

function sourcesOf(facts: ToolFacts): ToolSource[] {
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
    ...ranges(connectionHours, (kind) => connections.fields[kind as 'api'].label),
    ...ranges(dataHours, (state) => data.options[state as 'some']),
    ...ranges(trainingHours, (size) => team.options[size as 'upTo5']),
    ...ranges(privacyFactors, (level) => privacy.options[level as 'none'], 'times'),
    ...ranges({ reserve: reservePercent }, () => 'Reserve for surprises', 'percent'),
    {
      ...ours,
      label: 'Upkeep, percent of the price a year',
      value: facts.upkeepPercent.join(' / '),
      source:
        'sipoch.com and team400.ai, cost of AI after it goes live: 15 to 25 percent of the build a year',
      evidence: 'read',
    },
    {
      ...ours,
      label: 'HST in Ontario',
      value: `${facts.hstPercent}%`,
      source: 'Canada Revenue Agency, GST/HST rates: Ontario 13%',
      evidence: 'read',
    },
  ];
}

export function costAbout(facts: ToolFacts): ToolAbout {
  const { upkeepPercent, offer } = facts;
  const factor = (level: keyof typeof privacyFactors) => privacyFactors[level][1];
  const method = [
    `Hours = what is built + what is connected + data work + training, times a factor for privacy (no personal data ${factor('none')}, personal ${factor('personal')}, sensitive ${factor('sensitive')}).`,
    `Price = hours × rate, plus a reserve of ${percents(reservePercent)} for low, likely and high.`,
    `Running cost per month = subscriptions + use of the model + upkeep of ${percents(upkeepPercent)} of the price a year.`,
    'Use of the model = requests × (tokens in × price in + tokens out × price out) ÷ 1,000,000.',
    `Weeks = likely hours ÷ ${costSettings.hoursPerWeekOfWork.value} + 1, rounded up. Three years = price + 36 × running cost per month.`,
    'If what you don’t know about systems, data, people or privacy could lead to another verdict, we say so.',
    ...(offer === null
      ? []
      : [
          `The launch package covers up to ${offer.workflows} workflows on ready-made connections and the training of ${offer.teamMembers} people, and the running costs of the first ${offer.includedMonths} months. We count it only where it may cover all of the project: no dashboard, no web app, clean data, nothing sensitive.`,
        ]),
    'The hours for each piece come from our own experience. Prices that others publish: assessments $1,500 to $5,000 and implementations $5,000 to $50,000 (reclaimroi.com), workflow projects $2,000 to $15,000 (conorgotzens.com), configured systems $5,000 to $30,000 (bluxiz.com), each in the currency of its page. We read those pages on November 20, 2026.',
  ];
  return { method, sources: sourcesOf(facts) };
}

export function costTool(facts: ToolFacts): ToolDefinition<CostInput> {
  const fields = costFields(facts);
  return {
    slug: 'implementation-cost-calculator',
    ...calculatorForm(fields),
    isLive: true,
    summarize(input) {
      const result = computeCost(input, facts);
      const { offer, fixedPrice, shown, low, likely, high, offTheShelf, isUndecided } = result;
      const { offTheShelfLow, offTheShelfHigh } = costSettings;
      const { step, ...words } = verdicts[result.verdict];
      const cheaper = cheaperBy(input, facts).map(({ cents: _, ...step }) => step);
      const first = isUndecided ? [findOutStep] : [];
      const builds = costCases.map((at) => ({
        label: `Custom build, ${at} (${plainNumber(result[at].hours, 0)} hours)`,
        value: dollars(result[at].buildCents),
      }));
      const hst = (Math.round(likely.buildCents / 100) * 100 * facts.hstPercent) / 100;
      const range = between(low.buildCents, high.buildCents);
      const years = between(low.threeYearCents, high.threeYearCents);
      return {
        ...(isUndecided ? undecided : words),
        reasons: reasonsFrom(reasons, result, {
          pieces: `${result.pieceCount}`,
          shelf: between(offTheShelfLow.value * 100, offTheShelfHigh.value * 100),
          shelfYears: between(offTheShelf.lowCents, offTheShelf.highCents),
          threeYears: dollars(shown.threeYearCents),
          package: dollars(offer?.priceCents ?? 0),
          planned: dollars(offer?.plannedPriceCents ?? 0),
          workflows: `${offer?.workflows}`,
          people: `${offer?.teamMembers}`,
        }),
        figure: {
          value: dollars(shown.priceCents),
          label: fixedPrice
            ? 'fixed price, before HST, if the launch package covers it'
            : `likely, before HST; ${range}`,
        },
        bars: [],
        lines: [
          ...builds,
          ...linesFrom({
            'Custom build: HST on the likely price': dollars(hst),
            'Custom build: time': counted(Math.ceil(result.weeks - 1e-9), 'week'),
            'Running cost per month': dollars(shown.runningPerMonthCents),
            'including AI model use': dollars(result.modelUsePerMonthCents),
            'including upkeep': dollars(shown.upkeepPerMonthCents),
            'Custom build: first year': dollars(likely.firstYearCents),
            'Custom build: three years': `${dollars(likely.threeYearCents)} (${years})`,
            ...(offer && { [packageLabel]: `${dollars(offer.priceCents)} + HST` }),
            ...(fixedPrice && {
              'Three years, with the launch package': dollars(fixedPrice.threeYearCents),
            }),
          }),
        ],
        actions: withMoreSteps(
          // The verdict’s own step is always among them.
          [...first, ...cheaper.slice(0, NEXT_STEPS - 1)],
          [step, ...generalSteps],
        ),
        context: [],
        findOutFirst: findOutFirst(fields, input),
        notCounted: [
          'Your own hours: explaining, deciding, testing. Plan for a third of the likely hours.',
          'Licences you already pay for.',
          'HST on running costs. Most businesses can claim it back; clinics and others whose services are exempt usually can’t.',
          'What it saves you: that’s the ROI calculator’s job.',
        ],
      };
    },
    carries(input) {
      const { shown, likely } = computeCost(input, facts);
      return {
        tool: 'roi-calculator',
        fields: {
          price: `${Math.round(shown.priceCents / 100)}`,
          running: `${Math.round(shown.runningPerMonthCents / 100)}`,
          setupHours: `${Math.round(likely.hours / 3)}`,
        },
        label: 'Use this price in the ROI calculator',
        note: 'The price, the running cost and your own time to set it up carry over. The hours of the task decide whether it pays off.',
      };
    },
  };
}

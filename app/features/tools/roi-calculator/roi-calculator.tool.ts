import { calculatorForm, findOutFirst } from '../calculator/calculator.ts';
import { costSettings } from '../implementation-cost/cost-fields.ts';
import { defaultSources, type PublishedFigure } from '../model/tool-default.ts';
import type { ToolAbout, ToolDefinition, ToolExamples } from '../model/tool-definition.ts';
import type { ToolFacts } from '../model/tool-facts.ts';
import { counted, dollarSum, dollars, percentText, roundUp } from '../model/tool-figures.ts';
import {
  linesFrom,
  NEXT_STEPS,
  type Reason,
  reasonsFrom,
  type SummaryAction,
  type ToolSummary,
} from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import {
  computeRoi,
  hoursOf,
  type RoiResult,
  type RoiScenario,
  type RoiVerdict,
} from './roi-calculator.formula.ts';
import { type RoiInput, roiFields } from './roi-fields.ts';

export const roiFigures: readonly PublishedFigure[] = [
  {
    text: 'In August 2025, employees in business, finance and administration jobs in Canada earned $35.90 an hour on average, and all employees $36.31. Compare that with the hourly wage used here.',
    source: 'Statistics Canada, Labour Force Survey, Table 11, released on September 5, 2025',
    href: 'https://www150.statcan.gc.ca/n1/daily-quotidien/250905/t011a-eng.htm',
  },
];

export const roiForm = calculatorForm(roiFields, (input) => {
  const hours = hoursOf(input) ?? 1;
  if (input.basis === 'items' && hours < 0.5 - 1e-9) {
    return [
      [
        'minutesPerItem',
        'That comes to less than half an hour a week. Enter more items or minutes, or count by hours a week.',
      ],
    ];
  }
  return hours > 2000 + 1e-6
    ? [
        [
          'minutesPerItem',
          'That comes to more than 2,000 hours a week. Check the number of items and the minutes.',
        ],
      ]
    : [];
});

export const roiGroups = [
  {
    title: 'The task today',
    fields: ['basis', 'hoursPerWeek', 'itemsPerMonth', 'minutesPerItem', 'wage', 'employerFactor'],
  },
  {
    title: 'What automation takes over',
    fields: ['automatablePercent', 'realisationPercent'],
  },
  { title: 'Errors', fields: ['errorRatePercent', 'errorReductionPercent', 'errorCost'] },
  { title: 'What it costs', fields: ['price', 'running', 'setupHours', 'rampMonths'] },
  {
    title: 'Missed inquiries (optional)',
    note: 'Missed inquiries are possible income, not saved money, so they are shown separately and don’t affect the verdict.',
    fields: ['missedPerMonth', 'missedChancePercent', 'missedMargin'],
    isFolded: true,
  },
] as const;

/** One typical task of each business; price and own hours are what the cost calculator gives for it. */
export const roiExamples = ({ packagePrice }: ToolFacts): ToolExamples => ({
  // From the service call to the invoice: job sheets are typed twice.
  hvac: {
    hoursPerWeek: '20',
    wage: '28',
    itemsPerMonth: '180',
    errorRatePercent: '3',
    errorCost: '60',
    price: '8728',
    running: '265',
    setupHours: '17',
  },
  // Reminders and recalls by telephone.
  dental: {
    basis: 'items',
    itemsPerMonth: '600',
    minutesPerItem: '5',
    wage: '27',
    automatablePercent: '70',
    errorRatePercent: '0',
    price: '19958',
    running: '453',
    setupHours: '39',
  },
  // "Where is my order?"
  onlineStore: {
    basis: 'items',
    itemsPerMonth: '1200',
    minutesPerItem: '6',
    wage: '24',
    automatablePercent: '65',
    errorRatePercent: '1',
    errorCost: '18',
    price: `${packagePrice}`,
    running: '140',
    setupHours: '25',
  },
  // Intake of new clients: few, and most of them exceptions.
  lawOffice: {
    hoursPerWeek: '5',
    wage: '38',
    itemsPerMonth: '30',
    automatablePercent: '35',
    errorRatePercent: '0',
    price: '23322',
    running: '512',
    setupHours: '45',
  },
});

const checkHours = {
  text: 'Double-check the hours, then ask for a price for the pilot alone.',
  why: 'They move your payback most.',
  effort: '1 hour',
};

const countErrors = {
  text: 'Count the errors, and what each one costs, for a month.',
  why: 'Most of the value comes from there.',
  effort: '5 minutes a day',
};

const writeDown = {
  text: 'Write down today’s hours and errors before anything changes.',
  why: 'Only then can you prove the difference.',
  effort: '1 hour',
};

const enterNumbers = {
  text: 'Enter the numbers in the ROI calculator.',
  why: 'Your other answers can stay as they are.',
  effort: '5 minutes',
};

const writeTemplate = {
  text: 'Write one text template or checklist for the task.',
  why: 'Email and office programs have a feature for that.',
  effort: '1 hour',
};

/** Share and price, each to be checked before anything is bought. */
const checkFigures: readonly SummaryAction[] = [
  {
    text: 'Check the share that can be automated.',
    why: 'Sort thirty real cases into routine and unusual.',
    effort: '2 hours',
  },
  {
    text: 'Get two fixed-price quotes, and enter the higher one in the ROI calculator.',
    why: 'If the case holds at the higher price, it holds.',
    effort: '2 hours',
  },
  writeDown,
];

type VerdictWords = {
  readonly title: string;
  readonly verdict: string;
  /** The verdict where most of the value is in avoided errors. */
  readonly ifErrors?: string;
  readonly steps: readonly SummaryAction[];
};

/** The words of each verdict, and what to do first. */
const verdicts: Readonly<Record<RoiVerdict, VerdictWords>> = {
  strong: {
    title: 'A strong case',
    verdict: 'Do it: even in the cautious case, it pays for itself within six months.',
    ifErrors:
      'It pays for itself within six months if there really are as many errors as you entered: count them first.',
    steps: [
      {
        text: 'Get a fixed-price quote in writing.',
        why: 'Enter its figures in the ROI calculator before you sign.',
        effort: '1 hour',
      },
      writeDown,
      {
        text: 'Agree on a date on which you check the result.',
        why: 'Agree also on what happens if it falls short.',
        effort: '15 minutes',
      },
    ],
  },
  good: {
    title: 'A good case',
    verdict: 'Worth doing: in the cautious case, it pays for itself within a year.',
    ifErrors:
      'It pays for itself within a year if there really are as many errors as you entered: count them first.',
    steps: checkFigures,
  },
  pilot: {
    title: 'Pilot first',
    verdict:
      'Start with a small pilot: in the cautious case, the automation takes more than a year to pay for itself.',
    steps: [
      checkHours,
      {
        text: 'Decide in advance what share of the cases the pilot has to cover for you to continue.',
        why: 'Afterwards, every result looks good enough.',
        effort: '15 minutes',
      },
      {
        text: 'Run the pilot: automate only the most common routine case for six weeks.',
        why: 'Do the rest by hand, and measure the share it covers.',
        effort: '1 hour a week, on top of the setup',
      },
    ],
  },
  'not-yet': {
    title: 'Don’t automate this yet',
    verdict:
      'Don’t automate this yet: in the cautious case, it doesn’t pay for itself within two years.',
    steps: [
      {
        text: 'Make the task shorter first.',
        why: 'Drop a step, use a template, answer the three most common questions on your website.',
        effort: 'half a day',
      },
      {
        text: 'Look for a ready-made tool that does half of it.',
        why: 'It’s worth having as long as it costs less than it saves.',
        effort: '2 hours',
      },
      {
        text: 'Try your second most repetitive task in the ROI calculator instead.',
        why: 'The task that annoys most is rarely the one that pays most.',
        effort: '10 minutes',
      },
    ],
  },
  template: {
    title: 'Use a template, not a project',
    verdict: 'This task is too small for a project: use an off-the-shelf template.',
    steps: [
      writeTemplate,
      {
        text: 'If it still annoys you in a month, try a ready-made automation template yourself.',
        why: 'It costs an afternoon instead of a project.',
        effort: '2 hours',
      },
      {
        text: 'Add up all your small tasks of this kind.',
        why: 'Five of them together may be worth a project.',
        effort: '30 minutes',
      },
    ],
  },
  'count-errors': {
    title: 'Measure first',
    verdict:
      'Count the errors first: the hours alone are too few for a project, but the errors may be worth one.',
    steps: [
      {
        ...countErrors,
        why: 'They may be worth more than the hours, and you don’t know them yet.',
      },
      enterNumbers,
      writeTemplate,
    ],
  },
  'measure-first': {
    title: 'Measure first',
    verdict: 'Measure first: without the hours, nobody can tell you whether it pays off.',
    steps: [
      {
        text: 'Have everyone who does the task keep a tally for one week.',
        why: 'Start and stop, each time: that’s the figure everything else depends on.',
        effort: '10 minutes a day',
      },
      {
        text: 'Count how many items the task handles in a month, and time ten of them.',
        why: 'Two ways of counting that agree are worth more than one guess.',
        effort: '1 hour',
      },
      enterNumbers,
    ],
  },
};

/** In place of a good or strong case while price or share are our figures. */
const onOurFigures: VerdictWords = {
  title: toolWords.findOutFirst,
  verdict:
    'It looks worth doing, but on our figures, not yours: find out the price and the share that can be automated before you decide.',
  steps: checkFigures,
};

/** The verdicts to spend nothing on a project, at least for now. */
const withoutProject: readonly RoiVerdict[] = [
  'not-yet',
  'template',
  'count-errors',
  'measure-first',
];

const isMeasured = ({ verdict }: RoiResult) => verdict !== 'measure-first';

/** Whether avoided errors are more than half of the cautious value. */
const isMostlyErrors = (result: RoiResult) =>
  isMeasured(result) &&
  result.scenarios.cautious.errorCents > result.scenarios.cautious.labourCents;

/** Whether some share, of no more than all of the work, lets it pay for itself within a year. */
const hasBreakEven = (result: RoiResult) =>
  isMeasured(result) && result.breakEvenShare > 0 && result.breakEvenShare <= 1;

const isOpen = ({ isGuessed, verdict }: RoiResult) => isGuessed && verdict !== 'template';

/** Above this price, the cost calculator says to split a project. */
const { projectTo } = costSettings;

/** Why the verdict is what it is, and what it depends on: the most important first. */
const reasons: readonly Reason<RoiResult>[] = [
  {
    // Small and without errors is too small, whatever the other figures are.
    when: (result) => result.isGuessed && isMeasured(result) && result.verdict !== 'template',
    text: 'You don’t know all the figures. Where you don’t, we used those under “Find out first”, and unknown errors count as none: your own may lead to another verdict.',
  },
  {
    when: ({ priceCents, verdict }) =>
      priceCents > projectTo.value * 100 && !withoutProject.includes(verdict),
    text: 'Above {limit}, have it built in parts, and pay for the first one alone.',
  },
  {
    when: ({ verdict, areErrorsUnknown }) => verdict === 'measure-first' && areErrorsUnknown,
    text: 'If no errors were avoided, the task would have to take at least {hours} a week for the cautious case to pay for itself within a year. You don’t know the errors yet: what they cost lowers that. The chart and the table assume that many hours.',
  },
  {
    when: ({ verdict, areErrorsUnknown }) => verdict === 'measure-first' && !areErrorsUnknown,
    text: 'The task would have to take at least {hours} a week for the cautious case to pay for itself within a year. The chart and the table assume that many hours.',
  },
  {
    when: ({ verdict }) => verdict === 'template',
    text: 'It takes less than two hours a week, so there’s little to gain, even if it pays for itself.',
  },
  {
    when: (result) =>
      isMeasured(result) &&
      result.scenarios.cautious.paybackMonths !== result.scenarios.expected.paybackMonths,
    text: 'Payback: {cautious} in the cautious case, {expected} in the expected one. We go by the cautious case, because people usually guess the savings too high.',
  },
  {
    when: ({ upfrontCents, scenarios }) =>
      (scenarios.cautious.paybackMonths ?? 1) < 1 && upfrontCents > 0,
    text: 'A payback of less than a month is usually too good to be true. Check the hours and the price: it’s rare to automate that much work for so little.',
  },
  {
    when: isMostlyErrors,
    text: 'Most of the value comes from avoided errors: {errors} of {saved} a month in the cautious case. Count real errors for a month before you rely on it.',
  },
  {
    when: (result) => hasBreakEven(result) && result.isShareKnown,
    text: 'In the expected case, it pays for itself within a year if at least {needed} of the work can be automated. You entered {share}.',
  },
  {
    when: (result) => hasBreakEven(result) && !result.isShareKnown,
    text: 'In the expected case, it pays for itself within a year if at least {needed} of the work can be automated. We used {share}.',
  },
  {
    when: (result) => isMostlyErrors(result) && result.breakEvenShare === 0,
    text: 'In these figures, avoided errors alone pay for it within a year. So everything depends on how many errors there really are.',
  },
  {
    when: (result) => isMeasured(result) && result.breakEvenShare > 1 && isOpen(result),
    text: 'On the figures used here, its first year would end with a loss even if all of the work could be automated.',
  },
  {
    when: (result) => isMeasured(result) && result.breakEvenShare > 1 && !isOpen(result),
    text: 'Even if all of the work could be automated, its first year would end with a loss.',
  },
  {
    when: ({ opportunityCents }) => opportunityCents > 0,
    text: 'Missed inquiries may be worth {opportunity} a month more. They aren’t part of the verdict: count them for two weeks before you rely on it.',
  },
];

/** "15 months", rounded up, so that it is within that time; or the words for never and at once. */
function paybackText(months: number | null): string {
  if (months === null) return 'not within 3 years';
  return months === 0 ? 'at once' : counted(roundUp(months, 0), 'month');
}

/** The payback, or the hours that are needed if they are unknown. */
function figureOf({
  verdict,
  neededHours,
  scenarios,
  areErrorsUnknown,
}: RoiResult): ToolSummary['figure'] {
  if (verdict === 'measure-first') {
    return {
      value: counted(neededHours, 'hour'),
      label: areErrorsUnknown
        ? 'a week needed for it to pay for itself within a year, in the cautious case, without avoided errors'
        : 'a week needed for it to pay for itself within a year, in the cautious case',
    };
  }
  const { paybackMonths } = scenarios.cautious;
  if (paybackMonths === null)
    return { value: 'No payback', label: 'within 3 years in the cautious case' };
  return {
    value: paybackText(paybackMonths),
    label: 'until it pays for itself, in the cautious case',
  };
}

export const roiCases = [
  ['cautious', 'Cautious'],
  ['expected', 'Expected'],
  ['optimistic', 'Optimistic'],
] as const;

/** The rows of the table, which are also the lines of the email. */
export const roiRows: Readonly<Record<string, (scenario: RoiScenario) => string>> = {
  'Share automated': ({ share }) => percentText(share),
  'Labour saved per month': ({ labourCents }) => dollars(labourCents),
  'Error costs saved per month': ({ errorCents }) => dollars(errorCents),
  'Pays for itself after': ({ paybackMonths }) => paybackText(paybackMonths),
  'Net after 1 year': ({ cum12Cents }) => dollars(cum12Cents),
  'Return over 1 year': ({ roi12 }) => returnText(roi12),
  'Net after 3 years': ({ cum36Cents }) => dollars(cum36Cents),
  'Return over 3 years': ({ roi36 }) => returnText(roi36),
};

function returnText(ratio: number | null): string {
  return ratio === null ? '–' : percentText(ratio);
}

const method = [
  'An hour of work costs you the hourly wage times the figure under “What an hour costs you in total”.',
  'Labour saved per month = hours a week × 52 ÷ 12 × cost of an hour × share automated × share that turns into useful work.',
  'Error costs saved per month = items × error rate × share avoided × cost of an error.',
  'Up-front cost = price + your own setup hours × cost of an hour. Each month after that costs the running cost.',
  'In the first months only part of the value counts: month 1 of 3 counts one third, month 2 two thirds.',
  'The cautious case uses 60% of your share; the optimistic case uses 130% of it, at most 95%. The verdict comes from the cautious case alone. Up to 6 months: strong. Up to 12: good. Up to 24: pilot first. Longer: not yet. Less than two hours a week and no errors to avoid: too small for a project, whatever the payback; if the errors aren’t known, they have to be counted first.',
  'Return = net savings ÷ everything spent until then. Months are rounded up.',
];

export function roiTool(facts: ToolFacts): ToolDefinition<RoiInput> {
  return {
    slug: 'roi-calculator',
    ...roiForm,
    isLive: true,
    summarize(input) {
      const result = computeRoi(input);
      const { cautious, expected } = result.scenarios;
      const isOurs = !result.isShareKnown || input.priceCents === null;
      const isGood = result.verdict === 'strong' || result.verdict === 'good';
      const words = isOurs && isGood ? onOurFigures : verdicts[result.verdict];
      const { title, verdict, ifErrors = verdict, steps } = words;
      const isAdvisedAgainst = withoutProject.includes(result.verdict);
      const lines: Record<string, string> = {
        'Up-front cost': dollars(result.upfrontCents),
        'Running cost per month': dollars(result.runningCents),
      };
      for (const [key, name] of roiCases) {
        for (const [label, show] of Object.entries(roiRows)) {
          lines[`${name}: ${label}`] = show(result.scenarios[key]);
        }
      }
      if (result.opportunityCents > 0) {
        lines['Separately: missed inquiries per month'] = dollars(result.opportunityCents);
      }
      // The hours aren't what the payback depends on where most of the value is in avoided errors.
      const errorSteps = [countErrors, ...steps.filter((step) => step !== checkHours)];
      return {
        title,
        verdict: isMostlyErrors(result) ? ifErrors : verdict,
        reasons: reasonsFrom(reasons, result, {
          limit: dollars(projectTo.value * 100),
          cautious: paybackText(cautious.paybackMonths),
          expected: paybackText(expected.paybackMonths),
          hours: counted(result.neededHours, 'hour'),
          errors: dollars(cautious.errorCents),
          // The sum of the printed parts.
          saved: dollars(dollarSum([cautious.labourCents, cautious.errorCents])),
          needed: percentText(roundUp(result.breakEvenShare, 2)),
          share: percentText(expected.share),
          opportunity: dollars(result.opportunityCents),
        }),
        figure: figureOf(result),
        bars: [],
        lines: linesFrom(lines),
        actions: isMostlyErrors(result) ? errorSteps.slice(0, NEXT_STEPS) : steps,
        context: roiFigures,
        findOutFirst: findOutFirst(roiFields, input),
        notCounted: [
          'More sales, better morale, better quality: real, but nobody can promise them.',
          `HST of ${facts.hstPercent}%, which most businesses can claim back as an input tax credit; clinics and others whose services are exempt usually can’t.`,
          'The cost of switching if the vendor shuts down or raises its price.',
          'Your time to decide, and the cost of doing nothing.',
        ],
        advisesAgainstSpending: isAdvisedAgainst,
      };
    },
    /** Items a month are requests to the model for the cost calculator, as far as it takes them. */
    carries({ itemsPerMonth }) {
      if (itemsPerMonth === null) return null;
      return {
        tool: 'implementation-cost-calculator',
        fields: { requests: `${Math.ceil(itemsPerMonth)}` },
        label: 'Use this volume in the cost calculator',
        note: 'Your items a month carry over as requests to the AI model, one for each. Then change what should be built to what you have in mind.',
      };
    },
  };
}

export function roiAbout(): ToolAbout {
  const { basis: _, ...numbers } = roiFields;
  return { method, sources: defaultSources(numbers) };
}

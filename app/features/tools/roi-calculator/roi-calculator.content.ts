import { costDefaults } from '../implementation-cost/cost-defaults.content.ts';
import type { ToolDefault } from '../model/tool-default.ts';
import type { RoiVerdict } from './roi-calculator.formula.ts';
import { roiDefaults } from './roi-defaults.content.ts';
import type { RoiField } from './roi-input.ts';

/** The form field of each number, its place in the defaults table and how to find it out. */
export type RoiFieldWords = {
  /** Name of the form field; money is typed in dollars. */
  readonly field: string;
  /** The label as it stands inside a sentence. */
  readonly short: string;
  readonly setting: ToolDefault;
  readonly help: string;
  readonly findOut: string;
};

export const roiFields = {
  hoursPerWeek: {
    field: 'hoursPerWeek',
    short: 'time spent on the task',
    setting: roiDefaults.hoursPerWeek,
    help: 'Add up everyone who does it.',
    findOut: 'Keep a tally for one week: start and stop, each time somebody does the task.',
  },
  itemsPerMonth: {
    field: 'itemsPerMonth',
    short: 'items handled',
    setting: roiDefaults.itemsPerMonth,
    help: 'Orders, invoices, calls, bookings: whatever the task handles.',
    findOut: 'Count last month’s in your inbox or your accounting.',
  },
  minutesPerItem: {
    field: 'minutesPerItem',
    short: 'time per item',
    setting: roiDefaults.minutesPerItem,
    help: 'From start to finish, not counting breaks.',
    findOut: 'Time ten of them and take the middle one.',
  },
  wageCents: {
    field: 'wage',
    short: 'hourly wage',
    setting: roiDefaults.wage,
    help: 'Before deductions.',
    findOut: 'Look at the last pay run.',
  },
  employerFactor: {
    field: 'employerFactor',
    short: 'what an hour costs you in total',
    setting: roiDefaults.employerFactor,
    help: 'CPP, EI, vacation, insurance: at 1.25, each dollar of wage costs you $1.25.',
    findOut:
      'Divide last year’s total employment cost by last year’s wages; your bookkeeper has both.',
  },
  automatablePercent: {
    field: 'automatablePercent',
    short: 'share of the work that can be automated',
    setting: roiDefaults.automatablePercent,
    help: 'The routine cases, not the exceptions.',
    findOut: 'Sort thirty cases into routine and unusual. The routine ones are your share.',
  },
  realisationPercent: {
    field: 'realisationPercent',
    short: 'share of the freed-up time that turns into useful work',
    setting: roiDefaults.realisationPercent,
    help: 'Ten minutes saved here and there don’t always become ten minutes of other work.',
    findOut:
      'Name the work the freed-up hours would go to, and estimate how many of ten hours it would fill.',
  },
  errorRatePercent: {
    field: 'errorRatePercent',
    short: 'items with an error today',
    setting: roiDefaults.errorRatePercent,
    help: '2 means two in a hundred.',
    findOut: 'Count last month’s corrections, credits and complaints.',
  },
  errorReductionPercent: {
    field: 'errorReductionPercent',
    short: 'share of errors that would no longer happen',
    setting: roiDefaults.errorReductionPercent,
    help: 'Typing errors go away; wrong decisions don’t.',
    findOut: 'Look at your last ten errors: how many were copying or forgetting?',
  },
  errorCostCents: {
    field: 'errorCost',
    short: 'what one error costs',
    setting: roiDefaults.errorCost,
    help: 'On average.',
    findOut: 'Take the last three: minutes to fix, refund, second delivery.',
  },
  priceCents: {
    field: 'price',
    short: 'one-time price',
    setting: roiDefaults.price,
    help: 'Before HST.',
    findOut: 'Use our implementation cost calculator, or ask for a fixed-price quote.',
  },
  runningCents: {
    field: 'running',
    short: 'running cost',
    setting: roiDefaults.running,
    help: 'Before HST.',
    findOut: 'Ask the vendor for the price at your volume, overage included.',
  },
  setupHours: {
    field: 'setupHours',
    short: 'your own time to set it up',
    setting: roiDefaults.setupHours,
    help: 'Explaining, checking, training. Each of these hours costs you as much as an hour of the task.',
    findOut: 'Ask the vendor what they need from you, in hours.',
  },
  rampMonths: {
    field: 'rampMonths',
    short: 'time until it works fully',
    setting: roiDefaults.rampMonths,
    help: 'The first months bring only part of the saving.',
    findOut: 'Ask a reference customer of the vendor.',
  },
  missedPerMonth: {
    field: 'missedPerMonth',
    short: 'inquiries you miss',
    setting: roiDefaults.missedPerMonth,
    help: 'Optional. It’s shown on its own line and doesn’t change the verdict.',
    findOut: 'Count missed calls and unanswered emails for two weeks.',
  },
  missedChancePercent: {
    field: 'missedChancePercent',
    short: 'share that would have led to a sale',
    setting: roiDefaults.missedChancePercent,
    help: 'Of the people who asked and didn’t get an answer.',
    findOut: 'Take the share of answered inquiries that became a sale, and halve it.',
  },
  missedMarginCents: {
    field: 'missedMargin',
    short: 'what you keep from one such sale',
    setting: roiDefaults.missedMargin,
    help: 'What’s left of the sale after its own costs.',
    findOut: 'Price minus material and paid hours of a typical job.',
  },
} as const satisfies Record<RoiField, RoiFieldWords>;

export const roiVerdictWords = {
  strong: {
    title: 'A strong case',
    verdict: 'Do it: even in the cautious case, it pays for itself within six months.',
    actions: [
      {
        text: 'Get a fixed-price quote in writing and enter its figures in the ROI calculator before you sign.',
        effort: '1 hour',
      },
      {
        text: 'Write down today’s hours and errors, so that you can prove the difference.',
        effort: '1 hour',
      },
      {
        text: 'Agree on a date on which you check the result, and on what happens if it falls short.',
        effort: '15 minutes',
      },
    ],
  },
  good: {
    title: 'A good case',
    verdict: 'Worth doing: in the cautious case, it pays for itself within a year.',
    actions: [
      {
        text: 'Check the share that can be automated: sort thirty real cases into routine and unusual.',
        effort: '2 hours',
      },
      {
        text: 'Get two fixed-price quotes and enter the higher one in the ROI calculator.',
        effort: '2 hours',
      },
      { text: 'Write down today’s hours and errors before anything changes.', effort: '1 hour' },
    ],
  },
  pilot: {
    title: 'Pilot first',
    verdict:
      'Start with a small pilot: in the cautious case, the automation takes more than a year to pay for itself.',
    actions: [
      {
        text: 'Double-check the figure that moves your payback most ({driver}), then ask for a price for the pilot alone.',
        effort: '1 hour',
      },
      {
        text: 'Decide in advance what share of the cases the pilot has to cover for you to continue.',
        effort: '15 minutes',
      },
      {
        text: 'Run the pilot: automate only the most common routine case for six weeks, do the rest by hand, and measure the share it covers.',
        effort: '1 hour a week, on top of the setup',
      },
    ],
  },
  'not-yet': {
    title: 'Don’t automate this yet',
    verdict:
      'Don’t automate this yet: in the cautious case, it doesn’t pay for itself within two years.',
    actions: [
      {
        text: 'Make the task shorter first: drop a step, use a template, answer the three most common questions on your website.',
        effort: 'half a day',
      },
      {
        text: 'Look for a ready-made tool that does half of it and costs less than it saves.',
        effort: '2 hours',
      },
      {
        text: 'Try your second most repetitive task in the ROI calculator instead.',
        effort: '10 minutes',
      },
    ],
  },
  template: {
    title: 'Use a template, not a project',
    verdict: 'This task is too small for a project: use an off-the-shelf template.',
    actions: [
      {
        text: 'Write one text template or checklist for the task; email and office programs have a feature for that.',
        effort: '1 hour',
      },
      {
        text: 'If it still annoys you in a month, try a ready-made automation template yourself.',
        effort: '2 hours',
      },
      {
        text: 'Add up all your small tasks of this kind. Five of them together may be worth a project.',
        effort: '30 minutes',
      },
    ],
  },
  'measure-first': {
    title: 'Measure first',
    verdict: 'Measure first: without the hours, nobody can tell you whether it pays off.',
    actions: [
      {
        text: 'Have everyone who does the task keep a tally for one week.',
        effort: '10 minutes a day',
      },
      {
        text: 'Count how many items the task handles in a month, and time ten of them.',
        effort: '1 hour',
      },
      {
        text: 'Enter the numbers in the ROI calculator. Your other answers can stay as they are.',
        effort: '5 minutes',
      },
    ],
  },
} as const satisfies Record<
  RoiVerdict,
  {
    title: string;
    verdict: string;
    actions: readonly { text: string; effort: string }[];
  }
>;

export const roiWords = {
  startNote:
    'These are typical figures for a small office. Replace them with your own, and clear a field if you don’t know.',
  clearNote: 'Clear a field if you don’t know its figure.',
  groups: {
    task: 'The task today',
    effect: 'What automation takes over',
    errors: 'Errors',
    cost: 'What it costs',
    missed: 'Missed inquiries (optional)',
  },
  chartTitle: 'Net savings after all costs, month by month',
  chartAlt: 'Three lines over 36 months. At the end:',
  chartMonths: '36 mo.',
  tableCaption: 'Three cases side by side',
  tableFigure: 'Figure',
  tableNoPayback: 'over 36',
  table: {
    share: 'Share automated',
    labour: 'Labour saved per month',
    errors: 'Error costs saved per month',
    payback: 'Months to pay for itself',
    left12: 'Net after 1 year',
    roi12: 'Return over 1 year',
    left36: 'Net after 3 years',
    roi36: 'Return over 3 years',
  },
  atTheStart: 'Up-front cost:',
  eachMonth: 'Running cost per month:',
  beforeHst: 'All before HST.',
  basis: {
    label: 'How do you want to count the work?',
    hours: 'By hours a week',
    items: 'By items per month and minutes per item',
  },
  scenarios: { cautious: 'Cautious', expected: 'Expected', optimistic: 'Optimistic' },
  startingFigures: {
    ofExample:
      'These figures are typical for {business}. Replace them with your own before you rely on the result.',
    oneAsAtTheStart:
      'This is the same as our starting figure, so check that it’s right for you: {names}.',
    someAsAtTheStart:
      'These are the same as our starting figures, so check that they’re right for you: {names}.',
  },
  template: {
    littleToGain: 'It takes less than two hours a week, so there’s little to gain',
    evenIfQuick: ', even if it pays for itself quickly',
    errorsUnknown:
      ' We counted its errors as zero, because a figure about them is unknown: if they cost you a lot, it may be worth a project after all.',
  },
  noPayback: 'not within 3 years',
  wouldNotPay: 'wouldn’t pay for itself within 3 years',
  neededHoursLabel: 'a week needed for it to pay for itself within a year, in the cautious case',
  paybackLabel: 'until it pays for itself, in the cautious case',
  noPaybackFigure: { value: 'No payback', label: 'within 3 years in the cautious case' },
  atOnceFigure: { value: 'At once', label: 'it pays for itself, even in the cautious case' },
  atOnce: 'at once',
  underAMonth: 'less than a month',
  hoursTooFew:
    'That comes to less than half an hour a week. Enter more items or minutes, or count by hours a week.',
  hoursTooMany:
    'That comes to more than 2,000 hours a week. Check the number of items and the minutes.',
  submit: 'Calculate',
  offNote:
    'Missed inquiries are possible income, not saved money, so they are shown separately and don’t affect the verdict.',
  usedInstead: 'We used',
  countedAsZero: 'We counted it as zero.',
  get notCounted() {
    return [
      'More sales, better morale, better quality: real, but nobody can promise them.',
      `HST of ${costDefaults.hstPercent.value}%, which most businesses can claim back as an input tax credit; clinics and others whose services are exempt usually can’t.`,
      'The cost of switching if the vendor shuts down or raises its price.',
      'Your time to decide, and the cost of doing nothing.',
    ] as const;
  },
  method: [
    'An hour of work costs you the hourly wage times the figure under “What an hour costs you in total”.',
    'Labour saved per month = hours a week × 52 ÷ 12 × cost of an hour × share automated × share that turns into useful work.',
    'Error costs saved per month = items × error rate × share avoided × cost of an error.',
    'Up-front cost = price + your own setup hours × cost of an hour. Each month after that costs the running cost.',
    'In the first months only part of the value counts: month 1 of 3 counts one third, month 2 two thirds.',
    'The cautious case uses 60% of your share and of the avoided errors; the optimistic case uses 130% of the share, at most 95%. The verdict comes from the cautious case alone. Up to 6 months: strong. Up to 12: good. Up to 24: pilot first. Longer: not yet. Less than two hours a week and no errors to avoid: too small for a project, whatever the payback.',
    'Return = net savings ÷ everything spent until then.',
  ],
} as const;

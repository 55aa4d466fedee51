import { interpolate } from '#app/platform/format/interpolate.ts';
import { MONTHS } from '#app/platform/time/long-date.ts';
import { calculatorForm, type Field } from '../calculator/calculator.ts';
import { labourCost } from '../calculator/labour-cost.ts';
import { defaultSources, type PublishedFigure, publishedSources } from '../model/tool-default.ts';
import type { ToolAbout, ToolDefinition, ToolExamples } from '../model/tool-definition.ts';
import { dollars, hoursAWeek, joinWords, wholeScore } from '../model/tool-figures.ts';
import { type FormFields, readText } from '../model/tool-form.ts';
import {
  type FindOutFirst,
  NEXT_STEPS,
  type Reason,
  reasonsFrom,
  type SummaryAction,
  type SummaryLine,
  stepsFrom,
  toneOf,
} from '../model/tool-summary.ts';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { toolWords } from '../tools.content.ts';
import {
  categories,
  emptyStackTool,
  type StackCategory,
  type StackInput,
  type StackQuestion,
  type StackTool,
  stackFields,
  stackJobs,
} from './stack-fields.ts';
import { productNamed } from './stack-products.ts';
import {
  computeStack,
  isGivenUp,
  RENEWAL_DAYS,
  type StackBand,
  type StackLink,
  type StackResult,
  type ToolAdvice,
} from './tech-stack.formula.ts';

export const stackFigures: readonly PublishedFigure[] = [
  {
    text: 'In 2023, 7% of Canadian businesses with five or more employees used AI. A quarter of those used it to automate workflows or support decisions.',
    source:
      'Statistics Canada, Survey of Digital Technology and Internet Use, released on September 17, 2024',
    href: 'https://www150.statcan.gc.ca/n1/daily-quotidien/240917/dq240917c-eng.htm',
    checked: '2026-11-22',
  },
];

export const stackForm = calculatorForm(
  stackFields,
  ({ tools, reEntry }) =>
    reEntry.flatMap(({ from, to }, at) =>
      from === to || Math.max(from, to) >= tools.length
        ? [[`reEntry.${at}.to`, 'Choose two different tools from your list.']]
        : [],
    ),
  (input, list, at) => {
    if (list === 'tools') return `${at + 1}. ${input.tools[at]?.name}`;
    const pair = input.reEntry[at];
    return pair ? `Copied by hand ${at + 1}: ${pairLabel(input, pair)}` : '';
  },
);

/** What the form starts with: no tool yet. */
export const stackDefaultInput: StackInput = {
  tools: [],
  reEntry: [],
  wageCents: labourCost.wage.value * 100,
  employerFactor: labourCost.employerFactor.value,
};

/** A tool in daily use, connected and looked after; what differs is named. */
const tool = (
  name: string,
  category: StackTool['category'],
  monthlyCost: number | null,
  more: Partial<StackTool> = {},
): StackTool => ({
  ...emptyStackTool,
  name,
  category,
  monthlyCostCents: monthlyCost === null ? null : monthlyCost * 100,
  use: 'daily',
  connects: 'native',
  owner: 'yes',
  safeLogin: 'yes',
  personalData: 'yes',
  ...more,
});
const core = { core: true };

const stackOf = (
  tools: readonly StackTool[],
  ...copied: [from: number, to: number, hours: number][]
) =>
  stackForm.write({
    ...stackDefaultInput,
    tools,
    reEntry: copied.map(([from, to, hoursPerWeek]) => ({ from, to, hoursPerWeek })),
  });

/** The tools that each business often has. Prices are round figures, not quotes. */
export const stackExamples = (): ToolExamples => ({
  hvac: stackOf(
    [
      tool('Jobber', 'industry', 250, { core: true, paidSeats: 8, usedSeats: 7 }),
      tool('QuickBooks Online', 'accounting', 90, core),
      tool('Google Workspace', 'office', 90, { core: true, paidSeats: 10, usedSeats: 9 }),
      tool('Whiteboard', 'paper', null, { connects: 'none', safeLogin: 'no', personalData: 'no' }),
      tool('Mailchimp', 'email-marketing', 40, { use: 'monthly', owner: 'no' }),
    ],
    [0, 1, 5],
    [3, 0, 3],
  ),
  dental: stackOf(
    [
      tool('ABELDent', 'industry', 400, { core: true, connects: 'none', safeLogin: 'no' }),
      tool('Microsoft 365', 'office', 150, core),
      tool('Paper forms', 'paper', null, { connects: 'none', owner: 'no', safeLogin: 'no' }),
      tool('RingCentral', 'phone', 180),
    ],
    [2, 0, 6],
  ),
  onlineStore: stackOf(
    [
      tool('Shopify', 'online-shop', 105, core),
      tool('Etsy', 'online-shop', 20),
      tool('Klaviyo', 'email-marketing', 60),
      tool('Mailchimp', 'email-marketing', 45, { use: 'rarely', owner: 'no' }),
      tool('Xero', 'accounting', 60, core),
    ],
    [0, 4, 4],
  ),
  lawOffice: stackOf(
    [
      tool('Clio', 'industry', 600, { core: true, paidSeats: 6, usedSeats: 4 }),
      tool('Microsoft 365', 'office', 150, core),
      tool('File server in the office', 'storage', 0, {
        core: true,
        connects: 'export',
        safeLogin: 'no',
      }),
      tool('Docusign', 'signing', 55, { use: 'weekly' }),
    ],
    [1, 0, 3],
  ),
});

type StackCase = { readonly input: StackInput; readonly result: StackResult };

const bandWords: Readonly<Record<StackBand, { title: string; verdict: string }>> = {
  'automation-ready': {
    title: 'Automation-ready',
    verdict: 'Your tools are ready: automate what is still copied by hand, the longest first.',
  },
  'fix-links': {
    title: 'Close the gaps first',
    verdict: 'Good tools with gaps: close the gaps, then automate.',
  },
  consolidate: {
    title: 'Consolidate first',
    verdict: 'Too many loose ends: consolidate and tidy up before you automate.',
  },
  'system-of-record': {
    title: 'Start with one system of record',
    verdict: 'Start with one system that everyone trusts; automation comes after that.',
  },
};

const undecidedWords = {
  title: toolWords.findOutFirst,
  verdict: 'Too much is unknown for a verdict: fill in what you don’t know yet.',
};

const oneToolWords = {
  title: 'Add your other tools',
  verdict: 'One tool is too little for a verdict: add the others you work with, paper included.',
};

type StackRule = {
  /** Holds if it's about a tool; {tools} in its title are those. */
  readonly about?: (tool: StackTool, at: number, result: StackResult) => boolean;
  readonly when?: (result: StackResult) => boolean;
  readonly title: string;
  readonly why: string;
  readonly effort: string;
};

const isPaper = ({ category }: StackTool) => category === 'paper';
/** Holds for tools that stay. */
const kept =
  (test: (tool: StackTool) => boolean) =>
  (tool: StackTool, at: number, { advice }: StackResult) =>
    !isGivenUp(advice[at]) && test(tool);
const advised =
  (...wanted: readonly ToolAdvice[]) =>
  (_: StackTool, at: number, { advice }: StackResult) =>
    advice[at]?.some((one) => wanted.includes(one)) ?? false;
const isExposed = advised('fix-today');

const automate = {
  title: 'Automate {automation}.',
  why: 'Both connect, and {automationHours} of copying by hand end with it.',
  effort: 'half a day to three days',
} as const;

/** What to do first: the first three rows that hold. */
const rules: readonly StackRule[] = [
  {
    when: ({ isUndecided }) => isUndecided,
    title: 'Fill in what you don’t know yet.',
    why: 'The list “Find out first” says where to look.',
    effort: '10 minutes a tool',
  },
  {
    when: ({ advice }) => advice.length === 1,
    title: 'Add the other tools you work with, spreadsheets and paper included.',
    why: 'Links and overlaps only show between several.',
    effort: '15 minutes',
  },
  {
    about: (tool, at, result) => isExposed(tool, at, result) && !isPaper(tool),
    title: 'Give each person their own login with two-step login today: {tools}.',
    why: 'It holds personal data. Keep a file where each person signs in, such as OneDrive or Google Drive.',
    effort: '1 hour a tool',
  },
  {
    about: (tool, at, result) => isExposed(tool, at, result) && isPaper(tool),
    title: 'Lock it away today: {tools}.',
    why: 'Anyone passing by can read the personal data on it.',
    effort: '30 minutes',
  },
  {
    about: advised('renewal'),
    title: 'Decide before it renews: {tools}.',
    why: 'Afterwards you pay for another term, needed or not.',
    effort: '15 minutes a tool',
  },
  {
    when: ({ band }) => band === 'system-of-record',
    title: 'Choose one system for your customers and jobs.',
    why: 'Enter everything new there first.',
    effort: 'one to two days',
  },
  {
    when: ({ band, automations }) => band === 'automation-ready' && automations.length > 0,
    ...automate,
  },
  {
    about: advised('bridge'),
    title: 'Bridge the gap now, and replace it when you can: {tools}.',
    why: 'You can’t work without it, and it connects to nothing. In place of paper, use a form that feeds your main system.',
    effort: 'one to five days',
  },
  {
    about: advised('cut'),
    title: 'Export the data and cancel: {tools}.',
    why: 'Hardly used, and another of your tools does the same job.',
    effort: '1–2 hours a tool',
  },
  {
    about: advised('consolidate'),
    title: 'Move over and cancel: {tools}.',
    why: 'A better-connected tool of yours does the same job.',
    effort: 'half a day to two days',
  },
  {
    about: (_, at, { choices }) => choices[0]?.includes(at) ?? false,
    title: 'Choose one and cancel the rest, unless each has customers of its own: {tools}.',
    why: 'They do the same job, and every change has to be made in each.',
    effort: 'one to three days',
  },
  {
    about: kept((tool) => tool.connects === 'export' && !isPaper(tool)),
    title: 'Set up file export or a service such as Zapier: {tools}.',
    why: 'Check also whether a higher plan connects directly.',
    effort: 'half a day a tool',
  },
  {
    about: kept((tool) => !tool.core && (tool.connects === 'none' || isPaper(tool))),
    title: 'Look for something that connects in place of {tools}.',
    why: 'As long as it connects to nothing, every step around it stays manual.',
    effort: '2 hours a tool',
  },
  { when: ({ automations }) => automations.length > 0, ...automate },
  {
    about: kept(({ owner }) => owner === 'no'),
    title: 'Name one person in charge: {tools}.',
    why: 'Without one, nobody notices what it costs or who has access.',
    effort: '15 minutes a tool',
  },
  {
    about: kept((tool) => tool.safeLogin === 'no' && !isPaper(tool)),
    title: 'Give everyone their own login with two-step login: {tools}.',
    why: 'A shared password stays with everyone who leaves.',
    effort: '1 hour a tool',
  },
  {
    about: advised('review'),
    title: 'Ask who would miss it: {tools}.',
    why: 'It’s hardly used, and nothing you use more often does its job.',
    effort: '15 minutes a tool',
  },
  {
    when: ({ links }) =>
      links.length === 0 || links.some(({ hoursPerWeek }) => hoursPerWeek === null),
    title: 'For one week, note what is copied by hand, and how long it takes.',
    why: 'What takes longest is worth automating first.',
    effort: '10 minutes a day',
  },
  {
    when: () => true,
    title: 'Put each tool’s renewal month in a calendar, two months ahead.',
    why: 'Then keeping it is a decision.',
    effort: '30 minutes',
  },
  {
    when: () => true,
    title: 'Before you buy a new tool, ask which old one it replaces.',
    why: 'Overlap starts with a good offer.',
    effort: '15 minutes',
  },
  {
    when: () => true,
    title: 'Go through this list again in six months.',
    why: 'The people who use the tools know what has changed.',
    effort: '1 hour',
  },
];

function stepsOf(facts: StackCase): SummaryAction[] {
  const { input, result } = facts;
  const held = rules.flatMap(({ about, when, ...rule }) => {
    const tools = about ? toolsOf(facts, about) : [];
    if (tools.length === 0 && !when?.(result)) return [];
    return stepsFrom([rule], result, { ...valuesOf(facts), tools: namesOf(input, tools) });
  });
  // Automating is a step at two places of the table.
  return held
    .filter(({ text }, at) => held.findIndex((one) => one.text === text) === at)
    .slice(0, NEXT_STEPS);
}

/** The indexes of the tools that something is about. */
function toolsOf({ input, result }: StackCase, isAbout: NonNullable<StackRule['about']>) {
  return input.tools.flatMap((tool, at) => (isAbout(tool, at, result) ? [at] : []));
}

/** What is part of the score; cost and seats aren't. */
const scoredQuestions = { connects: true, use: true, owner: true, safeLogin: true };

const reasons: readonly Reason<StackResult>[] = [
  {
    when: ({ unknown }) => unknown.flat().some((question) => question in scoredQuestions),
    text: 'What you don’t know counts as zero, so the true score may be higher.',
  },
  {
    when: ({ band, scoreBand }) => band !== scoreBand,
    text: 'Your score alone would say more, but you can’t work without {bridge}, and that connects to nothing.',
  },
  {
    when: ({ duplicates }) => duplicates.length > 0,
    text: 'Doing the same job: {duplicates}.',
  },
  {
    when: ({ links }) => links.some(({ kind }) => kind === 'blocked'),
    text: 'Copied by hand, but at least one side doesn’t connect: {blocked}.',
  },
];

/** What each advice says in the table of tools. */
const adviceWords: Readonly<Record<ToolAdvice, string>> = {
  cut: 'Cut',
  review: 'Still needed?',
  consolidate: 'Consolidate',
  choose: 'Choose one',
  bridge: 'Replace or bridge',
  'fix-today': 'Fix today',
  renewal: 'Decide before {month}',
};

/** What to do with a tool. */
export function toolAdvice({ tools }: StackInput, { advice }: StackResult, at: number): string {
  const tool = tools[at];
  const own = advice[at] ?? [];
  const month = MONTHS[(tool?.renewalMonth ?? 1) - 1] ?? '';
  if (own.length > 0) return interpolate(own.map((one) => adviceWords[one]).join(' · '), { month });
  const isWeak = tool?.connects === 'export' || tool?.connects === 'none';
  return isWeak ? 'Keep for now, and connect it better' : 'Keep';
}

/** The name of a tool. A name that stands in two rows gets its number: "QuickBooks (2)". */
export function toolLabel({ tools }: Pick<StackInput, 'tools'>, at: number): string {
  const name = tools[at]?.name ?? '';
  const isAlone = tools.every((other, index) => index === at || other.name !== name);
  return isAlone ? name : `${name} (${at + 1})`;
}

/** "Jobber → QuickBooks Online" */
export function pairLabel(input: StackInput, pair: Pick<StackLink, 'from' | 'to'>): string {
  return `${toolLabel(input, pair.from)} → ${toolLabel(input, pair.to)}`;
}

/** Names of tools, the first few of many. */
const MOST_NAMES = 5;

function namesOf(input: StackInput, some: readonly number[]): string {
  const shown = some.slice(0, MOST_NAMES).map((at) => toolLabel(input, at));
  const more = some.length - shown.length;
  return joinWords(more > 0 ? [...shown, `${more} more`] : shown);
}

/** What stands for the names in rules and reasons. */
function valuesOf(facts: StackCase): Record<string, string> {
  const { input, result } = facts;
  const [best] = result.automations;
  const blocked = result.links.filter(({ kind }) => kind === 'blocked');
  return {
    bridge: namesOf(input, toolsOf(facts, advised('bridge'))),
    automation: best ? pairLabel(input, best) : '',
    automationHours: hoursAWeek(best?.hoursPerWeek ?? 0),
    duplicates: result.duplicates.map((job) => namesOf(input, job)).join('; '),
    blocked: blocked.map((link) => pairLabel(input, link)).join('; '),
  };
}

const stackParts = {
  connect: 'Connected',
  use: 'Used',
  overlap: 'No overlap',
  ownership: 'Someone in charge',
  safety: 'Secure logins',
} as const satisfies Record<keyof StackResult['parts'], string>;

function linesOf(input: StackInput, result: StackResult): SummaryLine[] {
  const isAllKnown = result.unknown.every((open) => !open.includes('monthlyCost'));
  const where = isAllKnown ? '' : ', where known';
  return [
    { label: `Monthly spend${where}`, value: dollars(result.spendCents) },
    { label: `Unused seats, per month${where}`, value: dollars(result.seatWasteCents) },
    {
      label: `Overlap per month, all but the most expensive${where}`,
      value: dollars(result.overlapSavingCents),
    },
    {
      label: `Copying by hand, per month (${hoursAWeek(result.reEntryHoursPerWeek)})`,
      value: dollars(result.reEntryCents),
    },
    ...result.automations.map((link, at) => ({
      label: `Automation ${at + 1}: ${pairLabel(input, link)}`,
      value: `${hoursAWeek(link.hoursPerWeek ?? 0)}, ${dollars(link.costCents ?? 0)} a month`,
    })),
  ];
}

/** What isn't known about tools that stay, each with the names of the tools. */
function findOutFirst(input: StackInput, result: StackResult): FindOutFirst[] {
  return Object.entries<Field>(stackFields.tools.fields).flatMap(([question, field]) => {
    const { findOut } = field;
    if (findOut === undefined) return [];
    const open = result.unknown.flatMap((unknown, at) =>
      unknown.includes(question as StackQuestion) && !isGivenUp(result.advice[at])
        ? [toolLabel(input, at)]
        : [],
    );
    if (open.length === 0) return [];
    return [{ question: `${field.label}: ${joinWords(open)}`, how: findOut }];
  });
}

/** The same stack with names that the visitor typed replaced by "Tool 3 (Accounting)". */
function withoutTypedNames(input: StackInput): StackInput {
  return {
    ...input,
    tools: input.tools.map((one, at) => ({
      ...one,
      name: productNamed(one.name)?.name ?? `Tool ${at + 1} (${categories[one.category]})`,
    })),
  };
}

/**
 * The form with job and connection of known products, where nothing was said about the connection:
 * what its script fills in as soon as a name is typed.
 */
function withKnownProducts(form: FormFields): FormFields {
  return {
    get(name) {
      const [, row, cell] = /^(t\d+)-(connects|category)$/.exec(name) ?? [];
      const isOpen = row !== undefined && readText(form, `${row}-connects`) === '';
      const product = isOpen ? productNamed(readText(form, `${row}-name`)) : undefined;
      return product?.[cell as 'connects'] ?? form.get(name);
    },
  };
}

/** The title of a row: its question, or the job of its tool. */
export function rowTitle(row: number, category: string): string {
  const job = stackJobs[row - 1];
  if (job && (category === '' || category === job.category)) return job.label;
  return category in categories && category !== 'other'
    ? categories[category as StackCategory]
    : stackWords.anotherTool;
}

/** What follows from the name that was just typed: the job and the connection of a known product. */
export function completeRow(
  field: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const row = Number(/^t(\d+)-name$/.exec(field)?.[1]);
  if (!row) return {};
  const name = values[field] ?? '';
  const product = productNamed(name);
  if (!product && name.trim() !== '') return {};
  return {
    [`t${row}-category`]: product?.category ?? stackJobs[row - 1]?.category ?? 'other',
    [`t${row}-connects`]: product?.connects ?? '',
  };
}

export const stackWords = {
  formTitle: 'Your tools',
  toolsTitle: 'What do you use?',
  toolsNote:
    'One tool for each job. Skip the jobs you have no tool for, and add any others below. The details under each one are optional, but they make the result more accurate.',
  pairsTitle: 'What do you copy by hand?',
  pairsNote:
    'Where does someone retype the same information from one tool into another? This is usually the first thing worth automating. Leave it empty if nobody does.',
  hourTitle: 'What an hour of this work costs you',
  anotherTool: 'Another tool',
  details: 'Details: {name}',
  pair: 'Copied by hand',
  addTool: 'Add a tool',
  addPair: 'Add another',
  chartTitle: 'The five parts of the score',
  toolColumns: { tool: 'Tool', connects: 'Connection', advice: 'Advice' },
  pairColumns: { pair: 'From and to', hours: 'Hours a week', cost: 'Cost a month', state: 'State' },
  submit: 'Show my result',
  toolsCaption: 'Each tool, and what to do with it',
  pairsCaption: 'What is copied by hand',
  notKnown: 'Not known',
  kinds: {
    ready: 'Both sides connect: can be automated',
    open: 'Not clear yet whether both sides connect and stay',
    blocked: 'At least one side doesn’t connect yet',
  } satisfies Record<StackLink['kind'], string>,
} as const;

const method = [
  'Five parts make the score: connected 35, used 20, no overlap 15, someone in charge 15, secure logins 15. Tools you can’t work without count double in the first two.',
  'Connected: directly or by API counts 1, by export ½, not at all 0. Used: daily 1, weekly 0.7, monthly 0.3, rarely 0. “I don’t know” counts 0.',
  'Unused seats cost their share of the price. Where several tools do one job, we count all but the most expensive as a possible saving.',
  'Two tools count as doing the same job if both are for customers (CRM), email marketing, email and documents, accounting, payroll, projects and tasks, support inbox, file storage, electronic signatures or reports. In the other groups, several tools often do different jobs, so we count no overlap.',
  'Copying by hand costs hours × 52 ÷ 12 × hourly wage × the figure under “What an hour costs you in total”.',
  '80 or more: automation-ready. 60–79: close the gaps first. 40–59: consolidate first. Below 40: start with one system of record.',
  'If a tool you can’t work without connects to nothing, the result is never “automation-ready”. If no tool that you can’t work without connects to anything, 40–59 means “start with one system of record”, too. If what you don’t know is worth more than 25 points and could change the result, there’s no verdict: find out first. One tool alone gets no verdict either.',
  `We warn ${RENEWAL_DAYS} days before a renewal.`,
  'What we know about a tool’s connections is filled in for you, and you can change it. It was written down from general knowledge on November 20, 2026, not tested plan by plan. We earn no commission from that list.',
];

export const stackTool: ToolDefinition<StackInput> = {
  slug: 'tech-stack-analyzer',
  ...stackForm,
  read: (form) => stackForm.read(withKnownProducts(form)),
  withoutTypedNames,
  summarize(input, today) {
    const result = computeStack(input, today);
    const facts = { input, result };
    const words = input.tools.length === 1 ? oneToolWords : bandWords[result.band];
    return {
      ...(result.isUndecided ? undecidedWords : words),
      warning: result.advice.some((own) => own.includes('fix-today'))
        ? 'Fix this today: personal data that isn’t secured.'
        : undefined,
      reasons: reasonsFrom(reasons, result, valuesOf(facts)),
      figure: { value: `${wholeScore(result.score)}`, label: 'out of 100' },
      bars: (Object.keys(stackParts) as (keyof typeof stackParts)[]).map((part) => {
        const percent = Math.round(result.parts[part] * 100);
        return { label: stackParts[part], percent, text: `${percent}%`, tone: toneOf(percent) };
      }),
      lines: linesOf(input, result),
      actions: stepsOf(facts),
      context: stackFigures,
      findOutFirst: findOutFirst(input, result),
      notCounted: [
        'The work of switching: moving data, training, two systems side by side for a month.',
        'How good a tool is at its job. A badly connected tool can still be the right one.',
        'Discounts for paying yearly, and HST.',
        'What a connection costs on your plan: some come only with the more expensive ones.',
      ],
    };
  },
  carries(input, today) {
    const [best] = computeStack(input, today).automations;
    if (best === undefined) return null;
    const { wage = '', employerFactor = '' } = stackForm.write(input);
    return {
      tool: 'roi-calculator',
      fields: { basis: 'hours', hoursPerWeek: `${best.hoursPerWeek}`, wage, employerFactor },
      words: resultLeadWords.hoursInRoi,
    };
  },
};

export function stackAbout(): ToolAbout {
  const { wage, employerFactor } = stackFields;
  const sources = [...defaultSources({ wage, employerFactor }), ...publishedSources(stackFigures)];
  return { method, sources, note: 'figures' };
}

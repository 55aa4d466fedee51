import { interpolate } from '#app/platform/format/interpolate.ts';
import { MONTHS } from '#app/platform/time/long-date.ts';
import { calculatorForm, type Field, keyOf } from '../calculator/calculator.ts';
import { defaultSources, type PublishedFigure } from '../model/tool-default.ts';
import type {
  ToolAbout,
  ToolDefinition,
  ToolExamples,
  ToolFields,
} from '../model/tool-definition.ts';
import { dollars, hoursAWeek, joinWords, wholeScore } from '../model/tool-figures.ts';
import { type FormFields, readText } from '../model/tool-form.ts';
import {
  type FindOutFirst,
  linesFrom,
  NEXT_STEPS,
  type Reason,
  type Rule,
  reasonsFrom,
  stepsFrom,
  toneOf,
} from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { categories, type StackInput, stackFields } from './stack-fields.ts';
import { productNamed } from './stack-products.ts';
import {
  type AdvisedTool,
  computeStack,
  isPaper,
  RENEWAL_DAYS,
  type StackBand,
  type StackResult,
  seatWaste,
  stays,
  type ToolAdvice,
  toolLabel,
} from './tech-stack.formula.ts';

export const stackFigures: readonly PublishedFigure[] = [
  {
    text: 'In 2023, 7% of Canadian businesses with five or more employees used AI. A quarter of those used it to automate workflows or support decisions.',
    source:
      'Statistics Canada, Survey of Digital Technology and Internet Use, released on September 17, 2024',
    href: 'https://www150.statcan.gc.ca/n1/daily-quotidien/240917/dq240917c-eng.htm',
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
  ({ tools, reEntry }, list, at) => {
    if (list === 'tools') return `${at + 1}. ${tools[at]?.name}`;
    const { from = 0, to = 0 } = reEntry[at] ?? {};
    return `Copied by hand ${at + 1}: ${toolLabel(tools, from)} → ${toolLabel(tools, to)}`;
  },
);

/** A tool in daily use, connected and looked after; what differs is named, as in the form. */
const tool = (name: string, monthlyCost: string, more: ToolFields = {}): ToolFields => ({
  use: 'daily',
  connects: 'native',
  owner: 'yes',
  safeLogin: 'yes',
  personalData: 'yes',
  ...productNamed(name),
  monthlyCost,
  ...more,
});
const core = { core: 'yes' };

const stackOf = (
  tools: readonly ToolFields[],
  ...copied: readonly [from: string, to: string, hoursPerWeek: string][]
): ToolFields => {
  const pairs = copied.map(([from, to, hoursPerWeek]) => ({ from, to, hoursPerWeek }));
  const rows = (prefix: string, list: readonly ToolFields[]) =>
    list.flatMap((row, at) =>
      Object.entries(row).map(([name, text]) => [`${prefix}${at + 1}-${name}`, text]),
    );
  return Object.fromEntries([...rows('t', tools), ...rows('p', pairs)]);
};

/** The tools that each business often has. Prices are round figures, not quotes. */
export const stackExamples = (): ToolExamples => ({
  hvac: stackOf(
    [
      tool('Jobber', '250', { core: 'yes', paidSeats: '8', usedSeats: '7' }),
      tool('QuickBooks Online', '90', core),
      tool('Google Workspace', '90', { core: 'yes', paidSeats: '10', usedSeats: '9' }),
      tool('Whiteboard', '', { safeLogin: 'no', personalData: 'no' }),
      tool('Mailchimp', '40', { use: 'monthly', owner: 'no' }),
    ],
    ['1', '2', '5'],
    ['4', '1', '3'],
  ),
  dental: stackOf(
    [
      tool('ABELDent', '400', { core: 'yes', safeLogin: 'no' }),
      tool('Microsoft 365', '150', core),
      tool('Paper forms', '', { owner: 'no', safeLogin: 'no' }),
      tool('RingCentral', '180'),
    ],
    ['3', '1', '6'],
  ),
  onlineStore: stackOf(
    [
      tool('Shopify', '105', core),
      tool('Etsy', '20'),
      tool('Klaviyo', '60'),
      tool('Mailchimp', '45', { use: 'rarely', owner: 'no' }),
      tool('Xero', '60', core),
    ],
    ['1', '5', '4'],
  ),
  lawOffice: stackOf(
    [
      tool('Clio', '600', { core: 'yes', paidSeats: '6', usedSeats: '4' }),
      tool('Microsoft 365', '150', core),
      tool('File server in the office', '0', { core: 'yes', connects: 'export', safeLogin: 'no' }),
      tool('Docusign', '55', { use: 'weekly' }),
    ],
    ['2', '1', '3'],
  ),
});

const bandWords: Readonly<Record<StackBand | 'undecided', { title: string; verdict: string }>> = {
  undecided: {
    title: toolWords.findOutFirst,
    verdict:
      'Too little is known for a verdict: fill in what you don’t know, and add missing tools.',
  },
  'automation-ready': {
    title: 'Automation-ready',
    verdict: 'Your tools are ready: automate what is still copied by hand, the longest first.',
  },
  'fix-links': {
    title: 'Close the gaps first',
    verdict: 'Close the gaps first: connect and secure what you have, then automate.',
  },
  consolidate: {
    title: 'Consolidate first',
    verdict: 'Too many loose ends: tidy up, secure and connect what you have before you automate.',
  },
  'system-of-record': {
    title: 'Start with one system of record',
    verdict: 'Start with one system that everyone trusts; automation comes after that.',
  },
};

type StackRule = Rule<StackResult> & {
  /** Holds if it's about a tool; {tools} in its title are those. */
  readonly about?: (tool: AdvisedTool, result: StackResult) => boolean;
};

/** Holds for tools that stay and are needed for certain. */
const kept = (test: (tool: AdvisedTool) => boolean) => (tool: AdvisedTool) =>
  stays(tool) && !tool.advice.includes('review') && test(tool);
const advised =
  (wanted: ToolAdvice) =>
  ({ advice }: AdvisedTool) =>
    advice.includes(wanted);
const isExposed = advised('fix-today');
const isUnconnected = advised('bridge');
/** Unused seats of a tool that cost less a month aren't worth a step. */
const WORTH_CANCELLING_CENTS = 2500;

const automate = {
  title: 'Automate {automation}.',
  why: 'Both can exchange data, at least by file, and copying by hand takes {automationHours} today. Count on saving part of that, not all.',
  effort: 'half a day with a ready-made connection, else a week or more',
} as const;

/** What to do first: the first three rows that hold. */
const rules: readonly StackRule[] = [
  {
    when: ({ isUndecided }) => isUndecided,
    title: 'Fill in what you don’t know yet, and add tools that are missing, paper included.',
    why: 'Gaps and overlaps only show in a complete list.',
    effort: '10 minutes a tool',
  },
  {
    about: (tool) => isExposed(tool) && !isPaper(tool),
    title: 'Close this gap today, with own logins and two-step login where possible: {tools}.',
    why: 'Personal data is kept there, or may be. Where a program has no two-step login, give each person their own password, and put two-step login on remote access. Keep documents and spreadsheets in your business’s Microsoft 365 or Google Workspace, never in private accounts. Leave a program’s own data, such as that of Sage 50, where its vendor says.',
    effort: '1 hour a tool',
  },
  {
    about: (tool) => isExposed(tool) && isPaper(tool),
    title:
      'Take personal data off the wall, and lock paper away when nobody works with it: {tools}.',
    why: 'Anyone passing by can read the personal data on it.',
    effort: '30 minutes',
  },
  {
    about: advised('renewal'),
    title: 'Read the notice period today, and decide before it runs out: {tools}.',
    why: 'Afterwards you pay for another term, needed or not.',
    effort: '15 minutes a tool',
  },
  {
    about: kept((tool) => seatWaste(tool) >= WORTH_CANCELLING_CENTS),
    title:
      'Check who didn’t log in last month, and give up the seats that nobody will need: {tools}.',
    why: 'They cost {seatWaste} a month. Someone may be on leave, and what a former employee left behind may be deleted with the seat: keep or export it first. A yearly plan may only shrink at its renewal.',
    effort: '1 hour a tool',
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
    about: (tool) => isUnconnected(tool) && isPaper(tool),
    title:
      'Replace the paper or board you can’t work without with a form, or with a screen of the system it’s copied into: {tools}.',
    why: 'You can’t work without it, and everything on it is typed again.',
    effort: 'one to five days',
  },
  {
    about: (tool) => isUnconnected(tool) && !isPaper(tool) && tool.category !== 'storage',
    title:
      'Ask the vendor what connects, an add-on or a newer version, or look for something that does: {tools}.',
    why: 'You can’t work without it, and it connects to nothing.',
    effort: 'one call; replacing a phone line takes weeks, replacing a main system months',
  },
  {
    about: (tool) => isUnconnected(tool) && tool.category === 'storage',
    title: 'Bridge the gap: {tools}.',
    why: 'You can’t work without it, and it connects to nothing. In place of a file server, use the storage of your Microsoft 365 or Google Workspace for documents. Data of programs, such as accounting, tax or CAD, stays until its vendor says where it may move.',
    effort: 'one to five days; a replacement takes months',
  },
  {
    about: advised('cut'),
    title:
      'Ask who still needs it, export everything, cancel, and have the data deleted there: {tools}.',
    why: 'Hardly used, and another of your tools does the same job. Keep accounting and payroll records for six years after the end of their tax year. From an email tool, take along who agreed, when, and who unsubscribed.',
    effort: 'half a day a tool',
  },
  {
    about: advised('consolidate'),
    title: 'Move over and cancel, unless it has customers of its own: {tools}.',
    why: 'A better-connected tool of yours does the same job. Keep accounting and payroll records for six years after the end of their tax year. From an email tool, take along who agreed, when, and who unsubscribed.',
    effort: 'a day or two for a list; weeks for accounting or payroll, best at the year-end',
  },
  {
    about: ({ category, advice }, { tools }) =>
      advice.includes('choose') && category === tools.find(advised('choose'))?.category,
    title: 'Choose one and cancel the rest, unless each has customers of its own: {tools}.',
    why: 'They do the same job, and every change has to be made in each.',
    effort: 'one to three days',
  },
  {
    about: kept((tool) => tool.connects === 'export' && tool.category !== 'spreadsheet'),
    title: 'Ask whether a higher plan or an add-on connects directly: {tools}.',
    why: 'Until then, export on a fixed day.',
    effort: 'half a day a tool',
  },
  {
    about: kept((tool) => tool.connects === 'export' && tool.category === 'spreadsheet'),
    title: 'Keep it in your business’s OneDrive, SharePoint or Google Drive: {tools}.',
    why: 'Other tools can read a file there, and everyone works in the same one.',
    effort: '1 hour a file',
  },
  {
    about: kept((tool) => !tool.core && (tool.connects === 'none' || isPaper(tool))),
    title: 'Look for something that connects in place of {tools}.',
    why: 'As long as it connects to nothing, every step around it stays manual.',
    effort: '2 hours a tool',
  },
  {
    when: ({ band, automations }) => band !== 'automation-ready' && automations.length > 0,
    ...automate,
  },
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
    why: 'It’s hardly used. If another of your tools can do its job, cancel it.',
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
    title: 'Put each tool’s renewal month in a calendar, two months ahead.',
    why: 'Then keeping it is a decision.',
    effort: '30 minutes',
  },
  {
    title: 'Before you buy a new tool, ask which old one it replaces.',
    why: 'Overlap starts with a good offer.',
    effort: '15 minutes',
  },
  {
    title: 'Go through this list again in six months.',
    why: 'The people who use the tools know what has changed.',
    effort: '1 hour',
  },
];

/** What is part of the score; cost and seats aren't. */
const scoredQuestions = ['connects', 'use', 'owner', 'safeLogin'];

const reasons: readonly Reason<StackResult>[] = [
  {
    when: ({ tools }) =>
      tools.some(({ unknown }) => unknown.some((name) => scoredQuestions.includes(name))),
    text: 'What you don’t know counts as zero, so the true score may be higher.',
  },
  {
    when: ({ band, scoreBand, tools }) => band !== scoreBand && tools.some(isUnconnected),
    text: 'Your score alone would say more, but you can’t work without {bridge}, and that connects to nothing.',
  },
  {
    when: ({ band, scoreBand, tools }) => band !== scoreBand && !tools.some(isUnconnected),
    text: 'Your score alone would say more, but personal data isn’t secured, or may not be.',
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

/** What is more important than the verdict: the first that holds. */
const warnings: readonly Reason<StackResult>[] = [
  {
    when: ({ tools }) => tools.some((one) => isExposed(one) && one.personalData === 'yes'),
    text: 'Fix this today: personal data that isn’t secured.',
  },
  {
    when: ({ tools }) => tools.some(isExposed),
    text: 'Fix this today: personal data that isn’t secured, or may not be.',
  },
];

/** What each advice says in the table of tools. */
const adviceWords: Readonly<Record<ToolAdvice, string>> = {
  cut: 'Cut',
  review: 'Still needed?',
  consolidate: 'Consolidate, unless it has customers of its own',
  choose: 'Choose one, unless each has customers of its own',
  bridge: 'Replace or bridge',
  'fix-today': 'Fix today',
  renewal: 'Renews in {month}: decide now',
};

/** What to do with a tool. */
export function adviceText({ advice, connects, renewalMonth }: AdvisedTool): string {
  const month = MONTHS[(renewalMonth ?? 1) - 1] ?? '';
  const said = advice.map((one) => adviceWords[one]).join(' · ');
  if (said !== '') return interpolate(said, { month });
  const isWeak = connects === 'export' || connects === 'none';
  return isWeak ? 'Keep for now, and connect it better' : 'Keep';
}

/** Names of tools, the first few of many. */
const MOST_NAMES = 5;

function namesOf(tools: readonly AdvisedTool[]): string {
  const shown = tools.slice(0, MOST_NAMES).map(({ label }) => label);
  const more = tools.length - shown.length;
  return joinWords(more > 0 ? [...shown, `${more} more`] : shown);
}

const stackParts = {
  connect: 'Connected',
  use: 'Used',
  overlap: 'No overlap',
  ownership: 'Someone in charge',
  safety: 'Secure logins',
} as const satisfies Record<keyof StackResult['parts'], string>;

/** What isn't known about tools that stay, each with the names of the tools. */
function findOutFirst({ tools }: StackResult): FindOutFirst[] {
  return Object.entries<Field>(stackFields.tools.fields).flatMap(([name, field]) => {
    const open = tools.filter((one) => stays(one) && one.unknown.includes(keyOf(name, field)));
    if (!field.findOut || open.length === 0) return [];
    const names = joinWords(open.map(({ label }) => label));
    return [{ question: `${field.label}: ${names}`, how: field.findOut }];
  });
}

/** The form with what is known of products, where nothing was said about their connection. */
function withKnownProducts(form: FormFields): FormFields {
  return {
    get(name) {
      const [, row, field] = /^t(\d+)-(connects|category)$/.exec(name) ?? [];
      const isOpen = row !== undefined && readText(form, `t${row}-connects`) === '';
      const product = isOpen ? productNamed(readText(form, `t${row}-name`)) : undefined;
      return product?.[field as 'connects'] ?? form.get(name);
    },
  };
}

const method = [
  'Five parts make the score: connected 35, used 20, no overlap 15, someone in charge 15, secure logins 15. Tools you can’t work without count double in the first two.',
  'Connected: directly or by API counts 1, by export ½, not at all 0. Used: daily 1, weekly 0.7, monthly 0.3, rarely 0. “I don’t know” counts 0.',
  'Unused seats cost their share of the price. Where several tools do one job, we count all but the most expensive as a possible saving.',
  'Two tools count as doing the same job if both are for customers (CRM), email marketing, email and documents, accounting, payroll, projects and tasks, support inbox, file storage, electronic signatures or reports. In the other groups, several tools often do different jobs, so we count no overlap.',
  'Copying by hand costs hours × 52 ÷ 12 × hourly wage × the figure under “What an hour costs you in total”.',
  '80 or more: automation-ready. 60–79: close the gaps first. 40–59: consolidate first. Below 40: start with one system of record.',
  'If a tool you can’t work without connects to nothing, or personal data isn’t secured or may not be, the result is never “automation-ready”. If no tool that you can’t work without connects to anything, 40–59 means “start with one system of record”, too. If what you don’t know is worth more than 25 points and could change the result, there’s no verdict: find out first. One tool alone gets no verdict either.',
  `We warn ${RENEWAL_DAYS} days before a renewal.`,
  'Where you don’t say whether a tool connects, we use what we know about it. It was written down from general knowledge on November 20, 2026, not tested plan by plan. We earn no commission from that list.',
];

export const stackTool: ToolDefinition<StackInput> = {
  slug: 'tech-stack-analyzer',
  ...stackForm,
  read: (form) => stackForm.read(withKnownProducts(form)),
  withoutTypedNames: (input) => ({
    ...input,
    tools: input.tools.map((one, at) => ({
      ...one,
      name: productNamed(one.name)?.name ?? `Tool ${at + 1} (${categories[one.category]})`,
    })),
  }),
  summarize(input, today) {
    const result = computeStack(input, today);
    const { tools, duplicates, links, automations, isUndecided, band } = result;
    const [best] = automations;
    const blocked = links.filter(({ kind }) => kind === 'blocked');
    const copying = hoursAWeek(result.reEntryHoursPerWeek);
    /** What stands for the names in rules and reasons. */
    const values = {
      bridge: namesOf(tools.filter(isUnconnected)),
      automation: best?.label ?? '',
      automationHours: hoursAWeek(best?.hoursPerWeek ?? 0),
      duplicates: duplicates.map(namesOf).join('; '),
      blocked: blocked.map(({ label }) => label).join('; '),
    };
    const steps = rules.flatMap(({ about, ...rule }) => {
      const those = tools.filter((tool) => about?.(tool, result));
      if (about && those.length === 0) return [];
      const seatCents = those.reduce((cents, one) => cents + seatWaste(one), 0);
      return stepsFrom([rule], result, {
        ...values,
        tools: namesOf(those),
        seatWaste: dollars(seatCents),
      });
    });
    return {
      ...bandWords[isUndecided ? 'undecided' : band],
      warning: reasonsFrom(warnings, result, {})[0],
      reasons: reasonsFrom(reasons, result, values),
      figure: { value: `${wholeScore(result.score)}`, label: 'out of 100' },
      bars: Object.entries(stackParts).map(([part, label]) => {
        const percent = Math.round(result.parts[part as 'use'] * 100);
        return { label, percent, text: `${percent}%`, tone: toneOf(percent) };
      }),
      lines: [
        ...linesFrom({
          'Monthly spend, where known': dollars(result.spendCents),
          'Unused seats per month, where known': dollars(result.seatWasteCents),
          'Overlap per month, all but the most expensive': dollars(result.overlapSavingCents),
          [`Copying by hand, per month (${copying})`]: dollars(result.reEntryCents),
        }),
        ...automations.map(({ label, hoursPerWeek, costCents }, at) => ({
          label: `Automation ${at + 1}: ${label}`,
          value: `${hoursAWeek(hoursPerWeek ?? 0)} by hand, which cost ${dollars(costCents ?? 0)} a month`,
        })),
      ],
      actions: steps.slice(0, NEXT_STEPS),
      context: stackFigures,
      findOutFirst: findOutFirst(result),
      advisesAgainstSpending: isUndecided || band === 'system-of-record',
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
      label: 'Use these hours in the ROI calculator',
      note: 'The hours of your first automation and what an hour costs carry over. Add the price to see whether it pays off.',
    };
  },
};

export function stackAbout(): ToolAbout {
  const { wage, employerFactor } = stackFields;
  return { method, sources: defaultSources({ wage, employerFactor }) };
}

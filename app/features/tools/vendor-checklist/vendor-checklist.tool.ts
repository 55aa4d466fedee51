import * as v from 'valibot';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { type PublishedFigure, publishedSources } from '../model/tool-default.ts';
import type {
  CarriedFigures,
  ToolAbout,
  ToolDefinition,
  ToolExamples,
  ToolFields,
} from '../model/tool-definition.ts';
import { dayText, joinWords, percentText } from '../model/tool-figures.ts';
import { checkForm, readChoice, readText } from '../model/tool-form.ts';
import {
  type FindOutFirst,
  type SummaryLine,
  stepsFrom,
  type ToolSummary,
} from '../model/tool-summary.ts';
import { answerLines, barsOf, questionsOf, writeAnswers } from '../questionnaire/questionnaire.ts';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { toolWords } from '../tools.content.ts';
import {
  type RiskTier,
  tierWords,
  type VendorPoint,
  vendorMethod,
  vendorSections,
  verdictWords,
  vendorWords as words,
} from './vendor-checklist.content.ts';
import {
  compareVendors,
  isDealBreaker,
  rankOf,
  sectionsFor,
  type VendorAnswer,
  type VendorInput,
  type VendorResult,
  vendorChoices,
} from './vendor-checklist.formula.ts';
import { vendorRules } from './vendor-checklist.rules.ts';

export const vendorFigures: readonly PublishedFigure[] = [
  {
    text: 'In 2023, cyber security incidents affected 16% of Canadian businesses, and 30% of the large ones. That’s what the points on security, breach notice and export in the full list are for.',
    source:
      'Statistics Canada, Canadian Survey of Cyber Security and Cybercrime, released on October 21, 2024',
    href: 'https://www150.statcan.gc.ca/n1/daily-quotidien/241021/dq241021a-eng.htm',
    evidence: 'read',
    checked: '2026-11-22',
  },
];

/** The prefixes of the fields of each vendor. */
export const vendorColumns = ['v1-', 'v2-', 'v3-'] as const;

const NAME_MAX_CHARS = 80;
const tiers = Object.keys(tierWords) as RiskTier[];
const answerValues = vendorChoices.map(({ value }) => value);
const questionnaire = { sections: vendorSections, choices: vendorChoices };
const points = questionsOf(vendorSections);

/** One line without control characters: the name goes into an email's subject. */
const nameLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
  v.maxLength(NAME_MAX_CHARS, words.nameTooLong),
);

const answer = v.optional(v.picklist(answerValues), 'unknown');

const schema: v.GenericSchema<unknown, VendorInput> = v.object({
  tier: v.picklist(tiers),
  vendors: v.pipe(
    v.array(
      v.object({
        name: nameLine,
        answers: v.object(
          Object.fromEntries(points.map(({ id }): [string, typeof answer] => [id, answer])),
        ),
      }),
    ),
    v.minLength(1, words.vendorCount),
    v.maxLength(vendorColumns.length, words.vendorCount),
  ),
  reviewer: nameLine,
  reviewedOn: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], words.dateFormat),
});

/**
 * Reads the form. A second and a third vendor count if they have a name or any answer other than
 * "Don't know"; `vendorCount` ignores those beyond it.
 */
function read(form: Parameters<typeof readText>[0]) {
  const count = Number(readChoice(form, 'vendorCount', ['1', '2', '3'], '3'));
  const used = vendorColumns.slice(0, count).flatMap((prefix, at) => {
    const answers = Object.fromEntries(
      points.map(({ id }) => [id, readChoice(form, prefix + id, answerValues, 'unknown')]),
    );
    const name = readText(form, `${prefix}name`);
    const isUsed = name !== '' || Object.values(answers).some((given) => given !== 'unknown');
    return at === 0 || isUsed ? [{ prefix, name, answers }] : [];
  });
  return checkForm(
    schema,
    {
      tier: readChoice(form, 'tier', tiers, 'unknown'),
      vendors: used.map(({ name, answers }) => ({ name, answers })),
      reviewer: readText(form, 'reviewer'),
      reviewedOn: readText(form, 'reviewedOn'),
    },
    (path) =>
      path.replace(
        /^vendors\.(\d)\.(.+)$/,
        (_, at: string, field: string) => `${used[Number(at)]?.prefix}${field}`,
      ),
  );
}

function write({ tier, vendors, reviewer, reviewedOn }: VendorInput): Record<string, string> {
  const fields = { tier, vendorCount: `${vendors.length}`, reviewer, reviewedOn };
  return vendors.reduce<Record<string, string>>((all, { name, answers }, at) => {
    const prefix = vendorColumns[at] ?? '';
    return { ...all, [`${prefix}name`]: name, ...writeAnswers(questionnaire, answers, prefix) };
  }, fields);
}

/** The result as texts: about the vendor ranked first, and a line for each of the others. */
function summarize(input: VendorInput): ToolSummary {
  const ranked = compareVendors(input);
  const [first, ...others] = ranked;
  if (first === undefined) throw new RangeError('A comparison has at least one vendor');
  const { tier } = input;
  const isTied = others.some((other) => isEqual(first, other)) && rankOf(first) < 2;
  const isRuledOut = first.verdict === 'do-not-sign' || first.verdict === 'walk-away';
  return {
    tool: 'vendor-evaluation-checklist',
    title: verdictWords[first.verdict].title,
    warning: null,
    verdict: verdictOf(ranked),
    reasons: reasonsOf(first, tier),
    figure: figureOf(first, questionsOf(sectionsFor(tier)).length, others.length > 0),
    bars: others.length > 0 ? [] : barsOf(first.sections),
    lines: [...recordLines(input), ...ranked.flatMap((vendor) => listLines(vendor, ranked.length))],
    actions: stepsFrom(vendorRules, { vendor: first, tier, isTied }),
    context: vendorFigures,
    findOutFirst: findOutFirst(first, tier),
    notCounted: words.notCounted,
    disclaimer: toolWords.disclaimer,
    advisesAgainst: isRuledOut ? 'product' : undefined,
  };
}

function isEqual(one: VendorResult, other: VendorResult): boolean {
  return one.verdict === other.verdict && one.score === other.score;
}

function verdictOf(ranked: readonly VendorResult[]): string {
  const [first, second] = ranked;
  if (first === undefined) return '';
  const { title, verdict } = verdictWords[first.verdict];
  if (second === undefined) return verdict;
  const equal = ranked.filter((other) => isEqual(first, other)).map(({ name }) => name);
  if (rankOf(first) > 1) {
    return interpolate(words.noneYet, { vendor: first.name, title: title.toLowerCase() });
  }
  return equal.length > 1
    ? interpolate(words.tie, { names: joinWords(equal) })
    : interpolate(words.ahead, { vendor: first.name, verdict });
}

function reasonsOf(vendor: VendorResult, tier: RiskTier): string[] {
  const { reasons, healthNote } = words;
  const { verdict, answered, failed, unclear, unknownShare, score, best } = vendor;
  const about = (text: string) => (point: VendorPoint) => interpolate(text, { point: point.label });
  const all = questionsOf(sectionsFor(tier)).length;
  const isOpen = verdict === 'not-enough-answers';
  const tooFew = answered.count < answered.needed;
  return [
    ...(isOpen && tooFew ? [interpolate(reasons.tooFewAnswers, { ...answered, all })] : []),
    ...(isOpen && !tooFew ? [reasons.tooMuchUnknown] : []),
    ...failed.map(about(reasons.failed)),
    // Without enough answers, most of them are unknown.
    ...(isOpen ? [] : unclear.map(about(reasons.unclear))),
    ...(unknownShare > 0
      ? [
          interpolate(reasons.unknown, {
            share: percentText(unknownShare),
            score: score ?? 0,
            best,
          }),
        ]
      : []),
    ...(tier === 'health' ? [healthNote] : []),
  ];
}

/** The deal-breakers where they decide, what is missing for a verdict, or else the score. */
function figureOf(vendor: VendorResult, all: number, isCompared: boolean): ToolSummary['figure'] {
  const { figures } = words;
  const about = isCompared ? vendor.name : undefined;
  const breakers = (list: readonly VendorPoint[], label: string) => ({
    about,
    value:
      list.length === 1
        ? figures.oneBreaker
        : interpolate(figures.breakers, { count: list.length }),
    label,
  });
  const { verdict, failed, unclear, answered, unknownShare, score } = vendor;
  if (verdict === 'do-not-sign') return breakers(failed, figures.failed);
  if (verdict === 'ask-first') return breakers(unclear, figures.unclear);
  if (verdict !== 'not-enough-answers') return { about, value: `${score}`, label: figures.score };
  return answered.count < answered.needed
    ? { about, value: `${answered.count} of ${all}`, label: figures.answered }
    : { about, value: percentText(unknownShare), label: figures.unknown };
}

/** The printed score; none without enough answers, where it would look like a verdict. */
export function scoreText({ score, verdict }: VendorResult): string {
  return score === null || verdict === 'not-enough-answers' ? words.noScore : `${score}`;
}

/** The score and verdict of each vendor, best first, and who checked them when. */
export function recordLines(input: VendorInput): SummaryLine[] {
  const { reviewer, reviewedOn } = input;
  return [
    ...compareVendors(input).map((vendor) => ({
      label: vendor.name,
      value: `${scoreText(vendor)}: ${verdictWords[vendor.verdict].title}`,
    })),
    ...(reviewer === '' ? [] : [{ label: words.reviewer, value: reviewer }]),
    ...(reviewedOn === '' ? [] : [{ label: words.reviewedOn, value: dayText(reviewedOn) }]),
  ];
}

/** The points that the steps speak of, for the email and the owner. */
function listLines({ name, points: { no, partly } }: VendorResult, vendors: number): SummaryLine[] {
  const line = (list: string, found: readonly VendorPoint[]) => {
    const label = vendors === 1 ? list : interpolate(words.listOf, { vendor: name, list });
    const value = found.map((point) => point.label).join('; ');
    return found.length === 0 ? [] : [{ label, value }];
  };
  return [...line(words.lists.red, no), ...line(words.lists.partly, partly)];
}

function findOutFirst({ name, points: { unknown } }: VendorResult, tier: RiskTier): FindOutFirst[] {
  const how = (question: string) => interpolate(words.ask, { vendor: name, question });
  return [
    ...unknown.map((point) => ({ question: point.label, how: how(point.findOut) })),
    ...(tier === 'health' ? [{ question: words.healthTitle, how: how(words.healthAsk) }] : []),
  ];
}

/**
 * The email to a vendor: what has to be in the contract, if a deal-breaker failed, and the open
 * questions.
 * @returns undefined for a vendor to walk away from, and where nothing is open
 */
export function vendorEmail(vendor: VendorResult, { tier, reviewer }: VendorInput) {
  const { email } = words;
  if (vendor.verdict === 'walk-away') return undefined;
  const open = [...vendor.unclear, ...vendor.points.unknown];
  const questions = [...new Set(open)].map((point) =>
    isDealBreaker(point, tier) ? `${point.findOut} ${email.dealBreakerMark}` : point.findOut,
  );
  if (tier === 'health') questions.push(words.healthAsk);
  if (vendor.failed.length === 0 && questions.length === 0) return undefined;
  const list = (intro: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [`${intro}\n\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`];
  return {
    subject: `${email.subject}: ${vendor.name}`,
    body: [
      email.greeting,
      ...list(
        email.changes,
        vendor.failed.map(({ wanted, label }) => wanted ?? label),
      ),
      ...list(email.questions, questions),
      email.closing,
      ...(reviewer === '' ? [] : [reviewer]),
    ].join('\n\n'),
  };
}

/** As many as the tech stack analyzer has. */
const STACK_ROWS = 40;
const connections: Partial<Record<VendorAnswer, string>> = {
  yes: 'native',
  partly: 'export',
  no: 'none',
};

/** The vendor ranked first as a row of the tech stack analyzer, unless it is ruled out. */
function carries(input: VendorInput): CarriedFigures | null {
  const [first] = compareVendors(input);
  const vendor = input.vendors[(first?.number ?? 1) - 1];
  if (first === undefined || vendor === undefined) return null;
  if (first.verdict === 'do-not-sign' || first.verdict === 'walk-away') return null;
  const connects = connections[vendor.answers['27'] ?? 'unknown'] ?? 'unknown';
  const login = vendor.answers['18'] ?? 'unknown';
  const safeLogin = login === 'yes' || login === 'no' ? login : 'unknown';
  if (connects === 'unknown' && safeLogin === 'unknown') return null;
  const isPersonal = input.tier !== 'public' && input.tier !== 'business';
  const row = {
    name: first.name.slice(0, 60),
    category: 'other',
    connects,
    safeLogin,
    personalData: input.tier === 'unknown' ? 'unknown' : isPersonal ? 'yes' : 'no',
  };
  return {
    tool: 'tech-stack-analyzer',
    fields: (kept) => stackRow(row, kept),
    words: resultLeadWords.productInStack,
  };
}

/** The row of the same name, or the first without one. */
function stackRow(row: ToolFields & { name: string }, kept: ToolFields): ToolFields {
  const rows = Array.from({ length: STACK_ROWS }, (_, at) => `t${at + 1}-`);
  const nameAt = (prefix: string) => kept[`${prefix}name`]?.trim() ?? '';
  const at =
    rows.find((prefix) => nameAt(prefix) === row.name) ??
    rows.find((prefix) => nameAt(prefix) === '');
  if (at === undefined) return {};
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [at + field, value]));
}

/** One vendor whose answers are all Yes but those named. */
function example(tier: RiskTier, name: string, others: Readonly<Record<string, VendorAnswer>>) {
  return {
    tier,
    vendorCount: '1',
    'v1-name': name,
    ...Object.fromEntries(points.map(({ id }) => [`v1-${id}`, others[id] ?? 'yes'])),
  };
}

export const vendorTool: ToolDefinition<VendorInput> = {
  slug: 'vendor-evaluation-checklist',
  schema,
  read,
  write,
  start: write({
    tier: 'personal',
    vendors: [{ name: '', answers: {} }],
    reviewer: '',
    reviewedOn: '',
  }),
  answers: ({ tier, vendors }) => [
    { label: words.tierLabel, value: tierWords[tier].label },
    ...(vendors.length < 2
      ? []
      : [
          {
            label: words.inThisOrder,
            value: vendors.map(({ name }, at) => nameOf(name, at)).join(' / '),
          },
        ]),
    ...answerLines(
      { sections: sectionsFor(tier), choices: vendorChoices },
      vendors.map(({ answers }) => answers),
    ),
  ],
  summarize,
  withoutTypedNames: (input) => ({
    ...input,
    reviewer: '',
    vendors: input.vendors.map((vendor) => ({ ...vendor, name: '' })),
  }),
  carries,
};

function nameOf(name: string, at: number): string {
  return name || interpolate(words.unnamed, { number: at + 1 });
}

/** One product of each business. */
export const vendorExamples = (): ToolExamples => ({
  hvac: example('personal', 'Sample phone assistant', {
    5: 'partly',
    16: 'no',
    20: 'unknown',
    25: 'no',
  }),
  dental: example('health', 'Sample patient messenger', {
    3: 'unknown',
    13: 'no',
    16: 'partly',
    20: 'unknown',
  }),
  onlineStore: example('personal', 'Sample support assistant', {
    3: 'no',
    4: 'partly',
    5: 'no',
    7: 'no',
    9: 'partly',
    14: 'partly',
    20: 'unknown',
    22: 'no',
    25: 'no',
    29: 'no',
  }),
  lawOffice: example('sensitive', 'Sample document assistant', {
    6: 'partly',
    8: 'unknown',
    14: 'partly',
    16: 'yes',
    23: 'unknown',
  }),
});

export const vendorAbout = (): ToolAbout => ({
  method: vendorMethod,
  sources: publishedSources(vendorFigures),
  note: 'comparison',
});

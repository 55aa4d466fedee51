import * as v from 'valibot';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PublishedFigure } from '../model/tool-default.ts';
import type { ToolAbout, ToolDefinition, ToolExamples } from '../model/tool-definition.ts';
import { counted, dayText, plainNumber } from '../model/tool-figures.ts';
import { checkForm, type FormFields, readText } from '../model/tool-form.ts';
import {
  type FindOutFirst,
  reasonsFrom,
  type SummaryLine,
  type ToolSummary,
} from '../model/tool-summary.ts';
import {
  answerLines,
  barsOf,
  type Question,
  questionsOf,
  readAnswers,
  writeAnswers,
} from '../questionnaire/questionnaire.ts';
import {
  type RiskTier,
  tierWords,
  vendorMethod,
  vendorSections,
  verdictWords,
  vendorWords as words,
} from './vendor-checklist.content.ts';
import {
  compareVendors,
  isDealBreaker,
  isTooRisky,
  sectionsFor,
  type VendorAnswer,
  type VendorInput,
  type VendorResult,
  vendorChoices,
  vendorName,
} from './vendor-checklist.formula.ts';
import { vendorReasons, vendorSteps } from './vendor-checklist.rules.ts';

export const vendorFigures: readonly PublishedFigure[] = [
  {
    text: 'In 2023, cyber security incidents affected 16% of Canadian businesses, and 30% of the large ones. That’s what the points on security, breach notice and export in the full list are for.',
    source:
      'Statistics Canada, Canadian Survey of Cyber Security and Cybercrime, released on October 21, 2024',
    href: 'https://www150.statcan.gc.ca/n1/daily-quotidien/241021/dq241021a-eng.htm',
  },
];

/** The prefixes of the fields of each vendor. */
export const vendorColumns = ['v1-', 'v2-', 'v3-'] as const;

const NAME_MAX_CHARS = 80;
const tiers = Object.keys(tierWords) as RiskTier[];
const questionnaire = { sections: vendorSections, choices: vendorChoices };
const points = questionsOf(vendorSections);

/** One line without control characters: the name goes into an email's subject. */
const nameLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
  v.maxLength(NAME_MAX_CHARS, words.nameTooLong),
);

/** What is missing or unreadable isn't known. */
const answer = v.fallback(v.picklist(vendorChoices.map(({ value }) => value)), 'unknown');

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

/** The columns of a form that compares so many vendors. */
export function columnsOf({ vendorCount }: { readonly vendorCount?: string }) {
  return vendorColumns.slice(0, Number(vendorCount) || 1);
}

/** Reads the form. A second and a third vendor count if they have a name or any known answer. */
function read(form: FormFields) {
  const used = columnsOf({ vendorCount: readText(form, 'vendorCount') })
    .map((prefix) => ({
      prefix,
      name: readText(form, `${prefix}name`),
      answers: readAnswers(questionnaire, form, prefix),
    }))
    .filter(({ name, answers }, at) => {
      return at === 0 || name || Object.values(answers).some((one) => one && one !== 'unknown');
    });
  return checkForm(
    schema,
    {
      tier: readText(form, 'tier') || 'unknown',
      vendors: used,
      reviewer: readText(form, 'reviewer'),
      reviewedOn: readText(form, 'reviewedOn'),
    },
    // Answers are never wrong, names may be.
    (path) => path.replace(/^vendors\.(\d)\./, (_, at) => used[at]?.prefix ?? ''),
  );
}

function write({ tier, vendors, reviewer, reviewedOn }: VendorInput): Record<string, string> {
  const columns = vendors.map(({ name, answers }, at) => {
    const prefix = vendorColumns[at] ?? '';
    return { [`${prefix}name`]: name, ...writeAnswers(questionnaire, answers, prefix) };
  });
  return Object.assign(
    { tier, vendorCount: `${vendors.length}`, reviewer, reviewedOn },
    ...columns,
  );
}

/** The result as texts: about the vendor ranked first, and a line for each of the others. */
function summarize(input: VendorInput): ToolSummary {
  const ranked = compareVendors(input);
  const [first, ...others] = ranked;
  if (first === undefined) throw new RangeError('A comparison has at least one vendor');
  const { title } = verdictWords[first.verdict];
  const verdict = isTooRisky(first) ? words.tooRisky : verdictWords[first.verdict].verdict;
  const isCompared = others.length > 0;
  return {
    title,
    verdict: isCompared ? interpolate(words.first, { vendor: first.name, verdict }) : verdict,
    reasons: reasonsFrom(vendorReasons, first, valuesOf(first)),
    figure: { about: isCompared ? first.name : undefined, ...figureOf(first) },
    bars: isCompared ? [] : barsOf(first.sections),
    lines: [...recordLines(input), ...ranked.flatMap((vendor) => listLines(vendor, isCompared))],
    actions: vendorSteps(first),
    context: vendorFigures,
    findOutFirst: findOutFirst(first),
    notCounted: words.notCounted,
  };
}

/** What stands for the names in the reasons. */
function valuesOf(vendor: VendorResult): Record<string, string> {
  const quoted = (list: readonly Question[]) => list.map(({ label }) => `“${label}”`).join('; ');
  return {
    failed: quoted(vendor.failed),
    unclear: quoted(vendor.unclear),
    count: `${vendor.answered}`,
    needed: `${vendor.needed}`,
    all: `${vendor.asked}`,
    share: `${plainNumber(vendor.unknownShare * 100)}%`,
    score: `${vendor.score ?? 0}`,
    best: `${vendor.best}`,
  };
}

/** The deal-breakers where they decide, the answers where they are too few, else the score. */
function figureOf({ verdict, failed, unclear, answered, asked, score }: VendorResult) {
  const { figures } = words;
  const breakers = (points: readonly Question[]) => counted(points.length, 'deal-breaker');
  if (verdict === 'do-not-sign') return { value: breakers(failed), label: figures.failed };
  if (verdict === 'ask-first') return { value: breakers(unclear), label: figures.unclear };
  if (verdict !== 'not-enough-answers') return { value: `${score}`, label: figures.score };
  return { value: `${answered} of ${asked}`, label: figures.answered };
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
    { label: words.reviewer, value: reviewer },
    { label: words.reviewedOn, value: reviewedOn && dayText(reviewedOn) },
  ].filter(({ value }) => value !== '');
}

/** The points that the steps speak of, for the email and the owner. */
function listLines(vendor: VendorResult, isCompared: boolean): SummaryLine[] {
  return listsOf(vendor).map(({ title, points }) => ({
    label: isCompared ? interpolate(words.listOf, { vendor: vendor.name, list: title }) : title,
    value: points.map(({ label }) => label).join('; '),
  }));
}

/** The points that are not met, with what they have in common; no list without a point. */
export function listsOf({ no, partly }: VendorResult) {
  return [
    { id: 'red', title: words.lists.red, points: no },
    { id: 'partly', title: words.lists.partly, points: partly },
  ].filter(({ points }) => points.length > 0);
}

function findOutFirst({ name, unknown, tier }: VendorResult): FindOutFirst[] {
  const health = { label: words.healthTitle, findOut: words.healthAsk };
  return [...unknown, ...(tier === 'health' ? [health] : [])].map(({ label, findOut }) => ({
    question: label,
    how: interpolate(words.ask, { vendor: name, question: findOut }),
  }));
}

/**
 * The email to a vendor: what has to be in the contract, if a deal-breaker failed, and the open
 * questions.
 * @returns undefined for a vendor to walk away from, and where nothing is open
 */
export function vendorEmail(vendor: VendorResult, reviewer: string) {
  const { email } = words;
  const { name, tier, verdict, failed, unclear, unknown } = vendor;
  const changes = failed.map(({ label }) => label);
  const questions = [...new Set([...unclear, ...unknown])].map((point) =>
    isDealBreaker(point, tier) ? `${point.findOut} ${email.dealBreakerMark}` : point.findOut,
  );
  if (tier === 'health') questions.push(words.healthAsk);
  if (verdict === 'walk-away' || changes.length + questions.length === 0) return undefined;
  const list = (intro: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [intro, lines.map((line, at) => `${at + 1}. ${line}`).join('\n')];
  const parts = [
    email.greeting,
    ...list(email.changes, changes),
    ...list(email.questions, questions),
    email.closing,
    reviewer,
  ];
  return { subject: `${email.subject}: ${name}`, body: parts.filter(Boolean).join('\n\n') };
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
  start: { tier: 'personal', vendorCount: '1' },
  answers: ({ tier, vendors }) => [
    { label: words.tierLabel, value: tierWords[tier].label },
    ...(vendors.length > 1
      ? [{ label: words.inThisOrder, value: vendors.map(vendorName).join(' / ') }]
      : []),
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
};

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

export const vendorAbout = (): ToolAbout => ({ method: vendorMethod });

import * as v from 'valibot';
import type { PublishedFigure } from '../model/tool-default.ts';
import type { ToolAbout, ToolDefinition, ToolExamples } from '../model/tool-definition.ts';
import { counted, dayText } from '../model/tool-figures.ts';
import { checkForm, type FormFields, readText } from '../model/tool-form.ts';
import type { SummaryLine, ToolSummary } from '../model/tool-summary.ts';
import {
  answerLines,
  barsOf,
  findOutFirst,
  type Question,
  questionsOf,
  readAnswers,
  writeAnswers,
} from '../questionnaire/questionnaire.ts';
import {
  type RiskTier,
  tierWords,
  vendorSections,
  verdictWords,
  vendorWords as words,
} from './vendor-checklist.content.ts';
import {
  compareVendors,
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

const tiers = Object.keys(tierWords) as RiskTier[];
const questionnaire = { sections: vendorSections, choices: vendorChoices };
const points = questionsOf(vendorSections);

/** One line without control characters: the name goes into an email's subject. */
const nameLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
  v.maxLength(80, 'Shorten the name to 80 characters.'),
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
    v.minLength(1),
    v.maxLength(vendorColumns.length),
  ),
  reviewer: nameLine,
  reviewedOn: v.union(
    [v.literal(''), v.pipe(v.string(), v.isoDate())],
    'Enter the date as year-month-day, for example 2026-11-20.',
  ),
});

/** The columns of a form that compares so many vendors. */
export function columnsOf({ vendorCount }: { readonly vendorCount?: string }) {
  return vendorColumns.slice(0, Number(vendorCount) || 1);
}

function read(form: FormFields) {
  const columns = columnsOf({ vendorCount: readText(form, 'vendorCount') });
  return checkForm(
    schema,
    {
      tier: readText(form, 'tier') || 'unknown',
      vendors: columns.map((prefix) => ({
        name: readText(form, `${prefix}name`),
        answers: readAnswers(questionnaire, form, prefix),
      })),
      reviewer: readText(form, 'reviewer'),
      reviewedOn: readText(form, 'reviewedOn'),
    },
    // Answers are never wrong, names may be.
    (path) => path.replace(/^vendors\.(\d)\./, (_, at) => columns[at] ?? ''),
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
  const [first] = ranked;
  if (first === undefined) throw new RangeError('A comparison has at least one vendor');
  const { name, tier, stage, unknown } = first;
  const { title, verdict } = verdictWords[first.verdict];
  const isCompared = ranked.length > 1;
  const role = { label: 'The vendor’s role under PHIPA', findOut: healthQuestion };
  const open = tier === 'health' ? [...unknown, role] : unknown;
  return {
    title,
    verdict: isCompared ? `First on the list: ${name}. ${verdict}` : verdict,
    reasons: vendorReasons(first),
    figure: { about: isCompared ? name : undefined, ...figureOf(first) },
    bars: isCompared ? [] : barsOf(first.sections),
    // The points that the steps speak of are for the email and the owner.
    lines: [
      ...recordLines(input),
      ...ranked.flatMap((vendor) =>
        listsOf(vendor).map(({ title, points }) => ({
          label: isCompared ? `${vendor.name}: ${title}` : title,
          value: points.map(({ label }) => label).join('; '),
        })),
      ),
    ],
    actions: vendorSteps(first),
    context: vendorFigures,
    // Nothing is asked of a vendor that the verdict advises against.
    findOutFirst: findOutFirst(stage === 'against' ? [] : open).map(({ question, how }) => ({
      question,
      how: `Ask ${name}: ${how}`,
    })),
    notCounted: [
      'The price, and whether you like the people. Only you can weigh those.',
      'Whether what the vendor says is true. Keep the answers, and put the important ones in the contract.',
      'Rules of your own profession, for example for health records.',
      'Whether we earn a commission: where we recommend a vendor that pays us one, we say so right where we recommend it.',
    ],
  };
}

/** The deal-breakers where they decide, the answers where they are too few, else the score. */
function figureOf({ verdict, failed, unclear, answered, asked, score }: VendorResult) {
  const breakers = (points: readonly Question[]) => counted(points.length, 'deal-breaker');
  if (failed.length > 0) return { value: breakers(failed), label: 'answered No' };
  if (verdict === 'ask-first') return { value: breakers(unclear), label: 'without a clear Yes' };
  if (verdict !== 'not-enough-answers') return { value: `${score}`, label: 'out of 100 points' };
  return { value: `${answered} of ${asked}`, label: 'points answered Yes, Partly or No' };
}

/** The printed score; none without enough answers, where it would look like a verdict. */
export function scoreText({ score, verdict }: VendorResult): string {
  return verdict === 'not-enough-answers' ? 'no score' : `${score}`;
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

/** The points that are not met, with what they have in common; no list without a point. */
export function listsOf({ no, partly }: VendorResult) {
  return [
    { id: 'red', title: 'Red flags: answered No', points: no },
    { id: 'partly', title: 'Only partly met', points: partly },
  ].filter(({ points }) => points.length > 0);
}

const healthQuestion =
  'If we are a health information custodian under PHIPA, do you act as our agent or as an electronic service provider, and will you tell us of any breach at the first reasonable opportunity?';

/**
 * The email to a vendor: what has to be in the contract, if a deal-breaker failed, and the open
 * questions.
 * @returns undefined for a vendor that the verdict advises against, and where nothing is open
 */
export function vendorEmail(vendor: VendorResult, reviewer: string) {
  const { name, tier, stage, failed, unclear, unknown } = vendor;
  const questions = [...new Set([...unclear, ...unknown])].map((point) =>
    unclear.includes(point) ? `${point.findOut} (we can’t sign without this)` : point.findOut,
  );
  if (tier === 'health') questions.push(healthQuestion);
  if (stage === 'against' || failed.length + questions.length === 0) return undefined;
  const list = (intro: string, lines: readonly string[]) =>
    lines.length === 0
      ? ''
      : `${intro}\n\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`;
  const parts = [
    'Hello,',
    list(
      'We can’t sign before these points are settled. Please tell us how and by when, and send us the contract wording:',
      failed.map(({ label }) => label),
    ),
    list('Before we decide, we would like to know:', questions),
    'Please answer in writing, so we can keep it on file. Thank you.',
    reviewer,
  ];
  return { subject: `Before we sign: ${name}`, body: parts.filter(Boolean).join('\n\n') };
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
    { label: words.tier, value: tierWords[tier].label },
    ...(vendors.length > 1
      ? [{ label: 'Vendors, in this order', value: vendors.map(vendorName).join(' / ') }]
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

export const vendorAbout = (): ToolAbout => ({
  method: [
    'Yes counts in full, Partly counts half, and No and Don’t know count for nothing. Not applicable is left out. The score is the points reached ÷ the points that apply.',
    'Points weigh 1, 2 or 3; the four deal-breakers weigh 3. All thirty together weigh 55. With health or other sensitive data, breach notice, two-step login and human review of decisions are deal-breakers, too.',
    '85 or more: good candidate. 70–84: negotiate the gaps. 50–69: high risk. Below 50: walk away.',
    'A deal-breaker has to be a Yes. If one is a No, the verdict is “do not sign yet” at any score. If one is Partly, Not applicable or Don’t know, the best possible verdict is “ask first”; below 70, it’s still “high risk” or “walk away”. Fewer than 20 of 30 points answered (8 of 12 for public data), or more than a quarter of the weight unknown, means “not enough answers”, unless even the best answers couldn’t help. Not applicable doesn’t count as an answer. Human review of decisions may be Not applicable: the product then decides nothing about people.',
    'Points and deal-breakers follow published checklists (levelupautomate.com, aipolicydesk.com, trustatlas, deployzeroshare.com), PIPEDA (30 days for requests), Ontario’s PHIPA for health data (notice of a breach at the first reasonable opportunity) and the Canadian privacy commissioners’ principles for generative AI of December 2023. We took them from our notes of November 20, 2026 and have not read those pages again since.',
  ],
});

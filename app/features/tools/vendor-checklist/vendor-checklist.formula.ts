import {
  type ChecklistItem,
  itemsFor,
  type RiskTier,
  type SectionId,
  sectionIds,
} from './checklist-items.ts';

/**
 * Vendor evaluation: 30 weighted points, answered Yes 1, Partly 0.5, No 0, Don't know 0 (and
 * counted as unknown), Not applicable (left out).
 *
 *   score = sum of weight × answer / sum of applicable weights
 *
 * Four points are deal-breakers, with health or other sensitive data seven. A deal-breaker must be
 * answered Yes: No rules the vendor out, and any other answer has to be clarified first. Sources of
 * the groups of checks, deal-breakers and risk tiers: levelupautomate.com, aipolicydesk.com,
 * trustatlas, deployzeroshare.com; of the privacy points: PIPEDA s. 8 and the OPC's principles for
 * generative AI, December 2023 (mcmillan.ca).
 */

export type VendorAnswer = 'yes' | 'partly' | 'no' | 'unknown' | 'na';
export type Vendor = {
  readonly name: string;
  /** By item number; a point without an answer counts as "Don't know". */
  readonly answers: Readonly<Record<string, VendorAnswer>>;
};

export type VendorInput = {
  readonly tier: RiskTier;
  readonly vendors: readonly Vendor[];
  /** For the printed record. */
  readonly reviewer: string;
  /** ISO date of the review, or empty. */
  readonly reviewedOn: string;
};

export type VendorVerdict =
  | 'do-not-sign'
  | 'not-enough-answers'
  | 'ask-first'
  | 'good'
  | 'negotiate'
  | 'high-risk'
  | 'walk-away';

export type SectionScore = {
  readonly section: SectionId;
  /** 0 to 1; null when every point of it is not applicable. */
  readonly ratio: number | null;
  /** Each of its points that apply is answered "Don't know"; its ratio is zero. */
  readonly isUnknown: boolean;
};

export type VendorResult = {
  readonly name: string;
  readonly verdict: VendorVerdict;
  /** 0 to 100; null when every point is not applicable. */
  readonly score: number | null;
  readonly points: number;
  readonly applicableWeight: number;
  /** Weight of the points answered "Don't know", as a share of the applicable weight, 0 to 1. */
  readonly unknownShare: number;
  readonly sections: readonly SectionScore[];
  /** Answered No, or a deal-breaker only partly met: deal-breakers first, then by weight. */
  readonly redList: readonly number[];
  /** Don't know, or a deal-breaker that is not answered Yes or No. These go into the email. */
  readonly openQuestions: readonly number[];
  /** Answered Yes, in the order of the list. */
  readonly inPlace: readonly number[];
  /** The answers Yes, Partly and No, and how many a verdict needs. */
  readonly answered: { readonly count: number; readonly needed: number };
  /** Deal-breakers marked as not applicable. */
  readonly skippedDealBreakers: readonly number[];
  /** Whether a deal-breaker is answered Partly, Don't know or Not applicable. */
  readonly hasUnclearDealBreaker: boolean;
};

export type VendorComparison = {
  readonly items: readonly ChecklistItem[];
  readonly vendors: readonly VendorResult[];
  /** Indexes of `vendors`, best first: by verdict, then by score. */
  readonly ranking: readonly number[];
  /**
   * Index of the one vendor ahead of the others that could be signed with; null if there is none.
   */
  readonly leader: number | null;
};

const answerValue: Readonly<Record<Exclude<VendorAnswer, 'na'>, number>> = {
  yes: 1,
  partly: 0.5,
  no: 0,
  unknown: 0,
};

/**
 * Scores up to three vendors side by side.
 * @param input at least one vendor; unknown item numbers are ignored
 */
export function compareVendors(input: VendorInput): VendorComparison {
  const items = itemsFor(input.tier);
  const vendors = input.vendors.map((vendor) => scoreVendor(vendor, items));
  const ranking = vendors
    .map((_, index) => index)
    .sort(
      (a, b) => rank(vendors[a]) - rank(vendors[b]) || scoreOf(vendors[b]) - scoreOf(vendors[a]),
    );
  return { items, vendors, ranking, leader: leaderOf(vendors, ranking) };
}

function scoreVendor(vendor: Vendor, items: readonly ChecklistItem[]): VendorResult {
  const answered = items.map((item) => ({ item, answer: answerOf(vendor, item.id) }));
  const { points, weight } = sumOf(answered);
  const unknown = answered.filter(({ answer }) => answer === 'unknown');
  const open = answered.filter(
    ({ item, answer }) =>
      answer === 'unknown' || (item.dealBreaker && (answer === 'partly' || answer === 'na')),
  );
  const unknownWeight = unknown.reduce((sum, { item }) => sum + item.weight, 0);
  const count = answered.filter(({ answer }) => answer !== 'unknown' && answer !== 'na').length;
  const needed = Math.ceil(items.length * ANSWERS_NEEDED);
  const red = answered.filter(
    ({ item, answer }) => answer === 'no' || (item.dealBreaker && answer === 'partly'),
  );
  const score = weight === 0 ? null : (points / weight) * 100;
  return {
    name: vendor.name,
    verdict: verdictOf(answered, score, count >= needed && unknownWeight * 4 <= weight),
    hasUnclearDealBreaker: answered.some(isUnclear),
    score,
    points,
    applicableWeight: weight,
    unknownShare: weight === 0 ? 0 : unknownWeight / weight,
    sections: sectionIds
      .filter((section) => items.some((item) => item.section === section))
      .map((section) => {
        const own = answered.filter(({ item }) => item.section === section);
        const part = sumOf(own);
        return {
          section,
          ratio: part.weight === 0 ? null : part.points / part.weight,
          isUnknown:
            part.weight > 0 && own.every(({ answer }) => answer === 'unknown' || answer === 'na'),
        };
      }),
    redList: byUrgency(red.map(({ item }) => item)),
    openQuestions: byUrgency(open.map(({ item }) => item)),
    inPlace: answered.filter(({ answer }) => answer === 'yes').map(({ item }) => item.id),
    answered: { count, needed },
    skippedDealBreakers: answered
      .filter(({ item, answer }) => item.dealBreaker && answer === 'na')
      .map(({ item }) => item.id),
  };
}

/** Twenty of thirty points. With fewer answers the only possible verdict is a stop. */
const ANSWERS_NEEDED = 2 / 3;

type Answered = { readonly item: ChecklistItem; readonly answer: VendorAnswer };

/**
 * In this order: a deal-breaker answered No is a stop. Too few answers, or more than a quarter of
 * the weight unknown, give no verdict. A score below 70 is a high risk or rules the vendor out.
 * From there up each deal-breaker must be a Yes before the score decides.
 */
function verdictOf(
  answered: readonly Answered[],
  score: number | null,
  hasEnough: boolean,
): VendorVerdict {
  if (answered.some(({ item, answer }) => item.dealBreaker && answer === 'no')) {
    return 'do-not-sign';
  }
  if (score === null || !hasEnough) return 'not-enough-answers';
  if (score < 50) return 'walk-away';
  if (score < 70) return 'high-risk';
  if (answered.some(isUnclear)) return 'ask-first';
  return score >= 85 ? 'good' : 'negotiate';
}

/** Whether this is a deal-breaker answered neither Yes nor No. */
function isUnclear({ item, answer }: Answered): boolean {
  return item.dealBreaker && answer !== 'yes' && answer !== 'no';
}

function sumOf(answered: readonly Answered[]): { points: number; weight: number } {
  let points = 0;
  let weight = 0;
  for (const { item, answer } of answered) {
    if (answer === 'na') continue;
    points += item.weight * answerValue[answer];
    weight += item.weight;
  }
  return { points, weight };
}

function answerOf(vendor: Vendor, id: number): VendorAnswer {
  const key = `${id}`;
  return Object.hasOwn(vendor.answers, key) ? (vendor.answers[key] ?? 'unknown') : 'unknown';
}

function byUrgency(items: readonly ChecklistItem[]): number[] {
  return [...items]
    .sort(
      (a, b) => Number(b.dealBreaker) - Number(a.dealBreaker) || b.weight - a.weight || a.id - b.id,
    )
    .map((item) => item.id);
}

const verdictRank: Readonly<Record<VendorVerdict, number>> = {
  good: 0,
  negotiate: 1,
  'ask-first': 2,
  'not-enough-answers': 3,
  'high-risk': 4,
  'walk-away': 5,
  'do-not-sign': 5,
};

/** Vendors that could be signed with come first, then those that a few answers could still save. */
function rank(vendor: VendorResult | undefined): number {
  return verdictRank[vendor?.verdict ?? 'do-not-sign'];
}

function scoreOf(vendor: VendorResult | undefined): number {
  return vendor?.score ?? -1;
}

function leaderOf(vendors: readonly VendorResult[], ranking: readonly number[]): number | null {
  const [first, second] = ranking;
  if (first === undefined || second === undefined) return null;
  const best = vendors[first];
  const next = vendors[second];
  if (best === undefined || rank(best) > 1) return null;
  const isAhead = rank(best) < rank(next) || scoreOf(best) > scoreOf(next);
  return isAhead ? first : null;
}

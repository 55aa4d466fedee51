import { type ChecklistItem, itemsFor, sectionIds } from './checklist-items.ts';
import { columnsOf } from './vendor-columns.ts';
import type {
  Vendor,
  VendorAnswer,
  VendorComparison,
  VendorInput,
  VendorResult,
  VendorVerdict,
} from './vendor-model.ts';
import { bestOf, rankingOf } from './vendor-ranking.ts';

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
  const columns = columnsOf(input);
  const vendors = input.vendors.map((vendor, index) =>
    scoreVendor(vendor, columns[index] ?? index + 1, items),
  );
  const ranking = rankingOf(vendors);
  const best = bestOf(vendors, ranking);
  return {
    items,
    vendors,
    ranking,
    leader: vendors.length > 1 && best.length === 1 ? (ranking[0] ?? null) : null,
    tied: best.length > 1 ? best : [],
  };
}

function scoreVendor(
  vendor: Vendor,
  column: number,
  items: readonly ChecklistItem[],
): VendorResult {
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
    column,
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
    partlyMet: byUrgency(
      answered.flatMap(({ item, answer }) =>
        answer === 'partly' && !item.dealBreaker ? [item] : [],
      ),
    ),
    inPlace: answered.filter(({ answer }) => answer === 'yes').map(({ item }) => item.id),
    answered: { count, needed },
    unknownCount: unknown.length,
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

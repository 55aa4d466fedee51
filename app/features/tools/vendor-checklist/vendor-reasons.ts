import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { joinWords, percentText, shownScore } from '../model/tool-figures.ts';
import { vendorWords } from './vendor-checklist.content.ts';
import { bestScore, dealBreakersOf } from './vendor-gaps.ts';
import type { VendorComparison, VendorInput, VendorResult } from './vendor-model.ts';
import { gapOf, redFlagOf, vendorName } from './vendor-terms.ts';

/** The reasons for the verdict: about the vendor ranked first, or about all of a tie. */
export function reasonsOf(input: VendorInput, comparison: VendorComparison): string[] {
  const { vendors, ranking, tied, items } = comparison;
  const first = vendors[ranking[0] ?? 0];
  const about = tied.length > 0 ? tied : first === undefined ? [] : [first];
  const dealBreakers = dealBreakersOf(input.tier);
  return [
    ...about.flatMap((vendor) =>
      reasonsAbout(vendor, dealBreakers, items.length).map((reason) =>
        vendors.length === 1 ? reason : `${vendorName(vendor)}: ${lowerFirst(reason)}`,
      ),
    ),
    ...(input.tier === 'health' ? [vendorWords.healthNote] : []),
    ...leftOutReason(input.leftOut ?? []),
  ];
}

function reasonsAbout(
  vendor: VendorResult,
  dealBreakers: ReadonlySet<number>,
  all: number,
): string[] {
  const { verdict, score, redList, openQuestions, skippedDealBreakers } = vendor;
  const { notKnown, dealBreaker, notApplicable } = vendorWords;
  const red = redList.filter((id) => dealBreakers.has(id));
  // Without enough answers, most of them are unknown.
  const unknown = openQuestions.filter(
    (id) => dealBreakers.has(id) && !red.includes(id) && !skippedDealBreakers.includes(id),
  );
  return [
    ...(verdict === 'not-enough-answers' && score !== null ? [notEnoughReason(vendor, all)] : []),
    ...red.map((id) => `${dealBreaker}. ${redFlagOf(vendor, id)}.`),
    ...(verdict === 'not-enough-answers'
      ? []
      : unknown.map((id) => `${dealBreaker}. ${notKnown}: ${lowerFirst(gapOf(id))}.`)),
    ...skippedDealBreakers.map((id) => `${notApplicable}: ${lowerFirst(gapOf(id))}.`),
    ...unknownReason(vendor),
  ];
}

function notEnoughReason({ answered: { count, needed } }: VendorResult, all: number): string {
  return count < needed
    ? interpolate(vendorWords.tooFewAnswers, { count, all, needed })
    : vendorWords.tooMuchUnknown;
}

function unknownReason(vendor: VendorResult): string[] {
  if (vendor.unknownShare === 0) return [];
  const share = percentText(vendor.unknownShare, 1);
  const [score, best] = [shownScore(vendor.score ?? 0), shownScore(bestScore(vendor))];
  return [interpolate(vendorWords.unknownWeight, { share, score, best })];
}

function leftOutReason(columns: readonly number[]): string[] {
  const { one, several } = vendorWords.leftOut;
  if (columns.length === 0) return [];
  return [
    interpolate(columns.length === 1 ? one : several, { numbers: joinWords(columns.map(String)) }),
  ];
}

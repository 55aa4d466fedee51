import { lowerFirst, upperFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { contextOf } from '../model/published-figures.content.ts';
import { dayText, joinWords, percentText } from '../model/tool-figures.ts';
import {
  type FindOutFirst,
  type SummaryBar,
  type SummaryLine,
  type ToolSummary,
  toneOf,
} from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { type RiskTier, sectionIds } from './checklist-items.ts';
import { itemWords, sectionWords, vendorWords } from './vendor-checklist.content.ts';
import type { VendorComparison, VendorInput, VendorResult } from './vendor-model.ts';
import { reasonsOf } from './vendor-reasons.ts';
import { stepsOf } from './vendor-steps.ts';
import { gapOf, redFlagOf, scoreText, titleOf, vendorName } from './vendor-terms.ts';
import { topicsOf } from './vendor-topics.ts';
import { verdictSentence } from './vendor-verdict.ts';

/** The result as texts. With several vendors it is about the one ranked first. */
export function summarizeVendors(input: VendorInput, comparison: VendorComparison): ToolSummary {
  const { vendors, ranking, tied } = comparison;
  const ranked = ranking.flatMap((index) => vendors[index] ?? []);
  const [first] = ranked;
  if (first === undefined) throw new RangeError('A comparison has at least one vendor');
  const who = vendors.length === 1 ? vendorWords.theVendor : vendorName(first);
  const isRuledOut = first.verdict === 'do-not-sign' || first.verdict === 'walk-away';
  return {
    tool: 'vendor-evaluation-checklist',
    title: titleOf(first),
    warning: null,
    verdict: verdictSentence(comparison, input.tier),
    reasons: reasonsOf(input, comparison),
    figure: figureOf(first, comparison, tied.length > 0 ? tied : [first]),
    bars: vendors.length === 1 ? barsOf(first) : [],
    lines: [
      ...recordLines(input, comparison),
      ...(vendors.length === 1 ? [] : sectionLines(ranked)),
      ...ranked.flatMap((vendor) => gapLines(vendor, vendors.length === 1)),
    ],
    actions: stepsOf(comparison, input.tier),
    context: contextOf('vendor-evaluation-checklist'),
    findOutFirst: findOutFirst(first, input.tier, who),
    notCounted: vendorWords.notCounted,
    disclaimer: toolWords.disclaimer,
    advisesAgainst: isRuledOut ? 'product' : undefined,
  };
}

/** What to ask the vendor; never worded as a fact. */
function findOutFirst(vendor: VendorResult, tier: RiskTier, who: string): FindOutFirst[] {
  const { open, asksAboutPhipa } = topicsOf(vendor, tier);
  const { askVendor, healthAsk, healthGap } = vendorWords;
  const how = (question: string) => interpolate(askVendor, { vendor: who, question });
  return [
    ...open.map((id) => ({ question: gapOf(id), how: how(itemWords[id]?.ask ?? '') })),
    ...(asksAboutPhipa ? [{ question: healthGap, how: how(healthAsk) }] : []),
  ];
}

/** The score and verdict of each vendor, best first, and who checked them when. */
export function recordLines(
  { reviewer, reviewedOn }: VendorInput,
  { vendors, ranking }: VendorComparison,
): SummaryLine[] {
  return [
    ...ranking.flatMap((index) => {
      const vendor = vendors[index];
      if (vendor === undefined) return [];
      return [{ label: vendorName(vendor), value: `${scoreText(vendor)}: ${titleOf(vendor)}` }];
    }),
    ...(reviewer === '' ? [] : [{ label: vendorWords.reviewer, value: reviewer }]),
    ...(reviewedOn === '' ? [] : [{ label: vendorWords.reviewedOn, value: dayText(reviewedOn) }]),
  ];
}

function barsOf({ sections }: VendorResult): SummaryBar[] {
  return sections.flatMap(({ section, ratio, isUnknown }) => {
    if (ratio === null) return [];
    const percent = ratio * 100;
    const text = isUnknown ? toolPageWords.notKnown : percentText(ratio);
    return [{ label: sectionWords[section], percent, text, tone: toneOf(percent) }];
  });
}

/** The sections of several vendors, one line each. */
function sectionLines(vendors: readonly VendorResult[]): SummaryLine[] {
  return sectionIds.flatMap((section) => {
    const shares = vendors.flatMap((vendor) => {
      const score = vendor.sections.find((one) => one.section === section);
      if (score === undefined || score.ratio === null) return [];
      const share = score.isUnknown ? toolPageWords.notKnown : percentText(score.ratio);
      return [`${vendorName(vendor)} ${share}`];
    });
    return shares.length === 0 ? [] : [{ label: sectionWords[section], value: shares.join(', ') }];
  });
}

/** The lists that the steps speak of: red flags, and points that are only partly met. */
function gapLines(vendor: VendorResult, isOnly: boolean): SummaryLine[] {
  const line = (list: string, points: readonly string[]) => {
    if (points.length === 0) return [];
    const [head = '', ...more] = points;
    const label = isOnly
      ? list
      : interpolate(vendorWords.listOf, { vendor: vendorName(vendor), list: lowerFirst(list) });
    return [{ label, value: [head, ...more.map(lowerFirst)].join('; ') }];
  };
  return [
    ...line(
      vendorWords.redList,
      vendor.redList.map((id) => redFlagOf(vendor, id)),
    ),
    ...line(vendorWords.partlyMet, vendor.partlyMet.map(gapOf)),
  ];
}

/**
 * The score; without enough answers what is missing for one, because a score would look like a
 * verdict: either the number of answers, or the weight of the unknown ones.
 */
function figureOf(
  vendor: VendorResult,
  { vendors, items }: VendorComparison,
  about: readonly VendorResult[],
): ToolSummary['figure'] {
  const { nothingScored, answeredLabel, unknownLabel, scoreLabel } = vendorWords;
  const score = scoreText(vendor);
  if (vendor.score === null) return { value: upperFirst(score), label: nothingScored.figureLabel };
  const names = vendors.length === 1 ? undefined : joinWords(about.map(vendorName));
  const { count, needed } = vendor.answered;
  if (vendor.verdict !== 'not-enough-answers')
    return { about: names, value: score, label: scoreLabel };
  return count < needed
    ? { about: names, value: `${count} of ${items.length}`, label: answeredLabel }
    : { about: names, value: percentText(vendor.unknownShare, 1), label: unknownLabel };
}

import { interpolate } from '#app/platform/format/interpolate.ts';
import { dayText } from '../model/day-text.ts';
import { contextOf } from '../model/published-figures.content.ts';
import { plainNumber, shownScore } from '../model/tool-figures.ts';
import {
  type SummaryAction,
  type ToolSummary,
  toneOf,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { type ChecklistItem, itemsFor, type RiskTier } from './checklist-items.ts';
import {
  itemWords,
  sectionWords,
  vendorVerdictWords,
  vendorWords,
} from './vendor-checklist.content.ts';
import type { VendorComparison, VendorInput, VendorResult } from './vendor-checklist.formula.ts';

/** The result as texts. With several vendors it is about the one ranked first. */
export function summarizeVendors(input: VendorInput, comparison: VendorComparison): ToolSummary {
  const first = comparison.vendors[comparison.ranking[0] ?? 0];
  if (first === undefined) throw new RangeError('A comparison has at least one vendor');
  const { title, action } = wordsOf(first);
  return {
    tool: 'vendor-evaluation-checklist',
    title,
    warning: null,
    verdict: verdictSentence(comparison, first),
    reasons: reasonsOf(first, itemsFor(input.tier), input.tier),
    figure: figureOf(first, comparison.items.length),
    bars: first.sections.flatMap(({ section, ratio }) =>
      ratio === null
        ? []
        : [
            {
              label: sectionWords[section],
              percent: ratio * 100,
              text: `${Math.round(ratio * 100)}%`,
              tone: toneOf(ratio * 100),
            },
          ],
    ),
    lines: [
      ...comparison.ranking.flatMap((index) => {
        const vendor = comparison.vendors[index];
        if (vendor === undefined) return [];
        const value = `${scoreText(vendor)}: ${wordsOf(vendor).title}`;
        return [{ label: vendorName(vendor, index), value }];
      }),
      ...(input.reviewer === '' ? [] : [{ label: vendorWords.reviewer, value: input.reviewer }]),
      ...(input.reviewedOn === ''
        ? []
        : [{ label: vendorWords.reviewedOn, value: dayText(input.reviewedOn) }]),
    ],
    actions: withMoreSteps(
      [
        action,
        // The first step already asks for a deal-breaker.
        ...toSettle(first, input.tier).map((id) => ({
          text: `Get this in writing: ${lowerFirst(itemWords[id]?.gap ?? '')}.`,
          effort: 'one email',
        })),
      ],
      moreSteps(first, input.tier),
    ),
    context: contextOf('vendor-evaluation-checklist'),
    findOutFirst: first.openQuestions.map((id) => ({
      question: itemWords[id]?.label ?? '',
      how: itemWords[id]?.ask ?? '',
    })),
    notCounted: vendorWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

/**
 * What to do after the answers are in. A trial comes last before signing: not with a vendor that is
 * ruled out, and not with real personal data while the terms are open.
 */
function moreSteps({ verdict }: VendorResult, tier: RiskTier): readonly SummaryAction[] {
  const { secondVendor, trial, trialWithoutPersonalData, keepRecord } = vendorWords.moreSteps;
  if (verdict === 'do-not-sign') return [secondVendor, keepRecord];
  if (verdict === 'high-risk' || verdict === 'walk-away')
    return [keepRecord, trialWithoutPersonalData];
  const isHarmless = tier === 'public' || tier === 'business';
  return [isHarmless ? trial : trialWithoutPersonalData, keepRecord];
}

/** The two heaviest points of the red list beside the deal-breakers. */
function toSettle(vendor: VendorResult, tier: RiskTier): number[] {
  const dealBreakers = new Set(
    itemsFor(tier).flatMap((item) => (item.dealBreaker ? [item.id] : [])),
  );
  return vendor.redList.filter((id) => !dealBreakers.has(id)).slice(0, 2);
}

/** The vendor's name, or "Vendor 2" when it has none. */
export function vendorName(vendor: VendorResult, index: number): string {
  return vendor.name === '' ? `${vendorWords.unnamed} ${index + 1}` : vendor.name;
}

/** The texts about a vendor. They mention the email only if there is one. */
export function wordsOf(vendor: VendorResult): {
  readonly title: string;
  readonly verdict: string;
  readonly action: SummaryAction;
} {
  const { title, verdict, action } = vendorVerdictWords[vendor.verdict];
  const { nothingScored, nothingOpenStep, nothingOpenButMissing, unclearHighRisk } = vendorWords;
  if (vendor.score === null) return { ...nothingScored, action: nothingScored.step };
  if (vendor.verdict === 'good' && vendor.openQuestions.length === 0) {
    const isComplete = vendor.redList.length === 0;
    return { title, ...nothingOpenStep, ...(isComplete ? {} : { verdict: nothingOpenButMissing }) };
  }
  if (vendor.verdict === 'high-risk' && vendor.hasUnclearDealBreaker)
    return { title, verdict: unclearHighRisk, action };
  return { title, verdict, action };
}

function verdictSentence(comparison: VendorComparison, first: VendorResult): string {
  const { verdict } = wordsOf(first);
  if (comparison.vendors.length < 2) return verdict;
  const name = vendorName(first, comparison.ranking[0] ?? 0);
  if (comparison.leader !== null) return `${name} is ahead. ${verdict}`;
  if (first.verdict === 'good' || first.verdict === 'negotiate') {
    return `No vendor is ahead: let price and people decide. ${verdict}`;
  }
  const each = comparison.ranking.flatMap((index) => {
    const vendor = comparison.vendors[index];
    if (vendor === undefined) return [];
    const { title } = wordsOf(vendor);
    return [`${vendorName(vendor, index)}, ${lowerFirst(title)}`];
  });
  return `You can’t sign with any of them yet: ${each.join('; ')}.`;
}

function reasonsOf(
  vendor: VendorResult,
  items: readonly ChecklistItem[],
  tier: RiskTier,
): string[] {
  const reasons: string[] = [];
  const dealBreakers = new Set(items.flatMap((item) => (item.dealBreaker ? [item.id] : [])));
  const { count, needed } = vendor.answered;
  if (vendor.verdict === 'not-enough-answers' && vendor.score !== null) {
    reasons.push(
      count < needed
        ? interpolate(vendorWords.tooFewAnswers, { count, all: items.length, needed })
        : vendorWords.tooMuchUnknown,
    );
  }
  for (const id of vendor.redList.filter((red) => dealBreakers.has(red))) {
    const how = vendor.openQuestions.includes(id) ? vendorWords.partly : vendorWords.missing;
    reasons.push(`${vendorWords.dealBreaker}. ${how}: ${lowerFirst(gapOf(id))}.`);
  }
  for (const id of vendor.skippedDealBreakers) {
    reasons.push(`${vendorWords.notApplicable}: ${lowerFirst(gapOf(id))}.`);
  }
  if (vendor.unknownShare > 0) {
    reasons.push(
      `${plainNumber(vendor.unknownShare * 100)}% of the weight is unknown, so the score is somewhere between ${scoreText(vendor)} and ${shownScore(bestScore(vendor))}.`,
    );
  }
  if (tier === 'health') reasons.push(vendorWords.healthNote);
  return reasons;
}

/** A point, worded as missing: beside a red mark, its label would read as if it were met. */
export function gapOf(id: number): string {
  return itemWords[id]?.gap ?? '';
}

/** The score if every open question were answered Yes. */
function bestScore(vendor: VendorResult): number {
  return (vendor.score ?? 0) + vendor.unknownShare * 100;
}

function scoreText(vendor: VendorResult): string {
  return vendor.score === null ? vendorWords.noScore : `${shownScore(vendor.score)}`;
}

/** The score; without enough answers how many there are, because a score would look like one. */
function figureOf(vendor: VendorResult, all: number): ToolSummary['figure'] {
  if (vendor.score === null)
    return { value: scoreText(vendor), label: vendorWords.nothingScored.title };
  if (vendor.verdict === 'not-enough-answers')
    return { value: `${vendor.answered.count} of ${all}`, label: vendorWords.answeredLabel };
  return { value: scoreText(vendor), label: vendorWords.scoreLabel };
}

/** "SOC 2 …" keeps its capitals. */
function lowerFirst(text: string): string {
  if (/^\p{Lu}{2}/u.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

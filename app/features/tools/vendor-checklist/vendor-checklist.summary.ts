import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { dayText } from '../model/day-text.ts';
import { contextOf } from '../model/published-figures.content.ts';
import { joinWords, plainNumber, roundHalfEven, shownScore } from '../model/tool-figures.ts';
import {
  type SummaryAction,
  type ToolSummary,
  toneOf,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { type ChecklistItem, itemsFor, type RiskTier } from './checklist-items.ts';
import {
  itemWords,
  promiseWords,
  sectionWords,
  vendorVerdictWords,
  vendorWords,
} from './vendor-checklist.content.ts';
import type { VendorComparison, VendorInput, VendorResult } from './vendor-checklist.formula.ts';
import { vendorEmail } from './vendor-email.ts';

/** The result as texts. With several vendors it is about the one ranked first. */
export function summarizeVendors(input: VendorInput, comparison: VendorComparison): ToolSummary {
  const first = comparison.vendors[comparison.ranking[0] ?? 0];
  if (first === undefined) throw new RangeError('A comparison has at least one vendor');
  const { title, action } = wordsOf(first);
  const isOne = comparison.vendors.length === 1;
  const name = vendorName(first, comparison.ranking[0] ?? 0);
  const who = isOne ? vendorWords.theVendor : name;
  return {
    tool: 'vendor-evaluation-checklist',
    title,
    warning: null,
    verdict: verdictSentence(comparison, first),
    reasons: [
      ...reasonsOf(first, itemsFor(input.tier)).map((reason) =>
        isOne ? reason : `${name}: ${lowerFirst(reason)}`,
      ),
      ...(input.tier === 'health' ? [vendorWords.healthNote] : []),
    ],
    figure: figureOf(first, comparison.items.length, isOne || first.score === null ? '' : name),
    bars: first.sections.flatMap(({ section, ratio, isUnknown }) =>
      ratio === null
        ? []
        : [
            {
              label: sectionWords[section],
              percent: ratio * 100,
              text: isUnknown ? toolPageWords.notKnown : `${Math.round(ratio * 100)}%`,
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
    actions: stepsOf(first, action, input.tier).map(({ text, effort }) => ({
      text: interpolate(text, { vendor: who }),
      effort,
    })),
    context: contextOf('vendor-evaluation-checklist'),
    findOutFirst: first.openQuestions.map((id) => ({
      question: itemWords[id]?.label ?? '',
      how: itemWords[id]?.ask ?? '',
    })),
    notCounted: vendorWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

/** The next steps; `{vendor}` stands for the vendor. */
function stepsOf(vendor: VendorResult, action: SummaryAction, tier: RiskTier): SummaryAction[] {
  const more = moreSteps(vendor, tier);
  const [trial] = more;
  // With nothing left to settle, the next thing would be the contract: the trial comes before it.
  if (action === vendorWords.nothingOpenStep.action && vendor.redList.length === 0 && trial)
    return withMoreSteps([trial, action], more.slice(1));
  // The first step already asks for a deal-breaker.
  const { alone, inEmail } = vendorWords.inWritingEffort;
  const effort = vendorEmail(vendor, tier) === undefined ? alone : inEmail;
  return withMoreSteps([action, ...toSettle(vendor, tier).map((id) => settle(id, effort))], more);
}

/** The step for a point of the red list that is no deal-breaker. */
function settle(id: number, effort: string): SummaryAction {
  const promise = promiseWords[id];
  if (promise === undefined) return vendorWords.measureTask;
  return { text: vendorWords.inWriting.replace('{promise}', promise), effort };
}

/**
 * What to do after the answers are in. A trial comes last before signing: not with a vendor that is
 * ruled out, and not with real personal data while the terms are open.
 */
function moreSteps(vendor: VendorResult, tier: RiskTier): readonly SummaryAction[] {
  const { secondVendor, trial, trialWithoutPersonalData, keepRecord, keepToCompare } =
    vendorWords.moreSteps;
  const { verdict, hasUnclearDealBreaker } = vendor;
  if (verdict === 'do-not-sign') return [secondVendor, keepToCompare];
  if (verdict === 'walk-away') return [keepToCompare, vendorWords.moreSteps.askNextVendor];
  if (verdict === 'high-risk') return [keepToCompare, trialWithoutPersonalData];
  const isHarmless = tier === 'public' || (tier === 'business' && !hasUnclearDealBreaker);
  return [
    isHarmless ? trial : trialWithoutPersonalData,
    verdict === 'not-enough-answers' ? secondVendor : keepRecord,
  ];
}

/** The two heaviest points of the red list beside the deal-breakers; none to walk away from. */
function toSettle(vendor: VendorResult, tier: RiskTier): number[] {
  if (vendor.verdict === 'walk-away') return [];
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
  const { length } = comparison.vendors;
  if (length < 2) return verdict;
  const several = length === 2 ? 'two' : 'three';
  if (comparison.vendors.every(({ score }) => score === null))
    return vendorWords.noneScored[several];
  const name = vendorName(first, comparison.ranking[0] ?? 0);
  if (comparison.leader !== null) return `${name} is ahead. ${verdict}`;
  if (first.verdict === 'good' || first.verdict === 'negotiate') {
    return `No vendor is ahead: let price and people decide. ${verdict}`;
  }
  const each = comparison.ranking.flatMap((index) => {
    const vendor = comparison.vendors[index];
    if (vendor === undefined) return [];
    return [{ name: vendorName(vendor, index), title: lowerFirst(wordsOf(vendor).title) }];
  });
  const isAlike = each.every(({ title }) => title === each[0]?.title);
  const none = vendorWords.noneYet[several];
  if (!isAlike) return `${none}: ${joinWords(each.map((v) => `${v.name} (${v.title})`))}.`;
  const names = each.map((one) => one.name).join(', ');
  // "Do not sign yet" would say the same twice.
  const title = first.verdict === 'do-not-sign' ? '' : `: ${each[0]?.title}`;
  return `${none} (${names})${title}.`;
}

function reasonsOf(vendor: VendorResult, items: readonly ChecklistItem[]): string[] {
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
    const best = shownScore(bestScore(vendor));
    const share = unknownPercent(vendor);
    reasons.push(interpolate(vendorWords.unknownWeight, { share, score: scoreText(vendor), best }));
  }
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

/** The difference of the printed scores, so that the three figures add up: "29.2". */
function unknownPercent(vendor: VendorResult): string {
  const best = shownScore(bestScore(vendor));
  return plainNumber(roundHalfEven(best - shownScore(vendor.score ?? 0), 1));
}

function scoreText(vendor: VendorResult): string {
  return vendor.score === null ? vendorWords.noScore : `${shownScore(vendor.score)}`;
}

/**
 * The score; without enough answers what is missing for one, because a score would look like a
 * verdict: either the number of answers, or the weight of the unknown ones.
 */
function figureOf(vendor: VendorResult, all: number, name: string): ToolSummary['figure'] {
  const of = (label: string) =>
    name === '' ? label : interpolate(vendorWords.forVendor, { label, vendor: name });
  if (vendor.score === null)
    return { value: scoreText(vendor), label: of(vendorWords.nothingScored.title) };
  const { count, needed } = vendor.answered;
  if (vendor.verdict === 'not-enough-answers')
    return count < needed
      ? { value: `${count} of ${all}`, label: of(vendorWords.answeredLabel) }
      : { value: `${unknownPercent(vendor)}%`, label: of(vendorWords.unknownLabel) };
  return { value: scoreText(vendor), label: of(vendorWords.scoreLabel) };
}

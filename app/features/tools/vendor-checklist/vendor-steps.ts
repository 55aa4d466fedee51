import { interpolate } from '#app/platform/format/interpolate.ts';
import { joinWords } from '../model/tool-figures.ts';
import { NEXT_STEPS, type SummaryAction } from '../model/tool-summary.ts';
import { isHarmless, type RiskTier } from './checklist-items.ts';
import { toAsk } from './vendor-asking.ts';
import { promiseWords, vendorSteps, vendorWords } from './vendor-checklist.content.ts';
import { lesserGaps, unsettledWords } from './vendor-gaps.ts';
import type { VendorComparison, VendorResult } from './vendor-model.ts';
import { vendorName } from './vendor-terms.ts';

/** With more gaps than this, one step names them all instead of one step each. */
const GAPS_BY_NAME = 2;
/** The point about a measured task, which no letter of the vendor settles. */
const MEASURED_TASK = 1;

/** The next steps with the vendor ranked first, or with one of a tie. */
export function stepsOf(comparison: VendorComparison, tier: RiskTier): SummaryAction[] {
  const { vendors, ranking, tied } = comparison;
  const first = vendors[ranking[0] ?? 0];
  if (first === undefined) return [];
  const steps = tied.length > 0 ? stepsOfTie(tied, tier) : stepsWith(first, tier);
  const vendor = vendors.length === 1 ? vendorWords.theVendor : vendorName(first);
  return steps.map(({ text, effort }) => ({ text: interpolate(text, { vendor }), effort }));
}

/** What to do with one vendor, in this order: ask, settle, measure, try, sign. */
function stepsWith(vendor: VendorResult, tier: RiskTier): SummaryAction[] {
  const { otherVendor, keepToCompare, askNextVendor, keepRecord } = vendorSteps;
  switch (vendor.verdict) {
    case 'walk-away':
      return [otherVendor, keepToCompare, askNextVendor];
    case 'high-risk':
      return filled([...withRisk(vendor, tier), keepToCompare], [askNextVendor]);
    case 'do-not-sign':
      return [...toSettle(vendor, tier), otherVendor, keepToCompare];
    case 'not-enough-answers':
      return vendor.score === null
        ? filled([vendorSteps.apply, ...toAsk(vendor, tier)], [otherVendor, keepToCompare])
        : filled(missingAnswers(vendor, tier), [trialOf(vendor, tier), otherVendor]);
    case 'good':
    case 'negotiate':
    case 'ask-first':
      return filled(
        [...toSettle(vendor, tier), trialOf(vendor, tier), vendorSteps.contract],
        [keepRecord],
      );
    default:
      return vendor.verdict satisfies never;
  }
}

function stepsOfTie(tied: readonly VendorResult[], tier: RiskTier): SummaryAction[] {
  const [first] = tied;
  if (first === undefined) return [];
  const { choose, settleWithChosen, contract } = vendorSteps;
  const names = joinWords(tied.map(vendorName));
  const unsettled = unsettledWords(tied, tier);
  const isUnmeasured = tied.some((vendor) => lesserGaps(vendor, tier).includes(MEASURED_TASK));
  const chosen = { vendor: vendorWords.chosenVendor, names, unsettled };
  return [
    choose,
    ...(unsettled === '' ? [] : [settleWithChosen]),
    ...(isUnmeasured ? [vendorSteps.measureTask] : []),
    trialOf(first, tier),
    contract,
  ].map(({ text, effort }) => ({ text: interpolate(text, chosen), effort }));
}

/** What to ask the vendor, then what to get in writing, then what to measure oneself. */
function toSettle(vendor: VendorResult, tier: RiskTier): SummaryAction[] {
  const gaps = lesserGaps(vendor, tier);
  const inWriting = gaps.filter((id) => id !== MEASURED_TASK);
  const ask = toAsk(vendor, tier);
  const [question] = ask;
  const { alone, inEmail } = vendorSteps.inWritingEffort;
  const effort = question === undefined ? alone : inEmail;
  const steps =
    inWriting.length > GAPS_BY_NAME
      ? [allInWriting(vendor, inWriting, question)]
      : [...ask, ...inWriting.map((id) => ({ text: promiseOf(id), effort }))];
  return gaps.includes(MEASURED_TASK) ? [...steps, vendorSteps.measureTask] : steps;
}

function promiseOf(id: number): string {
  return vendorSteps.inWriting.replace('{promise}', promiseWords[id] ?? '');
}

/** One step for many gaps, together with the open questions if there are any. */
function allInWriting(
  vendor: VendorResult,
  gaps: readonly number[],
  question: SummaryAction | undefined,
): SummaryAction {
  const { redFlag, otherRedFlag, butMeasuredTask, partlyMet } = vendorSteps.gapWords;
  const isRed = (id: number) => vendor.redList.includes(id);
  const reds = gaps.filter(isRed).length;
  const others = vendor.redList.length - reds - Number(isRed(MEASURED_TASK));
  const each = others > 0 ? otherRedFlag : redFlag;
  const all = joinWords([
    ...(reds > 0 ? [isRed(MEASURED_TASK) ? `${each} ${butMeasuredTask}` : each] : []),
    ...(reds < gaps.length ? [partlyMet] : []),
  ]);
  if (question === undefined) {
    const { text, effort } = vendorSteps.settleAll;
    return { text: text.replace('{gaps}', all), effort };
  }
  const { text, effort } = vendorSteps.addLines;
  return { text: `${question.text} ${text.replace('{gaps}', all)}`, effort };
}

/** Another vendor is looked at unless answers may clear this one; its gaps only if it may be signed. */
function withRisk(vendor: VendorResult, tier: RiskTier): SummaryAction[] {
  const ask = toAsk(vendor, tier);
  const settle = isHarmless(tier) ? toSettle(vendor, tier) : ask;
  const { otherVendor } = vendorSteps;
  return ask.length > 0 ? [...settle, otherVendor] : [otherVendor, ...settle];
}

/** How to get to a verdict: by points that were set aside, and by what the vendor answers. */
function missingAnswers(vendor: VendorResult, tier: RiskTier): SummaryAction[] {
  const { answered, unknownCount } = vendor;
  const isReachable = answered.count + unknownCount >= answered.needed;
  return [...(isReachable ? [] : [vendorSteps.setAside]), ...toSettle(vendor, tier)];
}

/** Not with real personal data before the contract, nor with business data while terms are open. */
function trialOf({ hasUnclearDealBreaker }: VendorResult, tier: RiskTier): SummaryAction {
  const isOpen = tier !== 'public' && hasUnclearDealBreaker;
  return isHarmless(tier) && !isOpen ? vendorSteps.trial : vendorSteps.trialWithoutPersonalData;
}

function filled(steps: readonly SummaryAction[], more: readonly SummaryAction[]): SummaryAction[] {
  return [...steps, ...more.slice(0, Math.max(0, NEXT_STEPS - steps.length))];
}

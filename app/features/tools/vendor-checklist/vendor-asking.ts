import { interpolate } from '#app/platform/format/interpolate.ts';
import { joinWords } from '../model/tool-figures.ts';
import type { SummaryAction } from '../model/tool-summary.ts';
import type { RiskTier } from './checklist-items.ts';
import { vendorSteps, vendorWords } from './vendor-checklist.content.ts';
import { dealBreakersOf } from './vendor-gaps.ts';
import type { VendorResult } from './vendor-model.ts';
import { couldBeLifted, type Topics, topicsOf } from './vendor-topics.ts';

/** The step that sends the email; none if there is nothing worth asking. */
export function toAsk(vendor: VendorResult, tier: RiskTier): SummaryAction[] {
  const topics = topicsOf(vendor, tier);
  const { changes, questionCount } = topics;
  if (changes.length === 0 && questionCount === 0) return [];
  const { ask, questionWords } = vendorSteps;
  const { text, effort } = changes.length > 0 ? ask.changes : questionStep(vendor, topics, tier);
  const words = {
    vendor: '{vendor}',
    questions: questionWords[questionCount === 1 ? 'one' : 'several'],
    changes: changesText(vendor, changes),
  };
  return [{ text: interpolate(text, words), effort }];
}

function questionStep(vendor: VendorResult, { open, questionCount }: Topics, tier: RiskTier) {
  const { forVerdict, dealBreakersFirst, dealBreakerOnly, mayChange, openQuestions } =
    vendorSteps.ask;
  if (vendor.verdict === 'not-enough-answers') return forVerdict;
  if (vendor.hasUnclearDealBreaker) {
    const dealBreakers = dealBreakersOf(tier);
    const hasOthers = questionCount > open.filter((id) => dealBreakers.has(id)).length;
    return hasOthers ? dealBreakersFirst : dealBreakerOnly;
  }
  return vendor.verdict === 'high-risk' && couldBeLifted(vendor) ? mayChange : openQuestions;
}

/** "every deal-breaker that’s missing or only partly met" */
function changesText(vendor: VendorResult, changes: readonly number[]): string {
  const { missing, partly } = vendorWords.unsettled;
  const isPartly = (id: number) => vendor.openQuestions.includes(id);
  const how = [
    ...(changes.every(isPartly) ? [] : [missing]),
    ...(changes.some(isPartly) ? [partly] : []),
  ];
  const words = vendorSteps.changeWords[changes.length === 1 ? 'one' : 'several'];
  return interpolate(words, { how: joinWords(how, 'or') });
}

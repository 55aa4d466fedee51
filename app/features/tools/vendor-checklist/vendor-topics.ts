import { isHarmless, type RiskTier } from './checklist-items.ts';
import { bestScore, dealBreakersOf } from './vendor-gaps.ts';
import type { VendorResult } from './vendor-model.ts';

/** What an email to a vendor is about. */
export type Topics = {
  /** Deal-breakers that have to be in the contract, if the vendor is ruled out without them. */
  readonly changes: readonly number[];
  /** Points to ask about, deal-breakers first. */
  readonly open: readonly number[];
  /** Whether it asks for the vendor's role under PHIPA, which is no point of the list. */
  readonly asksAboutPhipa: boolean;
  /** How many questions it asks. */
  readonly questionCount: number;
};

/** What to write to a vendor; nothing where there's no point in asking. */
export function topicsOf(vendor: VendorResult, tier: RiskTier): Topics {
  if (!isWorthAsking(vendor, tier))
    return { changes: [], open: [], asksAboutPhipa: false, questionCount: 0 };
  const dealBreakers = dealBreakersOf(tier);
  const changes =
    vendor.verdict === 'do-not-sign' ? vendor.redList.filter((id) => dealBreakers.has(id)) : [];
  const open = vendor.openQuestions.filter((id) => !changes.includes(id));
  const asksAboutPhipa = tier === 'health';
  return { changes, open, asksAboutPhipa, questionCount: open.length + Number(asksAboutPhipa) };
}

/** Whether the vendor is still to be asked anything: not one to walk away from. */
export function isWorthAsking(vendor: VendorResult, tier: RiskTier): boolean {
  if (vendor.verdict === 'walk-away') return false;
  return vendor.verdict !== 'high-risk' || isHarmless(tier) || couldBeLifted(vendor);
}

/** Whether the best answers to the open questions could lift a high risk to a better verdict. */
export function couldBeLifted(vendor: VendorResult): boolean {
  return vendor.hasUnclearDealBreaker || bestScore(vendor) >= 70;
}

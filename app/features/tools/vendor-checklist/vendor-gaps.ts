import { joinWords } from '../model/tool-figures.ts';
import { isHarmless, itemsFor, type RiskTier } from './checklist-items.ts';
import { vendorWords } from './vendor-checklist.content.ts';
import type { VendorResult } from './vendor-model.ts';

/** The numbers of the deal-breakers among the points that the kind of data asks for. */
export function dealBreakersOf(tier: RiskTier): ReadonlySet<number> {
  return new Set(itemsFor(tier).flatMap((item) => (item.dealBreaker ? [item.id] : [])));
}

/** The points of the red list that are no deal-breakers, then those only partly met. */
export function lesserGaps({ redList, partlyMet }: VendorResult, tier: RiskTier): number[] {
  const dealBreakers = dealBreakersOf(tier);
  return [...redList.filter((id) => !dealBreakers.has(id)), ...partlyMet];
}

/** What keeps vendors from being complete, in words: "still open, missing or only partly met". */
export function unsettledWords(vendors: readonly VendorResult[]): string {
  const { open, missing, partly } = vendorWords.unsettled;
  const words = [
    vendors.some(({ openQuestions }) => openQuestions.length > 0) ? open : '',
    vendors.some(({ redList }) => redList.length > 0) ? missing : '',
    vendors.some(({ partlyMet }) => partlyMet.length > 0) ? partly : '',
  ];
  return joinWords(
    words.filter((word) => word !== ''),
    'or',
  );
}

/** The score if every unknown point turned out to be a Yes, 0 to 100. */
export function bestScore({ score, unknownShare }: VendorResult): number {
  return (score ?? 0) + unknownShare * 100;
}

/** Whether the best answers to the open questions could lift a high risk to a better verdict. */
export function couldBeLifted(vendor: VendorResult): boolean {
  return vendor.hasUnclearDealBreaker || bestScore(vendor) >= 70;
}

/** Whether the vendor is still to be asked anything: not one to walk away from. */
export function isWorthAsking(vendor: VendorResult, tier: RiskTier): boolean {
  if (vendor.verdict === 'walk-away') return false;
  return vendor.verdict !== 'high-risk' || isHarmless(tier) || couldBeLifted(vendor);
}

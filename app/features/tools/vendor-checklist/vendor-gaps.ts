import { joinWords } from '../model/tool-figures.ts';
import { itemsFor, type RiskTier } from './checklist-items.ts';
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

/**
 * What keeps vendors from being complete, in words: "still open, missing or only partly met". With
 * health data, the vendor's role under PHIPA is to be asked at any rate.
 */
export function unsettledWords(vendors: readonly VendorResult[], tier: RiskTier): string {
  const { open, missing, partly } = vendorWords.unsettled;
  const words = [
    tier === 'health' || vendors.some((one) => one.openQuestions.length > 0) ? open : '',
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

import { offerFigures } from '#app/facts/offer.ts';
import { sections } from '#app/facts/sections.ts';
import type { FixedOffer } from './package-fit.ts';

/**
 * The fixed-price launch package as the cost tool compares it; null while the site doesn't show the
 * offer, as it doesn't once the offer has ended.
 */
export function currentPackage(): FixedOffer | null {
  if (!sections.offer) return null;
  return {
    priceCents: offerFigures.price * 100,
    workflows: offerFigures.workflows,
    teamMembers: offerFigures.teamMembers,
    plannedPriceCents: offerFigures.heroPrice * 100,
    includedMonths: offerFigures.infrastructureYears * 12,
  };
}

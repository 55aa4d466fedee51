import { offerFigures } from '#app/facts/offer.ts';
import type { FixedOffer } from './package-fit.ts';

/** The fixed-price launch package as the cost tool compares it. */
export const launchPackage: FixedOffer = {
  priceCents: offerFigures.price * 100,
  workflows: offerFigures.workflows,
  teamMembers: offerFigures.teamMembers,
  plannedPriceCents: offerFigures.heroPrice * 100,
  includedMonths: offerFigures.infrastructureYears * 12,
};

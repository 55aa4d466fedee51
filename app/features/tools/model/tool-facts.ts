import type { Facts } from '#app/facts/facts.ts';

export type ToolFacts = ReturnType<typeof toolFactsOf>;

/** What the calculators take from the site as it is now: plain data, because an island gets it. */
export function toolFactsOf({ offer, prices, workHours, sections }: Facts) {
  const { hourlyRate, monthlySubscriptions, hstPercent, upkeepPercent } = prices;
  return {
    hourlyRate,
    monthlySubscriptions,
    hstPercent,
    upkeepPercent,
    /** Hours to build one piece of each kind. */
    workHours,
    packagePrice: offer.price,
    /** The package in full; null while the site doesn't show it, as it doesn't once it has ended. */
    offer: sections.offer
      ? {
          priceCents: offer.price * 100,
          workflows: offer.workflows,
          teamMembers: offer.teamMembers,
          plannedPriceCents: offer.heroPrice * 100,
          /** Months whose running cost and upkeep are in the price. */
          includedMonths: offer.infrastructureYears * 12,
        }
      : null,
  };
}

import type { Facts } from '#app/facts/facts.ts';
import type { CostFacts } from '../implementation-cost/cost-fields.ts';
import type { RoiFacts } from '../roi-calculator/roi-calculator.tool.ts';

/** What the cost calculator takes from the site as it is now, as plain data. */
export function costFactsNow(facts: Facts): CostFacts {
  const { offer: offerFigures, prices, workHours, sections } = facts;
  return {
    hourlyRate: prices.hourlyRate,
    monthlySubscriptions: prices.monthlySubscriptions,
    hstPercent: prices.hstPercent,
    upkeepPercent: prices.upkeepPercent,
    workHours: { ...workHours },
    // Not compared while the site doesn't show the offer, as it doesn't once the offer has ended.
    offer: sections.offer
      ? {
          priceCents: offerFigures.price * 100,
          workflows: offerFigures.workflows,
          teamMembers: offerFigures.teamMembers,
          plannedPriceCents: offerFigures.heroPrice * 100,
          includedMonths: offerFigures.infrastructureYears * 12,
        }
      : null,
  };
}

/** The same for the ROI calculator. */
export function roiFactsNow(facts: Facts): RoiFacts {
  const { offer: offerFigures, prices } = facts;
  return { hstPercent: prices.hstPercent, packagePrice: offerFigures.price };
}

import type { FactSets, Facts } from './facts.schema.ts';

export type PricedWork = keyof FactSets['workHours'];

/**
 * What our work costs, in Canadian dollars before HST. The pricing page, the industries and the cost
 * calculator take their figures from here; offer.ts holds those of the launch package.
 */
export const builtInPrices: FactSets['prices'] = {
  /** An hour of work outside the package. */
  hourlyRate: 150,
  /** Subscriptions and AI models that a typical project needs, a month. */
  monthlySubscriptions: 120,
  /** Upkeep a year in percent of the price. */
  upkeepPercent: [15, 20, 25],
  /** HST in Ontario. */
  hstPercent: 13,
};

/** Hours of work for one of each. */
export const builtInWorkHours: FactSets['workHours'] = {
  workflow: [16, 28, 48],
  emailSequence: [12, 24, 40],
  leadCapture: [16, 30, 50],
  assistant: [30, 50, 90],
  documents: [30, 60, 100],
  dashboard: [20, 40, 70],
  webApp: [120, 220, 400],
};

/** The price of this kind of work in a simple, a usual and a hard case, in dollars before HST. */
export function priceOf(
  facts: Facts,
  work: PricedWork,
): readonly [low: number, likely: number, high: number] {
  const { prices, workHours } = facts;
  const [low, likely, high] = workHours[work];
  return [low * prices.hourlyRate, likely * prices.hourlyRate, high * prices.hourlyRate];
}

import type { FactSets, Facts } from './facts.schema.ts';

/** The figures of the offer, in Canadian dollars before HST. They are written nowhere else. */
export const builtInOffer: FactSets['offer'] = {
  price: 997,
  /** Struck through at the top of the page: the price planned for after the launch. */
  heroPrice: 5000,
  /** Struck through on the price card: the three workflows bought one by one. */
  cardPrice: 5997,
  workflows: 3,
  teamMembers: 5,
  onboardingValue: 1199,
  infrastructureYears: 1,
  infrastructureValue: 5000,
  firstBusinesses: 20,
  guaranteeDays: 30,
  /** Shown while the owner has set no deadline. */
  countdown: { days: 7, hours: 12, minutes: 45 },
};

/** Until when the offer is open, and for how many. */
export type Launch = FactSets['launch'];

/** Why the offer has ended; undefined while it is open. */
export function endOfLaunch(
  { deadline, seats }: Launch,
  now: Date,
): 'deadline' | 'seats' | undefined {
  if (deadline !== undefined && Date.parse(deadline) <= now.getTime()) return 'deadline';
  return seats === 0 ? 'seats' : undefined;
}

type Figures = FactSets['offer'];

/** The parts of the package added up. */
export function totalValueOf(figures: Figures): number {
  return figures.cardPrice + figures.onboardingValue + figures.infrastructureValue;
}

/** What the package saves against its parts. */
export function savingsOf(figures: Figures): number {
  return totalValueOf(figures) - figures.price;
}

/** How much less than another price the package costs, in whole percent. */
export function percentOff({ price }: Figures, basePrice: number): number {
  return Math.round((1 - price / basePrice) * 100);
}

/** A workflow on ready-made connections, bought separately; the package contains three. */
export function standardWorkflowPrice({ cardPrice, workflows }: Figures): number {
  return Math.round(cardPrice / workflows);
}

/** The one wording of the guarantee; the terms of service say the same. */
export function guaranteeOf({ offer }: Facts) {
  return {
    title: `${offer.guaranteeDays}-day money-back guarantee`,
    text: `If it isn’t what you hoped for, tell us within ${offer.guaranteeDays} days of your payment and we’ll refund all of it.`,
  } as const;
}

/** The name of the package, and the id of its form on the offer's page. */
export const offerPackage = {
  name: 'AI Automation Launch Package',
  formId: 'secure',
} as const;

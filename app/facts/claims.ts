import type { Facts, FixedFacts } from './facts.schema.ts';
import { percentOff, totalValueOf } from './offer.ts';

export type Claim = FixedFacts['claims'][ClaimId];

/** The name by which a page refers to a claim. */
export type ClaimId = keyof FixedFacts['claims'];

export type ClaimStatus = Claim['status'];

/**
 * The register of everything the site claims: each figure and each customer story, once.
 * Pages take figures from here and never repeat them. Nothing here is proved yet: a claim
 * becomes 'proved' when claim-evidence.ts names the evidence.
 */
export const claims: Omit<FixedFacts['claims'], ComputedClaimId> = {
  manualProcessCosts: {
    value: 60,
    unit: 'percent',
    figure: '60%',
    status: 'illustrative',
  },
  orderIncrease: {
    value: 37,
    unit: 'percent',
    figure: '37%',
    status: 'sample',
  },
  processingTime: {
    value: 86,
    unit: 'percent',
    figure: '86%',
    status: 'sample',
  },
  inquiriesAutomated: {
    value: 70,
    unit: 'percent',
    figure: '70%',
    status: 'sample',
  },
  satisfaction: {
    value: 92,
    unit: 'percent',
    figure: '92%',
    status: 'sample',
  },
  timeOnRoutineTasks: {
    value: 78,
    unit: 'percent',
    figure: '78%',
    status: 'illustrative',
  },
  monthlySavings: {
    value: 3800,
    unit: 'cad-per-month',
    figure: '$3,800',
    status: 'illustrative',
  },
  returnOnInvestment: {
    value: 412,
    unit: 'percent',
    figure: '412%',
    status: 'illustrative',
  },
  errorReduction: {
    value: 40,
    unit: 'percent',
    figure: '40%',
    status: 'illustrative',
  },
  fasterProcessing: {
    value: 30,
    unit: 'percent',
    figure: '30%',
    status: 'illustrative',
  },
  betterDecisions: {
    value: 25,
    unit: 'percent',
    figure: '25%',
    status: 'illustrative',
  },
  automationTemplates: {
    value: 25,
    unit: 'templates',
    figure: '25',
    status: 'illustrative',
  },
  popularCourse: {
    value: 1,
    unit: 'label',
    figure: 'Most Popular',
    status: 'illustrative',
  },
  storyBakery: {
    value: 1,
    unit: 'story',
    figure: 'Story of a bakery with two shops',
    status: 'sample',
  },
  storyMachineShop: {
    value: 1,
    unit: 'story',
    figure: 'Story of a machine shop',
    status: 'sample',
  },
  storyClinic: {
    value: 1,
    unit: 'story',
    figure: 'Story of a physiotherapy clinic',
    status: 'sample',
  },
};

type ComputedClaimId =
  | 'discountOnHeroPrice'
  | 'discountOnCardPrice'
  | 'discountOnTotalValue'
  | 'firstBusinesses'
  | 'moneyBackDays'
  | 'replyTime';

type ComputedClaim = Pick<Claim, 'unit' | 'status'> & { value: (facts: Facts) => number };

/** Claims whose figures follow from facts that the owner changes. */
export const computedClaims: Readonly<Record<ComputedClaimId, ComputedClaim>> = {
  discountOnHeroPrice: {
    unit: 'percent',
    status: 'illustrative',
    value: ({ offer }) => percentOff(offer, offer.heroPrice),
  },
  discountOnCardPrice: {
    unit: 'percent',
    status: 'illustrative',
    value: ({ offer }) => percentOff(offer, offer.cardPrice),
  },
  discountOnTotalValue: {
    unit: 'percent',
    status: 'illustrative',
    value: ({ offer }) => percentOff(offer, totalValueOf(offer)),
  },
  firstBusinesses: {
    unit: 'businesses',
    status: 'commitment',
    value: ({ offer }) => offer.firstBusinesses,
  },
  moneyBackDays: { unit: 'days', status: 'commitment', value: ({ offer }) => offer.guaranteeDays },
  replyTime: { unit: 'hours', status: 'commitment', value: ({ company }) => company.replyHours },
};

/** A claim with its figure at present. */
export function claimOf(facts: Facts, id: ClaimId): Claim {
  if (!isComputed(id)) return claims[id];
  const { unit, status } = computedClaims[id];
  const value = computedClaims[id].value(facts);
  const after = { percent: '%', hours: ' hours' }[unit as string] ?? '';
  return { value, unit, figure: `${value}${after}`, status };
}

function isComputed(id: ClaimId): id is ComputedClaimId {
  return id in computedClaims;
}

/** The text before a figure that is not proved. */
export const claimMarks = {
  sample: 'Sample story',
  illustrative: 'Illustrative figure',
} as const satisfies Record<UnprovedStatus, string>;

type UnprovedStatus = Exclude<ClaimStatus, 'commitment' | 'proved'>;

/** The text to show before a figure or story that is not proved; undefined if it is. */
export function markOf(claim: ClaimId): string | undefined {
  const { status } = isComputed(claim) ? computedClaims[claim] : claims[claim];
  return isUnproved(status) ? claimMarks[status] : undefined;
}

/**
 * A sentence with a figure of the register in place of `{value}`: “Illustrative target: cut costs by
 * up to 60 percent.”, and without the first two words once the figure is proved.
 */
export function targetOf(claim: keyof typeof claims, sentence: string): string {
  const text = sentence.replace('{value}', String(claims[claim].value));
  if (markOf(claim)) return `Illustrative target: ${text}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether the owner still has to prove, replace or remove a claim of this status. */
export function isUnproved(status: ClaimStatus): status is UnprovedStatus {
  return status === 'sample' || status === 'illustrative';
}

import { company } from './company.ts';
import type { Facts } from './facts.schema.ts';
import { offerFigures, percentOff, totalValueOf } from './offer.ts';
import { readFacts } from './read-facts.ts';

export type Claim = Facts['claims'][ClaimId];

/** The name by which a page refers to a claim. */
export type ClaimId = keyof Facts['claims'];

export type ClaimStatus = Claim['status'];

/**
 * The register of everything the site claims: each figure and each customer story, once.
 * Pages take figures from here and never repeat them. Nothing here is proved yet: a claim
 * becomes 'proved' when claim-evidence.ts names the evidence.
 */
export const claims = readFacts('claims', {
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
  discountOnHeroPrice: {
    get value() {
      return percentOff(offerFigures.heroPrice);
    },
    unit: 'percent',
    get figure() {
      return `${percentOff(offerFigures.heroPrice)}%`;
    },
    status: 'illustrative',
  },
  discountOnCardPrice: {
    get value() {
      return percentOff(offerFigures.cardPrice);
    },
    unit: 'percent',
    get figure() {
      return `${percentOff(offerFigures.cardPrice)}%`;
    },
    status: 'illustrative',
  },
  discountOnTotalValue: {
    get value() {
      return percentOff(totalValueOf());
    },
    unit: 'percent',
    get figure() {
      return `${percentOff(totalValueOf())}%`;
    },
    status: 'illustrative',
  },
  firstBusinesses: {
    get value() {
      return offerFigures.firstBusinesses;
    },
    unit: 'businesses',
    get figure() {
      return String(offerFigures.firstBusinesses);
    },
    status: 'commitment',
  },
  moneyBackDays: {
    get value() {
      return offerFigures.guaranteeDays;
    },
    unit: 'days',
    get figure() {
      return String(offerFigures.guaranteeDays);
    },
    status: 'commitment',
  },
  replyTime: {
    get value() {
      return company.replyHours;
    },
    unit: 'hours',
    get figure() {
      return `${company.replyHours} hours`;
    },
    status: 'commitment',
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
});

/** The text before a figure that is not proved. */
export const claimMarks = {
  sample: 'Sample story',
  illustrative: 'Illustrative figure',
} as const satisfies Record<UnprovedStatus, string>;

type UnprovedStatus = Exclude<ClaimStatus, 'commitment' | 'proved'>;

/** The text to show before a figure or story that is not proved; undefined if it is. */
export function markOf(claim: ClaimId): string | undefined {
  const status: ClaimStatus = claims[claim].status;
  return isUnproved(status) ? claimMarks[status] : undefined;
}

/**
 * A sentence with a figure of the register in place of `{value}`: “Illustrative target: cut costs by
 * up to 60 percent.”, and without the first two words once the figure is proved.
 */
export function targetOf(claim: ClaimId, sentence: string): string {
  const text = sentence.replace('{value}', String(claims[claim].value));
  if (markOf(claim)) return `Illustrative target: ${text}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether the owner still has to prove, replace or remove a claim of this status. */
export function isUnproved(status: ClaimStatus): status is UnprovedStatus {
  return status === 'sample' || status === 'illustrative';
}

import type { SitePath } from '#app/content-types.ts';
import type { Facts } from './facts.schema.ts';
import { percentOff, totalValueOf } from './offer.ts';

type ClaimUnit =
  | 'percent'
  | 'cad-per-month'
  | 'businesses'
  | 'days'
  | 'hours'
  | 'templates'
  | 'label'
  | 'story';

/**
 * 'sample'       a made-up story; replace it with a real one and written permission
 * 'illustrative' a figure without evidence of our own; shown as an example
 * 'commitment'   a term of our own that we keep, such as the reply time: nothing to prove
 * 'proved'       the owner has recorded the evidence
 */
export type ClaimStatus = 'sample' | 'illustrative' | 'commitment' | 'proved';

type RegisteredClaim = {
  readonly unit: ClaimUnit;
  /** Of a figure that doesn't follow from facts. */
  readonly value?: number;
  readonly status: ClaimStatus;
  /** The claim as a whole sentence, with its `{figure}` as pages show it. */
  readonly text: string;
  readonly shownOn: readonly SitePath[];
  /** The pages do without it, too. */
  readonly canHide?: boolean;
};

/**
 * The register of everything the site claims: each figure and each customer story, once. Pages take
 * figures from here and never repeat them. Nothing is proved as it ships: the owner records the
 * evidence (`facts.claims`), and the mark before the figure goes.
 */
export const claims = {
  manualProcessCosts: {
    value: 60,
    unit: 'percent',
    status: 'illustrative',
    text: 'Cut manual-process costs by up to {figure}.',
    shownOn: ['/', '/services', '/sales-deck', '/sales-presentation'],
    canHide: true,
  },
  orderIncrease: {
    value: 37,
    unit: 'percent',
    status: 'sample',
    text: 'Online orders rose by {figure}.',
    shownOn: [
      '/',
      '/resources',
      '/resources/case-studies',
      '/resources/case-studies/bakery-online-orders',
    ],
  },
  processingTime: {
    value: 86,
    unit: 'percent',
    status: 'sample',
    text: 'Processing time per invoice fell by {figure}.',
    shownOn: [
      '/',
      '/resources',
      '/resources/case-studies',
      '/resources/case-studies/machine-shop-invoices',
    ],
  },
  inquiriesAutomated: {
    value: 70,
    unit: 'percent',
    status: 'sample',
    text: '{figure} of inquiries are answered automatically.',
    shownOn: ['/', '/sales-deck', '/sales-presentation'],
    canHide: true,
  },
  satisfaction: {
    value: 92,
    unit: 'percent',
    status: 'sample',
    text: '{figure} of customers were satisfied with the answer.',
    shownOn: ['/'],
  },
  timeOnRoutineTasks: {
    value: 78,
    unit: 'percent',
    status: 'illustrative',
    text: 'Routine tasks take {figure} less time.',
    shownOn: ['/special-offer'],
    canHide: true,
  },
  monthlySavings: {
    value: 3800,
    unit: 'cad-per-month',
    status: 'illustrative',
    text: 'Savings of {figure} per month.',
    shownOn: ['/special-offer'],
    canHide: true,
  },
  returnOnInvestment: {
    value: 412,
    unit: 'percent',
    status: 'illustrative',
    text: 'A return on investment of {figure}.',
    shownOn: ['/special-offer'],
    canHide: true,
  },
  errorReduction: {
    value: 40,
    unit: 'percent',
    status: 'illustrative',
    text: 'Errors fall by {figure}.',
    shownOn: [
      '/services/ai-automation-solutions/workflow-automation',
      '/sales-deck',
      '/sales-presentation',
    ],
    canHide: true,
  },
  fasterProcessing: {
    value: 30,
    unit: 'percent',
    status: 'illustrative',
    text: 'Processing is {figure} faster.',
    shownOn: ['/sales-deck', '/sales-presentation'],
    canHide: true,
  },
  betterDecisions: {
    value: 25,
    unit: 'percent',
    status: 'illustrative',
    text: '{figure} better decisions.',
    shownOn: ['/sales-deck', '/sales-presentation'],
    canHide: true,
  },
  // Discounts compare with planned prices: illustrative until somebody has paid those.
  discountOnHeroPrice: {
    unit: 'percent',
    status: 'illustrative',
    text: '{figure} off the price crossed out at the top of the offer page.',
    shownOn: ['/special-offer'],
    canHide: true,
  },
  discountOnCardPrice: {
    unit: 'percent',
    status: 'illustrative',
    text: '{figure} off the price crossed out on the price card.',
    shownOn: ['/special-offer'],
    canHide: true,
  },
  discountOnTotalValue: {
    unit: 'percent',
    status: 'illustrative',
    text: '{figure} less than the total value of everything included.',
    shownOn: ['/special-offer'],
    canHide: true,
  },
  firstBusinesses: {
    unit: 'businesses',
    status: 'commitment',
    text: 'The launch price is for the first {figure} businesses.',
    shownOn: ['/special-offer'],
  },
  moneyBackDays: {
    unit: 'days',
    status: 'commitment',
    text: 'A {figure}-day money-back guarantee.',
    shownOn: ['/special-offer', '/pricing', '/terms-of-service'],
  },
  replyTime: {
    unit: 'hours',
    status: 'commitment',
    text: 'Replies typically come within {figure}.',
    shownOn: ['/', '/about', '/contact', '/special-offer'],
  },
  automationTemplates: {
    value: 25,
    unit: 'templates',
    status: 'illustrative',
    text: '{figure} automation templates.',
    shownOn: ['/', '/resources'],
  },
  popularCourse: {
    unit: 'label',
    status: 'illustrative',
    text: 'The most popular course.',
    shownOn: ['/', '/courses'],
  },
  storyBakery: {
    unit: 'story',
    status: 'sample',
    text: 'A bakery automated its reminders and took more online orders.',
    shownOn: ['/', '/resources/case-studies/bakery-online-orders'],
  },
  storyMachineShop: {
    unit: 'story',
    status: 'sample',
    text: 'A machine shop stopped typing supplier invoices by hand.',
    shownOn: ['/', '/resources/case-studies/machine-shop-invoices'],
  },
  storyClinic: {
    unit: 'story',
    status: 'sample',
    text: 'A clinic uses an assistant to answer routine questions.',
    shownOn: ['/'],
  },
} as const satisfies Record<string, RegisteredClaim>;

/** The name by which a page refers to a claim. */
export type ClaimId = keyof typeof claims;

export const claimIds = Object.keys(claims) as ClaimId[];

/** Figures that follow from facts that the owner changes. */
const computed: { readonly [Id in ClaimId]?: (facts: Facts) => number } = {
  discountOnHeroPrice: ({ offer }) => percentOff(offer, offer.heroPrice),
  discountOnCardPrice: ({ offer }) => percentOff(offer, offer.cardPrice),
  discountOnTotalValue: ({ offer }) => percentOff(offer, totalValueOf(offer)),
  firstBusinesses: ({ offer }) => offer.firstBusinesses,
  moneyBackDays: ({ offer }) => offer.guaranteeDays,
  replyTime: ({ company }) => company.replyHours,
};

/** A claim as it stands at present. */
export type Claim = Pick<RegisteredClaim, 'unit' | 'status' | 'text' | 'shownOn' | 'canHide'> & {
  readonly id: ClaimId;
  /** 0 of one without a figure. */
  readonly value: number;
  /** As pages show it. */
  readonly figure: string;
  readonly isHidden: boolean;
};

/** A claim with the figure and the evidence that the owner has recorded. */
export function claimOf(facts: Facts, id: ClaimId): Claim {
  const claim: RegisteredClaim = claims[id];
  const own = facts.claims[id];
  const value = own?.value ?? computed[id]?.(facts) ?? claim.value ?? 0;
  const number = value.toLocaleString('en-CA');
  const figures: { readonly [Unit in ClaimUnit]?: string } = {
    percent: `${number}%`,
    'cad-per-month': `$${number}`,
    hours: `${number} hours`,
  };
  const figure = figures[claim.unit] ?? number;
  return {
    ...claim,
    id,
    value,
    figure,
    text: claim.text.replace('{figure}', () => figure),
    status: own?.source ? 'proved' : claim.status,
    isHidden: Boolean(claim.canHide && own?.isHidden),
  };
}

/** The text before a figure that is not proved. */
export const claimMarks = {
  sample: 'Sample story',
  illustrative: 'Illustrative figure',
} as const satisfies Record<UnprovedStatus, string>;

type UnprovedStatus = Exclude<ClaimStatus, 'commitment' | 'proved'>;

/** The text to show before a figure or story that is not proved; undefined if it is. */
export function markOf(facts: Facts, id: ClaimId): string | undefined {
  const { status } = claimOf(facts, id);
  return isUnproved(status) ? claimMarks[status] : undefined;
}

/**
 * A sentence with a figure of the register in place of `{value}`, after a space: “Illustrative target:
 * cut costs by up to 60 percent.”, and without the first two words once the figure is proved. Empty
 * for a figure that the owner doesn’t show.
 */
export function targetOf(facts: Facts, id: ClaimId, sentence: string): string {
  const { value, isHidden } = claimOf(facts, id);
  if (isHidden) return '';
  const text = sentence.replace('{value}', String(value));
  if (markOf(facts, id)) return ` Illustrative target: ${text}`;
  return ` ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The entries of a list whose claims are shown; one without a claim is. */
export function withShownClaims<Entry extends { readonly claim?: ClaimId }>(
  facts: Facts,
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ claim }) => !claim || !claimOf(facts, claim).isHidden);
}

/** Whether the owner still has to prove, replace or remove a claim of this status. */
export function isUnproved(status: ClaimStatus): status is UnprovedStatus {
  return status === 'sample' || status === 'illustrative';
}

import type { SitePath } from '#app/content-types.ts';

export type ClaimUnit =
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

export type RegisteredClaim = {
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
    canHide: true,
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

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
 * becomes 'proved' when `source` names the evidence and `date` says when it was gathered.
 */

const noEvidenceYet = 'Not measured yet';
const sampleStory = 'Sample story; replace it with a real customer who has agreed in writing';
const ownTerms = 'Our own terms of the launch offer';
const checked = '2026-11-01';

export const claims = readFacts('claims', {
  manualProcessCosts: {
    value: 60,
    unit: 'percent',
    figure: '60%',
    text: 'Cut manual-process costs by up to 60 percent.',
    shownOn: ['/', '/services', '/sales-deck', '/sales-presentation'],
    source: noEvidenceYet,
    date: checked,
    status: 'illustrative',
  },
  orderIncrease: {
    value: 37,
    unit: 'percent',
    figure: '37%',
    text: 'Online orders rose by 37 percent.',
    shownOn: [
      '/',
      '/resources',
      '/resources/case-studies',
      '/resources/case-studies/bakery-online-orders',
    ],
    source: sampleStory,
    date: checked,
    status: 'sample',
  },
  processingTime: {
    value: 86,
    unit: 'percent',
    figure: '86%',
    text: 'Processing time per invoice fell by 86 percent.',
    shownOn: [
      '/',
      '/resources',
      '/resources/case-studies',
      '/resources/case-studies/machine-shop-invoices',
    ],
    source: sampleStory,
    date: checked,
    status: 'sample',
  },
  inquiriesAutomated: {
    value: 70,
    unit: 'percent',
    figure: '70%',
    text: '70 percent of inquiries are answered automatically.',
    shownOn: ['/', '/sales-deck', '/sales-presentation'],
    source: sampleStory,
    date: checked,
    status: 'sample',
  },
  satisfaction: {
    value: 92,
    unit: 'percent',
    figure: '92%',
    text: '92 percent of customers were satisfied with the answer.',
    shownOn: ['/'],
    source: sampleStory,
    date: checked,
    status: 'sample',
  },
  timeOnRoutineTasks: {
    value: 78,
    unit: 'percent',
    figure: '78%',
    text: 'Routine tasks take 78 percent less time.',
    shownOn: ['/special-offer'],
    source: noEvidenceYet,
    date: checked,
    status: 'illustrative',
  },
  monthlySavings: {
    value: 3800,
    unit: 'cad-per-month',
    figure: '$3,800',
    text: 'Savings of $3,800 per month.',
    shownOn: ['/special-offer'],
    source: noEvidenceYet,
    date: checked,
    status: 'illustrative',
  },
  returnOnInvestment: {
    value: 412,
    unit: 'percent',
    figure: '412%',
    text: 'A return on investment of 412 percent.',
    shownOn: ['/special-offer'],
    source: noEvidenceYet,
    date: checked,
    status: 'illustrative',
  },
  errorReduction: {
    value: 40,
    unit: 'percent',
    figure: '40%',
    text: 'Errors fall by 40 percent.',
    shownOn: [
      '/services/ai-automation-solutions/workflow-automation',
      '/sales-deck',
      '/sales-presentation',
    ],
    source: noEvidenceYet,
    date: checked,
    status: 'illustrative',
  },
  fasterProcessing: {
    value: 30,
    unit: 'percent',
    figure: '30%',
    text: 'Processing is 30 percent faster.',
    shownOn: ['/sales-deck', '/sales-presentation'],
    source: noEvidenceYet,
    date: checked,
    status: 'illustrative',
  },
  betterDecisions: {
    value: 25,
    unit: 'percent',
    figure: '25%',
    text: '25 percent better decisions.',
    shownOn: ['/sales-deck', '/sales-presentation'],
    source: noEvidenceYet,
    date: checked,
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
    get text() {
      return `${percentOff(offerFigures.heroPrice)} percent off the price crossed out at the top of the offer page.`;
    },
    shownOn: ['/special-offer'],
    source:
      'Computed from the prices in the offer; compares with a planned price, so it stays illustrative until that price has been charged',
    date: checked,
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
    get text() {
      return `${percentOff(offerFigures.cardPrice)} percent off the price crossed out on the price card.`;
    },
    shownOn: ['/special-offer'],
    source:
      'Computed from the prices in the offer; compares with the planned price of the three workflows bought separately, so it stays illustrative until they have been sold at that price',
    date: checked,
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
    get text() {
      return `${percentOff(totalValueOf())} percent less than the total value of everything included.`;
    },
    shownOn: ['/special-offer'],
    source: 'Computed from the value list in the offer; needs proof of the price of each part',
    date: checked,
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
    get text() {
      return `The launch price is for the first ${offerFigures.firstBusinesses} businesses.`;
    },
    shownOn: ['/special-offer'],
    source: ownTerms,
    date: checked,
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
    get text() {
      return `A ${offerFigures.guaranteeDays}-day money-back guarantee.`;
    },
    shownOn: ['/special-offer', '/pricing', '/terms-of-service'],
    source: ownTerms,
    date: checked,
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
    get text() {
      return `Replies typically come ${company.replyPromise}.`;
    },
    shownOn: ['/', '/about', '/contact', '/special-offer'],
    source: 'Our own promise; the inbox shows the time of every reply',
    date: checked,
    status: 'commitment',
  },
  automationTemplates: {
    value: 25,
    unit: 'templates',
    figure: '25',
    text: '25 automation templates.',
    shownOn: ['/', '/resources'],
    source: 'Planned size of the collection; six are described on the site so far',
    date: checked,
    status: 'illustrative',
  },
  popularCourse: {
    value: 1,
    unit: 'label',
    figure: 'Most Popular',
    text: 'The most popular course.',
    shownOn: ['/', '/courses'],
    source: noEvidenceYet,
    date: checked,
    status: 'illustrative',
  },
  storyBakery: {
    value: 1,
    unit: 'story',
    figure: 'Story of a bakery with two shops',
    text: 'A bakery automated its reminders and took more online orders.',
    shownOn: ['/', '/resources/case-studies/bakery-online-orders'],
    source: sampleStory,
    date: checked,
    status: 'sample',
  },
  storyMachineShop: {
    value: 1,
    unit: 'story',
    figure: 'Story of a machine shop',
    text: 'A machine shop stopped typing supplier invoices by hand.',
    shownOn: ['/', '/resources/case-studies/machine-shop-invoices'],
    source: sampleStory,
    date: checked,
    status: 'sample',
  },
  storyClinic: {
    value: 1,
    unit: 'story',
    figure: 'Story of a physiotherapy clinic',
    text: 'A clinic uses an assistant to answer routine questions.',
    shownOn: ['/'],
    source: sampleStory,
    date: checked,
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

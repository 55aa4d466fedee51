import type { ClaimId } from './claims.ts';
import type { Facts, FixedFacts } from './facts.schema.ts';
import { percentOff, totalValueOf } from './offer.ts';

export type ClaimEvidence = FixedFacts['claimEvidence'][ClaimId];

const noEvidenceYet = 'Not measured yet';
const sampleStory = 'Sample story; replace it with a real customer who has agreed in writing';
const ownTerms = 'Our own terms of the launch offer';
const checked = '2026-11-01';

/**
 * What stands behind each claim of the register (claims.ts), and the pages that show it. It is a
 * file of its own because pages need only the figures.
 */
export function claimEvidenceOf(facts: Facts): FixedFacts['claimEvidence'] {
  const { company, offer: offerFigures } = facts;
  return {
    manualProcessCosts: {
      text: 'Cut manual-process costs by up to 60 percent.',
      shownOn: ['/', '/services', '/sales-deck', '/sales-presentation'],
      source: noEvidenceYet,
      date: checked,
    },
    orderIncrease: {
      text: 'Online orders rose by 37 percent.',
      shownOn: [
        '/',
        '/resources',
        '/resources/case-studies',
        '/resources/case-studies/bakery-online-orders',
      ],
      source: sampleStory,
      date: checked,
    },
    processingTime: {
      text: 'Processing time per invoice fell by 86 percent.',
      shownOn: [
        '/',
        '/resources',
        '/resources/case-studies',
        '/resources/case-studies/machine-shop-invoices',
      ],
      source: sampleStory,
      date: checked,
    },
    inquiriesAutomated: {
      text: '70 percent of inquiries are answered automatically.',
      shownOn: ['/', '/sales-deck', '/sales-presentation'],
      source: sampleStory,
      date: checked,
    },
    satisfaction: {
      text: '92 percent of customers were satisfied with the answer.',
      shownOn: ['/'],
      source: sampleStory,
      date: checked,
    },
    timeOnRoutineTasks: {
      text: 'Routine tasks take 78 percent less time.',
      shownOn: ['/special-offer'],
      source: noEvidenceYet,
      date: checked,
    },
    monthlySavings: {
      text: 'Savings of $3,800 per month.',
      shownOn: ['/special-offer'],
      source: noEvidenceYet,
      date: checked,
    },
    returnOnInvestment: {
      text: 'A return on investment of 412 percent.',
      shownOn: ['/special-offer'],
      source: noEvidenceYet,
      date: checked,
    },
    errorReduction: {
      text: 'Errors fall by 40 percent.',
      shownOn: [
        '/services/ai-automation-solutions/workflow-automation',
        '/sales-deck',
        '/sales-presentation',
      ],
      source: noEvidenceYet,
      date: checked,
    },
    fasterProcessing: {
      text: 'Processing is 30 percent faster.',
      shownOn: ['/sales-deck', '/sales-presentation'],
      source: noEvidenceYet,
      date: checked,
    },
    betterDecisions: {
      text: '25 percent better decisions.',
      shownOn: ['/sales-deck', '/sales-presentation'],
      source: noEvidenceYet,
      date: checked,
    },
    discountOnHeroPrice: {
      text: `${percentOff(offerFigures, offerFigures.heroPrice)} percent off the price crossed out at the top of the offer page.`,
      shownOn: ['/special-offer'],
      source:
        'Computed from the prices in the offer; compares with a planned price, so it stays illustrative until that price has been charged',
      date: checked,
    },
    discountOnCardPrice: {
      text: `${percentOff(offerFigures, offerFigures.cardPrice)} percent off the price crossed out on the price card.`,
      shownOn: ['/special-offer'],
      source:
        'Computed from the prices in the offer; compares with the planned price of the three workflows bought separately, so it stays illustrative until they have been sold at that price',
      date: checked,
    },
    discountOnTotalValue: {
      text: `${percentOff(offerFigures, totalValueOf(offerFigures))} percent less than the total value of everything included.`,
      shownOn: ['/special-offer'],
      source: 'Computed from the value list in the offer; needs proof of the price of each part',
      date: checked,
    },
    firstBusinesses: {
      text: `The launch price is for the first ${offerFigures.firstBusinesses} businesses.`,
      shownOn: ['/special-offer'],
      source: ownTerms,
      date: checked,
    },
    moneyBackDays: {
      text: `A ${offerFigures.guaranteeDays}-day money-back guarantee.`,
      shownOn: ['/special-offer', '/pricing', '/terms-of-service'],
      source: ownTerms,
      date: checked,
    },
    replyTime: {
      text: `Replies typically come ${company.replyPromise}.`,
      shownOn: ['/', '/about', '/contact', '/special-offer'],
      source: 'Our own promise; the inbox shows the time of every reply',
      date: checked,
    },
    automationTemplates: {
      text: '25 automation templates.',
      shownOn: ['/', '/resources'],
      source: 'Planned size of the collection; six are described on the site so far',
      date: checked,
    },
    popularCourse: {
      text: 'The most popular course.',
      shownOn: ['/', '/courses'],
      source: noEvidenceYet,
      date: checked,
    },
    storyBakery: {
      text: 'A bakery automated its reminders and took more online orders.',
      shownOn: ['/', '/resources/case-studies/bakery-online-orders'],
      source: sampleStory,
      date: checked,
    },
    storyMachineShop: {
      text: 'A machine shop stopped typing supplier invoices by hand.',
      shownOn: ['/', '/resources/case-studies/machine-shop-invoices'],
      source: sampleStory,
      date: checked,
    },
    storyClinic: {
      text: 'A clinic uses an assistant to answer routine questions.',
      shownOn: ['/'],
      source: sampleStory,
      date: checked,
    },
  };
}

import type { Facts } from './facts.schema.ts';
import { percentOff, totalValueOf } from './offer.ts';

type RegisteredClaim = {
  /** A sentence with its `{figure}` as pages show it, and where it stands. */
  readonly text: string;
  /** The figure that ships, or that follows from other facts. With one, pages do without the claim, too. */
  readonly value?: number | ((facts: Facts) => number);
  readonly unit?: '%' | '$';
  /** Whether a page makes the claim, if not all of them always do. */
  readonly isMade?: (facts: Facts) => boolean;
};

const isInDeck = ({ sections }: Facts) => sections.deck;
const isInOffer = ({ sections }: Facts) => sections.offer;
const isInStory = ({ stories }: Facts, id: string) =>
  stories.some(({ claim, isSample, isHidden }) => claim === id && isSample && !isHidden);

/**
 * The register of everything the site claims: each figure and each customer story, once. Pages take
 * figures from here and never repeat them. Nothing is proved as it ships: the owner records the
 * evidence (`facts.claims`), and the mark before the figure goes.
 */
const claims = {
  manualProcessCosts: {
    value: 60,
    unit: '%',
    text: 'Cut manual-process costs by up to {figure} (home page, services, sales deck).',
  },
  storyBakery: {
    text: 'A bakery automated its reminders and took 37% more online orders (home page, case study).',
    isMade: (facts) => facts.sections.caseStudies || isInStory(facts, 'storyBakery'),
  },
  storyMachineShop: {
    text: 'A machine shop spends 86% less time on supplier invoices (home page, case study).',
    isMade: (facts) => facts.sections.caseStudies || isInStory(facts, 'storyMachineShop'),
  },
  storyClinic: {
    text: 'A clinic’s assistant answers 70% of inquiries, with 92% satisfaction (home page).',
    isMade: (facts) => isInStory(facts, 'storyClinic'),
  },
  inquiriesAutomated: {
    value: 70,
    unit: '%',
    text: '{figure} of inquiries are answered automatically (sales deck).',
    isMade: isInDeck,
  },
  errorReduction: {
    value: 40,
    unit: '%',
    text: 'Errors fall by {figure} (workflow automation, sales deck).',
  },
  fasterProcessing: {
    value: 30,
    unit: '%',
    text: 'Processing is {figure} faster (sales deck).',
    isMade: isInDeck,
  },
  betterDecisions: {
    value: 25,
    unit: '%',
    text: '{figure} better decisions (sales deck).',
    isMade: isInDeck,
  },
  timeOnRoutineTasks: {
    value: 78,
    unit: '%',
    text: 'Routine tasks take {figure} less time (launch offer).',
    isMade: isInOffer,
  },
  monthlySavings: {
    value: 3800,
    unit: '$',
    text: 'Savings of {figure} per month (launch offer).',
    isMade: isInOffer,
  },
  returnOnInvestment: {
    value: 412,
    unit: '%',
    text: 'A return on investment of {figure} (launch offer).',
    isMade: isInOffer,
  },
  // Discounts compare with planned prices, which nobody has paid so far.
  discountOnHeroPrice: {
    value: ({ offer }) => percentOff(offer, offer.heroPrice),
    unit: '%',
    text: '{figure} off the price crossed out at the top of the offer page.',
    isMade: isInOffer,
  },
  discountOnCardPrice: {
    value: ({ offer }) => percentOff(offer, offer.cardPrice),
    unit: '%',
    text: '{figure} off the price crossed out on the price card.',
    isMade: isInOffer,
  },
  discountOnTotalValue: {
    value: ({ offer }) => percentOff(offer, totalValueOf(offer)),
    unit: '%',
    text: '{figure} less than the total value of everything included (launch offer).',
    isMade: isInOffer,
  },
  automationTemplates: { value: 25, text: '{figure} automation templates (home page, resources).' },
  popularCourse: {
    text: 'The most popular course (home page, courses).',
    isMade: ({ sections, courses }) => sections.courses && courses.some(({ popular }) => popular),
  },
} as const satisfies Record<string, RegisteredClaim>;

/** The name by which a page refers to a claim. */
export type ClaimId = keyof typeof claims;

/** A claim with the figure and the evidence that the owner has recorded. */
export function claimOf(facts: Facts, id: ClaimId) {
  const { text, value: shipped, unit, isMade }: RegisteredClaim = claims[id];
  const { value: own, source, date, isHidden = false } = facts.claims[id] ?? {};
  const value = own ?? (typeof shipped === 'function' ? shipped(facts) : (shipped ?? 0));
  const number = value.toLocaleString('en-CA');
  const figure = unit === '$' ? `$${number}` : `${number}${unit ?? ''}`;
  return {
    id,
    shipped,
    value,
    figure,
    text: text.replace('{figure}', () => figure),
    /** Without evidence, pages say before it that it is an example or a sample. */
    isProved: Boolean(source && date),
    isHidden,
    isMade: !isHidden && (isMade?.(facts) ?? true),
  };
}

/** The whole register. */
export function listClaims(facts: Facts) {
  return (Object.keys(claims) as ClaimId[]).map((id) => claimOf(facts, id));
}

/**
 * A sentence with a figure of the register in place of `{value}`, after a space: “Illustrative target:
 * cut costs by up to 60 percent.”, and without the first two words once the figure is proved. Empty
 * for a figure that the owner doesn’t show.
 */
export function targetOf(facts: Facts, id: ClaimId, sentence: string): string {
  const { value, isHidden, isProved } = claimOf(facts, id);
  if (isHidden) return '';
  const text = sentence.replace('{value}', String(value));
  if (!isProved) return ` Illustrative target: ${text}`;
  return ` ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The entries of a list whose claims are shown; one without a claim is. */
export function withShownClaims<Entry extends { readonly claim?: ClaimId }>(
  facts: Facts,
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ claim }) => !claim || !claimOf(facts, claim).isHidden);
}

import { company } from '#app/facts/company.ts';
import { readFacts } from './read-facts.ts';

/** All figures of the offer, in Canadian dollars before HST. They are written nowhere else. */
export const offerFigures = readFacts('offer', {
  price: 997,
  /** Struck through at the top of the page: the price planned for after the launch. */
  heroPrice: 5000,
  /** Struck through on the pricing card: the three workflows bought one by one. */
  cardPrice: 5997,
  /** The parts of the package added up. */
  totalValue: 12196,
  savings: 11199,
  workflows: 3,
  teamMembers: 5,
  infrastructureYears: 1,
  infrastructureValue: 5000,
  firstBusinesses: 20,
  guaranteeDays: 30,
  get replyHours() {
    return company.replyHours;
  },
  /** Shown while the owner has set no deadline. */
  countdown: { days: 7, hours: 12, minutes: 45 },
});

/** The one wording of the guarantee; the terms of service say the same. */
export const guarantee = {
  title: `${offerFigures.guaranteeDays}-day money-back guarantee`,
  text: `If it isn’t what you hoped for, tell us within ${offerFigures.guaranteeDays} days of your payment and we’ll refund all of it.`,
} as const;

/** The name of the package, and the id of its form on the offer's page. */
export const offerPackage = {
  name: 'AI Automation Launch Package',
  formId: 'secure',
} as const;

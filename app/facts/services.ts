import type { SitePath } from '#app/content-types.ts';
import type { Facts } from './facts.schema.ts';
import { ownWords } from './page-texts.ts';

/** What the listing, the home page and the deck say about a service, apart from its long page. */
export type ServiceCard = {
  readonly title: string;
  readonly description: string;
  readonly items: readonly string[];
  readonly link: SitePath;
};

export type ServiceSlug = keyof typeof serviceCards;

/** Where each service has its page. */
export const servicePaths = {
  marketing: '/services/ai-automation-solutions/marketing-automation',
  workflow: '/services/ai-automation-solutions/workflow-automation',
  customerService: '/services/ai-automation-solutions/customer-service-automation',
  assessment: '/services/ai-consultation/ai-readiness-assessment',
  strategy: '/services/ai-consultation/ai-strategy-development',
  support: '/services/ai-consultation/implementation-support',
} as const;

/** The cards with the owner's texts, which belong to those of the service's page. */
export function serviceCardsOf(facts: Facts): Readonly<Record<ServiceSlug, ServiceCard>> {
  return Object.fromEntries(
    Object.entries(serviceCards).map(([slug, card]) => [
      slug,
      ownWords<{ card: ServiceCard }>(slug as ServiceSlug, facts, { card }).card,
    ]),
  ) as Record<ServiceSlug, ServiceCard>;
}

export const serviceCards = {
  'marketing-automation': {
    title: 'Marketing Automation',
    description: 'Reminders, quotes and review requests that go out on time, in your words.',
    items: [
      'Follow-ups that stop when someone replies',
      'Consent on record',
      'See which emails bring in orders',
    ],
    link: servicePaths.marketing,
  },
  'workflow-automation': {
    title: 'Workflow Automation',
    description: 'Orders, invoices and bookings reach every system without being retyped.',
    items: [
      'Connects the tools you have',
      'Reads invoices and orders',
      'A person handles exceptions',
    ],
    link: servicePaths.workflow,
  },
  'customer-service-automation': {
    title: 'Customer Service Automation',
    description: 'Routine questions answered from your own documents, and the rest handed to you.',
    items: ['Shows its sources', 'Hands over the full conversation', 'Says that it’s an AI'],
    link: servicePaths.customerService,
  },
  'ai-readiness-assessment': {
    title: 'AI Readiness Assessment',
    description: 'A free 30-minute call on where to start, what it takes, or why to wait.',
    items: ['Free, by video', 'A one-page summary to keep', 'An honest “not yet” if needed'],
    link: servicePaths.assessment,
  },
  'ai-strategy-development': {
    title: 'AI Strategy Development',
    description: 'A short plan: which tasks to automate, in what order, on what budget.',
    items: [
      'Ranked by your own numbers',
      'A maximum budget per project',
      'Rules for staff and data',
    ],
    link: servicePaths.strategy,
  },
  'implementation-support': {
    title: 'Implementation Support',
    description: 'Setup, side-by-side testing, training and handover, until it runs without us.',
    items: ['Tested on your own cases', 'A rollback plan', 'Your accounts, in your name'],
    link: servicePaths.support,
  },
} as const satisfies Record<string, ServiceCard>;

import type { PricedWork } from '#app/facts/prices.ts';

export const priceWords = {
  title: 'Prices',
  lead: 'In whole Canadian dollars, before HST. Changes show up on every page, in every calculator and in the data for search engines. Course prices are on the Courses screen.',
  offer: {
    title: 'Launch offer',
    lead: 'The discounts, the total value and the savings are calculated from these. What’s in the package is part of the page’s text, which isn’t edited here.',
    fields: {
      price: { label: 'Price of the package', help: '' },
      heroPrice: { label: 'Price planned for after the launch', help: 'Crossed out at the top.' },
      cardPrice: {
        label: 'The three workflows bought separately',
        help: 'Crossed out on the price card.',
      },
      onboardingValue: { label: 'Value of the onboarding', help: '' },
      infrastructureValue: { label: 'Value of the year of infrastructure', help: '' },
      firstBusinesses: { label: 'How many businesses can get it', help: '' },
      guaranteeDays: {
        label: 'Money-back guarantee (days)',
        help: 'The terms of service say the same.',
      },
    },
  },
  prices: {
    title: 'Work by the hour',
    lead: 'For the pricing page and the cost calculator.',
    fields: {
      hourlyRate: { label: 'Hourly rate', help: '' },
      monthlySubscriptions: { label: 'Subscriptions for a typical project, per month', help: '' },
      upkeepLow: {
        label: 'Upkeep per year, low (% of the price)',
        help: '',
      },
      upkeepLikely: { label: 'Upkeep per year, likely', help: '' },
      upkeepHigh: { label: 'Upkeep per year, high', help: '' },
    },
  },
  workHours: {
    title: 'Hours for each kind of work',
    lead: 'Hours for a simple, a typical and a complex case. Prices are these hours times your rate.',
    cases: ['Simple', 'Typical', 'Complex'],
    work: {
      workflow: 'Workflow for one process',
      emailSequence: 'Email or marketing sequence',
      leadCapture: 'Lead capture and CRM routing',
      assistant: 'Customer service assistant',
      documents: 'Invoice or document processing',
      dashboard: 'Reporting dashboard',
      webApp: 'Custom web app, first version',
    } satisfies Record<PricedWork, string>,
  },
} as const;

export const priceErrors = {
  number: 'Enter a whole number from {least} to {most}.',
  above: 'Enter more than the price of the package, or the page would cross out a lower price.',
  risingHours: 'Enter at least as many hours as in the easier case.',
  risingPercent: 'Enter a percentage at least as high as in the field before.',
} as const;

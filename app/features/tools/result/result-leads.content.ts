import type { TextLink } from '#app/content-types.ts';

export type Lead = TextLink & { readonly text: string };

/** Left out if the verdict is to spend nothing for now. */
export const offer = {
  text: 'A fixed price for three workflows:',
  label: 'see what the launch package covers',
  href: '/special-offer',
} as const;

export const resultLeadWords = {
  title: 'Where to go next',
  priceInRoi: {
    label: 'Use this price in the ROI calculator',
    note: 'The price and running cost carry over. Your hours decide whether it pays off.',
  },
  hoursInRoi: {
    label: 'Use these hours in the ROI calculator',
    note: 'The hours of your first automation and what an hour costs carry over. Add the price to see whether it pays off.',
  },
  readinessInCost: {
    label: 'Use these answers in the cost calculator',
    note: 'Your answers about the state and sensitivity of your data carry over. Then change what should be built to what you have in mind.',
  },
  itemsInCost: {
    label: 'Use this volume in the cost calculator',
    note: 'Your items a month carry over as requests to the AI model, one for each. Then change what should be built to what you have in mind.',
  },
  dataInCost: {
    label: 'Use this result in the cost calculator',
    note: 'The state of your data carries over. Then change what should be built to what you have in mind.',
  },
} as const;

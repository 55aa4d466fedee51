import type { FactSets, Facts } from './facts.schema.ts';

export type Testimonial = FactSets['stories'][number];

/** The values of the repository, which apply until the owner publishes others. */
export const builtInStories: FactSets['stories'] = [
  {
    id: 'bakery',
    claim: 'storyBakery',
    name: 'Marta K.',
    position: 'Owner',
    company: 'A bakery with two shops',
    location: 'Port Credit, Mississauga',
    picture: 'story-1',
    quote:
      'People meant to order for the weekend and forgot. Now they get one reminder on Thursday, in my own words, and by noon on Friday I know how much rye to bake.',
    metrics: {
      before: 'About 100 online orders a week, with reminders when someone had time',
      after: 'About 137 online orders a week, with one reminder every Thursday',
      result: '37 percent more orders',
    },
    figure: '37%',
    caseStudySlug: 'bakery-online-orders',
    isSample: true,
  },
  {
    id: 'machine-shop',
    claim: 'storyMachineShop',
    name: 'Devi P.',
    position: 'Office manager',
    company: 'A machine shop with 18 people',
    location: 'Brampton',
    picture: 'story-2',
    quote:
      'I used to set Fridays aside for supplier invoices. Now they wait as drafts, and I only stop at the ones that don’t match.',
    metrics: {
      before: 'About 14 minutes per supplier invoice',
      after: 'About 2 minutes per invoice on average, just to check it',
      result: '86 percent less processing time',
    },
    figure: '86%',
    caseStudySlug: 'machine-shop-invoices',
    isSample: true,
  },
  {
    id: 'clinic',
    claim: 'storyClinic',
    name: 'Lena S.',
    position: 'Clinic director',
    company: 'A physiotherapy clinic',
    location: 'Oakville',
    picture: 'story-3',
    quote:
      'Parking, hours, what to bring, what’s covered: it answers those at any hour. Anything about a patient’s health goes straight to one of us.',
    metrics: {
      before: 'Every question had to wait for the front desk',
      after: '70 percent of inquiries answered automatically',
      result: '92 percent satisfaction with the answers',
    },
    figure: '92%',
    isSample: true,
  },
];

/** The stories that visitors see, in order. */
export function shownStories({ stories }: Facts): Testimonial[] {
  return stories.filter((story) => !story.isHidden);
}

import type { FactSets, Facts } from './facts.schema.ts';

export type Course = FactSets['courses'][number];

export const courseLevels: readonly Course['level'][] = ['Beginner', 'Intermediate', 'Advanced'];

export const builtInCourses: readonly Course[] = [
  {
    slug: 'ai-for-sme-essentials',
    title: 'AI for SME Essentials',
    description:
      'What AI can and can’t do for a business your size, with your first useful task done by the end of week two.',
    level: 'Beginner',
    durationWeeks: 4,
    modules: 5,
    price: 297,
    popular: true,
    picture: 'course-essentials',
    link: '/courses/ai-for-sme-essentials',
    audience: 'Owners and office managers starting from scratch',
    outcomes: [
      'The right first task for your own business',
      'Prompts that give consistent results',
      'A list of what never to paste into a chatbot',
      'A one-page draft of an AI policy for your team',
    ],
  },
  {
    slug: 'marketing-automation-masterclass',
    title: 'Marketing Automation Masterclass',
    description:
      'Build a welcome series, a quote follow-up and a win-back email that respect Canada’s anti-spam law, in your own account.',
    level: 'Intermediate',
    durationWeeks: 6,
    modules: 8,
    price: 397,
    popular: false,
    picture: 'course-marketing',
    link: '/courses/marketing-automation-masterclass',
    audience: 'Whoever writes your emails and social media posts now',
    outcomes: [
      'One clean list with consent on record',
      'Three automated follow-ups that stop when someone replies',
      'AI drafts that sound like you',
      'A report that counts orders, not opens',
    ],
  },
  {
    slug: 'ai-implementation-workshop',
    title: 'AI Implementation Workshop',
    description:
      'Bring one real project. Plan it, build it, test it alongside the old way and measure it, with a review every week.',
    level: 'Advanced',
    durationWeeks: 8,
    modules: 10,
    price: 497,
    popular: false,
    picture: 'course-implementation',
    link: '/courses/ai-implementation-workshop',
    audience: 'Teams with a first project in mind and half a day a week',
    outcomes: [
      'A finished automation in your own business',
      'A set of test cases from your own records',
      'A rollback plan you’ve practised',
      'Before-and-after numbers',
    ],
  },
  {
    slug: 'customer-service-ai-systems',
    title: 'Customer Service AI Systems',
    description:
      'Set up an assistant that answers from your documents, knows its limits and hands over to a person.',
    level: 'Intermediate',
    durationWeeks: 5,
    modules: 6,
    price: 347,
    popular: false,
    picture: 'course-customer-service',
    link: '/courses/customer-service-ai-systems',
    audience: 'Clinics, stores and offices with busy phones',
    outcomes: [
      'A sorted list of what customers actually ask',
      'Answers with a source for each one',
      'A list of sensitive topics that go to a person',
      'A weekly check that takes ten minutes',
    ],
  },
  {
    slug: 'data-analytics-for-smes',
    title: 'Data Analytics for SMEs',
    description:
      'From a sales export to a decision: clean up the spreadsheet, ask it questions, and know when a number means nothing.',
    level: 'Intermediate',
    durationWeeks: 6,
    modules: 7,
    price: 397,
    popular: false,
    picture: 'course-data',
    link: '/courses/data-analytics-for-smes',
    audience: 'Owners who have the data but never the time',
    outcomes: [
      'A customer list without duplicates',
      'Five numbers to check every Monday',
      'Charts that each make one point',
      'A sense of when a small difference is just chance',
    ],
  },
  {
    slug: 'ai-tools-quick-start',
    title: 'AI Tools Quick Start',
    description:
      'Two weeks and four short modules: set up the tools most offices need, and use them for email, meeting notes and quotes.',
    level: 'Beginner',
    durationWeeks: 2,
    modules: 4,
    price: 197,
    popular: false,
    picture: 'course-quick-start',
    link: '/courses/ai-tools-quick-start',
    audience: 'Anyone with a laptop and a full inbox',
    outcomes: [
      'Tools set up with the right privacy settings',
      'Ten prompts that fit your daily work',
      'Meeting notes drafted for you to check',
      'A list of what not to use AI for',
    ],
  },
];

/** Coming soon until the owner opens it. */
export function stateOf({ state }: Course) {
  return state ?? 'soon';
}

/** Whether none of the courses is open yet. */
export function areAllComing({ courses }: Facts): boolean {
  return courses.every(({ state }) => state === undefined);
}

import type { PictureName } from '#app/drawings/pictures.tsx';

export type CourseLevel = 'Beginner' | 'Intermediate' | 'Advanced';

export type Course = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly level: CourseLevel;
  readonly durationWeeks: number;
  readonly modules: number;
  /** Canadian dollars, before HST. */
  readonly price: number;
  readonly popular: boolean;
  readonly picture: PictureName;
  readonly link: string;
  /** What somebody can do afterwards. */
  readonly outcomes: readonly string[];
  readonly audience: string;
};

export const courseList = [
  {
    slug: 'ai-for-sme-essentials',
    title: 'AI for SME Essentials',
    description:
      'What AI can do for a business of your size, what it cannot, and your first useful task by the end of week two.',
    level: 'Beginner',
    durationWeeks: 4,
    modules: 5,
    price: 297,
    popular: true,
    picture: 'course-essentials',
    link: '/courses/ai-for-sme-essentials',
    audience: 'Owners and office managers who start from zero',
    outcomes: [
      'Pick the right first task in your own business',
      'Write instructions that give the same result twice',
      'Know what must never be pasted into a chatbot',
      'Draft a one-page AI rule for your team',
    ],
  },
  {
    slug: 'marketing-automation-masterclass',
    title: 'Marketing Automation Masterclass',
    description:
      'Build a welcome series, a quote chaser and a win-back mail that respect Canadian anti-spam law, in your own account.',
    level: 'Intermediate',
    durationWeeks: 6,
    modules: 8,
    price: 397,
    popular: false,
    picture: 'course-marketing',
    link: '/courses/marketing-automation-masterclass',
    audience: 'Whoever sends the mails and posts today',
    outcomes: [
      'One clean list with consent on record',
      'Three series that stop by themselves',
      'AI drafts that sound like you',
      'A report that counts orders, not opens',
    ],
  },
  {
    slug: 'ai-implementation-workshop',
    title: 'AI Implementation Workshop',
    description:
      'Bring one real project. Plan it, build it, test it beside the old way and measure it, with a review each week.',
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
      'A test set from your own old cases',
      'A fallback plan you have practised',
      'Numbers from before and after',
    ],
  },
  {
    slug: 'customer-service-ai-systems',
    title: 'Customer Service AI Systems',
    description:
      'Set up an assistant that answers from your documents, knows when to stop and hands over to a person.',
    level: 'Intermediate',
    durationWeeks: 5,
    modules: 6,
    price: 347,
    popular: false,
    picture: 'course-customer-service',
    link: '/courses/customer-service-ai-systems',
    audience: 'Clinics, shops and offices with a busy phone',
    outcomes: [
      'A sorted list of what customers really ask',
      'Answers with a source for each',
      'Red-line topics that go to a human',
      'A weekly check that takes ten minutes',
    ],
  },
  {
    slug: 'data-analytics-for-smes',
    title: 'Data Analytics for SMEs',
    description:
      'From a till export to a decision: clean the sheet, ask it questions, and know when a number means nothing.',
    level: 'Intermediate',
    durationWeeks: 6,
    modules: 7,
    price: 397,
    popular: false,
    picture: 'course-data',
    link: '/courses/data-analytics-for-smes',
    audience: 'Owners who have the data and never the time',
    outcomes: [
      'A customer list without doubles',
      'Five figures you look at every Monday',
      'Charts that say one thing each',
      'A feeling for chance and small numbers',
    ],
  },
  {
    slug: 'ai-tools-quick-start',
    title: 'AI Tools Quick Start',
    description:
      'Two weeks, four short modules: set up the tools most offices need and use them on mail, minutes and quotes.',
    level: 'Beginner',
    durationWeeks: 2,
    modules: 4,
    price: 197,
    popular: false,
    picture: 'course-quick-start',
    link: '/courses/ai-tools-quick-start',
    audience: 'Anyone with a laptop and a full inbox',
    outcomes: [
      'Tools set up with the right privacy switches',
      'Ten prompts that fit your daily work',
      'Meeting notes that write themselves, checked by you',
      'A list of what not to use AI for',
    ],
  },
] as const satisfies readonly Course[];

import type { PictureName } from '#app/drawings/pictures.tsx';
import type { PageHead, TextLink } from '#app/site.content.ts';

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

export type CoursesContent = {
  readonly head: PageHead;
  readonly hero: {
    readonly title: string;
    readonly text: string;
    readonly action: TextLink;
  };
  readonly catalogue: {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly popularBadge: string;
    readonly levelLabel: string;
    readonly durationLabel: string;
    readonly modulesLabel: string;
    readonly priceLabel: string;
    readonly taxNote: string;
    readonly weeksUnit: string;
    readonly modulesUnit: string;
    readonly courseLabel: string;
    readonly audienceLabel: string;
    readonly priceNote: string;
  };
  readonly consultation: {
    readonly title: string;
    readonly text: string;
    readonly minutes: number;
    readonly unit: string;
    readonly action: TextLink;
  };
  readonly corporate: {
    readonly title: string;
    readonly text: string;
    readonly points: readonly string[];
    readonly action: TextLink;
  };
  readonly end: {
    readonly title: string;
    readonly text: string;
    readonly links: readonly TextLink[];
  };
};

export type CourseDetailContent = {
  /** `{title}` is the course's title. */
  readonly head: PageHead;
  readonly breadcrumb: string;
  readonly overviewTitle: string;
  readonly overview: string;
  readonly labels: {
    readonly price: string;
    readonly duration: string;
    readonly level: string;
    readonly status: string;
    readonly modules: string;
  };
  readonly priceRange: { readonly from: number; readonly to: number };
  readonly duration: string;
  readonly level: string;
  readonly enrollmentStatus: string;
  readonly waitlistButton: string;
  readonly thisCourseTitle: string;
  readonly allCoursesTitle: string;
  readonly allModules: string;
  readonly outcomesTitle: string;
  readonly waitlistTitle: string;
  /** For a slug that is none of our courses: a mail to a person. `{title}` is filled in. */
  readonly waitlistByMail: { readonly text: string; readonly subject: string };
  readonly otherTitle: string;
  readonly back: TextLink;
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

export const courses = {
  head: {
    title: 'AI Courses for Small Business Owners | AI for SMEs',
    description:
      'Six courses from two to eight weeks, beginner to advanced, for owners and teams who want to put AI to work themselves. Prices and modules on one page.',
    keywords: [
      'AI courses small business',
      'AI training Mississauga',
      'marketing automation course',
      'AI workshop for teams',
      'corporate AI training',
    ],
  },
  hero: {
    title: 'Learn AI Implementation For Your Small Business',
    text: 'Every exercise uses your own mails, orders and numbers. At the end something runs in your business.',
    action: { label: 'Browse Courses', href: '/courses#catalogue' },
  },
  catalogue: {
    id: 'catalogue',
    title: 'Six courses, side by side',
    text: 'Not one of them asks you to program. The advanced one asks for half a day a week.',
    popularBadge: 'Most Popular',
    levelLabel: 'Level',
    durationLabel: 'Duration',
    modulesLabel: 'Modules',
    priceLabel: 'Price',
    taxNote: 'Prices in Canadian dollars, plus HST.',
    weeksUnit: 'weeks',
    modulesUnit: 'modules',
    courseLabel: 'Course',
    audienceLabel: 'For',
    priceNote: '+ HST',
  },
  consultation: {
    title: 'Not Sure Where to Start?',
    text: 'Tell us what you do all day, and we name the course that fits, or say that you need none. It is a free 15-minute consultation.',
    minutes: 15,
    unit: 'minutes, free',
    action: { label: 'Schedule Free Consultation', href: '/book?kind=consultation' },
  },
  corporate: {
    title: 'Training for your whole team',
    text: 'Any of the six, taught for your people alone, at your place or by video, with your cases as exercises.',
    points: [
      'Volume discounts: the more people, the lower the price per person',
      'At your place within 50 km of Mississauga, by video elsewhere',
      'Dates that avoid your busy season',
    ],
    action: { label: 'Ask about corporate training', href: '/contact' },
  },
  end: {
    title: 'Rather try before you learn?',
    text: 'The free tools need no account, and show you in minutes where a course would help.',
    links: [
      { label: 'Take the AI Readiness Quiz', href: '/resources/tools/ai-readiness-quiz' },
      { label: 'All free resources', href: '/resources' },
    ],
  },
} as const satisfies CoursesContent;

const [essentials, , workshop] = courseList;

/** The overview that every course page shows, whatever the slug. */
export const courseDetail = {
  head: {
    title: '{title}: AI Course | AI for SMEs',
    description:
      '{title}: a course for small businesses that is being prepared. See the outline, price range and duration, and join the waitlist.',
    keywords: ['AI course', 'course waitlist', 'AI training small business'],
    noindex: true,
  },
  breadcrumb: 'Courses',
  overviewTitle: 'Course Overview',
  overview:
    'This course page is under development. Join the waitlist, and you get one e-mail on the day enrolment opens, before anyone else.',
  labels: {
    price: 'Price',
    duration: 'Duration',
    level: 'Level',
    status: 'Status',
    modules: 'Modules',
  },
  priceRange: { from: essentials.price, to: workshop.price },
  duration: '4-8 weeks',
  level: 'Beginner to Advanced',
  enrollmentStatus: 'Coming Soon',
  waitlistButton: 'Join Waitlist',
  thisCourseTitle: 'This course',
  allCoursesTitle: 'Most courses',
  allModules: '5 to 10',
  waitlistTitle: 'Hear about it first',
  waitlistByMail: {
    text: 'This one is not on our list yet. The button opens a mail to us with its name; a person answers when there is a date, or says that there will be none.',
    subject: 'Waitlist: {title}',
  },
  otherTitle: 'Other courses',
  outcomesTitle: 'Afterwards you have',
  back: { label: 'All courses', href: '/courses' },
} as const satisfies CourseDetailContent;

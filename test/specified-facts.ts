import type { Course } from '#app/facts/courses.ts';
import { builtInCourses } from '#app/facts/courses.ts';
import type { OwnFacts } from '#app/facts/facts.ts';

/** Title, level, weeks, modules, price and popularity of the six courses, as specified. */
const COURSES = [
  ['ai-for-sme-essentials', 'AI for SME Essentials', 'Beginner', 4, 5, 297, true],
  [
    'marketing-automation-masterclass',
    'Marketing Automation Masterclass',
    'Intermediate',
    6,
    8,
    397,
  ],
  ['ai-implementation-workshop', 'AI Implementation Workshop', 'Advanced', 8, 10, 497],
  ['customer-service-ai-systems', 'Customer Service AI Systems', 'Intermediate', 5, 6, 347],
  ['data-analytics-for-smes', 'Data Analytics for SMEs', 'Intermediate', 6, 7, 397],
  ['ai-tools-quick-start', 'AI Tools Quick Start', 'Beginner', 2, 4, 197],
] as const;

/** What the site comes with says of the courses; the rest of each is as in the repository. */
const courses = COURSES.map(
  ([slug, title, level, durationWeeks, modules, price, popular = false]): Course => ({
    ...{
      description: 'A course.',
      picture: 'course-essentials',
      audience: 'Owners',
      outcomes: ['One'],
    },
    ...builtInCourses.find((course) => course.slug === slug),
    slug,
    title,
    level,
    durationWeeks,
    modules,
    price,
    popular,
    link: `/courses/${slug}`,
  }),
);

/**
 * The figures of the specification. Tests of texts and sums that quote them show these facts, so that
 * an owner may change those of `app/facts`; facts-as-specified.test.ts compares the two.
 */
export const specifiedFacts = {
  offer: {
    price: 997,
    heroPrice: 5000,
    cardPrice: 5997,
    workflows: 3,
    teamMembers: 5,
    onboardingValue: 1199,
    infrastructureYears: 1,
    infrastructureValue: 5000,
    ...{ firstBusinesses: 20, guaranteeDays: 30, countdown: { days: 7, hours: 12, minutes: 45 } },
  },
  prices: {
    hourlyRate: 150,
    monthlySubscriptions: 120,
    upkeepPercent: [15, 20, 25],
    hstPercent: 13,
  },
  workHours: {
    workflow: [16, 28, 48],
    emailSequence: [12, 24, 40],
    leadCapture: [16, 30, 50],
    assistant: [30, 50, 90],
    documents: [30, 60, 100],
    dashboard: [20, 40, 70],
    webApp: [120, 220, 400],
  },
  courses,
} as const satisfies OwnFacts;

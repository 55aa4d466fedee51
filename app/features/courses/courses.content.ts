import { claimOf } from '#app/facts/claims.ts';
import { areAllComing, type Course, courseLevels } from '#app/facts/courses.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

import { firstLessons } from './first-lessons.ts';

/** Of a course, as pages and the owner's list name them. */
export const courseStates = { soon: 'Coming Soon', open: 'Open for Enrolment', full: 'Full' };

export function coursesWords(facts: Facts) {
  const { company } = facts;
  const isComing = areAllComing(facts);
  return ownWords('courses', facts, {
    head: {
      title: 'AI Courses for Small Business Owners | {company}',
      description:
        'Practical courses for owners and teams who want to put AI to work themselves. Compare levels, weeks, modules and prices.',
      keywords: [
        'AI courses small business',
        'AI training {town}',
        'marketing automation course',
        'AI workshop for teams',
        'corporate AI training',
      ],
    },
    hero: {
      title: 'Learn AI Implementation For Your Small Business',
      text: `Courses for owners and their teams${isComing ? ', coming soon' : ''}. Every exercise uses your own emails, orders and numbers, so you finish with something that works in your business.`,
      action: { label: 'Browse Courses', href: '/courses#catalogue' },
    },
    catalogue: {
      id: 'catalogue',
      title: 'Compare the courses',
      text: isComing
        ? 'All of them are coming soon, and you can join each waitlist now. None of them requires programming.'
        : 'Each page says whether you can enrol now or join a waitlist. None of the courses requires programming.',
      levelLabel: 'Level',
      durationLabel: 'Duration',
      modulesLabel: 'Modules',
      priceLabel: 'Price',
      states: courseStates,
      popularBadge: 'Most Popular',
      /** Stands before the badge until the owner has recorded its evidence. */
      popularMark: claimOf(facts, 'popularCourse').isProved ? undefined : 'Illustrative:',
      taxNote: 'Prices in Canadian dollars, plus HST.',
      weeksUnit: 'weeks',
      modulesUnit: 'modules',
      courseLabel: 'Course',
      audienceLabel: 'For',
      priceNote: '+ HST',
    },
    consultation: {
      title: 'Not Sure Where to Start?',
      text: 'Tell us about your work, and we’ll suggest the course that fits, or tell you if you don’t need one. It’s a free 15-minute consultation, only about courses.',
      minutes: 15,
      unit: 'minutes, free',
      action: { label: 'Schedule Free Consultation', href: '/book?kind=consultation' },
    },
    corporate: {
      title: 'Training for your whole team',
      text: 'Any of the courses, taught just for your team, at your location or by video, with your own cases as exercises.',
      points: [
        'Volume discounts: the more people, the lower the price per person',
        `On site within ${company.serviceRadiusKm} km of ${company.address.locality}, or by video anywhere`,
        'Dates that avoid your busy season',
      ],
      action: { label: 'Ask about corporate training', href: '/contact' },
    },
    questions: {
      title: 'Common questions',
      items: [
        {
          question: 'When do the courses start?',
          answer: isComing
            ? 'There are no dates yet, and prices are final only when enrolment opens. Join a course’s waitlist, confirm your email address, and you’ll get one email when enrolment opens. Joining isn’t a purchase, and you can leave the list at any time.'
            : 'The page of each course says whether you can enrol now. For the others there are no dates yet: join the waitlist, confirm your email address, and you’ll get one email when enrolment opens.',
        },
        {
          question: 'What do I need to take part?',
          answer:
            'A computer and a task from your own work, such as the emails you answer, your orders or your monthly numbers. You don’t need to know how to program.',
        },
        {
          question: 'Where does our data go?',
          answer:
            'It stays in your own accounts. The exercises use tools that your business already has or sets up in its own name, and every course starts with what never to paste into an AI tool: customers’ names, health details and card numbers.',
        },
        {
          question: 'Who owns what we build in a course?',
          answer: 'You do. It’s in your accounts, and you can keep using it after the course.',
        },
        {
          question: 'Can we cancel?',
          answer:
            'You’ll see the cancellation terms before you pay, when enrolment opens. Until then, there’s nothing to cancel.',
        },
      ],
    },
    end: {
      title: 'Want to try something first?',
      text: 'Our free tools don’t need an account, and they’ll show you in minutes where a course could help.',
      links: [
        { label: 'Take the AI Readiness Quiz', href: '/resources/tools/ai-readiness-quiz' },
        { label: 'All free resources', href: '/resources' },
      ],
    },
  } as const);
}

export type CoursesContent = ReturnType<typeof coursesWords>;

/** All but the shortest introduction, as a range. */
function mostCourses(
  facts: Facts,
  value: (course: Course) => number,
): { from: number; to: number } {
  const { courses: courseList } = facts;
  const longer = courseList.filter(({ slug }) => slug !== 'ai-tools-quick-start');
  const all = (longer.length > 0 ? longer : courseList).map(value);
  return { from: Math.min(...all), to: Math.max(...all) };
}

/** The texts of every course page, whatever the slug. */
export function courseDetailWords(facts: Facts) {
  const weeks = mostCourses(facts, ({ durationWeeks }) => durationWeeks);
  const modules = mostCourses(facts, (course) => course.modules);
  const levels = courseLevels.filter((one) => facts.courses.some(({ level }) => level === one));
  return ownWords('course-pages', facts, {
    head: {
      title: '{title}: AI Course | {company}',
      description:
        '{title}: an upcoming course for small businesses. See its price, duration and level, and ask us to email you when enrolment opens.',
      keywords: ['AI course', 'course waitlist', 'AI training small business'],
      noindex: true,
    },
    openDescription:
      '{title}: a course for small businesses. See its price, duration and level, what you’ll take away, and enrol.',
    unlistedDescription:
      'We don’t have a course called {title}. Join the waitlist for whatever we publish next, or see our upcoming courses.',
    breadcrumb: 'Courses',
    overviewTitle: 'Course Overview',
    overview: 'Our course pages are under development.',
    overviewListed: {
      soon: 'Join the waitlist, and we’ll let you know when enrolment opens.',
      open: 'Enrolment is open.',
      full: 'All places are taken at the moment.',
    },
    labels: {
      price: 'Price',
      duration: 'Duration',
      level: 'Level',
      status: 'Status',
      modules: 'Modules',
    },
    priceRange: mostCourses(facts, ({ price }) => price),
    duration:
      weeks.from === weeks.to
        ? `${weeks.from} ${weeks.from === 1 ? 'week' : 'weeks'}`
        : `${weeks.from}-${weeks.to} weeks`,
    level: [...new Set([levels[0], levels.at(-1)])].join(' to '),
    allStates: areAllComing(facts) ? courseStates.soon : 'See each course',
    enrol: {
      title: 'Enrol now',
      text: 'Enrolment is open. You’ll see dates and terms before you pay.',
      action: 'Enrol in This Course',
    },
    full: 'This course is full. Join the waitlist, and we’ll email you once when places open up.',
    waitlistButton: 'Join Waitlist',
    thisCourseTitle: 'This course',
    allCoursesTitle: 'Most of our courses',
    allModules:
      modules.from === modules.to ? String(modules.from) : `${modules.from} to ${modules.to}`,
    waitlistText:
      'Leave and confirm your email address, and we’ll email you once, when enrolment opens.',
    lessons: firstLessons,
    lessonSample: 'A draft of the first lesson',
    unlisted: 'The details here are those of most of our courses.',
    otherTitle: 'Other courses',
    outcomesTitle: 'What you’ll take away',
    back: { label: 'All courses', href: '/courses' },
  } as const);
}

export type CourseDetailContent = ReturnType<typeof courseDetailWords>;

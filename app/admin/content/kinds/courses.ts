import { type Course, courseLevels, courseTerms, stateOf } from '#app/facts/courses.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { slugOf } from '#app/platform/format/slug.ts';
import { newId } from '#app/platform/ids.ts';
import { countLists, type ListCounts } from '../../newsletter/lists.queries.server.ts';
import type { ContentKind } from '../content-kind.server.ts';
import { contentErrors } from '../editor.content.ts';
import { pictureField, pictureOf } from '../picture-field.server.tsx';
import { faultsOf } from './business.ts';

const LONGEST_SLUG = 60;

const waitingWords = {
  none: 'Nobody is waiting for it{more}.',
  one: '1 person is waiting for it{more}.',
  many: '{count} people are waiting for it{more}.',
  told: { none: '', one: '1 person has been told', many: '{count} people have been told' },
  pending: { none: '', one: '1 hasn’t confirmed', many: '{count} haven’t confirmed' },
};

export const courseErrors = {
  sameTitle: 'Another course has this title. Choose a different one.',
  lastOne: {
    title: 'Not removed',
    description: 'This is the only course. To show no courses, turn off Courses under Site.',
  },
} as const;

export const coursesKind: ContentKind<Course> = {
  name: 'courses',
  title: 'Courses',
  lead: 'In the order shown on the page. Each course has a page of its own, with a waitlist until you open it. A new one gets both when you publish.',
  list: {
    // Every page carries the data of all courses.
    most: 24,
    add: 'Add a Course',
    empty: 'There are no courses.',
    lastOne: courseErrors.lastOne,
    canHide: false,
    async rows(courses, app) {
      const lists = await countLists(app.db);
      return courses.map((course) => {
        const { slug, title, price, durationWeeks } = course;
        const weeks = `${durationWeeks} ${durationWeeks === 1 ? 'week' : 'weeks'}`;
        const waiting = describeWaitlist(
          lists.find(({ list }) => list === `waitlist:course:${slug}`),
        );
        return {
          id: slug,
          name: title,
          detail: `${courseTerms.states[stateOf(course)]}. ${formatDollars(price)}, ${weeks}. ${waiting}`,
          picture: pictureOf(course),
        };
      });
    },
  },
  groups: async (app) => [
    {
      fields: [
        {
          name: 'title',
          label: 'Title',
          help: 'The address of its page is made from it and stays the same.',
          most: 80,
        },
        {
          name: 'price',
          label: 'Price',
          help: 'In whole Canadian dollars, before HST.',
          kind: 'number',
          most: 100_000,
        },
        { name: 'durationWeeks', label: 'Weeks', kind: 'number', least: 1, most: 52 },
        { name: 'modules', label: 'Modules', kind: 'number', least: 1, most: 99 },
        {
          name: 'level',
          label: 'Level',
          kind: 'choice',
          options: courseLevels.map((level) => ({ value: level, label: level })),
        },
        { name: 'audience', label: 'Who it’s for', most: 120 },
        {
          name: 'description',
          label: 'Description',
          help: 'One or two sentences.',
          kind: 'area',
          most: 300,
        },
        {
          name: 'outcomes',
          label: 'What people will take away',
          help: 'One on each line.',
          kind: 'lines',
          most: 8,
        },
        {
          name: 'state',
          label: 'State',
          help: 'Once you’ve published that it’s open, you can email its waitlist.',
          kind: 'choice',
          options: Object.entries(courseTerms.states).map(([value, label]) => ({ value, label })),
          isOwn: true,
        },
        {
          name: 'enrolHref',
          label: 'Where people enrol',
          help: 'Needed while it’s open: a page of this site, such as /contact, or an https address.',
          kind: 'link',
          isOptional: true,
        },
        { name: 'popular', label: 'Marked as most popular', kind: 'switch' },
        await pictureField(
          app,
          [
            'course-essentials',
            'course-marketing',
            'course-implementation',
            'course-customer-service',
            'course-data',
            'course-quick-start',
          ],
          false,
        ),
      ],
    },
  ],
  textsOf: (course) => ({ state: stateOf(course) }),
  complete({ state: _, ...course }, { app, texts, before }) {
    const slug =
      before?.slug ??
      (slugOf(course.title, LONGEST_SLUG) || `course-${newId(app.now()).toLowerCase()}`);
    const state = texts.state === 'open' || texts.state === 'full' ? texts.state : undefined;
    // Coming soon is stored by saying nothing.
    return { ...course, slug, link: `/courses/${slug}`, ...(state && { state }) };
  },
  check({ slug, title, state, enrolHref }, { others }) {
    const isTaken = others.some((one) => one.slug === slug || one.title === title);
    return faultsOf({
      title: isTaken && courseErrors.sameTitle,
      enrolHref: state === 'open' && !enrolHref && contentErrors.link,
    });
  },
  notes: () => ({
    title: 'Before you remove a course',
    lines: [
      'Once you publish, it’s gone from the list, the home page, the search and the data for search engines. Its address then shows that there’s no course with this name, with the waitlist for your next course, template or download, unless you redirect it under Site.',
      'Nobody can join its waitlist anymore. The people on it aren’t emailed: they stay under Audience, Subscribers, but can’t be notified anymore. If its notices are already going out, they still reach everyone on the list.',
      'If you add a course with the same title again, it has the same address and the same waitlist.',
    ],
  }),
};

function describeWaitlist({
  confirmed = 0,
  notified = 0,
  pending = 0,
}: Partial<ListCounts> = {}): string {
  const others = [counted(waitingWords.told, notified), counted(waitingWords.pending, pending)];
  const more = others.filter(Boolean).join(', ');
  return counted(waitingWords, confirmed, { more: more && ` (${more})` });
}

function counted(
  text: { none: string; one: string; many: string },
  count: number,
  values: Record<string, string> = {},
): string {
  const form = count === 0 ? text.none : count === 1 ? text.one : text.many;
  return interpolate(form, { count, ...values });
}

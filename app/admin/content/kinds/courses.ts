import { type Course, courseLevels, stateOf } from '#app/facts/courses.ts';
import { courseStates } from '#app/features/courses/courses.content.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { slugOf } from '#app/platform/format/slug.ts';
import { newId } from '#app/platform/ids.ts';
import type { ContentKind } from '../content-kind.server.ts';
import { contentErrors } from '../editor.content.ts';
import { area, choice, line, link, number, optional, toggle } from '../fields.ts';
import { pictureField } from '../picture-field.server.tsx';

const LONGEST_SLUG = 60;

export const coursesKind: ContentKind<Course> = {
  name: 'courses',
  title: 'Courses',
  lead: 'In the order shown on the page. Each course has a page of its own, with a waitlist until you open it. A new one gets both when you publish. To show no courses, turn them off under Site.',
  list: {
    least: 1,
    add: 'Add a Course',
    row: (course) => ({
      name: course.title,
      detail: `${courseStates[stateOf(course)]}, ${formatDollars(course.price)}`,
    }),
  },
  groups: async (app) => [
    {
      fields: [
        line('title', 'Title', 80, 'The address of its page is made from it and stays the same.'),
        number('price', 'Price', [0, 100_000], 'In whole Canadian dollars, before HST.'),
        number('durationWeeks', 'Weeks', [1, 52]),
        number('modules', 'Modules', [1, 99]),
        choice('level', 'Level', Object.fromEntries(courseLevels.map((level) => [level, level]))),
        line('audience', 'Who it’s for', 120),
        area('description', 'Description', 300, 'One or two sentences.'),
        {
          ...line('outcomes', 'What people will take away', 600, 'One on each line.'),
          kind: 'lines',
        },
        // Coming soon is stored by saying nothing.
        optional(
          choice(
            'state',
            'State',
            courseStates,
            'Once you’ve published that it’s open, you can email its waitlist.',
          ),
        ),
        optional(
          link(
            'enrolHref',
            'Where people enrol',
            'Needed while it’s open: a page of this site, such as /contact, or an https address.',
          ),
        ),
        toggle('popular', 'Marked as most popular'),
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
  complete(course, { app, before }) {
    const made = slugOf(course.title, LONGEST_SLUG);
    const slug = before?.slug ?? (made || `course-${newId(app.now()).toLowerCase()}`);
    return { ...course, slug, link: `/courses/${slug}` };
  },
  check: ({ slug, title, state, enrolHref }, { others }) => ({
    title:
      others.some((one) => one.slug === slug || one.title === title) &&
      'Another course has this title. Choose a different one.',
    enrolHref: state === 'open' && !enrolHref && contentErrors.link,
  }),
  notes: {
    title: 'Before you remove a course',
    lines: () => [
      'Once you publish, it’s gone from the list, the home page, the search and the data for search engines. Its address then shows that there’s no course with this name, with the waitlist for your next course, template or download, unless you redirect it under Site.',
      'Nobody can join its waitlist anymore. The people on it aren’t emailed: they stay under Audience, Subscribers, but can’t be notified anymore. If its notices are already going out, they still reach everyone on the list.',
      'If you add a course with the same title again, it has the same address and the same waitlist.',
    ],
  },
};

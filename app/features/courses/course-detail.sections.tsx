import type { ReactNode } from 'react';
import { type Course, stateOf } from '#app/facts/courses.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { Section } from '#app/ui/section.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import type { CourseDetailContent, CoursesContent } from './courses.content.ts';

interface PartProps {
  course: Course | undefined;
  words: CourseDetailContent;
}

interface OverviewProps extends PartProps {
  terms: CoursesContent['catalogue'];
}

/** The facts about the course, beside those of most courses. */
export function CourseOverview({ course, words, terms }: OverviewProps) {
  const state = course ? stateOf(course) : 'soon';
  const text = [state === 'soon' && words.overview, course && words.overviewListed[state]];
  return (
    <Section
      id="overview"
      title={words.overviewTitle}
      lead={text.filter(Boolean).join(' ')}
      tone="surface"
      layout="side"
    >
      <CourseFacts course={course} words={words} terms={terms} />
    </Section>
  );
}

/** The facts that every course page shows, after the course's own facts if it is listed. */
function CourseFacts({ course, words, terms }: OverviewProps) {
  const { labels, priceRange } = words;
  const range = `${formatDollars(priceRange.from)} - ${formatDollars(priceRange.to)}`;
  const rows: readonly (readonly [string, ReactNode, ReactNode])[] = [
    [
      labels.price,
      course && `${formatDollars(course.price)} ${terms.priceNote}`,
      `${range} ${terms.priceNote}`,
    ],
    [labels.duration, course && `${course.durationWeeks} ${terms.weeksUnit}`, words.duration],
    ...(course ? [[labels.modules, course.modules, words.allModules] as const] : []),
    [labels.level, course?.level, words.level],
    [labels.status, course && terms.states[stateOf(course)], words.allStates],
  ];
  return (
    <>
      <table className="table course-facts">
        <caption className="sr-only">{words.overviewTitle}</caption>
        {course && (
          <thead>
            <tr>
              <td />
              <th scope="col">{words.thisCourseTitle}</th>
              <th scope="col">{words.allCoursesTitle}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([label, own, all]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {course && (
                <td className="course-own" data-label={words.thisCourseTitle}>
                  {own}
                </td>
              )}
              <td data-label={course && words.allCoursesTitle}>{all}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="help mt-3">{terms.taxNote}</p>
    </>
  );
}

/** The four things that participants can do after the course. */
export function Outcomes({ course, words }: { course: Course; words: CourseDetailContent }) {
  return (
    <Section id="outcomes" title={words.outcomesTitle} layout="side">
      <ul className="course-outcomes">
        {course.outcomes.map((outcome) => (
          <li key={outcome}>{unbroken(outcome)}</li>
        ))}
      </ul>
    </Section>
  );
}

interface OtherProps {
  courses: readonly Course[];
  words: CourseDetailContent;
  terms: CoursesContent['catalogue'];
}

/** The other courses, one line each. */
export function OtherCourses({ courses, words, terms }: OtherProps) {
  return (
    <Section
      id="other"
      title={words.otherTitle}
      aside={<TextLink href={words.back.href}>{words.back.label}</TextLink>}
    >
      <Rows
        rows={courses.map((course) => ({
          id: course.slug,
          title: course.title,
          href: course.link,
          meta: `${course.durationWeeks} ${terms.weeksUnit} · ${formatDollars(course.price)} ${terms.priceNote}`,
        }))}
      />
    </Section>
  );
}

import { Drawing } from '#app/drawings/drawing.tsx';
import { type Course, stateOf } from '#app/facts/courses.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import type { CoursesContent } from './courses.content.ts';

interface CourseTableProps {
  courses: readonly Course[];
  words: CoursesContent['catalogue'];
}

/**
 * A table that compares the courses. On a phone, level, length and modules move under the title, so
 * that nothing has to be scrolled sideways.
 */
export function CourseTable({ courses, words }: CourseTableProps) {
  return (
    <table className="table course-table">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.courseLabel}</th>
          <th scope="col" className="course-wide-only">
            {words.levelLabel}
          </th>
          <th scope="col" className="course-wide-only">
            {words.durationLabel}
          </th>
          <th scope="col" className="course-wide-only number">
            {words.modulesLabel}
          </th>
          <th scope="col" className="number">
            {words.priceLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <CourseRow key={course.slug} course={course} words={words} />
        ))}
      </tbody>
    </table>
  );
}

interface CourseRowProps {
  course: Course;
  words: CourseTableProps['words'];
}

function CourseRow({ course, words }: CourseRowProps) {
  return (
    <tr>
      <th scope="row">
        <Drawing name={course.picture} className="course-drawing" />
        <div className="course-title">
          <TextLink className="row-link" href={course.link}>
            {course.title}
          </TextLink>
          {course.popular && (
            <span className="with-badge">
              {words.popularMark && <span className="help">{words.popularMark} </span>}
              <Badge tone="strong">{words.popularBadge}</Badge>
            </span>
          )}
        </div>
        <p className="course-text">{course.description}</p>
        <p className="course-text help">
          {words.states[stateOf(course)]} · {words.audienceLabel}: {course.audience}
        </p>
        <p className="course-text course-narrow-only">
          {course.level} · {course.durationWeeks} {words.weeksUnit} · {course.modules}{' '}
          {words.modulesUnit}
        </p>
      </th>
      <td className="course-wide-only">{course.level}</td>
      <td className="course-wide-only">
        {course.durationWeeks} {words.weeksUnit}
        <WeekLine weeks={course.durationWeeks} />
      </td>
      <td className="course-wide-only number">{course.modules}</td>
      <td className="number">
        <span className="figure text-2xl">{formatDollars(course.price)}</span>
        <small className="block">{words.priceNote}</small>
      </td>
    </tr>
  );
}

const WEEK = 16;

/** A line with one dot for each week. */
function WeekLine({ weeks }: { weeks: number }) {
  const end = 6 + weeks * WEEK;
  const knots = Array.from({ length: weeks }, (_, at) => 6 + at * WEEK);
  return (
    <svg
      className="course-week-line"
      viewBox="0 0 140 16"
      width="140"
      height="16"
      aria-hidden="true"
    >
      <path className="thread" d={`M6 8H${end}${knots.map((x) => `M${x} 4v8`).join('')}`} />
      <circle cx={end} cy="8" r="5" fill="var(--color-signal)" />
    </svg>
  );
}

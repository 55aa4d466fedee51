import * as v from 'valibot';
import { describeFactFault } from '#app/facts/check-facts.server.ts';
import { type Course, courseLevels, stateOf } from '#app/facts/courses.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { slugOf } from '#app/platform/format/slug.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { newId } from '#app/platform/ids.ts';
import type { UploadPost } from '../pictures/read-upload.server.ts';
import { requiredLine } from '../shell/required-line.ts';
import { isTarget } from '../site/site-editors.ts';
import { COURSE_DRAWINGS } from './course-drawing-names.ts';
import { courseErrors as errors } from './courses-admin.content.ts';

/** A limit, because every page carries the data of all courses. */
export const MOST_COURSES = 24;

const LONGEST_SLUG = 60;

const text = v.optional(v.string(), '');

const whole = (least: number, most: number, message: string) =>
  v.pipe(
    text,
    v.transform((typed) => typed.replace(/[\s,$]/g, '')),
    v.regex(/^\d{1,7}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

const courseSchema = v.object({
  title: requiredLine(80, errors.title),
  description: requiredLine(300, errors.description),
  audience: requiredLine(120, errors.audience),
  level: v.picklist(courseLevels, errors.level),
  price: whole(0, 100_000, errors.price),
  durationWeeks: whole(1, 52, errors.durationWeeks),
  modules: whole(1, 99, errors.modules),
  outcomes: v.pipe(
    text,
    v.transform((typed) => typed.split('\n').flatMap((one) => cleanLine(one) || [])),
    v.minLength(1, errors.outcomes),
    v.maxLength(8, errors.outcomes),
    v.everyItem((one) => one.length <= 120, errors.outcomes),
  ),
  popular: v.pipe(
    text,
    v.transform((typed) => typed !== ''),
  ),
  picture: v.picklist(COURSE_DRAWINGS, errors.picture),
  state: v.optional(v.picklist(['soon', 'open', 'full'], errors.state), 'soon'),
  enrolHref: v.pipe(text, v.trim()),
});

/** The course that the form describes, or its errors. `before` is the course being edited. */
export async function readCourse(
  app: AppContext,
  { values }: UploadPost,
  before: Course | undefined,
  others: readonly Course[],
): Promise<{ item: Course } | { errors: FieldErrors; values: Record<string, string> }> {
  const parsed = v.safeParse(courseSchema, values);
  const faults: FieldErrors = parsed.success ? {} : fieldErrors(parsed.issues);
  const title = values.title ?? '';
  const slug =
    before?.slug ?? (slugOf(title, LONGEST_SLUG) || `course-${newId(app.now()).toLowerCase()}`);
  if (!faults.title && others.some((one) => one.slug === slug || one.title === title.trim())) {
    faults.title = errors.sameTitle;
  }
  const { state = '', enrolHref = '' } = values;
  if ((state === 'open' || enrolHref.trim()) && !isTarget(enrolHref.trim(), app)) {
    faults.enrolHref = errors.enrolHref;
  }
  if (!parsed.success || Object.keys(faults).length > 0) return { errors: faults, values };
  return { item: { slug, link: `/courses/${slug}`, ...withState(parsed.output) } };
}

/** The initial values of the form. */
export function courseValues(course: Course | undefined): Record<string, string> {
  if (!course) return { level: courseLevels[0], picture: COURSE_DRAWINGS[0] };
  return {
    ...{ title: course.title, description: course.description, audience: course.audience },
    ...{ level: course.level, price: String(course.price), picture: course.picture },
    ...{ durationWeeks: String(course.durationWeeks), modules: String(course.modules) },
    ...{ outcomes: course.outcomes.join('\n'), popular: course.popular ? 'on' : '' },
    state: stateOf(course),
    enrolHref: course.enrolHref ?? '',
  };
}

/** A removed course that is being restored; undefined if the form could not have produced it. */
export function parseCourse(
  typed: string | undefined,
  others: readonly Course[],
): Course | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), typed);
  if (!parsed.success || describeFactFault('courses', [parsed.output])) return undefined;
  const { slug, link, ...course } = parsed.output as Course;
  const fields = v.safeParse(courseSchema, courseValues({ slug, link, ...course }));
  const isTaken = others.some((one) => one.slug === slug || one.title === course.title);
  if (!fields.success || isTaken || slug.length > LONGEST_SLUG) return undefined;
  return { slug, link: `/courses/${slug}`, ...withState(fields.output) };
}

/** Coming soon is stored by saying nothing. */
function withState({ state, enrolHref, ...course }: v.InferOutput<typeof courseSchema>) {
  return {
    ...course,
    ...(state === 'soon' ? {} : { state }),
    ...(enrolHref ? { enrolHref } : {}),
  };
}

import { builtInCourses, type Course } from './courses.ts';
import type { Facts } from './facts.schema.ts';

/** Titles by slug, of every course that was ever shown: a waitlist outlives its course. */
const titles = new Map(builtInCourses.map(({ slug, title }) => [slug, title]));

/** Keeps the titles of these courses for when they are removed. */
export function rememberCourses(courses: readonly Pick<Course, 'slug' | 'title'>[] = []): void {
  for (const { slug, title } of courses) titles.set(slug, title);
}

/** The title of a course, also of one that was removed; undefined if there never was one. */
export function titleOfCourse({ courses }: Facts, slug: string): string | undefined {
  return courses.find((course) => course.slug === slug)?.title ?? titles.get(slug);
}

import { rememberCourses } from '#app/facts/former-courses.server.ts';
import { listKeptVersions } from '#app/platform/owner-facts/kept-versions.server.ts';
import type { Db } from '#database/connect.ts';

/** Brings back the titles of courses that were removed before the process started. */
export async function recallFormerCourses(db: Db): Promise<void> {
  for (const courses of await listKeptVersions(db, 'courses')) rememberCourses(courses);
}

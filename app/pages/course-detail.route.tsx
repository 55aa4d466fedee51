import type { Facts } from '#app/facts/facts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import {
  CourseHeader,
  CourseOverview,
  OtherCourses,
  Outcomes,
} from '#app/features/courses/course-detail.sections.tsx';
import { courseItemList } from '#app/features/courses/course-list.ts';
import { courseDetailWords, coursesWords } from '#app/features/courses/courses.content.ts';
import { WaitlistForm } from '#app/features/subscriptions/list-forms.tsx';
import {
  GENERAL_WAITLIST,
  waitlist,
} from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import { headWithTitle } from '#app/platform/seo/head-with-title.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import type { Route } from './+types/course-detail.route.ts';
import '#app/features/courses/courses.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

export function meta({ params, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const courseDetail = courseDetailWords(facts);
  const siteUrl = siteUrlOf(matches);
  const { title, course } = courseOf(facts, params.slug);
  const { head, unlistedDescription, openDescription } = courseDetail;
  const shown = !course
    ? { ...head, description: unlistedDescription }
    : course.state
      ? { ...head, description: openDescription, noindex: false, isMadeOnRequest: true }
      : head;
  const path = `/courses/${encodeURIComponent(params.slug)}`;
  return pageMeta(facts, siteUrl, headWithTitle(facts, shown, title), path, [
    ...(course?.state ? [courseItemList(facts, siteUrl, [course])] : []),
    breadcrumbList(siteUrl, [
      { name: courseDetail.breadcrumb, path: '/courses' },
      { name: title, path },
    ]),
  ]);
}

export default function CourseDetailPage({ params }: Route.ComponentProps) {
  const facts = useFacts();
  const { courses: courseList } = facts;
  const courseDetail = courseDetailWords(facts);
  const courses = coursesWords(facts);
  const { title, course } = courseOf(facts, params.slug);
  return (
    <>
      <CourseHeader title={title} course={course} words={courseDetail} />
      <CourseOverview
        course={course}
        words={courseDetail}
        terms={courses.catalogue}
        waitlist={
          <WaitlistForm
            item={course ? `course:${course.slug}` : GENERAL_WAITLIST}
            title={course?.title ?? waitlist.general.title}
            submit={courseDetail.waitlistButton}
          />
        }
      />
      {course && <Outcomes course={course} words={courseDetail} />}
      <OtherCourses
        courses={courseList.filter(({ slug }) => slug !== params.slug)}
        words={courseDetail}
        terms={courses.catalogue}
      />
    </>
  );
}

/** Every slug has a page. Where no course has it, the title is made from the slug. */
function courseOf(facts: Facts, slug: string) {
  const { courses: courseList } = facts;
  const course = courseList.find((listed) => listed.slug === slug);
  return { course, title: course?.title ?? titleFromSlug(slug) };
}

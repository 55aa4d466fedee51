import { Drawing } from '#app/drawings/drawing.tsx';
import type { Facts } from '#app/facts/facts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import {
  CourseOverview,
  OtherCourses,
  Outcomes,
} from '#app/features/courses/course-detail.sections.tsx';
import { courseItemList } from '#app/features/courses/course-list.ts';
import { courseDetailWords, coursesWords } from '#app/features/courses/courses.content.ts';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import { headWithTitle } from '#app/platform/seo/head-with-title.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import type { Route } from './+types/course-detail.route.ts';
import { ComingSoonHeader, GetIt, HearFirst, ofSlug } from './coming-soon.tsx';
import '#app/features/courses/courses.css';

/** The footer doesn't ask for a second sign-up. */
export const handle = { signup: 'own' };

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
  const words = courseDetailWords(facts);
  const terms = coursesWords(facts).catalogue;
  const { title, course } = courseOf(facts, params.slug);
  return (
    <>
      <ComingSoonHeader
        breadcrumbs={
          <Breadcrumbs trail={[{ label: words.breadcrumb, href: '/courses' }]} current={title} />
        }
        title={title}
        lead={course ? unbroken(course.description) : words.unlisted}
        drawing={<Drawing name={course?.picture ?? 'course-essentials'} />}
        page={ofSlug(words.lessons, params.slug)}
        sample={words.lessonSample}
      >
        {course?.state === 'open' && course.enrolHref ? (
          <GetIt href={course.enrolHref} {...words.enrol} />
        ) : (
          <HearFirst
            item={course && `course:${course.slug}`}
            title={title}
            text={course?.state === 'full' ? words.full : words.waitlistText}
            submit={words.waitlistButton}
          />
        )}
      </ComingSoonHeader>
      <CourseOverview course={course} words={words} terms={terms} />
      {course && <Outcomes course={course} words={words} />}
      <OtherCourses
        courses={facts.courses.filter(({ slug }) => slug !== params.slug)}
        words={words}
        terms={terms}
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

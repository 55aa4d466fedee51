import { Drawing } from '#app/drawings/drawing.tsx';
import { useFacts } from '#app/facts/use-facts.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Section } from '#app/ui/section.tsx';
import { courseItemList } from './course-list.ts';
import { CourseTable } from './course-table.tsx';
import { courseDetailWords, coursesWords } from './courses.content.ts';
import { Consultation, Corporate, TryFirst } from './courses.sections.tsx';
import './courses.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/courses.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const { courses: courseList } = facts;
  const courseDetail = courseDetailWords(facts);
  const courses = coursesWords(facts);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, courses.head, '/courses', [
    courseItemList(facts, siteUrl, courseList),
    breadcrumbList(siteUrl, [{ name: courseDetail.breadcrumb, path: '/courses' }]),
  ]);
}

export default function CoursesPage() {
  const facts = useFacts();
  const { courses: courseList } = facts;
  const courses = coursesWords(facts);
  const { hero, catalogue } = courses;
  return (
    <>
      <PageHeader
        title={hero.title}
        lead={hero.text}
        actions={<ButtonLink href={hero.action.href}>{hero.action.label}</ButtonLink>}
        picture={<Drawing name="courses" />}
      />
      <Section
        id={catalogue.id}
        title={catalogue.title}
        lead={catalogue.text}
        className="course-catalogue pt-0"
      >
        <CourseTable courses={courseList} words={catalogue} />
        <p className="help mt-4">{catalogue.taxNote}</p>
      </Section>
      <Consultation words={courses.consultation} />
      <Corporate words={courses.corporate} />
      <Questions {...courses.questions} />
      <TryFirst words={courses.end} />
    </>
  );
}

import type { Course } from '#app/facts/courses.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HomeContent } from './home.content.ts';

interface EducationProps {
  words: HomeContent['education'];
  courses: readonly Course[];
  terms: {
    taxNote: string;
    weeksUnit: string;
    modulesUnit: string;
    popularMark: string | undefined;
    popularBadge: string;
  };
}

/** The courses as a price list, and the free resources beside it. */
export function Education({ words, courses, terms }: EducationProps) {
  const { sections } = useFacts();
  return (
    <Section
      id="learn"
      title={words.title}
      lead={sections.courses ? words.text : words.textWithoutCourses}
    >
      <div className="home-learn-grid">
        {sections.courses && (
          <section>
            <h3>{words.coursesTitle}</h3>
            <ul className="home-price-list">
              {featuredOf(courses, words.featuredCourseSlugs).map((course) => (
                <PricedCourse key={course.slug} course={course} terms={terms} />
              ))}
            </ul>
            <p className="help">{terms.taxNote}</p>
            <p className="mt-4">
              <TextLink href={words.allCourses.href}>{words.allCourses.label}</TextLink>
            </p>
          </section>
        )}
        <section className="home-free">
          <h3>
            <span className="figure block text-5xl">{formatDollars(words.freePrice)}</span>
            {words.freeResourcesTitle}
          </h3>
          <ul>
            {words.freeResources.map((resource) => (
              <li key={resource.link}>
                <h4>{resource.title}</h4>
                <p>{resource.description}</p>
                <TextLink href={resource.link}>{resource.linkText}</TextLink>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <TextLink href={words.allResources.href}>{words.allResources.label}</TextLink>
          </p>
        </section>
      </div>
    </Section>
  );
}

function featuredOf(courses: readonly Course[], slugs: readonly string[]): readonly Course[] {
  const found = courses.filter(({ slug }) => slugs.includes(slug));
  return found.length === slugs.length ? found : courses.slice(0, slugs.length);
}

function PricedCourse({ course, terms }: { course: Course; terms: EducationProps['terms'] }) {
  return (
    <li className="home-priced">
      <h4 className="home-price-title">
        <TextLink className="row-link" href={course.link}>
          {course.title}
        </TextLink>
      </h4>
      <p className="home-price-figure">${course.price}</p>
      <p className="home-price-text">
        <span className="home-price-words">{course.description}</span>
        <span className="help">
          <span>
            {course.level} · {course.durationWeeks} {terms.weeksUnit} · {course.modules}{' '}
            {terms.modulesUnit}
          </span>{' '}
          {course.popular && (
            <span className="with-badge">
              {terms.popularMark} <Badge tone="strong">{terms.popularBadge}</Badge>
            </span>
          )}
        </span>
      </p>
    </li>
  );
}

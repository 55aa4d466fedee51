import type { Facts } from '#app/facts/facts.ts';
import { organizationReference, type StructuredData } from '#app/platform/seo/structured-data.ts';

export interface CourseFacts {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly level: string;
  readonly durationWeeks: number;
}

/** The courses in the order of the page. Without offers, because none is on sale yet. */
export function courseItemList(
  facts: Facts,
  siteUrl: string,
  courses: readonly CourseFacts[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        name: course.title,
        description: course.description,
        url: siteUrl + course.link,
        educationalLevel: course.level,
        timeRequired: `P${course.durationWeeks}W`,
        provider: organizationReference(facts, siteUrl),
      },
    })),
  };
}

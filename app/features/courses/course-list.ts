import type { Course } from '#app/facts/courses.ts';
import type { Facts } from '#app/facts/facts.ts';
import { organizationReference, type StructuredData } from '#app/platform/seo/structured-data.ts';

export interface CourseFacts {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly level: string;
  readonly durationWeeks: number;
  readonly price: number;
  readonly state?: Course['state'];
}

/** The courses in the order of the page; those that are on sale or full with their offers. */
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
        ...(course.state && {
          offers: {
            '@type': 'Offer',
            price: course.price,
            priceCurrency: 'CAD',
            url: siteUrl + course.link,
            availability: `https://schema.org/${course.state === 'open' ? 'InStock' : 'SoldOut'}`,
          },
        }),
        provider: organizationReference(facts, siteUrl),
      },
    })),
  };
}

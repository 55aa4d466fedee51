import type { Facts } from '#app/facts/facts.ts';
import { shownTeam } from '#app/facts/team.ts';
import { photoFile, photoWidths } from '#app/facts/uploaded-picture.ts';
import type { StructuredData } from './structured-data.ts';

/** The page about the company with the people who work there. Made-up people aren't described. */
export function aboutPage(facts: Facts, siteUrl: string): StructuredData[] {
  const people = shownTeam(facts).filter((member) => !member.isSample);
  if (people.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      url: `${siteUrl}/about`,
      mainEntity: {
        '@type': 'Organization',
        '@id': `${siteUrl}/#organization`,
        employee: people.map(({ name, position, photo }) => ({
          '@type': 'Person',
          name,
          jobTitle: position,
          ...(photo && {
            image: siteUrl + photoFile(photo.id, photoWidths(photo.width).at(-1) ?? 0, 'jpg'),
          }),
        })),
      },
    },
  ];
}

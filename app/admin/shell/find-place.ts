import type { SitePath } from '#app/content-types.ts';
import type { Role } from '#database/schema.ts';
import { mayOpen } from '../session/access.ts';
import { type AdminPlace, adminPlaces } from './shell.content.ts';

/** The place and the page of it that a path belongs to: the page that, by its own
 * address or by a part of it, has the longest common start. */
export function findPlace(pathname: string): { place: AdminPlace; href: SitePath } | undefined {
  const found = adminPlaces
    .flatMap((place) =>
      place.pages.flatMap(({ href, parts = [] }) =>
        [href, ...parts].map((start) => ({ place, href: href as SitePath, start })),
      ),
    )
    .filter(({ start }) => pathname === start || pathname.startsWith(`${start}/`))
    .sort((a, b) => b.start.length - a.start.length);
  return found[0];
}

/** The places with the pages that a role may open; a place without one is left out. */
export function placesFor(role: Role): AdminPlace[] {
  return adminPlaces.flatMap((place) => {
    const [first, ...others] = place.pages.filter(({ href }) => mayOpen(role, href));
    return first ? [{ ...place, pages: [first, ...others] as const }] : [];
  });
}

import type { SitePath } from '#app/content-types.ts';
import type { Role } from '#database/schema.ts';
import { mayOpen } from '../session/access.ts';
import { type AdminPlace, adminPlaces } from './shell.content.ts';

/** The place and the page of it that a path belongs to: the page with the longest common start. */
export function findPlace(pathname: string): { place: AdminPlace; href: SitePath } | undefined {
  const found = adminPlaces
    .flatMap((place) => place.pages.map(({ href }) => ({ place, href: href as SitePath })))
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length);
  return found[0];
}

/** The places with the pages that a role may open; a place without one is left out. */
export function placesFor(role: Role): AdminPlace[] {
  return adminPlaces.flatMap((place) => {
    const [first, ...others] = place.pages.filter(({ href }) => mayOpen(role, href));
    return first ? [{ ...place, pages: [first, ...others] as const }] : [];
  });
}

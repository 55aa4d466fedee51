import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  CalendarIcon,
  ChatIcon,
  ChecklistIcon,
  DocumentIcon,
  PeopleIcon,
  WrenchIcon,
} from '#app/drawings/icons.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { findPlace, placesFor } from './find-place.ts';
import type { AdminPlace } from './shell.content.ts';
import { useViewer } from './use-viewer.ts';

const icons: Record<AdminPlace['id'], ReactNode> = {
  today: <ChecklistIcon />,
  inbox: <ChatIcon />,
  calls: <CalendarIcon />,
  audience: <PeopleIcon />,
  content: <DocumentIcon />,
  settings: <WrenchIcon />,
};

/** The places: beside the name on a wide screen, a bar at the bottom of a phone. */
export function PlaceNavigation() {
  const { pathname } = useLocation();
  const { role } = useViewer();
  const here = findPlace(pathname)?.place.id;
  return (
    <nav className="admin-nav" aria-label="Admin area">
      <ul>
        {placesFor(role).map((place) => {
          const { href } = place.pages[0];
          return (
            <li key={place.id}>
              <PageLink
                to={asSitePath(href)}
                aria-current={currentOf(place.id === here, href, pathname)}
              >
                {icons[place.id]}
                <span>{place.label}</span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The pages of the current place, unless it has only one. */
export function SectionNavigation() {
  const { pathname } = useLocation();
  const { role } = useViewer();
  const here = findPlace(pathname);
  const place = placesFor(role).find(({ id }) => id === here?.place.id);
  if (!here || !place || place.pages.length === 1) return null;
  const { label, pages } = place;
  return (
    <nav className="admin-section" aria-label={`${label} pages`}>
      <ul>
        {pages.map(({ label: name, href }) => (
          <li key={href}>
            <PageLink
              to={asSitePath(href)}
              aria-current={currentOf(href === here.href, href, pathname)}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `page` for the page itself, `true` for a page below it. */
function currentOf(isHere: boolean, href: string, pathname: string): 'page' | 'true' | undefined {
  if (!isHere) return undefined;
  return href === pathname ? 'page' : 'true';
}

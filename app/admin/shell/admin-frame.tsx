import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import type { PagePath } from '#app/content-types.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { layoutWordsOf } from '#app/layout/layout.content.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { ToastRegion } from '#app/ui/toast.tsx';
import { PublishBar } from '../content/publish-bar.tsx';
import { adminPlaces, findPage, pagesFor } from './places.ts';
import { useViewer } from './use-viewer.ts';

/** Header, navigation and main part of every page of the admin area. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const facts = useFacts();
  const layoutWords = layoutWordsOf(facts);
  const { name, role, changes } = useViewer();
  const { pathname } = useLocation();
  const here = findPage(pathname);
  const pagesHere = here ? pagesFor(role, here.place) : [];
  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="admin-bar">
        <div className="wrap admin-bar-row">
          <span className="admin-name">{facts.company.name} Admin</span>
          <TextLink href="/">View the site</TextLink>
          {/* Beside the name on a wide screen, a bar at the bottom of a phone. */}
          <nav className="admin-nav" aria-label="Admin area">
            <ul>
              {adminPlaces.map((place) => {
                const [first] = pagesFor(role, place);
                return (
                  first && (
                    <NavigationItem
                      key={place.label}
                      href={first[0]}
                      isHere={place === here?.place}
                    >
                      <place.Icon />
                      <span>{place.label}</span>
                    </NavigationItem>
                  )
                );
              })}
            </ul>
          </nav>
          <div className="admin-person">
            {name && (
              <PageLink to="/admin/security">
                <span className="sr-only">Logged in as </span>
                {name}
              </PageLink>
            )}
            <Form method="post" action="/admin/logout" reloadDocument>
              <button type="submit" className="button button-quiet button-small">
                Logout
              </button>
            </Form>
          </div>
        </div>
      </header>
      <div className="wrap">
        {here && pagesHere.length > 1 && (
          <nav className="admin-section" aria-label={`${here.place.label} pages`}>
            <ul>
              {pagesHere.map(([href, label]) => (
                <NavigationItem key={href} href={href} isHere={href === here.href}>
                  {label}
                </NavigationItem>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <main id="main" tabIndex={-1} className="wrap admin-main">
        {changes && <PublishBar changes={changes} back={pathname} />}
        {children}
      </main>
      <ToastRegion label={layoutWords.toastRegion} dismissLabel={layoutWords.dismissToast} />
    </div>
  );
}

function NavigationItem({
  href,
  isHere,
  children,
}: {
  href: PagePath;
  isHere: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const current = href === pathname ? 'page' : 'true';
  return (
    <li>
      <PageLink to={href} aria-current={isHere ? current : undefined}>
        {children}
      </PageLink>
    </li>
  );
}

import { useLocation } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import { shownLinks } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { type Menu, navigationOf } from '#app/layout/navigation.content.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { PageLink, PageNavLink } from '#app/ui/page-link.tsx';
import { currentMenu } from './current-menu.ts';
import { layoutWordsOf } from './layout.content.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** The menus, without links into sections that are switched off. */
function shownMenus(facts: Facts): (readonly [id: string, menu: Menu])[] {
  return Object.entries<Menu>(navigationOf(facts).menus)
    .map(([id, { label, items }]) => [id, { label, items: shownLinks(facts, items) }] as const)
    .filter(([, { items }]) => items.length > 0);
}

/** The bar at the top of every page. Menus work with CSS and <details>; menus.ts adds keys and delays. */
export function SiteHeader() {
  const facts = useFacts();
  const { company } = facts;
  const layoutWords = layoutWordsOf(facts);
  const { headerLinks, assessmentLink } = navigationOf(facts);
  const menus = shownMenus(facts);
  const current = currentMenu(menus, useLocation().pathname);
  return (
    <header className="site-header">
      <div className="wrap header-bar">
        <PageLink to="/" className="logo-link" aria-label={layoutWords.logoLabel}>
          <Logo name={company.name} />
        </PageLink>
        <nav className="main-nav" aria-label={layoutWords.mainMenuLabel}>
          <ul className="menus">
            {menus.map(([id, menu]) => (
              <li
                key={id}
                className="menu"
                data-menu={id}
                data-current={id === current || undefined}
              >
                <details name="site-menu">
                  <summary className="menu-label">
                    {menu.label}
                    <Chevron />
                  </summary>
                </details>
                <MenuPanel menu={menu} />
              </li>
            ))}
            {headerLinks.map((link) => (
              <li key={link.href}>
                <PageNavLink to={link.href} className="menu-label">
                  {link.label}
                </PageNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <PageLink to={layoutWords.search.href} className="icon-button header-search">
          <span className="sr-only">{layoutWords.search.label}</span>
          <svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="m13 13 5.5 5.5" />
          </svg>
        </PageLink>
        <a href={company.phone.href} className="icon-button phone-link">
          <span className="sr-only">{`${layoutWords.callLabel} ${company.phone.display}`}</span>
          <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 3.5H5c-.9 0-1.6.8-1.5 1.7C4.2 13.6 10.4 19.8 18.8 20.5c.9.1 1.7-.6 1.7-1.5v-2c0-.5-.3-.9-.8-1l-3-.9c-.4-.1-.8 0-1.1.3l-1.3 1.4a14 14 0 0 1-7.1-7.1l1.4-1.3c.3-.3.4-.7.3-1.1l-.9-3c-.1-.5-.5-.8-1-.8z" />
          </svg>
        </a>
        <ButtonLink href={assessmentLink.href} small className="assessment">
          {assessmentLink.label}
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  );
}

function MenuPanel({ menu }: { menu: Menu }) {
  return (
    <ul
      className="menu-panel"
      aria-label={menu.label}
      data-wide={menu.items.length > 5 || undefined}
    >
      {menu.items.map((item) => (
        <li key={item.href}>
          <PageNavLink end to={item.href} className="menu-item">
            <b>{item.label}</b>
            <span>{item.description}</span>
          </PageNavLink>
        </li>
      ))}
    </ul>
  );
}

function Chevron() {
  return (
    <svg className="chevron" viewBox="0 0 12 8" aria-hidden="true">
      <path d="m1.5 1.5 4.5 4.5 4.5-4.5" />
    </svg>
  );
}

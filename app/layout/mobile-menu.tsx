import type { TextLink } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { shownLinks } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { type MenuItem, navigationOf } from '#app/layout/navigation.content.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageNavLink } from '#app/ui/page-link.tsx';
import { layoutWordsOf } from './layout.content.ts';

/** The menu below 768 px: a native <details>, which menus.ts closes with Escape. */
export function MobileMenu() {
  const facts = useFacts();
  const layoutWords = layoutWordsOf(facts);
  const { assessmentLink, mobileMenu } = navigationOf(facts);
  return (
    <details className="mobile-menu">
      <summary className="icon-button">
        <span className="sr-only when-closed">{mobileMenu.openLabel}</span>
        <span className="sr-only when-open">{mobileMenu.closeLabel}</span>
        <svg className="glyph" viewBox="0 0 24 20" aria-hidden="true">
          <path className="when-closed" d="M1 3h15a3.5 3.5 0 0 1 0 7H8a3.5 3.5 0 0 0 0 7h15" />
          <path className="when-open" d="m4 2 16 16M20 2 4 18" />
        </svg>
      </summary>
      <nav className="mobile-panel" aria-label={layoutWords.mobileMenuLabel}>
        <ButtonLink href={assessmentLink.href}>{assessmentLink.label}</ButtonLink>
        <MobileLinks links={mobileMenu.firstLinks} />
        {shownSections(facts).map((section) => (
          <details key={section.title} className="mobile-group" name="mobile-group">
            <summary>
              <h2 className="mobile-title">{section.title}</h2>
            </summary>
            <MobileLinks links={section.items} />
          </details>
        ))}
        <MobileLinks links={mobileMenu.links} />
      </nav>
    </details>
  );
}

function MobileLinks({ links }: { links: readonly TextLink[] }) {
  const facts = useFacts();
  return (
    <ul>
      {shownLinks(facts, links).map((link) => (
        <li key={link.href}>
          <PageNavLink end to={link.href} className="mobile-link">
            {link.label}
          </PageNavLink>
        </li>
      ))}
    </ul>
  );
}

/** The sections with the links that are shown. */
function shownSections(facts: Facts) {
  const { menus, mobileMenu } = navigationOf(facts);
  return mobileMenu.sections
    .map((section) => ({
      ...section,
      items: shownLinks<MenuItem>(facts, menus[section.menu].items),
    }))
    .filter(({ items }) => items.length > 0);
}

import type { SitePath } from '#app/content-types.ts';
import { PageLink } from '#app/ui/page-link.tsx';

interface FilterLinksProps {
  label: string;
  options: readonly { value: string; label: string; href: SitePath }[];
  current: string;
  /** The choices are the parts of one page: on a phone they look like tabs, too, not like boxes. */
  asTabs?: boolean;
}

/** A filter kept in the URL: plain links, so that it works without a script, can be shared, and Back undoes it. */
export function FilterLinks({ label, options, current, asTabs }: FilterLinksProps) {
  return (
    <nav className={asTabs ? 'tab-links' : 'filter-tabs'} aria-label={label}>
      <ul className={asTabs ? 'tab-list' : 'tab-list even-rows'}>
        {options.map((option) => (
          <li key={option.value}>
            <PageLink
              to={option.href}
              className="tab"
              aria-current={option.value === current || undefined}
            >
              {option.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

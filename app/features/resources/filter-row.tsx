import type { SitePath } from '#app/content-types.ts';
import { PageLink } from '#app/ui/page-link.tsx';

interface FilterRowProps {
  /** Shown before the options. */
  label: string;
  options: readonly { id: string; label: string; href: SitePath }[];
  current: string;
}

/** Filter links in a row, more compact than tabs; the current one is filled. */
export function FilterRow({ label, options, current }: FilterRowProps) {
  return (
    <nav className="resource-filter-row no-print" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {options.map((option) => (
          <li key={option.id}>
            <PageLink
              to={option.href}
              className="resource-filter"
              aria-current={option.id === current || undefined}
            >
              {option.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

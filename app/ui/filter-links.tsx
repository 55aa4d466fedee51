import { Link } from 'react-router';

interface FilterLinksProps {
  label: string;
  options: readonly { value: string; label: string; href: string }[];
  current: string;
}

/** A choice that lives in the address: plain links, so that it works before the script, can be shared and undone with Back. */
export function FilterLinks({ label, options, current }: FilterLinksProps) {
  return (
    <nav className="filter-tabs" aria-label={label}>
      <ul className="tab-list">
        {options.map((option) => (
          <li key={option.value}>
            <Link
              to={option.href}
              className="tab"
              aria-current={option.value === current || undefined}
              preventScrollReset
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

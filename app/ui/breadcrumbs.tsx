import type { TextLink as TextLinkWords } from '#app/content-types.ts';
import { TextLink } from './external-link.tsx';

interface BreadcrumbsProps {
  /** Names the navigation for a screen reader. */
  label: string;
  /** From the top down, without the page itself. */
  trail: readonly TextLinkWords[];
  /** The page one is on. */
  current: string;
}

/** Where this page hangs in the site. */
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs no-print" aria-label={label}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <TextLink href={crumb.href}>{crumb.label}</TextLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

import type { TextLink as TextLinkWords } from '#app/content-types.ts';
import { TextLink } from './external-link.tsx';

interface BreadcrumbsProps {
  /** Names the navigation for a screen reader. */
  label: string;
  /** From the top down, without the page itself. */
  trail: readonly TextLinkWords[];
  /** The title of this page. */
  current: string;
}

/** The path from the home page to this page. */
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

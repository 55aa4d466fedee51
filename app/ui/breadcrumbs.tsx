import type { TextLink as TextLinkWords } from '#app/content-types.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { layoutWordsOf } from '#app/layout/layout.content.ts';
import { TextLink } from './external-link.tsx';

interface BreadcrumbsProps {
  /** From the home page down, without it and without the page itself. */
  trail: readonly TextLinkWords[];
  /** The title of this page. */
  current: string;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const facts = useFacts();
  const layoutWords = layoutWordsOf(facts);
  const home: TextLinkWords = { label: layoutWords.homeCrumb, href: '/' };
  return (
    <nav className="breadcrumbs no-print" aria-label={layoutWords.breadcrumbLabel}>
      <ol>
        {[home, ...trail].map((crumb) => (
          <li key={crumb.href}>
            <TextLink href={crumb.href}>{crumb.label}</TextLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

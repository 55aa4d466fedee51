import type { TextLink } from '#app/content-types.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { layoutWords } from './layout.content.ts';

interface PageBreadcrumbsProps {
  /** From the home page down, without it and without the page itself. */
  trail: readonly TextLink[];
  /** The title of this page. */
  current: string;
}

/** The breadcrumbs of a page: they start at the home page, as its structured data does. */
export function PageBreadcrumbs({ trail, current }: PageBreadcrumbsProps) {
  return (
    <Breadcrumbs
      label={layoutWords.breadcrumbLabel}
      trail={[{ label: layoutWords.homeCrumb, href: '/' }, ...trail]}
      current={current}
    />
  );
}

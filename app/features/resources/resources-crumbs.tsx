import type { TextLink } from '#app/content-types.ts';
import { breadcrumbList, type StructuredData } from '#app/platform/seo/structured-data.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';

const hub: TextLink = { label: 'Resources', href: '/resources' };

interface CrumbsProps {
  /** The listing between the hub and the page, if any. */
  parent?: TextLink;
  current: string;
}

/** The breadcrumbs from the hub to this page. */
export function ResourceCrumbs({ parent, current }: CrumbsProps) {
  const trail = parent ? [hub, parent] : [hub];
  return <Breadcrumbs trail={trail} current={current} />;
}

/** The same breadcrumbs as structured data. */
export function resourceBreadcrumbs(
  siteUrl: string,
  { parent, current }: CrumbsProps,
  path: string,
): StructuredData {
  const steps = [hub, ...(parent ? [parent] : []), { label: current, href: path }];
  return breadcrumbList(
    siteUrl,
    steps.map(({ label, href }) => ({ name: label, path: href })),
  );
}

import { useLocation } from 'react-router';
import { Drawing } from '#app/drawings/drawing.tsx';
import type { Facts } from '#app/facts/facts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import type { Route } from './+types/category.route.ts';
import { ChecklistSheet, GuidesPanel } from './library-panels.tsx';
import { ResourceCrumbs, resourceBreadcrumbs } from './list-page.tsx';
import { downloadDetailWords, resourceWordsOf } from './resources.content.ts';
import './resources.css';
import './checklist-sheet.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

const parent = { label: 'Library', href: '/resources/library' } as const;

export function meta({ location, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const category = categoryAt(facts, location.pathname);
  const path = `/resources/${category.slug}`;
  return pageMeta(facts, siteUrl, category.head, path, [
    resourceBreadcrumbs(siteUrl, { parent, current: category.title }, path),
  ]);
}

/** The library's files of one kind. */
export default function CategoryPage() {
  const facts = useFacts();
  const downloadDetail = downloadDetailWords(facts);
  const category = categoryAt(facts, useLocation().pathname);
  return (
    <>
      <PageHeader
        breadcrumbs={<ResourceCrumbs parent={parent} current={category.title} />}
        title={category.title}
        lead={category.text}
        picture={
          category.slug === 'guides' ? (
            <Drawing name="value-education" />
          ) : (
            <Drawing name="tool-vendor-evaluation-checklist" />
          )
        }
      />
      <section className="wrap resource-library" aria-labelledby="category-files">
        <h2 id="category-files" className="sr-only">
          {category.filesTitle}
        </h2>
        {category.slug === 'guides' ? <GuidesPanel /> : <ChecklistSheet />}
        <p className="mt-10">
          <TextLink href={parent.href}>{downloadDetail.back.label}</TextLink>
        </p>
      </section>
    </>
  );
}

/** Throws for a path without a category: routes.ts must not map such a path to this file. */
function categoryAt(facts: Facts, pathname: string) {
  const slug = pathname.split('/')[2];
  const category = resourceWordsOf(facts).categories.find((one) => one.slug === slug);
  if (!category) throw new Error(`No category at ${pathname}`);
  return category;
}

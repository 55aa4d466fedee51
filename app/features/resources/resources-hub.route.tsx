import { LibraryGuide } from '#app/drawings/library-guide.tsx';
import { blogTeasers, caseStudyTeasers } from '#app/facts/articles.ts';
import { collectionPage } from '#app/platform/seo/collection-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { HubBlog, HubCaseStudies, HubTemplates, HubTools } from './hub-sections.tsx';
import { QuickAccess } from './quick-access.tsx';
import { resourcesHub } from './resources.content.ts';
import './resources.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/resources-hub.route.ts';

const path = '/resources';

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const { head, tools } = resourcesHub;
  const items = [
    ...resourcesHub.quickAccess.cards.map(({ title, link }) => ({ name: title, path: link.href })),
    ...[...blogTeasers, ...caseStudyTeasers].map((teaser) => ({
      name: teaser.title,
      path: teaser.path,
    })),
    ...tools.cards.map(({ title, link }) => ({ name: title, path: link.href })),
  ];
  return pageMeta(siteUrl, head, path, [
    breadcrumbList(siteUrl, [{ name: 'Resources', path }]),
    collectionPage(siteUrl, { head, path }, items),
  ]);
}

export default function ResourcesHubPage() {
  const { hero, quickAccess } = resourcesHub;
  return (
    <>
      <PageHeader
        title={hero.title}
        lead={hero.text}
        picture={<LibraryGuide />}
        actions={
          <>
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink href={hero.secondary.href} variant="secondary">
              {hero.secondary.label}
            </ButtonLink>
          </>
        }
      />
      <QuickAccess title={quickAccess.title} cards={quickAccess.cards} />
      <HubBlog words={resourcesHub.blog} posts={blogTeasers} />
      <HubCaseStudies words={resourcesHub.caseStudies} stories={caseStudyTeasers} />
      <HubTools words={resourcesHub.tools} />
      <HubTemplates words={resourcesHub.templates} />
    </>
  );
}

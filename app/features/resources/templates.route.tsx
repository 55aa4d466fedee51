import { useSearchParams } from 'react-router';
import { EmptyState as EmptyPicture } from '#app/drawings/empty-state.tsx';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { collectionPage } from '#app/platform/seo/collection-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { FileList } from './file-list.tsx';
import { FilterRow } from './filter-row.tsx';
import { addressOf, filterResources, filterTemplates, readChoice } from './filters.ts';
import { templates } from './resources.content.ts';
import { ResourceCrumbs, resourceBreadcrumbs } from './resources-crumbs.tsx';
import { ResultCount } from './result-count.tsx';
import { TemplateList } from './template-list.tsx';
import { ClearSearch, TemplateSearch } from './template-search.tsx';
import './resources.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/templates.route.ts';

const path = '/resources/automation-templates';
const crumbs = { current: 'Automation Templates' };

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const items = templateCards.map((card) => ({ name: card.title, path: card.downloadUrl }));
  return pageMeta(siteUrl, templates.head, path, [
    resourceBreadcrumbs(siteUrl, crumbs, path),
    collectionPage(siteUrl, { head: templates.head, path }, items),
  ]);
}

export default function TemplatesPage() {
  const [params] = useSearchParams();
  const text = params.get('q') ?? '';
  const tab = readChoice(params.get('category'), templates.tabs, 'all');
  const shown = filterTemplates(templateCards, text, tab);
  const { files, contact } = templates;
  return (
    <>
      <PageHeader
        breadcrumbs={<ResourceCrumbs {...crumbs} />}
        title={templates.title}
        lead={templates.text}
      />
      <section className="wrap" aria-label={templates.title}>
        <TemplateSearch path={path} text={text} tab={tab} />
        <div className="resource-list-bar">
          <FilterRow
            label={templates.tabsLabel}
            current={tab}
            options={templates.tabs.map((option) => ({
              ...option,
              href: addressOf(path, { q: text, category: option.id }),
            }))}
          />
          <ResultCount
            count={shown.length}
            one={templates.countOne}
            many={templates.countMany}
            empty={{ title: templates.empty.text }}
          />
        </div>
        {shown.length > 0 ? (
          <TemplateList cards={shown} />
        ) : (
          <div className="resource-nothing-action">
            <div className="w-40">
              <EmptyPicture />
            </div>
            <ClearSearch path={path} tab={tab} />
          </div>
        )}
      </section>
      <Section id="files" title={files.title} lead={files.text} layout="side">
        <FileList files={filterResources(libraryResources, files.type)} />
      </Section>
      <Section id="contact" title={contact.title} lead={contact.text} tone="surface">
        <ButtonLink href={contact.action.href}>{contact.action.label}</ButtonLink>
      </Section>
    </>
  );
}

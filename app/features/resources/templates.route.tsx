import { useSearchParams } from 'react-router';
import { Drawing } from '#app/drawings/drawing.tsx';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { collectionPage } from '#app/platform/seo/collection-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { FileList } from './file-list.tsx';
import { FilterRow } from './filter-row.tsx';
import { addressOf, filterResources, filterTemplates, readChoice } from './filters.ts';
import { fileListWords } from './library-files.tsx';
import { resourceWordsOf } from './resources.content.ts';
import { ResourceCrumbs, resourceBreadcrumbs } from './resources-crumbs.tsx';
import { ResultCount } from './result-count.tsx';
import { TemplateList } from './template-list.tsx';
import templateSearch, { TEMPLATE_SEARCH_ID } from './template-search.island.tsx';
import './resources.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/templates.route.ts';

const path = '/resources/automation-templates';
const crumbs = { current: 'Automation Templates' };

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const { templates } = resourceWordsOf(facts);
  const items = templateCards.map((card) => ({ name: card.title, path: card.downloadUrl }));
  return pageMeta(facts, siteUrl, templates.head, path, [
    resourceBreadcrumbs(siteUrl, crumbs, path),
    collectionPage(facts, siteUrl, { head: templates.head, path }, items),
  ]);
}

export default function TemplatesPage() {
  const facts = useFacts();
  const { templates } = resourceWordsOf(facts);
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
        <search>
          <Island
            of={templateSearch}
            props={{
              words: {
                label: templates.searchLabel,
                placeholder: templates.searchPlaceholder,
                submit: templates.submit,
              },
              path,
              text,
              tab,
            }}
          />
        </search>
        <div className="resource-list-bar">
          <div data-results>
            <FilterRow
              label={templates.tabsLabel}
              current={tab}
              options={templates.tabs.map((option) => ({
                ...option,
                href: addressOf(path, { q: text, category: option.id }),
              }))}
            />
          </div>
          <ResultCount
            count={shown.length}
            one={templates.countOne}
            many={templates.countMany}
            empty={{ title: templates.empty.text }}
          />
        </div>
        <div data-results>
          {shown.length > 0 ? (
            <TemplateList cards={shown} />
          ) : (
            <div className="resource-nothing-action">
              <div className="w-40">
                <Drawing name="empty-state" />
              </div>
              <ClearSearch tab={tab} label={templates.empty.clear} />
            </div>
          )}
        </div>
      </section>
      <Section id="files" title={files.title} lead={files.text} layout="side">
        <FileList
          files={filterResources(libraryResources, files.type)}
          words={fileListWords(facts)}
        />
      </Section>
      <Section id="contact" title={contact.title} lead={contact.text} tone="surface">
        <ButtonLink href={contact.action.href}>{contact.action.label}</ButtonLink>
      </Section>
    </>
  );
}

/** Clears the search, but keeps the tab. The fragment gives the field the focus. */
function ClearSearch({ tab, label }: { tab: string; label: string }) {
  return (
    <form action={`${path}#${TEMPLATE_SEARCH_ID}`} method="get">
      {tab !== 'all' && <input type="hidden" name="category" value={tab} />}
      <Button type="submit">{label}</Button>
    </form>
  );
}

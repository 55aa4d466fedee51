import { useSearchParams } from 'react-router';
import { Drawing } from '#app/drawings/drawing.tsx';
import { templateCards } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { ResultCount } from './file-list.tsx';
import { addressOf, filterTemplates, readChoice } from './filters.ts';
import { FilesSection, FilterRow, listMeta, ResourceCrumbs } from './list-page.tsx';
import { resourceWordsOf } from './resources.content.ts';
import { TemplateList } from './template-list.tsx';
import templateSearch, { TEMPLATE_SEARCH_ID } from './template-search.island.tsx';
import './resources.css';
import type { Route } from './+types/templates.route.ts';

const path = '/resources/automation-templates';
const crumbs = { current: 'Automation Templates' };

export function meta({ matches }: Route.MetaArgs) {
  const { head } = resourceWordsOf(factsOf(matches)).templates;
  return listMeta(
    matches,
    { head, path, ...crumbs },
    templateCards.map(({ title, downloadUrl }) => ({ name: title, path: downloadUrl })),
  );
}

export default function TemplatesPage() {
  const { templates } = resourceWordsOf(useFacts());
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
      <FilesSection files={files} />
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

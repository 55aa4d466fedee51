import { useSearchParams } from 'react-router';
import { libraryResources } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { addressOf, readChoice } from './filters.ts';
import { GuidesPanel, LibraryFiles, TemplatesPanel, ToolsPanel } from './library-panels.tsx';
import { FilterRow, listMeta, QuickAccess, ResourceCrumbs } from './list-page.tsx';
import { resourceWordsOf } from './resources.content.ts';
import './resources.css';
import type { Route } from './+types/library.route.ts';

const path = '/resources/library';
const crumbs = { current: 'Library' };

export function meta({ matches }: Route.MetaArgs) {
  const { head } = resourceWordsOf(factsOf(matches)).library;
  return listMeta(
    matches,
    { head, path, ...crumbs },
    libraryResources.map(({ title, downloadUrl }) => ({ name: title, path: downloadUrl })),
  );
}

export default function LibraryPage() {
  const { library, hub } = resourceWordsOf(useFacts());
  const [params] = useSearchParams();
  const tab = readChoice(params.get('tab'), library.tabs, 'downloads');
  const current = library.tabs.find(({ id }) => id === tab);
  return (
    <>
      <PageHeader
        breadcrumbs={<ResourceCrumbs {...crumbs} />}
        title={library.title}
        lead={library.text}
      />
      <QuickAccess title={hub.quickAccess.title} cards={library.quickAccess} />
      <section className="wrap resource-library" aria-labelledby="library-tab">
        <h2 id="library-tab" className="sr-only">
          {current?.label}
        </h2>
        <div className="no-print">
          <FilterLinks
            asTabs
            label={library.tabsLabel}
            current={tab}
            options={library.tabs.map(({ id, label }) => ({
              value: id,
              label,
              href: addressOf(path, { tab: id === 'downloads' ? '' : id }),
            }))}
          />
        </div>
        {tab === 'downloads' && <DownloadsPanel chosen={params.get('type')} />}
        {tab === 'tools' && <ToolsPanel />}
        {tab === 'templates' && <TemplatesPanel />}
        {tab === 'guides' && <GuidesPanel />}
        <nav className="mt-6 flex flex-wrap gap-x-6" aria-label={library.byType.label}>
          {library.byType.links.map(({ label, href }) => (
            <TextLink key={href} className="inline-block py-2.5" href={href}>
              {label}
            </TextLink>
          ))}
        </nav>
      </section>
    </>
  );
}

function DownloadsPanel({ chosen }: { chosen: string | null }) {
  const { library } = resourceWordsOf(useFacts());
  const type = readChoice(chosen, library.filters, 'all');
  return (
    <>
      <FilterRow
        label={library.filterLabel}
        current={type}
        options={library.filters.map((filter) => ({
          ...filter,
          href: addressOf(path, { type: filter.id }),
        }))}
      />
      <LibraryFiles type={type} />
    </>
  );
}

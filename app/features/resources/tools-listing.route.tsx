import { useSearchParams } from 'react-router';
import { libraryResources } from '#app/facts/resources.ts';
import { type ToolCard, toolsOf } from '#app/facts/tools.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { collectionPage } from '#app/platform/seo/collection-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import { FileList } from './file-list.tsx';
import { FilterRow } from './filter-row.tsx';
import { addressOf, filterResources, readChoice } from './filters.ts';
import { fileListWords } from './library-files.tsx';
import { resourceWordsOf } from './resources.content.ts';
import { ResourceCrumbs, resourceBreadcrumbs } from './resources-crumbs.tsx';
import { ResultCount } from './result-count.tsx';
import { ToolPicture } from './tool-picture.tsx';
import './resources.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/tools-listing.route.ts';

const path = '/resources/tools';
const crumbs = { current: 'Free AI Tools' };

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const { toolsListing } = resourceWordsOf(facts);
  const items = toolsOf(facts).map((tool) => ({ name: tool.title, path: `${path}/${tool.slug}` }));
  return pageMeta(facts, siteUrl, toolsListing.head, path, [
    resourceBreadcrumbs(siteUrl, crumbs, path),
    collectionPage(facts, siteUrl, { head: toolsListing.head, path }, items),
  ]);
}

export default function ToolsListingPage() {
  const facts = useFacts();
  const { toolsListing } = resourceWordsOf(facts);
  const [params] = useSearchParams();
  const category = readChoice(params.get('category'), toolsListing.filters, 'all');
  const shown = toolsOf(facts).filter((tool) => category === 'all' || tool.category === category);
  const { files, consultation } = toolsListing;
  return (
    <>
      <PageHeader
        breadcrumbs={<ResourceCrumbs {...crumbs} />}
        title={toolsListing.title}
        lead={toolsListing.text}
      />
      <section className="wrap" aria-label={toolsListing.title}>
        <div className="resource-list-bar">
          <FilterRow
            label={toolsListing.filterLabel}
            current={category}
            options={toolsListing.filters.map((filter) => ({
              ...filter,
              href: addressOf(path, { category: filter.id }),
            }))}
          />
          <ResultCount
            count={shown.length}
            one={toolsListing.countOne}
            many={toolsListing.countMany}
          />
        </div>
        <ul className="resource-tools-list">
          {shown.map((tool) => (
            <ToolEntry key={tool.id} tool={tool} />
          ))}
        </ul>
        <p className="help mt-6">{toolsListing.disclaimer}</p>
      </section>
      <Section id="files" title={files.title} lead={files.text} layout="side">
        <FileList
          files={filterResources(libraryResources, files.type)}
          words={fileListWords(facts)}
        />
      </Section>
      <Section
        id="consultation"
        title={consultation.title}
        lead={unbroken(consultation.text)}
        tone="surface"
      >
        <ButtonLink href={consultation.action.href}>{consultation.action.label}</ButtonLink>
      </Section>
    </>
  );
}

function ToolEntry({ tool }: { tool: ToolCard }) {
  const { toolsListing } = resourceWordsOf(useFacts());
  const kind = toolsListing.filters.find(({ id }) => id === tool.category);
  return (
    <li className="resource-tool-entry" data-popular={tool.popular || undefined}>
      <div className="resource-tool-picture">
        <ToolPicture slug={tool.slug} />
      </div>
      <div className="tool-words">
        <p className="eyebrow">
          {kind?.label}
          {tool.popular && <Badge tone="strong">{toolsListing.popularBadge}</Badge>}
        </p>
        <h2>
          <TextLink className="row-link" href={`${path}/${tool.slug}`}>
            {tool.title}
          </TextLink>
        </h2>
        <p className="mt-2">{tool.description}</p>
        <p className="resource-tool-foot">
          <span className="row-go" aria-hidden="true">
            {toolsListing.openText}
          </span>
          <span>
            {toolsListing.timeLabel} {tool.time}
          </span>
        </p>
      </div>
    </li>
  );
}

import { useSearchParams } from 'react-router';
import { type ToolCard, toolsOf } from '#app/facts/tools.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import { ResultCount } from './file-list.tsx';
import { addressOf, readChoice } from './filters.ts';
import { FilesSection, FilterRow, listMeta, ResourceCrumbs } from './list-page.tsx';
import { ToolPicture } from './pictures.tsx';
import { resourceWordsOf } from './resources.content.ts';
import './resources.css';
import type { Route } from './+types/tools-listing.route.ts';

const path = '/resources/tools';
const crumbs = { current: 'Free AI Tools' };

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const { head } = resourceWordsOf(facts).toolsListing;
  return listMeta(
    matches,
    { head, path, ...crumbs },
    toolsOf(facts).map(({ title, slug }) => ({ name: title, path: `${path}/${slug}` })),
  );
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
            <ToolEntry key={tool.slug} tool={tool} />
          ))}
        </ul>
        <p className="help mt-6">{toolsListing.disclaimer}</p>
      </section>
      <FilesSection files={files} />
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

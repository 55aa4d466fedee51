import type { TextLink as Link, PageHead, PagePath, SitePath } from '#app/content-types.ts';
import { Drawing } from '#app/drawings/drawing.tsx';
import { libraryResources, type ResourceType } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { collectionPage } from '#app/platform/seo/collection-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList, type StructuredData } from '#app/platform/seo/structured-data.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { FileList } from './file-list.tsx';
import { filterResources } from './filters.ts';
import { fileListWords } from './library-panels.tsx';
import type { QuickAccessCards } from './resources.content.ts';

const hub: Link = { label: 'Resources', href: '/resources' };

interface CrumbsProps {
  /** The listing between the hub and the page, if any. */
  parent?: Link;
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

/** Filter links in a row, more compact than tabs; the current one is filled. */
export function FilterRow({
  label,
  options,
  current,
}: {
  /** Shown before the options. */
  label: string;
  options: readonly { id: string; label: string; href: SitePath }[];
  current: string;
}) {
  return (
    <nav className="resource-filter-row no-print" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {options.map((option) => (
          <li key={option.id}>
            <PageLink
              to={option.href}
              className="resource-filter"
              aria-current={option.id === current || undefined}
            >
              {option.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Three links into the library, drawn on a shelf. */
export function QuickAccess({ title, cards }: { title: string; cards: QuickAccessCards }) {
  return (
    <section className="wrap" aria-labelledby="quick-access">
      <h2 id="quick-access" className="sr-only">
        {title}
      </h2>
      <ul className="resource-shelf">
        {cards.map((card) => (
          <li key={card.link.href} className="resource-shelf-entry">
            <div className="resource-shelf-picture">
              <Drawing name={card.picture} />
            </div>
            <div>
              <h3>
                <TextLink className="row-link" href={card.link.href}>
                  {card.title}
                </TextLink>
              </h3>
              <p className="mt-1 text-muted">{card.description}</p>
              <p className="row-go" aria-hidden="true">
                {card.link.label}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The head of a list page, with what it lists. */
export function listMeta(
  matches: Parameters<typeof factsOf>[0],
  { head, path, current }: { head: PageHead; path: PagePath; current: string },
  items: Parameters<typeof collectionPage>[3],
) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, head, path, [
    resourceBreadcrumbs(siteUrl, { current }, path),
    collectionPage(facts, siteUrl, { head, path }, items),
  ]);
}

/** The files of a list page, of one type. */
export function FilesSection({
  files: { title, text, type },
}: {
  files: { title: string; text: string; type: ResourceType };
}) {
  return (
    <Section id="files" title={title} lead={text} layout="side">
      <FileList files={filterResources(libraryResources, type)} words={fileListWords(useFacts())} />
    </Section>
  );
}

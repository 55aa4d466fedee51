import type { Facts } from '#app/facts/facts.ts';
import { libraryResources } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { ResourceCrumbs, resourceBreadcrumbs } from '#app/features/resources/list-page.tsx';
import { DownloadPicture } from '#app/features/resources/pictures.tsx';
import { downloadDetailWords } from '#app/features/resources/resources.content.ts';
import { downloadTitle } from '#app/features/resources/slug-words.ts';
import { headWithTitle } from '#app/platform/seo/head-with-title.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FactStrip } from '#app/ui/fact-strip.tsx';
import { type Row, Rows } from '#app/ui/rows.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/download-detail.route.ts';
import { ComingSoonHeader, GetIt, HearFirst, ofSlug, StatusBadge } from './coming-soon.tsx';

/** The footer doesn't ask for a second sign-up. */
export const handle = { signup: 'own' };

const RESOURCE_PACK = 'resource-pack';

const parent = { label: 'Library', href: '/resources/library' } as const;

export function meta({ params, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const title = downloadTitle(facts, params.slug);
  const path = `/resources/downloads/${encodeURIComponent(params.slug)}`;
  return pageMeta(facts, siteUrl, headWithTitle(facts, headOf(facts, params.slug), title), path, [
    resourceBreadcrumbs(siteUrl, { parent, current: title }, path),
  ]);
}

export default function DownloadDetailPage({ params: { slug } }: Route.ComponentProps) {
  const facts = useFacts();
  const words = downloadDetailWords(facts);
  const title = downloadTitle(facts, slug);
  const known = libraryResources.find(({ id }) => id === slug);
  const isPlanned = isListed(facts, slug);
  const ready = facts.available[`download:${slug}`];
  const online = ofSlug(words.online, slug);
  const contents =
    slug === RESOURCE_PACK ? packContents : ofSlug(words.contents, slug)?.map(chapter);
  const status = {
    label: words.labels.status,
    value: <StatusBadge isReady={ready !== undefined} status={words.status} />,
  };
  return (
    <>
      <ComingSoonHeader
        breadcrumbs={<ResourceCrumbs parent={parent} current={title} />}
        title={title}
        lead={known?.description ?? ofSlug(words.leads, slug)}
        drawing={<DownloadPicture slug={slug} />}
        page={ofSlug(words.firstPages, slug)}
        sample={words.sample}
      >
        {online && <ButtonLink href={online.href}>{online.label}</ButtonLink>}
        {ready !== undefined ? (
          <GetIt href={ready} />
        ) : (
          <HearFirst
            item={isPlanned ? `download:${slug}` : undefined}
            title={title}
            text={words.text}
            submit={words.waitlistButton}
            variant={online ? 'secondary' : 'primary'}
          />
        )}
      </ComingSoonHeader>
      <div className="wrap">
        <FactStrip
          facts={
            isPlanned
              ? [
                  { label: words.labels.format, value: known?.fileType ?? words.format },
                  { label: words.labels.size, value: known?.fileSize ?? words.size },
                  status,
                ]
              : [status]
          }
        />
      </div>
      {contents && (
        <Section id="contents" title={words.contentsTitle} layout="side">
          <Rows rows={contents} />
        </Section>
      )}
    </>
  );
}

const packContents = libraryResources.map(({ id, title, fileType, fileSize }) => ({
  id,
  title,
  href: `/resources/downloads/${id}` as const,
  meta: `${fileType} · ${fileSize}`,
}));

function chapter(title: string, at: number): Row & { id: string } {
  return { id: title, title: `${at + 1}. ${title}` };
}

function headOf(facts: Facts, slug: string) {
  const { head, unlistedDescription } = downloadDetailWords(facts);
  return isListed(facts, slug) ? head : { ...head, description: unlistedDescription };
}

/** Whether this download is in the library or planned. */
function isListed(facts: Facts, slug: string): boolean {
  return (
    libraryResources.some(({ id }) => id === slug) ||
    Object.hasOwn(downloadDetailWords(facts).titles, slug)
  );
}

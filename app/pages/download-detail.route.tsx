import type { Facts } from '#app/facts/facts.ts';
import { libraryResources } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { DownloadPicture } from '#app/features/resources/download-picture.tsx';
import { GetIt, StatusBadge } from '#app/features/resources/get-it.tsx';
import { downloadDetailWords, hearFirst } from '#app/features/resources/resources.content.ts';
import { ResourceCrumbs, resourceBreadcrumbs } from '#app/features/resources/resources-crumbs.tsx';
import { downloadTitle } from '#app/features/resources/slug-words.ts';
import { SubscribeForm, WaitlistForm } from '#app/features/subscriptions/list-forms.tsx';
import {
  GENERAL_WAITLIST,
  waitlist,
} from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import { headWithTitle } from '#app/platform/seo/head-with-title.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { FactStrip } from '#app/ui/fact-strip.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/download-detail.route.ts';
import '#app/features/resources/resources.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

/** It has the form for updates itself, as one of two. */
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

export default function DownloadDetailPage({ params }: Route.ComponentProps) {
  const facts = useFacts();
  const downloadDetail = downloadDetailWords(facts);
  const words = downloadDetail;
  const title = downloadTitle(facts, params.slug);
  const known = libraryResources.find(({ id }) => id === params.slug);
  const isPlanned = isListed(facts, params.slug);
  const ready = facts.available[`download:${params.slug}`];
  const lead = Object.entries(words.leads).find(([slug]) => slug === params.slug)?.[1];
  const online = Object.entries(words.online).find(([slug]) => slug === params.slug)?.[1];
  return (
    <>
      <PageHeader
        breadcrumbs={<ResourceCrumbs parent={parent} current={title} />}
        title={title}
        lead={known?.description ?? lead}
        picture={
          params.slug === RESOURCE_PACK ? (
            <PackContents title={words.contentsTitle} />
          ) : (
            <DownloadPicture slug={params.slug} />
          )
        }
      />
      <div className="wrap">
        <FactStrip
          facts={[
            { label: words.labels.format, value: known?.fileType ?? words.format },
            { label: words.labels.size, value: known?.fileSize ?? words.size },
            {
              label: words.labels.status,
              value: <StatusBadge isReady={ready !== undefined} status={words.status} />,
            },
          ]}
        />
      </div>
      {online && (
        <Section id="online" title={words.onlineTitle} layout="side">
          <ButtonLink href={online.href}>{online.label}</ButtonLink>
        </Section>
      )}
      {ready !== undefined ? (
        <GetIt href={ready} back={words.back} />
      ) : (
        <Section
          id="waitlist"
          title={hearFirst.title}
          lead={isPlanned ? words.text : hearFirst.unplanned}
          layout="side"
          tone={online ? 'surface' : 'paper'}
        >
          <div className="resource-hear-first measure grid gap-8">
            <WaitlistForm
              item={isPlanned ? `download:${params.slug}` : GENERAL_WAITLIST}
              title={isPlanned ? (known?.title ?? title) : waitlist.general.title}
              submit={words.waitlistButton}
              variant={online ? 'secondary' : 'primary'}
            />
            <div>
              <h3 className="mb-3">{hearFirst.updatesTitle}</h3>
              <SubscribeForm
                placement="download"
                sender=""
                submit={words.subscribeButton}
                variant="secondary"
              />
            </div>
            <p>
              <TextLink href={words.back.href}>{words.back.label}</TextLink>
            </p>
          </div>
        </Section>
      )}
    </>
  );
}

/** The pack's own table of contents, each line with its page. */
function PackContents({ title: heading }: { title: string }) {
  return (
    <div className="resource-contents">
      <p className="eyebrow">{heading}</p>
      <ol>
        {libraryResources.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={`/resources/downloads/${id}`}>{title}</TextLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

function headOf(facts: Facts, slug: string) {
  const downloadDetail = downloadDetailWords(facts);
  const { head, unlistedDescription } = downloadDetail;
  return isListed(facts, slug) ? head : { ...head, description: unlistedDescription };
}

/** Whether this download is in the library or planned. */
function isListed(facts: Facts, slug: string): boolean {
  const downloadDetail = downloadDetailWords(facts);
  return (
    libraryResources.some(({ id }) => id === slug) || Object.hasOwn(downloadDetail.titles, slug)
  );
}

import { templateCards } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { GetIt, StatusBadge } from '#app/features/resources/get-it.tsx';
import { hearFirst, templateDetail } from '#app/features/resources/resources.content.ts';
import { ResourceCrumbs, resourceBreadcrumbs } from '#app/features/resources/resources-crumbs.tsx';
import { difficultyOf, difficultyTones } from '#app/features/resources/slug-words.ts';
import { Steps } from '#app/features/resources/template-list.tsx';
import { TemplatePicture } from '#app/features/resources/template-picture.tsx';
import { SubscribeForm, WaitlistForm } from '#app/features/subscriptions/list-forms.tsx';
import {
  GENERAL_WAITLIST,
  waitlist,
} from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import { headWithTitle } from '#app/platform/seo/head-with-title.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { FactStrip } from '#app/ui/fact-strip.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/template-detail.route.ts';
import '#app/features/resources/resources.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

const parent = { label: 'Automation Templates', href: '/resources/automation-templates' } as const;

export function meta({ params, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const title = titleFromSlug(params.slug);
  const path = `${parent.href}/${encodeURIComponent(params.slug)}`;
  return pageMeta(facts, siteUrl, headWithTitle(facts, headOf(params.slug), title), path, [
    resourceBreadcrumbs(siteUrl, { parent, current: title }, path),
  ]);
}

export default function TemplateDetailPage({ params }: Route.ComponentProps) {
  const { available } = useFacts();
  const { labels, status, text, waitlistButton, back } = templateDetail;
  const title = titleFromSlug(params.slug);
  const difficulty = difficultyOf(params.slug);
  const known = templateCards.find(({ id }) => id === params.slug);
  const ready = available[`template:${params.slug}`];
  return (
    <>
      <PageHeader
        breadcrumbs={<ResourceCrumbs parent={parent} current={title} />}
        title={title}
        lead={known?.description}
        picture={<TemplatePicture name={known?.image} />}
      />
      <div className={known ? 'wrap' : 'wrap pb-10'}>
        <FactStrip
          facts={[
            {
              label: labels.status,
              value: <StatusBadge isReady={ready !== undefined} status={status} />,
            },
            {
              label: labels.difficulty,
              value: (
                <span className={`fact-dot is-${difficultyTones[difficulty]}`}>{difficulty}</span>
              ),
            },
            ...(known ? [{ label: labels.platform, value: known.platform }] : []),
          ]}
        />
      </div>
      {known && (
        <Section id="steps" title={labels.steps}>
          <div className="resource-stops-wide">
            <Steps steps={known.steps} />
          </div>
        </Section>
      )}
      {ready !== undefined ? (
        <GetIt href={ready} back={back} />
      ) : (
        <Section
          id="waitlist"
          title={hearFirst.title}
          lead={known ? text : hearFirst.unplanned}
          layout="side"
          tone="surface"
        >
          <div className="resource-hear-first measure grid gap-8">
            <WaitlistForm
              item={known ? `template:${known.id}` : GENERAL_WAITLIST}
              title={known ? title : waitlist.general.title}
              submit={waitlistButton}
            />
            {!known && (
              <div>
                <h3 className="mb-3">{hearFirst.updatesTitle}</h3>
                <SubscribeForm placement="template" sender="" variant="secondary" />
              </div>
            )}
            <p>
              <TextLink href={back.href}>{back.label}</TextLink>
            </p>
          </div>
        </Section>
      )}
    </>
  );
}

function headOf(slug: string) {
  const { head, unlistedDescription } = templateDetail;
  const isListed = templateCards.some(({ id }) => id === slug);
  return isListed ? head : { ...head, description: unlistedDescription };
}

import type { Facts } from '#app/facts/facts.ts';
import { templateCards } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { templatePages } from '#app/features/resources/first-pages.ts';
import { ResourceCrumbs, resourceBreadcrumbs } from '#app/features/resources/list-page.tsx';
import { TemplatePicture } from '#app/features/resources/pictures.tsx';
import { resourceWordsOf } from '#app/features/resources/resources.content.ts';
import { difficultyOf, difficultyTones } from '#app/features/resources/slug-words.ts';
import { Steps } from '#app/features/resources/template-list.tsx';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import { headWithTitle } from '#app/platform/seo/head-with-title.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { FactStrip } from '#app/ui/fact-strip.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/template-detail.route.ts';
import { ComingSoonHeader, GetIt, HearFirst, ofSlug, StatusBadge } from './coming-soon.tsx';
import '#app/features/resources/resources.css';

/** The footer doesn't ask for a second sign-up. */
export const handle = { signup: 'own' };

const parent = { label: 'Automation Templates', href: '/resources/automation-templates' } as const;

export function meta({ params, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const title = titleFromSlug(params.slug);
  const path = `${parent.href}/${encodeURIComponent(params.slug)}`;
  return pageMeta(facts, siteUrl, headWithTitle(facts, headOf(facts, params.slug), title), path, [
    resourceBreadcrumbs(siteUrl, { parent, current: title }, path),
  ]);
}

export default function TemplateDetailPage({ params: { slug } }: Route.ComponentProps) {
  const facts = useFacts();
  const { available } = facts;
  const words = resourceWordsOf(facts).templateDetail;
  const title = titleFromSlug(slug);
  const difficulty = difficultyOf(slug);
  const known = templateCards.find(({ id }) => id === slug);
  const ready = available[`template:${slug}`];
  return (
    <>
      <ComingSoonHeader
        breadcrumbs={<ResourceCrumbs parent={parent} current={title} />}
        title={title}
        lead={known?.description}
        drawing={<TemplatePicture name={known?.image} />}
        page={ofSlug(templatePages, slug)}
        sample={words.sample}
      >
        {ready !== undefined ? (
          <GetIt href={ready} />
        ) : (
          <HearFirst
            item={known && `template:${slug}`}
            title={title}
            text={words.text}
            submit={words.waitlistButton}
          />
        )}
      </ComingSoonHeader>
      <div className={known ? 'wrap' : 'wrap pb-10'}>
        <FactStrip
          facts={[
            {
              label: words.labels.status,
              value: <StatusBadge isReady={ready !== undefined} status={words.status} />,
            },
            {
              label: words.labels.difficulty,
              value: (
                <span className={`fact-dot is-${difficultyTones[difficulty]}`}>{difficulty}</span>
              ),
            },
            ...(known ? [{ label: words.labels.platform, value: known.platform }] : []),
          ]}
        />
      </div>
      {known && (
        <Section id="steps" title={words.labels.steps}>
          <div className="resource-stops-wide">
            <Steps steps={known.steps} />
          </div>
        </Section>
      )}
    </>
  );
}

function headOf(facts: Facts, slug: string) {
  const { head, unlistedDescription } = resourceWordsOf(facts).templateDetail;
  const isListed = templateCards.some(({ id }) => id === slug);
  return isListed ? head : { ...head, description: unlistedDescription };
}

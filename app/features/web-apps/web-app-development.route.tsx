import type { Question } from '#app/content-types.ts';
import { Drawing } from '#app/drawings/drawing.tsx';
import type { Facts } from '#app/facts/facts.ts';
import { priceOf } from '#app/facts/prices.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { service } from '#app/platform/seo/service.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction } from '#app/ui/call-to-action.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { BuildProcess, FeaturedApps, Reasons } from './web-app-development.sections.tsx';
import { webAppStudiesOf, webAppsWords } from './web-apps.content.ts';
import './web-apps.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/web-app-development.route.ts';

const path = '/web-app-development';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const webApps = webAppsWords(facts);
  const name = webApps.featured.breadcrumb;
  return pageMeta(facts, siteUrl, webApps.head, path, [
    service(facts, siteUrl, { name, description: webApps.head.description, path, category: name }),
    breadcrumbList(siteUrl, [{ name, path }]),
  ]);
}

export default function WebAppDevelopmentPage() {
  const facts = useFacts();
  const webApps = webAppsWords(facts);
  const { hero } = webApps;
  return (
    <>
      <PageHeader
        title={hero.title}
        lead={hero.text}
        actions={<ButtonLink href={hero.action.href}>{hero.action.label}</ButtonLink>}
        picture={<Drawing name="web-app-development" title={hero.pictureAlt} />}
      />
      {facts.sections.webApps && (
        <FeaturedApps words={webApps.featured} apps={webAppStudiesOf(facts)} />
      )}
      <BuildProcess words={webApps.process} />
      <Reasons words={webApps.reasons} />
      <Questions {...webApps.questions} items={pricedQuestions(facts)}>
        <p className="mt-6">
          <TextLink href={webApps.questions.link.href}>{webApps.questions.link.label}</TextLink>
        </p>
      </Questions>
      <CallToAction id="start" {...webApps.callToAction} />
    </>
  );
}

/** The questions with the prices of a first version. */
function pricedQuestions(facts: Facts): readonly Question[] {
  const [low = '', likely = '', high = ''] = priceOf(facts, 'webApp').map((price) =>
    formatDollars(price),
  );
  return webAppsWords(facts).questions.items.map(({ question, answer }) => ({
    question,
    answer: interpolate(answer, { low, likely, high }),
  }));
}

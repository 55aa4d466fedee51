import { useLocation } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import { fillTokens } from '#app/facts/page-texts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { service } from '#app/platform/seo/service.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { CallToAction } from '#app/ui/call-to-action.tsx';
import { Questions } from '#app/ui/questions.tsx';
import type { Route } from './+types/service-detail.route.ts';
import {
  Benefits,
  KeyFeatures,
  RelatedServices,
  ServiceHeader,
  UseCases,
} from './service-detail.sections.tsx';
import { type ServicePage, serviceDetailOf, servicePagesOf } from './service-pages.content.ts';
import { ProcessFigure } from './service-process.tsx';
import { servicesWords } from './services.content.ts';
import './services.css';
import './service-detail.css';
import './service-process.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const page = servicePageAt(facts, location.pathname);
  return pageMeta(facts, siteUrl, page.head, page.path, [
    service(facts, siteUrl, {
      name: page.title,
      description: fillTokens(facts, page.head.description),
      path: page.path,
      category: groupTitleOf(facts, page),
      isFree: page.slug === 'ai-readiness-assessment',
    }),
    breadcrumbList(siteUrl, [
      { name: serviceDetailOf(facts).breadcrumb, path: '/services' },
      { name: page.title, path: page.path },
    ]),
  ]);
}

export default function ServiceDetailPage() {
  const facts = useFacts();
  const page = servicePageAt(facts, useLocation().pathname);
  const words = serviceDetailOf(facts);
  const button = page.callToAction.button ?? words.defaultButtonText;
  return (
    <>
      <ServiceHeader page={page} group={groupTitleOf(facts, page)} button={button} words={words} />
      <KeyFeatures title={words.featuresTitle} page={page} />
      {page.process && <ProcessFigure process={page.process} />}
      <Benefits title={words.benefitsTitle} page={page} />
      <UseCases title={words.useCasesTitle} page={page} />
      <Questions title={words.questionsTitle} items={page.questions} />
      <RelatedServices
        title={words.relatedTitle}
        page={page}
        all={servicePagesOf(facts)}
        prices={words.prices}
      />
      <CallToAction
        id="start"
        title={words.callToActionTitle}
        text={page.callToAction.text}
        action={{ label: button, href: page.callToAction.link }}
      />
    </>
  );
}

function groupTitleOf(facts: Facts, { group, title }: ServicePage): string {
  return servicesWords(facts).groups.find(({ slug }) => slug === group)?.title ?? title;
}

/** Throws for a path without a service: routes.ts must not map such a path to this file. */
function servicePageAt(
  facts: Facts,
  pathname: string,
): ReturnType<typeof servicePagesOf>[number] & ServicePage {
  const page = servicePagesOf(facts).find(({ path }) => path === pathname);
  if (!page) throw new Error(`There is no service page at ${pathname}`);
  return page;
}

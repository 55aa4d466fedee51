import { useLocation } from 'react-router';
import { fillTokens } from '#app/facts/page-texts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
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
import {
  type ServicePage,
  serviceDetail,
  serviceGroupTitles,
  servicePages,
} from './service-pages.content.ts';
import { ProcessFigure } from './service-process.tsx';
import { serviceQuestionsOf } from './service-questions.content.ts';
import './services.css';
import './service-detail.css';
import './service-process.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

/** The words of the questions come with the page: its script would have those of all services. */
export function loader({ url, context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const serviceQuestions = serviceQuestionsOf(facts);
  const { slug } = servicePageAt(url.pathname);
  return { questions: serviceQuestions[slug] };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const page = servicePageAt(location.pathname);
  return pageMeta(facts, siteUrl, page.head, page.path, [
    service(facts, siteUrl, {
      name: page.title,
      description: fillTokens(facts, page.head.description),
      path: page.path,
      category: serviceGroupTitles[page.group],
      isFree: page.slug === 'ai-readiness-assessment',
    }),
    breadcrumbList(siteUrl, [
      { name: serviceDetail.breadcrumb, path: '/services' },
      { name: page.title, path: page.path },
    ]),
  ]);
}

export default function ServiceDetailPage({ loaderData }: Route.ComponentProps) {
  const page = servicePageAt(useLocation().pathname);
  const words = serviceDetail;
  const button = page.callToAction.button ?? words.defaultButtonText;
  return (
    <>
      <ServiceHeader
        page={page}
        group={serviceGroupTitles[page.group]}
        button={button}
        words={words}
      />
      <KeyFeatures title={words.featuresTitle} page={page} />
      <ProcessFigure process={page.process} />
      <Benefits title={words.benefitsTitle} page={page} />
      <UseCases title={words.useCasesTitle} page={page} />
      <Questions title={words.questionsTitle} items={loaderData.questions} />
      <RelatedServices
        title={words.relatedTitle}
        page={page}
        all={servicePages}
        prices={serviceDetail.prices}
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

/** Throws for a path without a service: routes.ts must not map such a path to this file. */
function servicePageAt(pathname: string): (typeof servicePages)[number] & ServicePage {
  const page = servicePages.find(({ path }) => path === pathname);
  if (!page) throw new Error(`There is no service page at ${pathname}`);
  return page;
}

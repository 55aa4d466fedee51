import { useLocation } from 'react-router';
import { industries } from '#app/facts/industries.ts';
import { fillTokens } from '#app/facts/page-texts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { service } from '#app/platform/seo/service.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction } from '#app/ui/call-to-action.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import type { Route } from './+types/industry.route.ts';
import { industryPagesOf, industryWordsOf } from './industries.content.ts';
import { Automations, ExamplePrice, Limits, NextSteps } from './industry.sections.tsx';
import './industries.css';

export function meta({ matches, location }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const industryPages = industryPagesOf(facts);
  const words = industryWordsOf(facts);
  const siteUrl = siteUrlOf(matches);
  const { path, name, slug } = industryAt(location.pathname);
  const page = industryPages[slug];
  return pageMeta(facts, siteUrl, page.head, path, [
    service(facts, siteUrl, {
      name: page.title,
      description: fillTokens(facts, page.head.description),
      path,
      category: words.breadcrumb,
    }),
    breadcrumbList(siteUrl, [
      { name: words.breadcrumb, path: words.back.href },
      { name, path },
    ]),
  ]);
}

export default function IndustryPage() {
  const facts = useFacts();
  const industryPages = industryPagesOf(facts);
  const words = industryWordsOf(facts);
  const industry = industryAt(useLocation().pathname);
  const page = industryPages[industry.slug];
  return (
    <>
      <PageHeader
        tone="surface"
        breadcrumbs={
          <Breadcrumbs
            trail={[{ label: words.breadcrumb, href: words.back.href }]}
            current={industry.name}
          />
        }
        title={page.title}
        lead={page.text}
        actions={<ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>}
        picture={
          <Sheet
            kind="log"
            title={words.weekTitle}
            rows={page.week.map(({ when, what }) => ({ label: when, text: what }))}
          />
        }
      />
      <Automations page={page} />
      <Limits page={page} />
      <ExamplePrice page={page} work={industry.example} />
      <NextSteps page={page} />
      <Questions title={words.questionsTitle} items={page.questions} />
      <CallToAction id="start" {...words.end} />
    </>
  );
}

/** Throws for a path without an industry: routes.ts must not map such a path to this file. */
function industryAt(pathname: string) {
  const industry = industries.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!industry) throw new Error(`There is no industry at ${pathname}`);
  return industry;
}

import { industries } from '#app/facts/industries.ts';
import { fillTokens } from '#app/facts/page-texts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { service } from '#app/platform/seo/service.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { CallToAction } from '#app/ui/call-to-action.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { Section } from '#app/ui/section.tsx';
import { serviceDetailOf, servicePagesOf } from './service-pages.content.ts';
import { servicesWords } from './services.content.ts';
import {
  AutomationStrip,
  ConsultationLine,
  MoreWays,
  ServicesHeader,
} from './services.sections.tsx';
import './services.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/services.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const services = servicesWords(facts);
  return pageMeta(facts, siteUrl, services.head, '/services', [
    ...servicePagesOf(facts).map((page) =>
      service(facts, siteUrl, {
        name: page.title,
        description: fillTokens(facts, page.head.description),
        path: page.path,
        category: services.groups.find(({ slug }) => slug === page.group)?.title ?? page.title,
        isFree: page.slug === 'ai-readiness-assessment',
      }),
    ),
    breadcrumbList(siteUrl, [{ name: serviceDetailOf(facts).breadcrumb, path: '/services' }]),
  ]);
}

export default function ServicesPage() {
  const facts = useFacts();
  const { sections } = facts;
  const services = servicesWords(facts);
  const [automation, consultation] = services.groups;
  const inGroup = (slug: string) => servicePagesOf(facts).filter(({ group }) => group === slug);
  return (
    <>
      <ServicesHeader words={services.hero} chooser={services.chooser} />
      <AutomationStrip group={automation} pages={inGroup(automation.slug)} />
      <ConsultationLine group={consultation} pages={inGroup(consultation.slug)} />
      <MoreWays words={services.more} />
      <Section
        id="industries"
        title={sections.industries ? services.industries.title : services.prices.title}
        lead={sections.industries ? services.industries.text : undefined}
      >
        <Rows
          rows={industries.map(({ slug, name, who, path }) => ({
            id: slug,
            title: name,
            href: path,
            text: who,
          }))}
        />
        <p className="mt-6">
          {services.prices.text}{' '}
          <TextLink href={services.prices.link.href}>{services.prices.link.label}</TextLink>
        </p>
      </Section>
      <Questions {...services.questions} />
      <CallToAction id="start" {...services.end} />
    </>
  );
}

import { useFacts } from '#app/facts/use-facts.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { service } from '#app/platform/seo/service.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { CallToAction } from '#app/ui/call-to-action.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Section } from '#app/ui/section.tsx';
import { StepLine } from '#app/ui/step-line.tsx';
import { agencyWords } from './agency.content.ts';
import { AgencyHeader, CommissionNotice, Deliverables, MoneyModel } from './agency.sections.tsx';
import './agency.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/agency.route.ts';

const path = '/done-for-you-ai-agency';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const agency = agencyWords(facts);
  return pageMeta(facts, siteUrl, agency.head, path, [
    service(facts, siteUrl, {
      name: agency.breadcrumb,
      description: agency.head.description,
      path,
      category: agency.breadcrumb,
    }),
    breadcrumbList(siteUrl, [{ name: agency.breadcrumb, path }]),
  ]);
}

export default function AgencyPage() {
  const agency = agencyWords(useFacts());
  const { steps, callToAction } = agency;
  return (
    <>
      <AgencyHeader words={agency.hero} />
      <MoneyModel words={agency.model} />
      <Section id="steps" title={steps.title}>
        <StepLine
          steps={steps.items.map(({ title, description }) => ({ title, text: description }))}
        />
      </Section>
      <Deliverables words={agency.deliverables} />
      <Questions {...agency.questions}>
        <p className="mt-6">
          <TextLink href={agency.questions.link.href}>{agency.questions.link.label}</TextLink>
        </p>
      </Questions>
      <CommissionNotice words={agency.disclosure} />
      <CallToAction id="start" {...callToAction} />
    </>
  );
}

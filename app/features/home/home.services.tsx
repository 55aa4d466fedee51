import type { ComponentType } from 'react';
import { AiReadinessAssessment } from '#app/drawings/ai-readiness-assessment.tsx';
import { AiStrategyDevelopment } from '#app/drawings/ai-strategy-development.tsx';
import { CustomerServiceAutomation } from '#app/drawings/customer-service-automation.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { ImplementationSupport } from '#app/drawings/implementation-support.tsx';
import { MarketingAutomation } from '#app/drawings/marketing-automation.tsx';
import { WorkflowAutomation } from '#app/drawings/workflow-automation.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HomeContent } from './home.content.ts';

interface Service {
  readonly slug: string;
  readonly card: {
    readonly title: string;
    readonly description: string;
    readonly items: readonly string[];
    readonly link: string;
  };
}

interface AdditionalServicesProps {
  words: HomeContent['additionalServices'];
  services: readonly Service[];
}

const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'marketing-automation': MarketingAutomation,
  'workflow-automation': WorkflowAutomation,
  'customer-service-automation': CustomerServiceAutomation,
  'ai-readiness-assessment': AiReadinessAssessment,
  'ai-strategy-development': AiStrategyDevelopment,
  'implementation-support': ImplementationSupport,
};

/** An open ledger: on the left page what we set up, on the right what we help to decide. */
export function AdditionalServices({ words, services }: AdditionalServicesProps) {
  return (
    <Section
      id="services"
      title={words.title}
      lead={words.text}
      className="ledger"
      aside={
        <ButtonLink variant="secondary" href={words.all.href}>
          {words.all.label}
        </ButtonLink>
      }
    >
      <div className="ledger-pages">
        {words.groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <p className="mt-1">{group.text}</p>
            <ul className="ruled mt-5">
              {services
                .filter((service) => group.serviceSlugs.includes(service.slug))
                .map((service) => (
                  <LedgerEntry key={service.slug} service={service} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

function LedgerEntry({ service: { slug, card } }: { service: Service }) {
  const Drawing = drawings[slug];
  return (
    <li className="ledger-entry">
      <div>
        <h4 className="text-lg">
          <TextLink className="row-link" href={card.link}>
            {card.title}
          </TextLink>
        </h4>
        <p>{card.description}</p>
        <p className="ledger-items">{card.items.join(' · ')}</p>
      </div>
      {Drawing && <Drawing />}
    </li>
  );
}

import { AiStrategyDevelopment } from '#app/drawings/ai-strategy-development.tsx';
import { CustomerServiceAutomation } from '#app/drawings/customer-service-automation.tsx';
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

const drawings = [CustomerServiceAutomation, AiStrategyDevelopment];

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
        {words.groups.map((group, at) => {
          const Drawing = drawings[at];
          return (
            <section key={group.title}>
              <div className="ledger-head">
                <div>
                  <h3>{group.title}</h3>
                  <p className="mt-1">{group.text}</p>
                </div>
                {Drawing && <Drawing />}
              </div>
              <ul className="ruled">
                {services
                  .filter((service) => group.serviceSlugs.includes(service.slug))
                  .map((service) => (
                    <LedgerEntry key={service.slug} card={service.card} />
                  ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Section>
  );
}

function LedgerEntry({ card }: { card: Service['card'] }) {
  return (
    <li className="ledger-entry">
      <h4 className="text-lg">
        <TextLink className="row-link" href={card.link}>
          {card.title}
        </TextLink>
      </h4>
      <p>{card.description}</p>
      <p className="ledger-items">{card.items.join(' · ')}</p>
    </li>
  );
}

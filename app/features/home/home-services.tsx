import type { ServiceCard, ServiceSlug } from '#app/facts/services.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HomeContent } from './home.content.ts';

interface AdditionalServicesProps {
  words: HomeContent['additionalServices'];
  cards: Readonly<Record<ServiceSlug, ServiceCard>>;
}

/** An open ledger: services that we set up on the left page, advice on the right. */
export function AdditionalServices({ words, cards }: AdditionalServicesProps) {
  return (
    <Section
      id="services"
      title={words.title}
      className="home-ledger"
      aside={
        <ButtonLink variant="secondary" href={words.all.href}>
          {words.all.label}
        </ButtonLink>
      }
    >
      <div className="home-ledger-pages">
        {words.groups.map((group) => {
          return (
            <section key={group.title}>
              <div className="home-ledger-head">
                <h3>{group.title}</h3>
                <p className="mt-1">{group.text}</p>
              </div>
              <ul className="ruled">
                {group.serviceSlugs.map((slug) => (
                  <LedgerEntry key={slug} card={cards[slug]} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Section>
  );
}

function LedgerEntry({ card }: { card: ServiceCard }) {
  return (
    <li className="home-ledger-entry">
      <h4 className="text-lg">
        <TextLink className="row-link" href={card.link}>
          {card.title}
        </TextLink>
      </h4>
      <p className="mt-1">{card.description}</p>
    </li>
  );
}

import { Drawing } from '#app/drawings/drawing.tsx';
import { isHidden } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HomeContent } from './home.content.ts';

/** The featured services: two large cards with backgrounds, three smaller ones on a line. */
export function FeaturedServices({ words }: { words: HomeContent['featuredServices'] }) {
  const facts = useFacts();
  const cards = words.cards.filter(({ link }) => !isHidden(facts, link));
  return (
    <Section
      id="featured-services"
      title={cards.length < words.cards.length ? words.titleOfSome : words.title}
      lead={words.text}
      tone="surface"
      className="overflow-x-clip"
    >
      <ul className="home-offers">
        {cards.map((card) => {
          return (
            <li key={card.link} className="home-offer">
              <div className="home-offer-drawing">
                <Drawing name={card.picture} />
              </div>
              <div>
                <h3>{card.title}</h3>
                <p className="mt-2">{card.description}</p>
                <ul className="home-dashes">
                  {card.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                <TextLink className="home-offer-link" href={card.link}>
                  {card.linkText}
                </TextLink>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

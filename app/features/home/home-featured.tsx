import { Agency } from '#app/drawings/agency.tsx';
import { AiAutomation } from '#app/drawings/ai-automation.tsx';
import { AiConsultation } from '#app/drawings/ai-consultation.tsx';
import { Courses } from '#app/drawings/courses.tsx';
import { WebAppDevelopment } from '#app/drawings/web-app-development.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HomeContent } from './home.content.ts';

const drawings = [AiAutomation, AiConsultation, Courses, WebAppDevelopment, Agency];

/** The featured services: two large cards with backgrounds, three smaller ones on a line. */
export function FeaturedServices({ words }: { words: HomeContent['featuredServices'] }) {
  return (
    <Section
      id="featured-services"
      title={words.title}
      lead={words.text}
      tone="surface"
      className="overflow-x-clip"
    >
      <ul className="home-offers">
        {words.cards.map((card, at) => {
          const Drawing = drawings[at];
          return (
            <li key={card.link} className="home-offer">
              <div className="home-offer-drawing">{Drawing && <Drawing />}</div>
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

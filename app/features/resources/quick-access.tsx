import { Drawing } from '#app/drawings/drawing.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import type { QuickAccessCards } from './resources.content.ts';

interface QuickAccessProps {
  title: string;
  cards: QuickAccessCards;
}

/** Three links into the library, drawn on a shelf. */
export function QuickAccess({ title, cards }: QuickAccessProps) {
  return (
    <section className="wrap" aria-labelledby="quick-access">
      <h2 id="quick-access" className="sr-only">
        {title}
      </h2>
      <ul className="resource-shelf">
        {cards.map((card) => (
          <li key={card.link.href} className="resource-shelf-entry">
            <div className="resource-shelf-picture">
              <Drawing name={card.picture} />
            </div>
            <div>
              <h3>
                <TextLink className="row-link" href={card.link.href}>
                  {card.title}
                </TextLink>
              </h3>
              <p className="mt-1 text-muted">{card.description}</p>
              <p className="row-go" aria-hidden="true">
                {card.link.label}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

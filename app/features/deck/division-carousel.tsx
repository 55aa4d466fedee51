import { Drawing } from '#app/drawings/drawing.tsx';
import { useFacts } from '#app/facts/use-facts.ts';
import { Island } from '#app/platform/islands/island.tsx';
import carouselBar from './carousel-bar.island.tsx';
import { shownDeckOf } from './shown-deck.ts';

const ROW_ID = 'divisions';

/** The divisions, one at a time. */
export function DivisionCarousel() {
  const facts = useFacts();
  const shownDeck = shownDeckOf(facts);
  const { divisions, carouselLabel, slideLink, play, pause, dotLabel, slideLabel } = shownDeck.hero;
  return (
    <section className="deck-carousel" aria-roledescription="carousel" aria-label={carouselLabel}>
      <Island
        of={carouselBar}
        props={{
          words: { play, pause, dotLabel, slideLabel },
          divisions: divisions.map(({ title, linkFragment }) => ({ title, linkFragment })),
          rowId: ROW_ID,
        }}
        when="load"
      />
      <ul id={ROW_ID} className="deck-carousel-row">
        {divisions.map((division, at) => {
          const { title } = division;
          return (
            <li
              key={title}
              id={`division-${division.linkFragment}`}
              className="deck-carousel-slide"
            >
              <div className="deck-carousel-picture">
                <Drawing
                  name={division.picture}
                  className="ml-auto block h-auto w-full sm:w-80 sm:max-w-full"
                />
              </div>
              <div>
                <p className="eyebrow" aria-hidden="true">
                  {at + 1} / {divisions.length}
                </p>
                <h2 className="text-2xl">{title}</h2>
                <p className="mt-2 text-lg">{division.description}</p>
                <a className="deck-carousel-link" href={`#${division.linkFragment}`}>
                  {slideLink}
                  <span className="sr-only">: {title}</span>
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

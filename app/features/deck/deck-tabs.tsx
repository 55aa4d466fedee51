import { useEffect, useRef, useState } from 'react';
import { type DeckSectionId, deck } from './deck.content.ts';

/** A smooth scroll that is not over by then was interrupted. */
const LONGEST_SCROLL_MS = 1500;

/** The bar that stays: anchors to the sections, and the mark goes with the reader. */
export function DeckTabs() {
  const [current, setCurrent] = useState<DeckSectionId>('overview');
  const isTravelling = useRef(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (isTravelling.current) return;
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id as DeckSectionId);
      },
      // A line across the page, a little above its middle: exactly one section is on it.
      { rootMargin: '-40% 0px -59% 0px' },
    );
    for (const { id } of deck.tabs) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  /** The chosen tab is marked at once; what passes by on the way there is not. */
  function travelTo(id: DeckSectionId): void {
    setCurrent(id);
    isTravelling.current = true;
    const arrive = () => {
      isTravelling.current = false;
      clearTimeout(timer);
      window.removeEventListener('scrollend', arrive);
    };
    const timer = setTimeout(arrive, LONGEST_SCROLL_MS);
    window.addEventListener('scrollend', arrive);
  }

  return (
    <nav className="deck-tabs no-print" aria-label={deck.tabsLabel}>
      <ul className="wrap">
        {deck.tabs.map(({ id, label }) => (
          <li key={id}>
            <a
              className="tab"
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => travelTo(id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

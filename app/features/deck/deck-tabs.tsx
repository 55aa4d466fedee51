import { useEffect, useRef, useState } from 'react';
import type { DeckSectionId } from './deck.content.ts';
import { shownDeck as deck } from './shown-deck.ts';

/** A smooth scroll that takes longer was interrupted. */
const LONGEST_SCROLL_MS = 1500;

/** The sticky bar with links to the sections. It marks the section that is on the screen. */
export function DeckTabs() {
  const [current, setCurrent] = useState<DeckSectionId>('overview');
  const isTravelling = useRef(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (isTravelling.current) return;
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent((entered.target.id || 'overview') as DeckSectionId);
      },
      // Observes a line slightly above the middle: exactly one section is on it.
      { rootMargin: '-40% 0px -59% 0px' },
    );
    for (const { id } of deck.tabs) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    // The head of the page has no tab of its own.
    const head = document.querySelector('.deck-hero');
    if (head) observer.observe(head);
    return () => observer.disconnect();
  }, []);

  /** Marks the chosen tab at once, and ignores the sections that the scroll passes. */
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

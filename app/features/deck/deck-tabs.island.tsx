import { useEffect, useRef, useState } from 'react';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import type { DeckSectionId } from './deck.content.ts';

/** The share of a section that must be visible before it fades in (spec section 9). */
const FADE_THRESHOLD = 0.1;

/** A smooth scroll that takes longer was interrupted. */
const LONGEST_SCROLL_MS = 1500;

type DeckTabsProps = {
  label: string;
  tabs: readonly { readonly id: DeckSectionId; readonly label: string }[];
};

/**
 * The sticky bar with links to the sections. It marks the section that is on the screen, and lets
 * the sections fade in.
 */
function DeckTabs({ label, tabs }: DeckTabsProps) {
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
    for (const { id } of tabs) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    // The head of the page has no tab of its own.
    const head = document.querySelector('.deck-hero');
    if (head) observer.observe(head);
    return () => observer.disconnect();
  }, [tabs]);
  useEffect(fadeSectionsIn, []);

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
    <nav className="deck-tabs no-print" aria-label={label}>
      <ul className="wrap">
        {tabs.map(({ id, label: name }) => (
          <li key={id}>
            <a
              className="tab"
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => travelTo(id)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Each section fades in once. One is shown at once if it is on the screen at first, in print, without
 * scripts, or with reduced motion.
 */
function fadeSectionsIn(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        target.dataset.phase = 'fading';
        observer.unobserve(target);
      }
    },
    { threshold: FADE_THRESHOLD },
  );
  for (const box of document.querySelectorAll<HTMLElement>('.deck-fade-in')) {
    if (box.getBoundingClientRect().top < window.innerHeight) continue;
    box.dataset.phase = 'waiting';
    observer.observe(box);
  }
}

export default defineIsland('deck-tabs', DeckTabs);

import { type ComponentType, type MouseEvent, useCallback, useRef, useState } from 'react';
import { Agency } from '#app/drawings/agency.tsx';
import { AiAutomation } from '#app/drawings/ai-automation.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { PauseIcon, PlayIcon } from '#app/drawings/icons.tsx';
import { WebAppDevelopment } from '#app/drawings/web-app-development.tsx';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { shownDeck } from './shown-deck.ts';
import { useAutoAdvance } from './use-auto-advance.ts';

const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'ai-automation': AiAutomation,
  agency: Agency,
  'web-app-development': WebAppDevelopment,
};

/**
 * The divisions, one at a time. Without scripts it is a row with scroll snapping and links as
 * dots. The script advances it (W3C APG carousel: the pause button comes first).
 */
export function DivisionCarousel() {
  const words = shownDeck.hero;
  const total = words.divisions.length;
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const rotation = useAutoAdvance(
    useCallback(() => show(row.current, (shownIn(row.current) + 1) % total), [total]),
  );

  function choose(event: MouseEvent, at: number): void {
    if (!rotation.isLive) return;
    event.preventDefault();
    rotation.stop();
    show(row.current, at);
  }

  return (
    <section
      className="deck-carousel"
      data-hydrate="load"
      aria-roledescription="carousel"
      aria-label={words.carouselLabel}
    >
      <div className="deck-carousel-bar">
        <Button
          variant="secondary"
          small
          className={rotation.isLive ? undefined : 'invisible'}
          onClick={rotation.toggle}
        >
          {rotation.isRunning ? <PauseIcon /> : <PlayIcon />}
          {rotation.isRunning ? words.pause : words.play}
        </Button>
        <div className="deck-carousel-dots">
          {words.divisions.map(({ title, linkFragment }, at) => (
            <a
              key={linkFragment}
              href={`#division-${linkFragment}`}
              className="deck-carousel-dot"
              aria-label={interpolate(words.dotLabel, { number: at + 1, title })}
              aria-current={at === current ? 'true' : undefined}
              onClick={(event) => choose(event, at)}
            >
              <span />
            </a>
          ))}
        </div>
      </div>
      <ul
        ref={row}
        className="deck-carousel-row"
        onScroll={() => setCurrent(shownIn(row.current))}
        onPointerEnter={() => rotation.hold('pointer', true)}
        onPointerLeave={() => rotation.hold('pointer', false)}
        onPointerDown={rotation.stop}
        onWheel={(event) => {
          if (event.deltaX !== 0) rotation.stop();
        }}
        onFocus={() => rotation.hold('focus', true)}
        onBlur={() => rotation.hold('focus', false)}
      >
        {words.divisions.map((division, at) => {
          const Drawing = drawings[division.picture];
          const { title } = division;
          return (
            <li
              key={title}
              id={`division-${division.linkFragment}`}
              className="deck-carousel-slide"
            >
              <div className="deck-carousel-picture">
                {Drawing && (
                  <Drawing className="ml-auto block h-auto w-full sm:w-80 sm:max-w-full" />
                )}
              </div>
              <div>
                <p className="eyebrow" aria-hidden="true">
                  {at + 1} / {total}
                </p>
                <h2 className="text-2xl">{title}</h2>
                <p className="mt-2 text-lg">{division.description}</p>
                <a className="deck-carousel-link" href={`#${division.linkFragment}`}>
                  {words.slideLink}
                  <span className="sr-only">: {title}</span>
                </a>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="sr-only" aria-live={rotation.isRunning ? 'off' : 'polite'}>
        {interpolate(words.slideLabel, {
          number: current + 1,
          total,
          title: words.divisions[current]?.title ?? '',
        })}
      </p>
    </section>
  );
}

/** The index of the division that the row shows. */
function shownIn(row: HTMLElement | null): number {
  if (!row || row.clientWidth === 0) return 0;
  const last = row.children.length - 1;
  return Math.min(last, Math.max(0, Math.round(row.scrollLeft / row.clientWidth)));
}

/** Scrolls to a division. The style sheet decides whether the scroll is smooth. */
function show(row: HTMLElement | null, at: number): void {
  row?.scrollTo({ left: at * row.clientWidth });
}

import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { PauseIcon, PlayIcon } from '#app/drawings/icons.tsx';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Button } from '#app/ui/button.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

type CarouselBarProps = {
  words: { play: string; pause: string; dotLabel: string; slideLabel: string };
  divisions: readonly { readonly title: string; readonly linkFragment: string }[];
  /** The id of the row of slides. */
  rowId: string;
};

/**
 * The pause button and the dots of a carousel, and what moves its row of slides (W3C APG: the pause
 * button comes first). Without scripts the dots are links, and the row snaps when it is scrolled.
 */
function CarouselBar({ words, divisions, rowId }: CarouselBarProps) {
  const total = divisions.length;
  const [current, setCurrent] = useState(0);
  const row = useCallback(() => document.getElementById(rowId), [rowId]);
  const { isLive, isRunning, hold, stop, toggle } = useAutoAdvance(
    useCallback(() => show(row(), (shownIn(row()) + 1) % total), [row, total]),
  );

  useEffect(() => {
    const listeners: Record<string, (event: Event) => void> = {
      scroll: () => setCurrent(shownIn(row())),
      pointerenter: () => hold('pointer', true),
      pointerleave: () => hold('pointer', false),
      pointerdown: stop,
      wheel: (event) => {
        if ((event as WheelEvent).deltaX !== 0) stop();
      },
      focusin: () => hold('focus', true),
      focusout: () => hold('focus', false),
    };
    const slides = row();
    const options = { passive: true };
    for (const [type, listen] of Object.entries(listeners)) {
      slides?.addEventListener(type, listen, options);
    }
    return () => {
      for (const [type, listen] of Object.entries(listeners)) {
        slides?.removeEventListener(type, listen);
      }
    };
  }, [row, hold, stop]);

  function choose(event: MouseEvent, at: number): void {
    if (!isLive) return;
    event.preventDefault();
    stop();
    show(row(), at);
  }

  return (
    <>
      <div className="deck-carousel-bar">
        <Button
          variant="secondary"
          small
          className={isLive ? undefined : 'invisible'}
          onClick={toggle}
        >
          {isRunning ? <PauseIcon /> : <PlayIcon />}
          {isRunning ? words.pause : words.play}
        </Button>
        <div className="deck-carousel-dots">
          {divisions.map(({ title, linkFragment }, at) => (
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
      <p className="sr-only" aria-live={isRunning ? 'off' : 'polite'}>
        {interpolate(words.slideLabel, {
          number: current + 1,
          total,
          title: divisions[current]?.title ?? '',
        })}
      </p>
    </>
  );
}

/** The index of the slide that the row shows. */
function shownIn(row: HTMLElement | null): number {
  if (!row || row.clientWidth === 0) return 0;
  const last = row.children.length - 1;
  return Math.min(last, Math.max(0, Math.round(row.scrollLeft / row.clientWidth)));
}

/** Scrolls to a slide. The style sheet decides whether the scroll is smooth. */
function show(row: HTMLElement | null, at: number): void {
  row?.scrollTo({ left: at * row.clientWidth });
}

export default defineIsland('carousel-bar', CarouselBar);

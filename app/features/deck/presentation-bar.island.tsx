import { useEffect } from 'react';
import type { TextLink } from '#app/content-types.ts';
import { ArrowLeftIcon, ArrowRightIcon, PrintIcon } from '#app/drawings/icons.tsx';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Button } from '#app/ui/button.tsx';
import { usePageTurning } from './use-page-turning.ts';

type PresentationBarProps = {
  words: {
    label: string;
    keys: string;
    counter: string;
    next: string;
    previous: string;
    print: string;
    back: TextLink;
    hint: string;
    printedOn: string;
  };
  /** The number of sheets. */
  total: number;
};

/** Prints the presentation, and turns its pages. Its buttons keep their place until it runs. */
function PresentationBar({ words, total }: PresentationBarProps) {
  const { isLive, current, turn } = usePageTurning();
  const hidden = isLive ? '' : 'invisible';
  useEffect(() => {
    const day = document.querySelector('[data-printed-on]');
    const date = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date());
    if (day) day.textContent = interpolate(words.printedOn, { date });
  }, [words]);
  return (
    <>
      <Button small className={`deck-presentation-live ${hidden}`} onClick={() => window.print()}>
        <PrintIcon />
        {words.print}
      </Button>
      <fieldset className={`deck-presentation-live deck-presentation-turn ${hidden}`}>
        <legend className="sr-only">{words.label}</legend>
        <Button
          variant="secondary"
          small
          aria-label={words.previous}
          disabled={current === 0}
          onClick={() => turn(-1)}
        >
          <ArrowLeftIcon />
        </Button>
        <output>{interpolate(words.counter, { current: current + 1, total })}</output>
        <Button
          variant="secondary"
          small
          aria-label={words.next}
          disabled={current === total - 1}
          onClick={() => turn(1)}
        >
          <ArrowRightIcon />
        </Button>
      </fieldset>
      <p className="help">
        <a href={words.back.href}>{words.back.label}</a>
      </p>
      <p className="help deck-presentation-hint">
        {words.hint} <span className={`deck-presentation-live ${hidden}`}>{words.keys}</span>
      </p>
    </>
  );
}

export default defineIsland('presentation-bar', PresentationBar);

import { useEffect, useState } from 'react';

export type PageTurning = {
  /** Whether the script runs. Before that, buttons to turn pages would do nothing. */
  isLive: boolean;
  /** The index of the page on the screen. */
  current: number;
  turn(step: number): void;
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

/**
 * Turns the pages of a presentation by key: arrows, space, page keys, Home and End. F opens full
 * screen; the browser handles Escape. Keys that a focused control uses are ignored.
 */
export function usePageTurning(): PageTurning {
  const [isLive, setLive] = useState(false);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const box = stage();
    if (!box) return;
    const sheets = sheetsOf(box);
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(sheets.indexOf(entered.target as HTMLElement));
      },
      { rootMargin: '-45% 0px -54% 0px' },
    );
    for (const sheet of sheets) observer.observe(sheet);
    setLive(true);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isForControl(event)) return;
      const box = stage();
      if (!box) return;
      const last = sheetsOf(box).length - 1;
      const step = event.key === ' ' && event.shiftKey ? -1 : STEPS[event.key];
      if (step !== undefined) goTo(box, current + step);
      else if (event.key === 'Home') goTo(box, 0);
      else if (event.key === 'End') goTo(box, last);
      else if (event.key === 'f' || event.key === 'F') void fillScreen(box);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [current]);

  return {
    isLive,
    current,
    turn: (step) => {
      const box = stage();
      if (box) goTo(box, current + step);
    },
  };
}

function stage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.deck-presentation');
}

function sheetsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('.deck-sheet')];
}

function goTo(box: HTMLElement, at: number): void {
  const sheets = sheetsOf(box);
  sheets[Math.min(sheets.length - 1, Math.max(0, at))]?.scrollIntoView({ block: 'start' });
}

async function fillScreen(box: HTMLElement): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  // Rejected where the browser or device doesn't support full screen.
  else await box.requestFullscreen?.().catch(() => undefined);
}

/** Whether a focused control uses the key: space on buttons, arrows in menus, both in fields. */
function isForControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [role="tab"], .site-header')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** What a visitor does before anything on the page has to answer. A scroll is none: pages do it, too. */
const SIGNS_OF_USE = [
  'pointermove',
  'pointerdown',
  'pointerup',
  'touchstart',
  'wheel',
  'keydown',
  'keyup',
  'focusin',
  'input',
  'hashchange',
];

let startNow: () => void = () => undefined;

/** Resolves with the first sign of use in this document; on the server at once. */
const used = new Promise<void>((resolve) => {
  startNow = resolve;
  if (typeof window === 'undefined') resolve();
  else void nextSignOfUse().then(resolve);
});

/** Loads what waits for a sign of use without one: there is something to show already. */
export function loadNow(): void {
  startNow();
}

/**
 * A component whose HTML comes from the server and whose script is fetched when somebody uses the
 * page. Until then its forms are plain forms, which post to the page. Where the script can't be had,
 * it stays so, and the next sign of use tries again.
 */
export function loadOnUse<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (isInUse()) startNow();
    await used;
    for (;;) {
      try {
        return { default: await load() };
      } catch (error) {
        if (typeof window === 'undefined') throw error;
        await nextSignOfUse();
      }
    }
  });
}

/**
 * What a visitor did before this ran, such as the focus that started React: the caret is in the page, or
 * the router, which counts the pages opened without a new document, has come from another.
 */
function isInUse(): boolean {
  if (typeof window === 'undefined') return false;
  return window.history.state?.idx > 0 || document.activeElement?.closest('main') != null;
}

function nextSignOfUse(): Promise<void> {
  return new Promise((resolve) => {
    const done = (event: Event) => {
      // When the page moves under a resting pointer, the browser tells of a move over no distance.
      if (event instanceof PointerEvent && event.type === 'pointermove') {
        if (event.movementX === 0 && event.movementY === 0) return;
      }
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(sign, done, { capture: true, passive: true });
    }
  });
}

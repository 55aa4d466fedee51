import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** What a visitor does before anything on the page has to answer: the pointer moves, a key goes down. */
const SIGNS_OF_USE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'hashchange',
];

let startNow: () => void = () => undefined;

/** Resolves with the first sign of use in this document; on the server at once. */
const used = new Promise<void>((resolve) => {
  startNow = resolve;
  if (typeof window === 'undefined' || navigator.userActivation?.hasBeenActive) resolve();
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

function nextSignOfUse(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(sign, done, { capture: true, passive: true });
    }
  });
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Events that show that the visitor uses the page. Not scrolling, which scripts cause as well. */
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

/** Resolves with the first sign of use in this document; on the server immediately. */
const used = new Promise<void>((resolve) => {
  startNow = resolve;
  if (typeof window === 'undefined') resolve();
  else void nextSignOfUse().then(resolve);
});

/** Loads the waiting components without a sign of use, because there is a result to show. */
export function loadNow(): void {
  startNow();
}

/**
 * A component whose HTML comes from the server and whose script is loaded when somebody uses the
 * page. Until then its forms are native forms, which post to the page. If the script can't be
 * loaded, they stay native, and the next sign of use tries again.
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
 * Whether the visitor used the page before this ran: something has the focus, or the router has
 * navigated to this page from another one.
 */
function isInUse(): boolean {
  if (typeof window === 'undefined') return false;
  return window.history.state?.idx > 0 || document.activeElement?.closest('main') != null;
}

function nextSignOfUse(): Promise<void> {
  return new Promise((resolve) => {
    const done = (event: Event) => {
      // If the page moves under a resting pointer, browsers send a pointermove of no distance.
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

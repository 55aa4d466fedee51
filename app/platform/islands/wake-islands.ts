const WAKING_EVENTS = ['focusin', 'keydown', 'click'] as const;

const waking = new WeakMap<Element, Promise<void>>();

/**
 * Takes over the islands of the page when they are needed. The browser answers the press that wakes
 * one: a form is posted, a link followed, a letter typed. Only a button that does nothing by itself
 * is pressed again once its island is awake.
 */
export function wakeIslands(): void {
  for (const type of WAKING_EVENTS) {
    document.addEventListener(type, onEvent, { capture: true, passive: true });
  }
  // A page that is prepared before its link is clicked waits until it is shown.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', watch, { once: true });
  } else watch();
}

function onEvent({ target, type }: Event): void {
  if (!(target instanceof Element)) return;
  const island = target.closest<HTMLElement>('[data-island]');
  if (!island || island.dataset.awake !== undefined) return;
  const button = type === 'click' ? target.closest<HTMLElement>('button[type=button]') : null;
  void afterPaint()
    .then(() => wake(island))
    .then(() => button?.click());
}

function watch(): void {
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>('[data-island]');
        if (!isIntersecting || !island) continue;
        nearby.unobserve(target);
        void wake(island);
      }
    },
    { rootMargin: '50%' },
  );
  const atLoad: HTMLElement[] = [];
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { when, ifStored, ifFragment } = island.dataset;
    // The wrapper has no box of its own.
    if (when === 'visible') nearby.observe(island.firstElementChild ?? island);
    if (when === 'load' || (ifStored && isStored(ifStored)) || hasFragment(island)) {
      atLoad.push(island);
    }
    if (ifFragment) {
      window.addEventListener('hashchange', () => {
        if (hasFragment(island)) void wake(island);
      });
    }
  }
  if (atLoad.length === 0) return;
  const wakeAll = () => whenIdle(() => atLoad.forEach((island) => void wake(island)));
  if (document.readyState === 'complete') wakeAll();
  else window.addEventListener('load', wakeAll, { once: true });
}

/** Loads the island's files and hydrates it, once. If a file can't be loaded, the next press tries again. */
function wake(island: HTMLElement): Promise<void> {
  const begun = waking.get(island);
  if (begun) return begun;
  const { island: files = '', props = '{}', later } = island.dataset;
  const more = later ? fetch(later).then((answer) => answer.json()) : {};
  const modules = files.split(' ').map((file) => import(/* @vite-ignore */ file));
  const done = Promise.all([more, ...modules])
    .then(([laterProps, { default: definition }, { hydrate }]) => {
      island.dataset.awake = '';
      hydrate(island, definition, { ...JSON.parse(props), ...laterProps });
    })
    .catch((error: unknown) => {
      waking.delete(island);
      console.error(error);
    });
  waking.set(island, done);
  return done;
}

function hasFragment({ dataset: { ifFragment } }: HTMLElement): boolean {
  return ifFragment !== undefined && location.hash.startsWith(ifFragment);
}

/** Whether this browser has kept something under `key`. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** When the browser has painted its own answer. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1500 });
  else setTimeout(work, 200);
}

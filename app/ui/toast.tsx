import { createToastStore, type Toast, type ToastInput } from './toast.store.ts';

const store = createToastStore({
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (timer) => window.clearTimeout(timer as number),
});

/**
 * Shows a toast for 5 seconds (or `durationMs`) in place of any other. Browser only. It is put into
 * the page by hand: islands and pages of the router have one region, which belongs to none of them.
 */
export function showToast(toast: ToastInput): void {
  store.subscribe(draw);
  store.show(toast);
}

/**
 * Where toasts appear; rendered once, by the frame. Both live regions stand empty in the page from
 * the start, so that a screen reader announces what is put into them.
 */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  return (
    <section className="toasts" aria-label={label}>
      <div role="status" aria-atomic="true" />
      <div role="alert" aria-atomic="true" />
      <div hidden>
        <button type="button" className="icon-button">
          <span className="sr-only">{dismissLabel}</span>
          <Cross />
        </button>
      </div>
    </section>
  );
}

let removeToast = () => {};

function draw(): void {
  const region = document.querySelector<HTMLElement>('.toasts');
  removeToast();
  const toast = store.current();
  if (!region || !toast) return;
  const card = makeCard(toast, region);
  // Back on top of any <dialog> that was opened since, before the words are read.
  if ('showPopover' in region) {
    region.popover = 'manual';
    region.showPopover();
  }
  region.querySelector(`[role=${toast.tone === 'destructive' ? 'alert' : 'status'}]`)?.append(card);
  const place = () => keepClearOfFocus(region);
  place();
  document.addEventListener('focusin', place);
  document.addEventListener('scrollend', place);
  removeToast = () => {
    card.remove();
    region.removeAttribute('popover');
    document.removeEventListener('focusin', place);
    document.removeEventListener('scrollend', place);
    removeToast = () => {};
  };
}

const tones = { neutral: 'is-info', good: 'is-good', destructive: 'is-bad' } as const;

/** The time stands still while the pointer or the focus is on the toast. */
function makeCard({ title, description, tone }: Toast, region: HTMLElement): HTMLElement {
  const card = make('div', `toast ${tones[tone]}`);
  const words = make('div', 'py-1');
  words.append(make('p', 'font-bold', title));
  if (description) words.append(make('p', 'text-sm', description));
  const button = region.querySelector('[hidden] button')?.cloneNode(true) as HTMLButtonElement;
  card.append(words, button);

  let cameFrom: Element | null = null;
  const dismiss = () => {
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    store.dismiss();
  };
  button.addEventListener('click', dismiss);
  card.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
  card.addEventListener('mouseenter', store.pause);
  card.addEventListener('mouseleave', () => {
    if (!card.contains(document.activeElement)) store.resume();
  });
  card.addEventListener('focusin', ({ relatedTarget }) => {
    store.pause();
    if (relatedTarget instanceof Element && !card.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  card.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && card.contains(relatedTarget);
    if (!isInside && !card.matches(':hover')) store.resume();
  });
  return card;
}

function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Moves the toast to the other end of the screen when it would cover the focused field. */
function keepClearOfFocus(box: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || box.contains(focused)) return;
  box.classList.remove('is-opposite');
  const own = box.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  const isOver =
    own.left < other.right &&
    other.left < own.right &&
    own.top < other.bottom &&
    other.top < own.bottom;
  box.classList.toggle('is-opposite', isOver);
}

/** The close icon. */
export function Cross() {
  return (
    <svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
      <path d="m4 4 12 12M16 4 4 16" />
    </svg>
  );
}

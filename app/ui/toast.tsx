import { type FocusEvent, type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { createToastStore, type Toast, type ToastInput } from './toast.store.ts';

const store = createToastStore({
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (timer) => window.clearTimeout(timer as number),
});

/** Shows a toast for 5 seconds (or `durationMs`) in place of any other. Browser only. */
export function showToast(toast: ToastInput): void {
  store.show(toast);
}

/** Removes the visible toast. */
export function dismissToast(): void {
  store.dismiss();
}

/** The same two functions as a hook. */
export function useToast() {
  return { showToast, dismissToast };
}

/**
 * Where toasts appear; rendered once, by the root. Both live regions stand empty in the page from
 * the start, so that a screen reader announces what is put into them.
 */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => undefined);
  const region = useRef<HTMLElement>(null);
  const id = toast?.id;

  // Back on top of any <dialog> that was opened since, before the words are read.
  useEffect(() => {
    const box = region.current;
    if (!box || id === undefined || !('showPopover' in box)) return;
    if (box.matches(':popover-open')) box.hidePopover();
    box.popover = 'manual';
    box.showPopover();
    return () => box.removeAttribute('popover');
  }, [id]);

  useEffect(() => {
    const box = region.current;
    if (!box || id === undefined) return;
    const place = () => keepClearOfFocus(box);
    place();
    document.addEventListener('focusin', place);
    document.addEventListener('scrollend', place);
    return () => {
      document.removeEventListener('focusin', place);
      document.removeEventListener('scrollend', place);
    };
  }, [id]);

  const loud = toast?.tone === 'destructive';
  const card = toast && <ToastCard key={id} toast={toast} dismissLabel={dismissLabel} />;
  return (
    <section ref={region} className="toasts" aria-label={label}>
      <div role="status" aria-atomic="true">
        {!loud && card}
      </div>
      <div role="alert" aria-atomic="true">
        {loud && card}
      </div>
    </section>
  );
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

const tones = { neutral: 'is-info', good: 'is-good', destructive: 'is-bad' } as const;

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const cameFrom = useRef<HTMLElement>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    store.pause();
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  }

  /** Resumes when neither the pointer nor the focus is on the toast. */
  function onMouseLeave({ currentTarget }: MouseEvent<HTMLElement>) {
    if (!currentTarget.contains(document.activeElement)) store.resume();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && !currentTarget.matches(':hover')) store.resume();
  }

  function dismiss() {
    cameFrom.current?.focus({ preventScroll: true });
    store.dismiss();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={`toast ${tones[toast.tone]}`}
      onMouseEnter={store.pause}
      onMouseLeave={onMouseLeave}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
    >
      <div className="py-1">
        <p className="font-bold">{toast.title}</p>
        {toast.description && <p className="text-sm">{toast.description}</p>}
      </div>
      <button type="button" className="icon-button" onClick={dismiss}>
        <span className="sr-only">{dismissLabel}</span>
        <Cross />
      </button>
    </div>
  );
}

/** The close icon. */
export function Cross() {
  return (
    <svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
      <path d="m4 4 12 12M16 4 4 16" />
    </svg>
  );
}

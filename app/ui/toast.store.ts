/** How loud a toast is: `destructive` interrupts a screen reader, the others wait their turn. */
export type ToastTone = 'neutral' | 'good' | 'destructive';

export interface ToastInput {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** How long it stays, in milliseconds; 5000 unless said otherwise. */
  durationMs?: number;
}

export interface Toast extends Required<Omit<ToastInput, 'durationMs' | 'description'>> {
  id: number;
  description: string;
}

interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const TOAST_DURATION_MS = 5000;

/**
 * Holds the one toast that is visible. A new toast replaces the one before it. While paused (the
 * pointer or the focus is on it) the remaining time does not run.
 */
export function createToastStore(clock: Clock) {
  let current: Toast | undefined;
  let timer: unknown;
  let leftMs = 0;
  let startedAt = 0;
  let paused = false;
  let count = 0;
  const listeners = new Set<() => void>();

  function publish(next: Toast | undefined) {
    current = next;
    for (const listener of listeners) listener();
  }

  function run() {
    clock.clearTimeout(timer);
    startedAt = clock.now();
    if (!paused) timer = clock.setTimeout(dismiss, leftMs);
  }

  /** Shows a toast in place of any other; a new toast is never paused. */
  function show({ title, description = '', tone = 'neutral', durationMs }: ToastInput) {
    paused = false;
    leftMs = durationMs ?? TOAST_DURATION_MS;
    count += 1;
    publish({ id: count, title, description, tone });
    run();
  }

  /** Removes the visible toast, if any. */
  function dismiss() {
    clock.clearTimeout(timer);
    paused = false;
    if (current) publish(undefined);
  }

  return {
    show,
    dismiss,
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Stops the time; `resume` lets the rest of it run. Both may be called twice. */
    pause() {
      if (paused || !current) return;
      paused = true;
      clock.clearTimeout(timer);
      leftMs = Math.max(0, leftMs - (clock.now() - startedAt));
    },
    resume() {
      if (!paused) return;
      paused = false;
      run();
    },
  };
}

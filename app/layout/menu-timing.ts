/** Milliseconds, from the product's timing table. */
export const OPEN_DELAY_MS = 200;
export const CLOSE_DELAY_MS = 150;
export const SKIP_DELAY_MS = 300;

interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/**
 * Decides which drop-down is open. A pointer that rests on a label opens it after 200 ms, at once
 * when another one is open or was within the last 300 ms; 150 ms after it left the menu closes.
 * A click opens at once; on a menu that hovering has opened, the first click only keeps it open.
 */
export function createMenuTiming(clock: Clock, onChange: (open: string | undefined) => void) {
  let open: string | undefined;
  let pressed = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: unknown;

  function set(next: string | undefined, byPress: boolean) {
    clock.clearTimeout(timer);
    if (open !== undefined && next === undefined) closedAt = clock.now();
    pressed = byPress;
    if (next === open) return;
    open = next;
    onChange(open);
  }

  return {
    current: () => open,
    /** The pointer entered a label or its panel. */
    enter(id: string) {
      clock.clearTimeout(timer);
      if (open === id) return;
      const warm = open !== undefined || clock.now() - closedAt <= SKIP_DELAY_MS;
      if (warm) set(id, false);
      else timer = clock.setTimeout(() => set(id, false), OPEN_DELAY_MS);
    },
    /** The pointer left the label and its panel. */
    leave() {
      clock.clearTimeout(timer);
      if (open !== undefined) timer = clock.setTimeout(() => set(undefined, false), CLOSE_DELAY_MS);
    },
    /** A click, Enter or Space on the label. */
    press(id: string) {
      set(open === id && pressed ? undefined : id, true);
    },
    /** Opens now: an arrow key, or a menu that was open before hydration. */
    open(id: string) {
      set(id, true);
    },
    /** Closes now: Escape, a click elsewhere, a new page. */
    close() {
      set(undefined, false);
    },
  };
}

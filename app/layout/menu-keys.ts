/** The effect of a key in the menu bar: where the focus goes, and what opens or closes. */
export type MenuKeyAction =
  | { kind: 'focus-label'; at: number }
  | { kind: 'open-panel'; from: 'first' | 'last' }
  | { kind: 'focus-item'; at: number }
  | { kind: 'close' };

export interface MenuKeyPlace {
  /** Position among the labels of the bar, and how many there are. */
  label: { at: number; count: number };
  /** Position in the open panel; undefined while the focus is on the label itself. */
  item?: { at: number; count: number };
  /** The label has a panel. */
  hasPanel: boolean;
}

/**
 * The keys of the W3C APG disclosure navigation: arrows move the focus, Home and End jump, Escape closes.
 * Undefined for every other key, which keeps its native meaning (Enter, Space, Tab).
 */
export function menuKeyAction(key: string, place: MenuKeyPlace): MenuKeyAction | undefined {
  const { label, item, hasPanel } = place;
  if (key === 'Escape') return hasPanel ? { kind: 'close' } : undefined;
  if (item) {
    const at = step(key, item, 'ArrowUp', 'ArrowDown');
    return at === undefined ? undefined : { kind: 'focus-item', at };
  }
  if (hasPanel && key === 'ArrowDown') return { kind: 'open-panel', from: 'first' };
  if (hasPanel && key === 'ArrowUp') return { kind: 'open-panel', from: 'last' };
  const at = step(key, label, 'ArrowLeft', 'ArrowRight');
  return at === undefined ? undefined : { kind: 'focus-label', at };
}

function step(
  key: string,
  { at, count }: { at: number; count: number },
  back: string,
  forward: string,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === back) return (at - 1 + count) % count;
  if (key === forward) return (at + 1) % count;
  return undefined;
}

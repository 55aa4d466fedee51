import type { OutboxRow } from '#database/schema.ts';

/** How a delivery ended, over all providers that were tried. */
export type Delivery =
  | { kind: 'sent'; provider: string; response: string }
  | { kind: 'retry'; response: string; retryAfterMs?: number }
  /** `hasBounced`: the address does not exist, so nothing more is sent to it. */
  | { kind: 'failed'; response: string; hasBounced?: boolean }
  /** A provider may have taken it, but its answer was lost. */
  | { kind: 'unknown'; provider: string; response: string }
  /** Nobody could be asked: no settings, or every provider paused. Costs no attempt. */
  | { kind: 'waiting'; response: string; retryAfterMs: number }
  /** Must not be sent (any more): suppressed address, cancelled event. */
  | { kind: 'cancelled'; response: string }
  /** Another worker has taken the row over: it alone says what becomes of it. */
  | { kind: 'lost' };

/** Where a delivery writes down whom it asks, and what came of it. */
export type AttemptLog = {
  /**
   * Right before a provider is called: stores the attempt and checks that the row is still ours. When
   * it answers false, the provider must not be called.
   */
  begin(provider: string): Promise<boolean>;
  /** Right after: what came of the attempt that began last. */
  end(outcome: string, response: string): void;
};

export type Deliver = (row: OutboxRow, attempts: AttemptLog) => Promise<Delivery>;

/** Runs something later; returns how to call it off. */
export type Schedule = (run: () => void, ms: number) => () => void;

export const scheduleTimeout: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

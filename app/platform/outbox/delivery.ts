import type { OutboxRow } from '#database/schema.ts';

/** How a delivery ended, over all providers that were tried. */
export type Delivery =
  | { kind: 'sent'; provider: string; response: string }
  | { kind: 'retry'; response: string; retryAfterMs?: number }
  /** `hasBounced`: the address doesn't exist, so it gets no further newsletters. */
  | { kind: 'failed'; response: string; hasBounced?: boolean }
  /** A provider may have accepted it, but its response was lost. */
  | { kind: 'unknown'; provider: string; response: string }
  /**
   * No provider could be called: no settings, or every provider paused. Doesn't count as an
   * attempt.
   */
  | { kind: 'waiting'; response: string; retryAfterMs: number }
  /** Must not be sent (any more): suppressed address, cancelled event. */
  | { kind: 'cancelled'; response: string }
  /** Another worker has taken over the row and will store its outcome. */
  | { kind: 'lost' };

/** Records the attempts of a delivery and their outcomes. */
export type AttemptLog = {
  /**
   * Call it right before a provider is called: stores the attempt and checks that the lease on the
   * row is still held. If it returns false, the provider must not be called.
   */
  begin(provider: string): Promise<boolean>;
  /** Call it right after: the outcome of the attempt that was begun last. */
  end(outcome: string, response: string): void;
};

export type Deliver = (row: OutboxRow, attempts: AttemptLog) => Promise<Delivery>;

/** Runs something later; returns a function that cancels it. */
export type Schedule = (run: () => void, ms: number) => () => void;

export const scheduleTimeout: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

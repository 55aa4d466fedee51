import type { Booking } from '#database/schema.ts';

/** What became of a call that has begun. The database calls a completed one `held`. */
export type CallOutcome = 'completed' | 'no-show';

export function outcomeOf({ outcome }: Pick<Booking, 'outcome'>): CallOutcome | null {
  return outcome === 'held' ? 'completed' : outcome;
}

export function storedOutcome(outcome: CallOutcome): Booking['outcome'] {
  return outcome === 'completed' ? 'held' : outcome;
}

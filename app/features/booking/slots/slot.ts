import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import type { TakenReason } from './taken-times.ts';

/** A start that can be booked. `startsAt` and `endsAt` are UTC, as Date.toISOString writes them. */
export type Slot = {
  date: CalendarDate;
  /** Toronto time, as in the rules: '9:00 AM'. */
  time: string;
  startsAt: string;
  /** The end of a call of the kind that is asked for. */
  endsAt: string;
  /** In answers to a visitor whose clock shows another time than Toronto's. */
  visitor?: VisitorTime | undefined;
};

/** A time as the clocks of a visitor show it, written by the server: a browser's data may be older. */
export type VisitorTime = {
  /** 'Vancouver' */
  place: string;
  date: CalendarDate;
  time: string;
};

/** 'Vancouver time', 'UTC' */
export function timeOf(place: string): string {
  return place === 'UTC' ? place : `${place} time`;
}

/** A slot as the columns of a call or an offer. */
export function slotColumns({ startsAt, endsAt, date, time }: Slot) {
  return { starts_at: startsAt, ends_at: endsAt, toronto_date: date, toronto_time: time };
}

/** Why a day or a slot is unavailable. A blocked one has its reason only if that is public. */
export type ClosedReason =
  | { kind: 'past' }
  | { kind: 'too-soon' }
  /** A day of the week without hours, not only Saturday and Sunday. */
  | { kind: 'weekend' }
  | { kind: 'day-off' }
  | { kind: 'holiday'; name: string }
  | { kind: 'blocked'; reason?: string }
  | { kind: 'beyond-horizon' };

export type DayAvailability = {
  date: CalendarDate;
  free: Slot[];
  /** Slots that aren't free because of other calls: booked, within a buffer, or over the limit. */
  taken: Slot[];
  /** Set if and only if `free` is empty. */
  closed?: ClosedReason | { kind: 'full' };
};

export type SlotOutcome =
  | Exclude<SlotJudgement, { kind: 'taken' }>
  | { kind: 'taken'; slot: Slot; reason: TakenReason }
  | { kind: 'unknown-slot' };

export type SlotJudgement =
  | { kind: 'free'; slot: Slot }
  | { kind: 'taken'; slot: Slot }
  | ClosedReason;

import { offerFigures } from '#app/facts/offer.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';

export type Countdown = { days: number; hours: number; minutes: number };

export type OfferState = {
  /** The end that the owner has set, in milliseconds since 1970. */
  deadline: number | undefined;
  countdown: Countdown;
  isEnded: boolean;
  /** Places that are left, where the owner counts them. */
  seatsLeft: number | undefined;
};

const MINUTE_MS = 60_000;

/** As the page is made: no deadline known, the fixed countdown of the specification. */
export const standingOffer: OfferState = {
  deadline: undefined,
  countdown: offerFigures.countdown,
  isEnded: false,
  seatsLeft: undefined,
};

/** What `GET /api/offer` says; anything it does not say stays as the page was made. `now` in ms. */
export function readOfferState(data: unknown, now: number): OfferState {
  const { deadline, seatsLeft, state: standing } = (data ?? {}) as Record<string, unknown>;
  const end = typeof deadline === 'string' ? Date.parse(deadline) : Number.NaN;
  const places = typeof seatsLeft === 'number' ? Math.max(0, Math.floor(seatsLeft)) : undefined;
  const offered: OfferState = {
    ...standingOffer,
    deadline: Number.isNaN(end) ? undefined : end,
    seatsLeft: places,
    isEnded: standing === 'ended' || places === 0,
  };
  return countdownTo(offered, now);
}

/**
 * What is left, in whole days, hours and minutes: `leftMs` rounded up to the minute, so that zero is
 * shown only when it is over. Not below zero.
 */
export function countdownOf(leftMs: number): Countdown {
  const minutes = Math.max(0, Math.ceil(leftMs / MINUTE_MS));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}

/** The same offer at the time `now` (ms). The very same object if nothing changed. */
export function countdownTo(state: OfferState, now: number): OfferState {
  if (state.deadline === undefined) return state;
  const countdown = countdownOf(state.deadline - now);
  const isEnded = state.isEnded || state.deadline <= now;
  const isSame =
    isEnded === state.isEnded &&
    countdown.days === state.countdown.days &&
    countdown.hours === state.countdown.hours &&
    countdown.minutes === state.countdown.minutes;
  return isSame ? state : { ...state, countdown, isEnded };
}

/** A deadline (ms) as the page names it: `Friday, November 27, 2026 at 5:00 PM Toronto time`. */
export function deadlineInWords(deadline: number): string {
  const { longDate, time } = describeInZone(new Date(deadline), TORONTO);
  return `${longDate} at ${time} Toronto time`;
}

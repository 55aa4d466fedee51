import { offerFigures } from '#app/facts/offer.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';

export type Countdown = { days: number; hours: number; minutes: number };

export type OfferState = {
  /** The end of the offer if the owner has set one, in milliseconds since 1970. */
  deadline: number | undefined;
  /** Undefined in a published page with a deadline, because the clock goes on after publishing. */
  countdown: Countdown | undefined;
  isEnded: boolean;
  /** The number of places left, if the owner has set one. */
  seatsLeft: number | undefined;
};

const MINUTE_MS = 60_000;

/** What published pages know of the offer. They are published again when it changes. */
export type PublishedOffer = {
  isEnded: boolean;
  /** ISO-8601. */
  deadline: string | null;
  seatsLeft: number | null;
};

/** The state until an owner sets a deadline: the fixed countdown of the specification. */
export const standingOffer: OfferState = {
  deadline: undefined,
  get countdown() {
    return offerFigures.countdown;
  },
  isEnded: false,
  seatsLeft: undefined,
};

/** The state in a published page. */
export function publishedState({ isEnded, deadline, seatsLeft }: PublishedOffer): OfferState {
  if (deadline === null) return { ...standingOffer, isEnded, seatsLeft: seatsLeft ?? undefined };
  const end = Date.parse(deadline);
  return { deadline: end, countdown: undefined, isEnded, seatsLeft: seatsLeft ?? undefined };
}

/**
 * Reads the response of `GET /api/offer`. Missing and invalid values are those of `standingOffer`.
 * `now` is in milliseconds.
 */
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
 * Splits `leftMs` into days, hours and minutes. Rounds up to the minute, so that zero means that
 * the offer is over. Never negative.
 */
export function countdownOf(leftMs: number): Countdown {
  const minutes = Math.max(0, Math.ceil(leftMs / MINUTE_MS));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}

/** The state at `now` (ms). Returns the same object if nothing changed, to avoid a render. */
export function countdownTo(state: OfferState, now: number): OfferState {
  if (state.deadline === undefined) return state;
  const countdown = countdownOf(state.deadline - now);
  const isEnded = state.isEnded || state.deadline <= now;
  const isSame =
    isEnded === state.isEnded &&
    countdown.days === state.countdown?.days &&
    countdown.hours === state.countdown.hours &&
    countdown.minutes === state.countdown.minutes;
  return isSame ? state : { ...state, countdown, isEnded };
}

/** A deadline (ms) as text: `Friday, November 27, 2026 at 5:00 PM Toronto time`. */
export function deadlineInWords(deadline: number): string {
  const { longDate, time } = describeInZone(new Date(deadline), TORONTO);
  return `${longDate} at ${time} Toronto time`;
}

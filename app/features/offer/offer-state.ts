import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';

/** What a page shows of the offer. */
export type PublishedOffer = {
  isEnded: boolean;
  /** The end of the offer, ISO-8601; null until the owner has set one. */
  deadline: string | null;
  /** The number of places left; null until the owner has set one. */
  seatsLeft: number | null;
};

/** The state until an owner sets a deadline. */
export const standingOffer: PublishedOffer = { isEnded: false, deadline: null, seatsLeft: null };

export type Countdown = { days: number; hours: number; minutes: number };

const MINUTE_MS = 60_000;

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

/** A deadline (ms) as text: `Friday, November 27, 2026 at 5:00 PM Toronto time`. */
export function deadlineInWords(deadline: number): string {
  const { longDate, time } = describeInZone(new Date(deadline), TORONTO);
  return `${longDate} at ${time} Toronto time`;
}

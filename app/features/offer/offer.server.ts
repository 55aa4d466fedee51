import { endOfLaunch } from '#app/facts/offer.ts';
import { isPageHidden } from '#app/facts/sections.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { offerWords } from './offer.content.ts';
import { type Countdown, countdownOf, type PublishedOffer } from './offer-state.ts';

export type OfferState =
  | {
      state: 'open';
      /** ISO-8601; null if the owner has set none, in which case the countdown is fixed. */
      deadline: string | null;
      /** The time left, rounded up to the minute. */
      countdown: Countdown;
      /** Null if the owner has set no number. */
      seatsLeft: number | null;
    }
  | { state: 'ended'; because: 'deadline' | 'seats' };

type OfferContext = Pick<AppContext, 'now' | 'facts'>;

const OFFER_PATH = '/special-offer';

/** Whether the offer is open, its deadline, the time left and the places left. */
export function readOfferState({ facts, now }: OfferContext): OfferState {
  const { offer, launch, switched } = facts();
  const { deadline, seats } = launch;
  const end = endOfLaunch(launch, now());
  if (isPageHidden({ switched }, OFFER_PATH)) return { state: 'ended', because: 'deadline' };
  if (end) return { state: 'ended', because: end };
  return {
    state: 'open',
    deadline: deadline ?? null,
    countdown:
      deadline === undefined
        ? offer.countdown
        : countdownOf(Date.parse(deadline) - now().getTime()),
    seatsLeft: seats === undefined ? null : Math.min(seats, offer.firstBusinesses),
  };
}

/** What published pages show of the offer. */
export function readPublishedOffer(app: OfferContext): PublishedOffer {
  const state = readOfferState(app);
  if (state.state === 'ended') return { isEnded: true, deadline: null, seatsLeft: null };
  return { isEnded: false, deadline: state.deadline, seatsLeft: state.seatsLeft };
}

/** Why a request for the offer is refused, as a sentence; undefined while the offer is open. */
export function findOfferRefusal(app: OfferContext): string | undefined {
  const facts = app.facts();
  const offer = offerWords(facts);
  const { state } = readOfferState(app);
  return state === 'ended' ? `${offer.ended.title}. ${offer.ended.text}` : undefined;
}

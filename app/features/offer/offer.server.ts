import { endOfLaunch } from '#app/facts/offer.ts';
import { isPageHidden } from '#app/facts/sections.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { offerWords } from './offer.content.ts';
import {
  type Countdown,
  countdownOf,
  deadlineInWords,
  type PublishedOffer,
} from './offer-state.ts';

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

/** The current texts of the offer page's countdown: a heading and the sentences below it. */
export function describeOffer(app: OfferContext): { title: string; lines: string[] } {
  const facts = app.facts();
  const { offer: offerFigures } = facts;
  const offer = offerWords(facts);
  const state = readOfferState(app);
  if (state.state === 'ended') return { title: offer.ended.title, lines: [offer.ended.text] };
  const { countdown: words, pricing } = offer;
  const { deadline, countdown, seatsLeft } = state;
  const left = (['days', 'hours', 'minutes'] as const).map(
    (part) => `${words[part]} ${String(countdown[part]).padStart(2, '0')}`,
  );
  const all = offerFigures.firstBusinesses;
  return {
    title: deadline === null ? words.title : words.titleWithDeadline,
    lines: [
      left.join(', '),
      deadline === null
        ? words.noDeadlineNote
        : interpolate(words.deadlineNote, { date: deadlineInWords(Date.parse(deadline)) }),
      seatsLeft === null ? pricing.limit : interpolate(pricing.seatsLeft, { left: seatsLeft, all }),
    ],
  };
}

/** Why a request for the offer is refused, as a sentence; undefined while the offer is open. */
export function findOfferRefusal(app: OfferContext): string | undefined {
  const facts = app.facts();
  const offer = offerWords(facts);
  const { state } = readOfferState(app);
  return state === 'ended' ? `${offer.ended.title}. ${offer.ended.text}` : undefined;
}

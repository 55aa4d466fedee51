import * as v from 'valibot';
import { isPageHidden } from '#app/facts/sections.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import { offerWords } from './offer.content.ts';
import {
  type Countdown,
  countdownOf,
  deadlineInWords,
  type PublishedOffer,
} from './offer-state.ts';

const offerSchema = v.object({
  /** The end of the offer, ISO-8601. Without it, the page shows the fixed countdown. */
  deadline: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined),
  /** The number of places left. Without it, the page shows no number. */
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export type OfferSettings = v.InferOutput<typeof offerSchema>;

/** The owner's settings of the launch offer. */
export const offerArea = {
  key: 'offer',
  schema: offerSchema,
} satisfies SettingArea<typeof offerSchema>;

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

type OfferContext = Pick<AppContext, 'settings' | 'now' | 'facts'>;

const OFFER_PATH = '/special-offer';

/** Whether the offer is open, its deadline, the time left and the places left. */
export async function readOfferState(app: OfferContext): Promise<OfferState> {
  const { offer: offerFigures } = app.facts();
  const { settings, now } = app;
  if (isPageHidden(app.facts(), OFFER_PATH)) return { state: 'ended', because: 'deadline' };
  const { deadline, seats } = await settings.get(offerArea);
  const leftMs = deadline === undefined ? undefined : Date.parse(deadline) - now().getTime();
  if (leftMs !== undefined && leftMs <= 0) return { state: 'ended', because: 'deadline' };
  if (seats === 0) return { state: 'ended', because: 'seats' };
  return {
    state: 'open',
    deadline: deadline ?? null,
    countdown: leftMs === undefined ? offerFigures.countdown : countdownOf(leftMs),
    seatsLeft: seats === undefined ? null : Math.min(seats, offerFigures.firstBusinesses),
  };
}

/** Leaves the offer out of all other pages once it has ended. */
export async function followOffer(
  app: OfferContext & Pick<AppContext, 'ownerFacts'>,
): Promise<void> {
  const { state } = await readOfferState(app);
  app.ownerFacts.showOfferEnded(state === 'ended');
}

/** What published pages show of the offer. */
export async function readPublishedOffer(app: OfferContext): Promise<PublishedOffer> {
  const state = await readOfferState(app);
  if (state.state === 'ended') return { isEnded: true, deadline: null, seatsLeft: null };
  return { isEnded: false, deadline: state.deadline, seatsLeft: state.seatsLeft };
}

/** The current texts of the offer page's countdown: a heading and the sentences below it. */
export async function describeOffer(
  app: OfferContext,
): Promise<{ title: string; lines: string[] }> {
  const facts = app.facts();
  const { offer: offerFigures } = facts;
  const offer = offerWords(facts);
  const state = await readOfferState(app);
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
export async function findOfferRefusal(app: OfferContext): Promise<string | undefined> {
  const facts = app.facts();
  const offer = offerWords(facts);
  const { state } = await readOfferState(app);
  return state === 'ended' ? `${offer.ended.title}. ${offer.ended.text}` : undefined;
}

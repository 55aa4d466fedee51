import { expect, test } from 'vitest';
import { countdownTo, publishedState, readOfferState, standingOffer } from './offer-state.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const inMs = (ms: number) => new Date(now + ms).toISOString();
const MINUTE = 60_000;

test('without a deadline the countdown stands at 7 days, 12 hours and 45 minutes', () => {
  expect(readOfferState({ deadline: null, seatsLeft: null }, now)).toEqual(standingOffer);
  expect(standingOffer.countdown).toEqual({ days: 7, hours: 12, minutes: 45 });
  expect(countdownTo(standingOffer, now + 99 * MINUTE)).toBe(standingOffer);
});

test('a published page with a deadline shows no countdown, because it would stand still', () => {
  const open = { isEnded: false, deadline: inMs(90 * MINUTE), seatsLeft: 3 };
  const state = publishedState(open);
  expect(state).toMatchObject({ countdown: undefined, isEnded: false, seatsLeft: 3 });
  expect(countdownTo(state, now).countdown).toEqual({ days: 0, hours: 1, minutes: 30 });
  expect(publishedState({ ...open, deadline: null }).countdown).toBe(standingOffer.countdown);
});

test.each([undefined, null, 'text', 7, { deadline: 'soon', seatsLeft: 'many', state: 'later' }])(
  'an answer that says nothing useful (%j) changes nothing',
  (data) => {
    expect(readOfferState(data, now)).toEqual(standingOffer);
  },
);

test('a deadline is counted in days, hours and minutes, the started minute included', () => {
  const left = (2 * 24 * 60 + 3 * 60 + 4) * MINUTE;
  const state = readOfferState({ deadline: inMs(left) }, now);
  expect(state.countdown).toEqual({ days: 2, hours: 3, minutes: 4 });
  expect(countdownTo(state, now + 1).countdown).toEqual({ days: 2, hours: 3, minutes: 4 });
  expect(countdownTo(state, now + MINUTE).countdown).toEqual({ days: 2, hours: 3, minutes: 3 });
});

test('it ends at the very deadline, not a minute before', () => {
  const state = readOfferState({ deadline: inMs(MINUTE) }, now);
  expect(countdownTo(state, now + MINUTE - 1)).toMatchObject({
    isEnded: false,
    countdown: { days: 0, hours: 0, minutes: 1 },
  });
  expect(countdownTo(state, now + MINUTE)).toMatchObject({
    isEnded: true,
    countdown: { days: 0, hours: 0, minutes: 0 },
  });
});

test('it has ended when no place is left, or when the server says so', () => {
  expect(readOfferState({ seatsLeft: 0 }, now)).toMatchObject({ isEnded: true, seatsLeft: 0 });
  expect(readOfferState({ seatsLeft: 3 }, now)).toMatchObject({ isEnded: false, seatsLeft: 3 });
  expect(readOfferState({ state: 'ended', because: 'deadline' }, now).isEnded).toBe(true);
});

test('nothing is rendered again within the same minute', () => {
  const state = readOfferState({ deadline: inMs(90 * MINUTE) }, now);
  expect(countdownTo(state, now + 30_000)).toBe(state);
  expect(countdownTo(state, now + MINUTE)).not.toBe(state);
});

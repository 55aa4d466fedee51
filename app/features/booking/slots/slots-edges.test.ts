import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';
import { SLOT_TIMES } from '#test/default-slots.ts';
import { isFullProof, proofSize } from '#test/proof-size.ts';
import {
  isOracleWeekday,
  oracleDates,
  TORONTO_CHANGE_DAYS,
  torontoInstant,
  wallText,
} from '#test/zone-oracle.ts';
import { DEFAULT_BOOKING_RULES } from '../rules/booking-rules.ts';
import { checkSlot, listAvailability } from './slots.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const RULES = { ...DEFAULT_BOOKING_RULES, observeOntarioHolidays: false };

/** Slots are on half hours. The test checks the minutes around them, the benchmark all. */
const MINUTES = Array.from({ length: 1440 }, (_, minute) => minute).filter(
  (minute) => isFullProof || [0, 1, 15, 29].includes(minute % 30),
);

test('at the minutes of the ten change days no past slot is offered and no future one missing', () => {
  let minutes = 0;
  for (const changeDay of TORONTO_CHANGE_DAYS) {
    const midnight = torontoInstant(changeDay, 0);
    for (const minute of MINUTES) {
      expectWhatTheOracleOffers(midnight + minute * MINUTE_MS);
      minutes += 1;
    }
  }
  expect(minutes).toBe(10 * MINUTES.length);
  expect(MINUTES.length).toBe(proofSize(192, 1440));
});

test('around midnight in Toronto, midnight UTC, 31 December and every slot the offer is right', () => {
  const days = ['2026-11-02', '2027-03-12', '2027-03-15', '2026-12-31', '2027-12-31', '2028-02-29'];
  for (const date of days) {
    const edges = [torontoInstant(date, 0), Date.parse(date), Date.parse(date) + DAY_MS];
    for (const time of SLOT_TIMES) {
      const start = torontoInstant(date, parseClockTime(time) ?? 0);
      edges.push(start, start - 60 * MINUTE_MS);
    }
    for (const edge of edges) {
      for (const ms of [edge - MINUTE_MS, edge - 1, edge, edge + 1, edge + MINUTE_MS]) {
        expectWhatTheOracleOffers(ms);
      }
    }
  }
});

test('at random instants of five years the offer is right', () => {
  const instants = fc.integer({ min: Date.UTC(2026, 0, 1, 12), max: Date.UTC(2030, 11, 28) });
  fc.assert(fc.property(instants, expectWhatTheOracleOffers), { numRuns: proofSize(300, 2000) });
});

test('the minimum notice counts real hours across a change of clocks', () => {
  // 49 hours from Saturday 9:00 EDT to Monday 9:00 EST.
  const now = new Date('2026-10-31T13:00:00Z');
  const check = (hours: number) =>
    checkSlot(
      { ...RULES, minimumNoticeMinutes: hours * 60 },
      [],
      calendarDate(2026, 11, 2),
      '9:00 AM',
      now,
    ).kind;
  expect(check(49)).toBe('free');
  expect(check(49.25)).toBe('too-soon');
});

/** Compares the slots of three days with an independent implementation of the rule. */
function expectWhatTheOracleOffers(ms: number): void {
  const today = wallText('America/Toronto', ms).slice(0, 10);
  const dates = [0, 1, 2].map((days) => isoDay(Date.parse(today) + days * DAY_MS));
  const now = new Date(ms);
  const offered = listAvailability(RULES, [], {
    from: dateOf(dates[0]),
    to: dateOf(dates[2]),
    now,
  }).flatMap((day) => day.free.map((slot) => slot.startsAt));
  const expected: string[] = [];
  for (const date of dates.filter(isOracleWeekday)) {
    for (const time of SLOT_TIMES) {
      const start = torontoInstant(date, parseClockTime(time) ?? 0);
      if (start - ms >= 60 * MINUTE_MS) expected.push(new Date(start).toISOString());
    }
  }
  if (offered.join() !== expected.join())
    expect({ now, offered }).toEqual({ now, offered: expected });

  for (const date of dates) {
    const outcome = checkSlot(RULES, [], dateOf(date), '9:00 AM', now);
    const start = torontoInstant(date, 540);
    const wanted = start <= ms ? 'past' : start - ms < 60 * MINUTE_MS ? 'too-soon' : 'free';
    const kind = isOracleWeekday(date) ? wanted : 'weekend';
    if (outcome.kind !== kind)
      expect({ now, date, kind: outcome.kind }).toEqual({ now, date, kind });
  }
}

test('the oracle itself has 1,304 weekdays in 2026 to 2030', () => {
  expect(oracleDates('2026-01-01', '2030-12-31').filter(isOracleWeekday)).toHaveLength(1304);
});

function dateOf(text = '') {
  const date = parseCalendarDate(text);
  if (date === undefined) throw new Error(`No date: ${text}`);
  return date;
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

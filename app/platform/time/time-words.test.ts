import { expect, test, vi } from 'vitest';
import { oracleDates } from '#test/zone-oracle.ts';
import { calendarDate, parseCalendarDate } from './calendar-date.ts';
import { formatLongDate } from './long-date.ts';
import {
  describeDeadline,
  describeInZone,
  describeMoment,
  formatClockTime,
  parseClockTime,
  placeOfZone,
} from './time-words.ts';
import { TORONTO } from './wall-time.ts';

test('a date is written in long US English, as Intl would', () => {
  expect(formatLongDate(calendarDate(2026, 11, 2))).toBe('Monday, November 2, 2026');
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  for (const date of oracleDates('2026-01-01', '2027-12-31')) {
    const parsed = parseCalendarDate(date) ?? calendarDate(1970, 1, 1);
    expect(formatLongDate(parsed)).toBe(intl.format(new Date(date)));
  }
});

test('a time of day is written as the slots are, with a plain space, and read back', () => {
  expect([0, 540, 750, 990].map(formatClockTime)).toEqual([
    '12:00 AM',
    '9:00 AM',
    '12:30 PM',
    '4:30 PM',
  ]);
  for (let minute = 0; minute < 1440; minute += 1) {
    expect(parseClockTime(formatClockTime(minute))).toBe(minute);
  }
});

test('other time formats are not accepted', () => {
  const others = [
    '9:00AM',
    '09:00 AM',
    '9:00 am',
    '9:00\u202fAM',
    '13:00 PM',
    '0:30 AM',
    '9:60 AM',
    ' 9:00 AM',
  ];
  for (const text of others) expect(parseClockTime(text)).toBeUndefined();
});

test('a visitor in Tokyo reads both times, and that it is the next day there', () => {
  const summer = describeInZone(new Date('2027-03-15T13:00:00Z'), TORONTO);
  expect(summer.text).toMatch(/at 9:00 AM Toronto time \(Eastern Daylight Time\)$/);
  const moment = describeMoment(new Date('2026-11-02T21:30:00Z'), 'Asia/Tokyo');
  expect(moment.toronto.text).toBe(
    'Monday, November 2, 2026 at 4:30 PM Toronto time (Eastern Standard Time)',
  );
  expect(moment.visitor?.text).toBe(
    'Tuesday, November 3, 2026 at 6:30 AM Tokyo time (Japan Standard Time)',
  );
  expect(moment.visitor?.dayShift).toBe(1);
});

test('the second time is left out if the clocks agree, or the zone is unknown', () => {
  const instant = new Date('2026-11-02T21:30:00Z');
  for (const zone of ['America/Toronto', 'America/New_York', 'Mars/Olympus', '', undefined]) {
    expect(describeMoment(instant, zone).visitor).toBeUndefined();
  }
});

test.each([
  ['UTC', 'UTC'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['America/St_Johns', 'St. John’s'],
  ['America/St_Kitts', 'St. Kitts'],
  ['America/Sao_Paulo', 'São Paulo'],
  ['Asia/Calcutta', 'Kolkata'],
  ['Asia/Saigon', 'Ho Chi Minh City'],
])('the city of %s is written as people write it', (zone, city) => {
  expect(placeOfZone(zone)).toBe(city);
});

test('a visitor who names zones in ever new spellings can’t fill the memory', () => {
  const instant = new Date('2026-11-02T14:00:00Z');
  const spellings = Array.from({ length: 300 }, (_, at) =>
    'america/argentina'.replace(/[a-z]/g, (letter, place) =>
      (at >> (place % 9)) & 1 ? letter.toUpperCase() : letter,
    ),
  ).map((start) => `${start}/ComodRivadavia`);
  const kept = new Set(spellings);
  const spy = vi.spyOn(Intl, 'DateTimeFormat');
  for (const zone of kept) describeInZone(instant, zone);
  const made = spy.mock.calls.length;
  // What is made anew was forgotten.
  for (const zone of kept) describeInZone(instant, zone);
  const madeAnew = spy.mock.calls.length - made;
  spy.mockRestore();
  expect(kept.size).toBeGreaterThan(200);
  expect([made, madeAnew]).toEqual([2 * kept.size, 2 * kept.size]);
});

test('a deadline is a time on a day, also in the night', () => {
  expect(describeDeadline(new Date('2026-11-24T05:12:00Z'))).toBe(
    'Tuesday, November 24, 2026 at 12:12 AM Toronto time',
  );
});

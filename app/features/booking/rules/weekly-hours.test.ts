import { expect, test } from 'vitest';
import { readSpans, writeSpans } from '#test/hours-samples.ts';
import { DEFAULT_BOOKING_RULES, listStartTimes, startsOn } from './booking-rules.ts';
import { describeDays, describeHours } from './hours-words.ts';
import { DEFAULT_HOURS } from './weekly-hours.ts';

test('a call starts as often as the rules say, as long as it ends within the span', () => {
  const rules = {
    ...DEFAULT_BOOKING_RULES,
    hours: { ...DEFAULT_HOURS, monday: readSpans('9:00 to 10:10, 23:00 to 24:00') ?? [] },
    startEveryMinutes: 20,
  };
  expect(startsOn(rules, 1, 30)).toEqual([540, 560, 580, 1380, 1400]);
  expect(startsOn(rules, 0)).toEqual([]);
  // The shortest call type takes 15 minutes.
  expect(listStartTimes(rules).at(-1)).toBe('11:40 PM');
});

test('the days and hours of the week are told in words', () => {
  const words = (hours: Partial<typeof DEFAULT_HOURS>) => {
    const rules = { ...DEFAULT_BOOKING_RULES, hours: { ...DEFAULT_HOURS, ...hours } };
    return [describeDays(rules), describeHours(rules)];
  };
  const spans = readSpans('9-12, 1-5 PM') ?? [];
  const mornings = readSpans('9-12') ?? [];
  expect(words({})).toEqual([
    'from Monday to Friday',
    'from Monday to Friday between 9:00 AM and 5:00 PM, Toronto time',
  ]);
  expect(words({ friday: mornings })[1]).toBe('from Monday to Friday');
  expect(words({ monday: [], wednesday: [], friday: [] })[0]).toBe('on Tuesdays and Thursdays');
  expect(words({ tuesday: [] })[0]).toBe('on Mondays, Wednesdays, Thursdays and Fridays');
  expect(words({ saturday: spans })[0]).toBe('from Monday to Saturday');
  expect(words({ saturday: spans, sunday: spans })[0]).toBe('every day');
  const { monday, tuesday, wednesday, thursday, friday } = DEFAULT_HOURS;
  expect([monday, tuesday, wednesday, thursday, friday].map(writeSpans)).toEqual(
    Array(5).fill('9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM'),
  );
});

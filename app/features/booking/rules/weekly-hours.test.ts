import { expect, test } from 'vitest';
import { spansOf } from '#test/default-slots.ts';
import { DEFAULT_BOOKING_RULES, listStartTimes, startsOn } from './booking-rules.ts';
import { DEFAULT_HOURS } from './weekly-hours.ts';

test('a call starts as often as the rules say, as long as it ends within the span', () => {
  const rules = {
    ...DEFAULT_BOOKING_RULES,
    hours: { ...DEFAULT_HOURS, monday: spansOf('9:00 AM to 10:10 AM, 11:00 PM to 12:00 AM') },
    startEveryMinutes: 20,
  };
  expect(startsOn(rules, 1, 30)).toEqual([540, 560, 580, 1380, 1400]);
  expect(startsOn(rules, 0)).toEqual([]);
  // The shortest call type takes 15 minutes.
  expect(listStartTimes(rules).at(-1)).toBe('11:40 PM');
});

import { expect, test } from 'vitest';
import { type CalendarDate, weekdayOf } from '#app/platform/time/calendar-date.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { replyDueAt } from './reply-due.ts';

const isWeekend = (date: CalendarDate) => weekdayOf(date) === 0 || weekdayOf(date) === 6;

test.each([
  ['Tuesday morning', '2026-11-03T15:00:00Z', '2026-11-04 10:00 AM'],
  ['Friday evening', '2026-11-06T23:00:00Z', '2026-11-09 6:00 PM'],
  ['Saturday', '2026-11-07T17:00:00Z', '2026-11-10 12:00 AM'],
  ['Sunday night', '2026-11-09T04:30:00Z', '2026-11-10 12:00 AM'],
  ['Friday before the clocks go back', '2026-10-30T20:00:00Z', '2026-11-02 4:00 PM'],
])('24 hours from %s skip the weekend', (_, received, due) => {
  const { date, time } = describeInZone(replyDueAt(new Date(received), 24, isWeekend), TORONTO);
  expect(`${date} ${time}`).toBe(due);
});

test('a holiday counts as a day off, and a calendar of days off alone still ends', () => {
  const isOff = (date: CalendarDate) => isWeekend(date) || date === '2026-11-09';
  const due = replyDueAt(new Date('2026-11-06T23:00:00Z'), 24, isOff);
  expect(describeInZone(due, TORONTO).date).toBe('2026-11-10');
  const never = replyDueAt(new Date('2026-11-06T23:00:00Z'), 24, () => true);
  expect(never.getTime()).toBeGreaterThan(Date.parse('2026-12-01T00:00:00Z'));
});

import { expect, test } from 'vitest';
import { DEFAULT_BOOKING_RULES } from '#app/features/booking/rules/booking-rules.ts';
import { applyCommand, describeRules } from './booking-rules.ts';

const after = (...words: string[]) => applyCommand(DEFAULT_BOOKING_RULES, words);

test('numbers, switches, times and the meeting link are set by name', () => {
  expect(
    after(
      'set',
      'minimumNoticeMinutes=120',
      'observeOntarioHolidays=false',
      'friday=9:00 AM to 12:00 PM',
      'saturday=',
      'maxCallsPerDay=4',
    ),
  ).toMatchObject({
    minimumNoticeMinutes: 120,
    observeOntarioHolidays: false,
    hours: { friday: [{ from: '9:00 AM', to: '12:00 PM' }], saturday: [] },
    maxCallsPerDay: 4,
  });
  const linked = after('set', 'meetingLink=https://meet.example.com/a?b=c');
  expect(linked.meetingLink).toBe('https://meet.example.com/a?b=c');
  expect(applyCommand(linked, ['set', 'meetingLink=']).meetingLink).toBeUndefined();
});

test('days and hours are blocked and freed again', () => {
  expect(after('block', '2026-12-24').blocked).toMatchObject([
    { kind: 'days', from: '2026-12-24', to: '2026-12-24' },
  ]);
  expect(after('block', '2026-12-24', '2026-12-31', 'Winter break').blocked).toMatchObject([
    { from: '2026-12-24', to: '2026-12-31', reason: 'Winter break' },
  ]);
  const hours = after('block-hours', '2026-12-03', '1:00 PM', '3:00 PM', 'Dentist');
  expect(hours.blocked).toMatchObject([
    { kind: 'span', from: '2026-12-03T18:00:00.000Z', to: '2026-12-03T20:00:00.000Z' },
  ]);
  expect(applyCommand(hours, ['unblock', '1']).blocked).toEqual([]);
  expect(describeRules(hours)).toContain('1. 2026-12-03 1:00 PM to 3:00 PM');
});

test.each([
  [['set', 'minimumNoticeMinutes=soon'], 'Enter a whole number'],
  [['set', 'horizon=5'], 'The rules are: sunday'],
  [['set', 'monday=9:00 AM to 9:10 AM'], '30 minutes long'],
  [['set', 'monday=in the morning'], 'Write the hours as'],
  [['set', 'hours=9-5'], 'Name a day'],
  [['block', 'tomorrow'], 'YYYY-MM-DD'],
  [['block', '2026-12-31', '2026-12-24'], 'last day'],
  [['block-hours', '2026-12-03', '3:00 PM', '1:00 PM'], 'after the start'],
  [['unblock', '1'], 'no block number 1'],
  [[], 'Use one of'],
])('%j is refused with a sentence', (words, sentence) => {
  expect(() => after(...(words as string[]))).toThrow(sentence as string);
});

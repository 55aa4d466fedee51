import * as v from 'valibot';
import { expect, test } from 'vitest';
import { spansOf } from '#test/default-slots.ts';
import { bookingRulesSchema, DEFAULT_BOOKING_RULES, listStartTimes } from './booking-rules.ts';
import { DEFAULT_CALL_KINDS } from './call-kinds.ts';

test('an owner who sets nothing gets the fourteen slots, an hour of notice and a year ahead', () => {
  expect(DEFAULT_BOOKING_RULES).toMatchObject({
    minimumNoticeMinutes: 60,
    horizonDays: 365,
    observeOntarioHolidays: true,
    blocked: [],
  });
  expect(listStartTimes(DEFAULT_BOOKING_RULES).join(', ')).toBe(
    '9:00 AM, 9:30 AM, 10:00 AM, 10:30 AM, 11:00 AM, 11:30 AM, 1:00 PM, 1:30 PM, 2:00 PM, 2:30 PM, 3:00 PM, 3:30 PM, 4:00 PM, 4:30 PM',
  );
});

test('an assessment takes 30 minutes, a consultation 15', () => {
  const kinds = DEFAULT_CALL_KINDS.map(({ title, minutes }) => `${title}: ${minutes}`);
  expect(kinds).toEqual(['AI Readiness Assessment: 30', 'Free Consultation: 15']);
});

test.each([
  ['no hours', { hours: {} }],
  [
    'hours that are not written as 9:00 AM',
    { hours: { monday: [{ from: '09:00', to: '12:00' }] } },
  ],
  ['a span too short for a call', { hours: { monday: spansOf('9:00 AM to 9:15 AM') } }],
  [
    'spans that overlap',
    { hours: { monday: spansOf('9:00 AM to 12:00 PM, 11:00 AM to 1:00 PM') } },
  ],
  ['spans out of order', { hours: { monday: spansOf('1:00 PM to 5:00 PM, 9:00 AM to 11:00 AM') } }],
  ['a span over midnight', { hours: { monday: spansOf('11:00 PM to 1:00 AM') } }],
  ['hours that nobody can read', { hours: { monday: null } }],
  ['starts less than five minutes apart', { startEveryMinutes: 4 }],
  ['a buffer of more than four hours', { bufferAfterMinutes: 241 }],
  ['no calls a day', { maxCallsPerDay: 0 }],
  ['negative notice', { minimumNoticeMinutes: -1 }],
  ['half a minute of notice', { minimumNoticeMinutes: 0.5 }],
  ['no horizon', { horizonDays: 0 }],
  [
    'a day that does not exist',
    { blocked: [{ kind: 'days', from: '2026-02-30', to: '2026-03-01' }] },
  ],
  ['days turned round', { blocked: [{ kind: 'days', from: '2026-03-02', to: '2026-03-01' }] }],
  [
    'a span without length',
    { blocked: [{ kind: 'span', from: '2026-11-23T14:00:00Z', to: '2026-11-23T14:00:00Z' }] },
  ],
  [
    'an hour that does not exist',
    { blocked: [{ kind: 'span', from: '2026-11-23T14:00:00Z', to: '2026-11-23T25:00:00Z' }] },
  ],
  ['a meeting link that runs script', { meetingLink: 'javascript:alert(1)' }],
  ['a meeting link without encryption', { meetingLink: 'http://meet.example.com' }],
])('rules with %s are refused', (_, rules) => {
  expect(v.safeParse(bookingRulesSchema, rules).success).toBe(false);
});

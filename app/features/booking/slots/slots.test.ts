import { expect, test } from 'vitest';
import { type CalendarDate, calendarDate } from '#app/platform/time/calendar-date.ts';
import { hoursWithStarts, SLOT_TIMES } from '#test/default-slots.ts';
import { type BookingRules, DEFAULT_BOOKING_RULES } from '../rules/booking-rules.ts';
import { checkSlot, firstFreeSlot, listAvailability, nearestFreeSlots } from './slots.ts';

// Friday 20 November 2026, 10:00 in Toronto.
const NOW = new Date('2026-11-20T15:00:00Z');
const TODAY = day('2026-11-20');
const MONDAY = day('2026-11-23');

test('a day without free slots says why', () => {
  const closed = (
    date: string,
    change: Partial<BookingRules> = {},
    taken = takenAll('2026-11-24'),
  ) => list({ from: day(date), to: day(date), change, taken })[0]?.closed;
  const blocked = {
    kind: 'days',
    from: MONDAY,
    to: day('2026-11-25'),
    reason: 'Trade fair',
  } as const;

  expect(closed('2026-11-19')).toEqual({ kind: 'past' });
  expect(closed('2026-11-21')).toEqual({ kind: 'weekend' });
  expect(closed('2026-12-25')).toEqual({ kind: 'holiday', name: 'Christmas Day' });
  expect(closed('2026-12-25', { observeOntarioHolidays: false })).toBeUndefined();
  expect(closed('2026-11-24')).toEqual({ kind: 'full' });
  expect(closed('2027-11-22')).toEqual({ kind: 'beyond-horizon' });
  expect(closed('2026-11-25', { blocked: [{ ...blocked, isReasonPublic: false }] })).toEqual({
    kind: 'blocked',
  });
  expect(closed('2026-11-25', { blocked: [{ ...blocked, isReasonPublic: true }] })).toEqual({
    kind: 'blocked',
    reason: 'Trade fair',
  });
});

test('today has nothing left once its last call has begun or is near, and is never past', () => {
  const closedAt = (time: string) =>
    list({ from: TODAY, to: TODAY, now: new Date(`2026-11-20T${time}Z`) })[0]?.closed;
  expect(closedAt('20:30:00')).toBeUndefined();
  expect(closedAt('20:30:01')).toEqual({ kind: 'too-soon' });
  expect(closedAt('21:30:00')).toEqual({ kind: 'too-soon' });
});

test('the horizon is counted in Toronto days and its last day is bookable', () => {
  const now = new Date('2026-11-21T04:30:00Z'); // still 20 November in Toronto
  const rules = { ...DEFAULT_BOOKING_RULES, horizonDays: 363 };
  expect(checkSlot(rules, [], day('2027-11-18'), '9:00 AM', now).kind).toBe('free');
  expect(checkSlot(rules, [], day('2027-11-19'), '9:00 AM', now).kind).toBe('beyond-horizon');
});

test('a slot is answered with the reason that a visitor can act on', () => {
  const taken = [{ startsAt: '2026-11-23T14:00:00Z', endsAt: '2026-11-23T14:30:00Z' }];
  const check = (date: string, time: string) =>
    checkSlot(DEFAULT_BOOKING_RULES, taken, day(date), time, NOW).kind;
  expect(check('2026-11-23', '9:00 AM')).toBe('taken');
  expect(check('2026-11-23', '9:30 AM')).toBe('free');
  expect(check('2026-11-20', '9:30 AM')).toBe('past');
  expect(check('2026-11-20', '10:00 AM')).toBe('past');
  expect(check('2026-11-20', '10:30 AM')).toBe('too-soon');
  expect(check('2026-11-20', '11:00 AM')).toBe('free');
  expect(check('2026-11-22', '9:00 AM')).toBe('weekend');
  expect(check('2026-12-26', '9:00 AM')).toBe('weekend');
  expect(check('2027-01-01', '9:00 AM')).toBe('holiday');
  expect(check('2028-01-03', '9:00 AM')).toBe('beyond-horizon');
  for (const time of ['12:00 PM', '12:30 PM', '5:00 PM', '9:00AM', '09:00 AM', '9:00 am', '']) {
    expect(check('2026-11-23', time)).toBe('unknown-slot');
  }
});

test('a blocked span takes exactly the slots it touches', () => {
  const change: Partial<BookingRules> = {
    blocked: [
      {
        kind: 'span',
        from: '2026-11-23T14:45:00Z', // 9:45
        to: '2026-11-23T16:00:00Z', // 11:00
        isReasonPublic: false,
        reason: 'Dentist',
      },
    ],
  };
  const [monday] = list({ from: MONDAY, to: MONDAY, change });
  expect(SLOT_TIMES.filter((time) => !monday?.free.some((slot) => slot.time === time))).toEqual([
    '9:30 AM',
    '10:00 AM',
    '10:30 AM',
  ]);
  expect(JSON.stringify(monday)).not.toContain('Dentist');
});

test('a call booked under older slot times keeps the time it overlaps', () => {
  const taken = [{ startsAt: '2026-11-23T14:15:00Z', endsAt: '2026-11-23T14:45:00Z' }];
  const [monday] = list({ from: MONDAY, to: MONDAY, taken });
  expect(monday?.taken.map((slot) => slot.time)).toEqual(['9:00 AM', '9:30 AM']);
});

test('a call that runs over midnight UTC takes the late slots on both sides of it', () => {
  const change = { hours: hoursWithStarts('6:00 PM', '6:45 PM', '7:15 PM', '8:00 PM') };
  const taken = [{ startsAt: '2026-11-23T23:50:00Z', endsAt: '2026-11-24T00:20:00Z' }];
  const [monday] = list({ from: MONDAY, to: MONDAY, change, taken });
  expect(monday?.taken.map((slot) => slot.time)).toEqual(['6:45 PM', '7:15 PM']);
});

test('losing a slot offers the three nearest free ones, before and after, in order of time', () => {
  const around = new Date('2026-11-23T18:00:00Z'); // Monday 1:00 PM
  const taken = takenAt('2026-11-23T18:00:00Z', '2026-11-23T18:30:00Z');
  const offer = nearestFreeSlots(DEFAULT_BOOKING_RULES, taken, { around, now: NOW });
  expect(offer.map((slot) => slot.time)).toEqual(['11:30 AM', '2:00 PM', '2:30 PM']);

  const full = takenAll('2026-11-23');
  const elsewhere = nearestFreeSlots(DEFAULT_BOOKING_RULES, full, { around, now: NOW, count: 2 });
  expect(elsewhere.map((slot) => slot.startsAt)).toEqual([
    '2026-11-24T14:00:00.000Z',
    '2026-11-24T14:30:00.000Z',
  ]);
});

test('the first free slot is found over weekends and full days, or there is none', () => {
  const afterHours = new Date('2026-11-20T22:00:00Z');
  const first = firstFreeSlot(DEFAULT_BOOKING_RULES, takenAll('2026-11-23'), afterHours);
  expect(first?.startsAt).toBe('2026-11-24T14:00:00.000Z');
  const shut = { kind: 'days', from: TODAY, to: day('2028-01-01'), isReasonPublic: false } as const;
  const closed = { ...DEFAULT_BOOKING_RULES, blocked: [shut] };
  expect(firstFreeSlot(closed, [], NOW)).toBeUndefined();
  expect(nearestFreeSlots(closed, [], { around: NOW, now: NOW })).toEqual([]);
});

type Listing = {
  from: CalendarDate;
  to: CalendarDate;
  change?: Partial<BookingRules>;
  taken?: { startsAt: string; endsAt: string }[];
  now?: Date;
};

function list({ from, to, change, taken = [], now = NOW }: Listing) {
  return listAvailability({ ...DEFAULT_BOOKING_RULES, ...change }, taken, { from, to, now });
}

function takenAt(...starts: string[]) {
  return starts.map((startsAt) => ({
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 15 * 60_000).toISOString(),
  }));
}

function takenAll(date: string) {
  return list({ from: day(date), to: day(date) }).flatMap((dayOf) => dayOf.free);
}

function day(text: string): CalendarDate {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
  return calendarDate(year, month, dayOfMonth);
}

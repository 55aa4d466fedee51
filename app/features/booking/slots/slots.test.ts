import { expect, test } from 'vitest';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { hoursWithStarts } from '#test/default-slots.ts';
import {
  type BlockedTime,
  type BookingRules,
  DEFAULT_BOOKING_RULES,
} from '../rules/booking-rules.ts';
import { DEFAULT_HOURS } from '../rules/weekly-hours.ts';
import {
  checkSlot,
  dayAvailability,
  firstFreeSlot,
  nearestFreeSlots,
  openBook,
  type TakenTime,
} from './slots.ts';

// Friday 20 November 2026, 10:00 in Toronto.
const NOW = new Date('2026-11-20T15:00:00Z');
const MONDAY = '2026-11-23';

function open(change: Partial<BookingRules> = {}, taken: TakenTime[] = [], now = NOW) {
  return openBook({ ...DEFAULT_BOOKING_RULES, ...change }, taken, now);
}

const dayOf = (book: ReturnType<typeof open>, date: string) =>
  dayAvailability(book, date as CalendarDate);
const takenAll = (date: string) => dayOf(open(), date).free;
const call = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const timesOf = (slots: { time: string }[]) => slots.map(({ time }) => time);

const blockDays = (from: string, to: string, more: object = {}) => ({
  blocked: [{ kind: 'days', from, to, isReasonPublic: false, ...more } as BlockedTime],
});
const FAIR = { reason: 'Trade fair' };

test.each<[string, Partial<BookingRules>, object | undefined]>([
  ['2026-11-19', {}, { kind: 'past' }],
  ['2026-11-21', {}, { kind: 'weekend' }],
  [
    '2026-11-22',
    { hours: { ...DEFAULT_HOURS, saturday: DEFAULT_HOURS.monday } },
    { kind: 'day-off' },
  ],
  ['2026-12-25', {}, { kind: 'holiday', name: 'Christmas Day' }],
  ['2026-12-25', { observeOntarioHolidays: false }, undefined],
  ['2026-11-24', {}, { kind: 'full' }],
  ['2027-11-22', {}, { kind: 'beyond-horizon' }],
  ['2026-11-25', blockDays(MONDAY, '2026-11-25', FAIR), { kind: 'blocked' }],
  [
    '2026-11-25',
    blockDays(MONDAY, '2026-11-25', { ...FAIR, isReasonPublic: true }),
    { kind: 'blocked', reason: 'Trade fair' },
  ],
])('%s with the rules %j is closed because of %j', (date, rules, reason) => {
  expect(dayOf(open(rules, takenAll('2026-11-24')), date).closed).toEqual(reason);
});

test.each([
  ['20:30:00', undefined],
  ['20:30:01', { kind: 'too-soon' }],
  ['21:30:00', { kind: 'too-soon' }],
])('at %s today is closed because of %j, and never past', (time, reason) => {
  const now = new Date(`2026-11-20T${time}Z`);
  expect(dayOf(open({}, [], now), '2026-11-20').closed).toEqual(reason);
});

test('the horizon is counted in Toronto days and its last day is bookable', () => {
  // Still 20 November in Toronto.
  const book = open({ horizonDays: 363 }, [], new Date('2026-11-21T04:30:00Z'));
  expect(dayOf(book, '2027-11-18').free).toHaveLength(14);
  expect(dayOf(book, '2027-11-19').closed).toEqual({ kind: 'beyond-horizon' });
});

test.each([
  ['2026-11-23', '9:00 AM', 'taken'],
  ['2026-11-23', '9:30 AM', 'free'],
  ['2026-11-20', '10:00 AM', 'past'],
  ['2026-11-20', '10:30 AM', 'too-soon'],
  ['2026-11-20', '11:00 AM', 'free'],
  ['2026-11-22', '9:00 AM', 'weekend'],
  ['2026-12-26', '9:00 AM', 'weekend'],
  ['2027-01-01', '9:00 AM', 'holiday'],
  ['2028-01-03', '9:00 AM', 'beyond-horizon'],
  ...['12:00 PM', '5:00 PM', '9:00AM', '09:00 AM', ''].map((time) => [
    MONDAY,
    time,
    'unknown-slot',
  ]),
] as [string, string, string][])('the slot on %s at "%s" is %s', (date, time, kind) => {
  const book = open({}, [call('2026-11-23T14:00:00Z', '2026-11-23T14:30:00Z')]);
  expect(checkSlot(book, date as CalendarDate, time).kind).toBe(kind);
});

test('a blocked span takes exactly the slots it touches', () => {
  const [from, to] = ['2026-11-23T14:45:00Z', '2026-11-23T16:00:00Z'];
  const block = { kind: 'span', from, to, isReasonPublic: false, reason: 'Dentist' } as const;
  const monday = dayOf(open({ blocked: [block] }), MONDAY);
  const free = timesOf(monday.free);
  expect(timesOf(takenAll(MONDAY)).filter((time) => !free.includes(time))).toEqual([
    '9:30 AM',
    '10:00 AM',
    '10:30 AM',
  ]);
  expect(JSON.stringify(monday)).not.toContain('Dentist');
});

test('a call keeps the time that it overlaps, under older start times and over midnight UTC', () => {
  const older = open({}, [call('2026-11-23T14:15:00Z', '2026-11-23T14:45:00Z')]);
  expect(timesOf(dayOf(older, MONDAY).taken)).toEqual(['9:00 AM', '9:30 AM']);
  const hours = hoursWithStarts('6:00 PM', '6:45 PM', '7:15 PM', '8:00 PM');
  const late = open({ hours }, [call('2026-11-23T23:50:00Z', '2026-11-24T00:20:00Z')]);
  expect(timesOf(dayOf(late, MONDAY).taken)).toEqual(['6:45 PM', '7:15 PM']);
});

test('a busy time has the minutes of the new call kept free before and after it, and no others', () => {
  const busy = { ...call('2026-11-23T15:00:00Z', '2026-11-23T15:30:00Z'), isBusy: true };
  const book = open({ bufferBeforeMinutes: 20, bufferAfterMinutes: 40 }, [busy]);
  expect(timesOf(dayOf(book, MONDAY).taken)).toEqual([
    '9:00 AM',
    '9:30 AM',
    '10:00 AM',
    '10:30 AM',
  ]);
});

test('losing a slot offers the three nearest free ones, before and after, in order of time', () => {
  const around = new Date('2026-11-23T18:00:00Z'); // Monday 1:00 PM
  const taken = [call('2026-11-23T18:00:00Z', '2026-11-23T18:45:00Z')];
  expect(timesOf(nearestFreeSlots(open({}, taken), around))).toEqual([
    '11:30 AM',
    '2:00 PM',
    '2:30 PM',
  ]);
  const full = nearestFreeSlots(open({}, takenAll(MONDAY)), around, 2);
  expect(full.map((slot) => slot.startsAt)).toEqual([
    '2026-11-24T14:00:00.000Z',
    '2026-11-24T14:30:00.000Z',
  ]);
});

test('the first free slot is found over weekends and full days, or there is none', () => {
  const afterHours = new Date('2026-11-20T22:00:00Z');
  const first = firstFreeSlot(open({}, takenAll(MONDAY), afterHours));
  expect(first?.startsAt).toBe('2026-11-24T14:00:00.000Z');
  const closed = open(blockDays('2026-11-20', '2028-01-01'));
  expect(firstFreeSlot(closed)).toBeUndefined();
  expect(nearestFreeSlots(closed, NOW)).toEqual([]);
});

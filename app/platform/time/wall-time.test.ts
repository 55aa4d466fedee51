import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORACLE_ZONES, wallText } from '#test/zone-oracle.ts';
import { type CalendarDate, dateOfDayNumber } from './calendar-date.ts';
import { isKnownTimeZone, resolveWallTime, TORONTO, wallTimeAt } from './wall-time.ts';

const MINUTE_MS = 60_000;
const FIRST_MS = Date.UTC(2026, 0, 1);
const LAST_MS = Date.UTC(2031, 0, 1) - 1;

test.each([
  ['the minute before a change', '2027-03-14', 119, TORONTO, '2027-03-14T06:59Z', false],
  ['a time skipped in spring', '2027-03-14', 150, TORONTO, '2027-03-14T07:30Z', true],
  ['the minute after a change', '2027-03-14', 180, TORONTO, '2027-03-14T07:00Z', false],
  ['the first of two in autumn', '2026-11-01', 90, TORONTO, '2026-11-01T05:30Z', false],
  ['the hour after those', '2026-11-01', 120, TORONTO, '2026-11-01T07:00Z', false],
  ['2:00 that becomes 2:30', '2026-10-04', 135, 'Australia/Lord_Howe', '2026-10-03T15:45Z', true],
  [
    'midnight that becomes 23:00',
    '2026-04-04',
    1410,
    'America/Santiago',
    '2026-04-05T02:30Z',
    false,
  ],
  ['a day that was skipped', '2011-12-30', 720, 'Pacific/Apia', '2011-12-30T22:00Z', true],
])('%s is found', (_what, date, minute, zone, utc, isSkipped) => {
  const resolved = resolveWallTime(date as CalendarDate, minute, zone);
  expect(resolved).toEqual({ isSkipped, instant: new Date(utc) });
});

test('in nine zones any instant has the wall time of the written-out rules, and converts back', () => {
  const zones = Object.keys(ORACLE_ZONES);
  expect(zones).toHaveLength(9);
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: FIRST_MS / MINUTE_MS, max: Math.floor(LAST_MS / MINUTE_MS) }),
      (zone, minute) => {
        const instant = new Date(minute * MINUTE_MS);
        const wall = wallTimeAt(instant, zone);
        expect(wallOf(instant, zone)).toBe(wallText(zone, instant.getTime()));
        const back = resolveWallTime(wall.date, wall.minuteOfDay, zone);
        expect(back.isSkipped).toBe(false);
        expect(wallOf(back.instant, zone)).toBe(wallOf(instant, zone));
        expect(back.instant <= instant).toBe(true);
      },
    ),
    { numRuns: 5000 },
  );
});

test('seconds and milliseconds don’t affect the wall time, also before 1970', () => {
  expect(wallTimeAt(new Date('2026-11-02T13:59:59.999Z'), TORONTO).minuteOfDay).toBe(539);
  expect(wallTimeAt(new Date('1969-12-31T23:59:59.500Z'), 'UTC')).toEqual({
    date: dateOfDayNumber(-1),
    minuteOfDay: 1439,
  });
});

test('unknown zones and invalid instants are refused', () => {
  expect(isKnownTimeZone('America/Toronto')).toBe(true);
  expect(isKnownTimeZone('Mars/Olympus')).toBe(false);
  expect(isKnownTimeZone('')).toBe(false);
  expect(() => wallTimeAt(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  expect(() => wallTimeAt(new Date(Number.NaN), TORONTO)).toThrow(RangeError);
});

function wallOf(instant: Date, zone: string): string {
  const wall = wallTimeAt(instant, zone);
  const ms = wall.minuteOfDay * MINUTE_MS;
  return `${wall.date}T${new Date(ms).toISOString().slice(11, 16)}`;
}

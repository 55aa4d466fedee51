import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORACLE_ZONES, TORONTO_CHANGE_DAYS, wallText } from '#test/zone-oracle.ts';
import { calendarDate, dateOfDayNumber } from './calendar-date.ts';
import { isKnownTimeZone, resolveWallTime, TORONTO, wallTimeAt } from './wall-time.ts';

const MINUTE_MS = 60_000;
const FIRST_MS = Date.UTC(2026, 0, 1);
const LAST_MS = Date.UTC(2031, 0, 1) - 1;

test('a time skipped in spring is moved on by the hour that was skipped', () => {
  for (const [minute, utc] of [
    [2 * 60 - 1, '06:59'],
    [3 * 60, '07:00'],
  ] as const) {
    const resolved = resolveWallTime(calendarDate(2027, 3, 14), minute, TORONTO);
    expect(resolved).toEqual({ kind: 'exact', instant: new Date(`2027-03-14T${utc}:00Z`) });
  }
  const skipped = resolveWallTime(calendarDate(2027, 3, 14), 150, TORONTO);
  expect(skipped).toEqual({ kind: 'gap', instant: new Date('2027-03-14T07:30:00Z') });
  expect(wallOf(skipped.instant, TORONTO)).toBe('2027-03-14T03:30');
});

test('a time that comes twice in autumn is the first of the two', () => {
  const twice = resolveWallTime(calendarDate(2026, 11, 1), 90, TORONTO);
  expect(twice).toEqual({ kind: 'overlap', instant: new Date('2026-11-01T05:30:00Z') });
  expect(resolveWallTime(calendarDate(2026, 11, 1), 59, TORONTO).kind).toBe('exact');
  expect(resolveWallTime(calendarDate(2026, 11, 1), 120, TORONTO)).toEqual({
    kind: 'exact',
    instant: new Date('2026-11-01T07:00:00Z'),
  });
});

test('half-hour changes, changes at midnight and skipped days follow the same rule', () => {
  // Lord Howe, 4 October 2026: 2:00 becomes 2:30.
  expect(resolveWallTime(calendarDate(2026, 10, 4), 135, 'Australia/Lord_Howe')).toEqual({
    kind: 'gap',
    instant: new Date('2026-10-03T15:45:00Z'),
  });
  // Santiago, Saturday 4 April 2026: midnight becomes 23:00, which is Sunday 3:00 in UTC.
  expect(resolveWallTime(calendarDate(2026, 4, 4), 23 * 60 + 30, 'America/Santiago')).toEqual({
    kind: 'overlap',
    instant: new Date('2026-04-05T02:30:00Z'),
  });
  // Samoa skipped 30 December 2011.
  expect(resolveWallTime(calendarDate(2011, 12, 30), 720, 'Pacific/Apia')).toEqual({
    kind: 'gap',
    instant: new Date('2011-12-30T22:00:00Z'),
  });
});

test('every minute around the ten change days of Toronto agrees with the written-out rule', () => {
  let compared = 0;
  for (const day of TORONTO_CHANGE_DAYS) {
    const start = Date.parse(day) - 6 * 60 * MINUTE_MS;
    for (let ms = start; ms < start + 36 * 60 * MINUTE_MS; ms += MINUTE_MS) {
      if (wallOf(new Date(ms), TORONTO) !== wallText(TORONTO, ms)) {
        expect(wallOf(new Date(ms), TORONTO)).toBe(wallText(TORONTO, ms));
      }
      compared += 1;
    }
  }
  expect(compared).toBe(10 * 36 * 60);
});

test('in thirteen zones any instant has the wall time of the written-out rules, and converts back', () => {
  const zones = Object.keys(ORACLE_ZONES);
  expect(zones).toHaveLength(13);
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: FIRST_MS / MINUTE_MS, max: Math.floor(LAST_MS / MINUTE_MS) }),
      (zone, minute) => {
        const instant = new Date(minute * MINUTE_MS);
        const wall = wallTimeAt(instant, zone);
        expect(wallOf(instant, zone)).toBe(wallText(zone, instant.getTime()));
        const back = resolveWallTime(wall.date, wall.minuteOfDay, zone);
        if (back.kind === 'overlap') expect(back.instant <= instant).toBe(true);
        else expect(back).toEqual({ kind: 'exact', instant });
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
    offsetMinutes: 0,
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

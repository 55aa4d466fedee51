import { type CalendarDate, dateOfDayNumber, dayNumberOf } from './calendar-date.ts';

/** The time zone of the business hours. */
export const TORONTO = 'America/Toronto';

/** What a clock and a calendar on the wall show at one instant. */
export type WallTime = {
  date: CalendarDate;
  /** Minutes since midnight on that clock, 0 to 1439. */
  minuteOfDay: number;
  /** Minutes to add to UTC: -300 in Toronto in winter, -240 in summer. */
  offsetMinutes: number;
};

/**
 * - `exact`: the clock shows this time once.
 * - `gap`: the clock was put forward over it. The instant is the one reached by letting the old
 *   offset run on: 2:30 on a spring day in Toronto means 3:30 daylight time.
 * - `overlap`: the clock was put back, so it shows this time twice. The instant is the first.
 *
 * (The 'compatible' rule of the Temporal proposal and of RFC 5545, section 3.3.5.)
 */
export type ResolvedWallTime = { kind: 'exact' | 'gap' | 'overlap'; instant: Date };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The wall time of an instant in an IANA zone. Throws RangeError for an unknown zone or invalid
 * Date.
 */
export function wallTimeAt(instant: Date, zone: string): WallTime {
  return wallTimeIn(instant, offsetMsAt(instant.getTime(), zone) / MINUTE_MS);
}

/** The wall time of an instant where clocks are this many minutes ahead of UTC. */
export function wallTimeIn(instant: Date, offsetMinutes: number): WallTime {
  const wallMs = instant.getTime() + offsetMinutes * MINUTE_MS;
  const dayNumber = Math.floor(wallMs / DAY_MS);
  return {
    date: dateOfDayNumber(dayNumber),
    minuteOfDay: Math.floor((wallMs - dayNumber * DAY_MS) / MINUTE_MS),
    offsetMinutes,
  };
}

/** The calendar date of an instant in an IANA zone. Throws as `wallTimeAt` does. */
export function dateAt(instant: Date, zone: string): CalendarDate {
  return wallTimeAt(instant, zone).date;
}

/**
 * The instant at which clocks in `zone` show `minuteOfDay` (0 to 1439) on `date`. Skipped and
 * repeated times are resolved as described at `ResolvedWallTime`. Throws RangeError for an unknown
 * zone.
 */
export function instantOf(date: CalendarDate, minuteOfDay: number, zone: string): Date {
  return resolveWallTime(date, minuteOfDay, zone).instant;
}

/** Like `instantOf`, but also tells whether the wall time was skipped or occurs twice. */
export function resolveWallTime(
  date: CalendarDate,
  minuteOfDay: number,
  zone: string,
): ResolvedWallTime {
  return resolveWallMs(dayNumberOf(date) * DAY_MS + minuteOfDay * MINUTE_MS, zone);
}

/** Like `instantOf`, for what the clock shows in milliseconds as if it were UTC. */
export function instantOfWall(wallMs: number, zone: string): number {
  return resolveWallMs(wallMs, zone).instant.getTime();
}

function resolveWallMs(wallMs: number, zone: string): ResolvedWallTime {
  const dayNumber = Math.floor(wallMs / DAY_MS);
  // No zone is more than 14 hours from UTC, so these two midnights are before and after the wall
  // time.
  const before = offsetAtMidnight(dayNumber - 1, zone);
  const after = offsetAtMidnight(dayNumber + 2, zone);
  if (before === after) return { kind: 'exact', instant: new Date(wallMs - before) };

  const holdsBefore = offsetMsAt(wallMs - before, zone) === before;
  const holdsAfter = offsetMsAt(wallMs - after, zone) === after;
  if (holdsBefore && holdsAfter) {
    return { kind: 'overlap', instant: new Date(Math.min(wallMs - before, wallMs - after)) };
  }
  if (holdsAfter) return { kind: 'exact', instant: new Date(wallMs - after) };
  return { kind: holdsBefore ? 'exact' : 'gap', instant: new Date(wallMs - before) };
}

/** Whether this runtime knows the zone. Names are IANA names, such as 'Asia/Tokyo'. */
export function isKnownTimeZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * How many zones are remembered. A visitor may name any zone, in thousands of spellings
 * ('america/TORONTO'), and a formatter takes about 25 KB: remembering all would fill the memory.
 */
const MOST_ZONES = 50;

/** Returns `make` with its results remembered by zone; forgets them all when there are too many. */
export function rememberByZone<Value>(make: (zone: string) => Value): (zone: string) => Value {
  const known = new Map<string, Value>();
  return (zone) => {
    let value = known.get(zone);
    if (value === undefined) {
      value = make(zone);
      if (known.size >= MOST_ZONES) known.clear();
      known.set(zone, value);
    }
    return value;
  };
}

const formatterFor = rememberByZone(
  (zone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

// Intl has no function for an offset: it is the wall time read as UTC, minus the instant.
function offsetMsAt(ms: number, zone: string): number {
  const minute = Math.floor(ms / 60_000);
  const last = lastOffset(zone);
  if (last.minute !== minute) {
    last.offsetMs = computeOffsetMs(ms, zone);
    last.minute = minute;
  }
  return last.offsetMs;
}

/**
 * The offset that was asked for last in each zone: messages of the same minute need the same one.
 * Since 1972 no zone has changed its offset within a minute.
 */
const lastOffset = rememberByZone(() => ({ minute: Number.NaN, offsetMs: 0 }));

function computeOffsetMs(ms: number, zone: string): number {
  const parts = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterFor(zone).formatToParts(ms)) {
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  }
  const wallMs = Date.UTC(
    parts.year,
    parts.month - 1,
    parts.day,
    parts.hour,
    parts.minute,
    parts.second,
  );
  return wallMs - Math.floor(ms / 1000) * 1000;
}

// Computing a year of slots needs the same few hundred midnights many times.
const MIDNIGHTS_KEPT = 4000;
const midnightOffsets = rememberByZone(() => new Map<number, number>());

function offsetAtMidnight(dayNumber: number, zone: string): number {
  const ofZone = midnightOffsets(zone);
  if (ofZone.size >= MIDNIGHTS_KEPT) ofZone.clear();
  let offset = ofZone.get(dayNumber);
  if (offset === undefined) {
    offset = offsetMsAt(dayNumber * DAY_MS, zone);
    ofZone.set(dayNumber, offset);
  }
  return offset;
}

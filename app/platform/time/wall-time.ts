import { type CalendarDate, dateOfDayNumber, dayNumberOf } from './calendar-date.ts';

/** The time zone of the business hours. */
export const TORONTO = 'America/Toronto';

/** What a clock and a calendar on the wall show at one instant. */
export type WallTime = {
  date: CalendarDate;
  /** Minutes since midnight on that clock, 0 to 1439. */
  minuteOfDay: number;
};

/**
 * The instant of a wall time. If the clock was put back, so that it shows this time twice, it is the
 * first. `isSkipped`: the clock was put forward over it; the instant is the one reached by letting
 * the old offset run on: 2:30 on a spring day in Toronto means 3:30 daylight time.
 *
 * (The 'compatible' rule of the Temporal proposal and of RFC 5545, section 3.3.5.)
 */
export type ResolvedWallTime = { isSkipped: boolean; instant: Date };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The wall time of an instant in an IANA zone. Throws RangeError for an unknown zone or invalid
 * Date.
 */
export function wallTimeAt(instant: Date, zone: string): WallTime {
  const wallMs = instant.getTime() + offsetMsAt(instant.getTime(), zone);
  const dayNumber = Math.floor(wallMs / DAY_MS);
  return {
    date: dateOfDayNumber(dayNumber),
    minuteOfDay: Math.floor((wallMs - dayNumber * DAY_MS) / MINUTE_MS),
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

/** Like `instantOf`, but also tells whether the wall time was skipped. */
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
  const offsets = before === after ? [before] : [before, after];
  const instants = offsets
    .filter((offset) => before === after || offsetMsAt(wallMs - offset, zone) === offset)
    .map((offset) => wallMs - offset);
  const isSkipped = instants.length === 0;
  return { isSkipped, instant: new Date(isSkipped ? wallMs - before : Math.min(...instants)) };
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
  (zone) => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }),
);

/** Intl names the offset as `GMT-05:00`, that of UTC as `GMT`. */
function offsetMsAt(ms: number, zone: string): number {
  const named = /GMT([+-]\d+):(\d+)/.exec(formatterFor(zone).format(ms));
  if (!named) return 0;
  const [, hours = '', minutes] = named;
  const sign = hours.startsWith('-') ? -1 : 1;
  return (Number(hours) * 60 + sign * Number(minutes)) * MINUTE_MS;
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

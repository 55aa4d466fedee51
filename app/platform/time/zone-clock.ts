import { rememberByZone, wallTimeAt } from './wall-time.ts';

/** A stretch of time in which the clocks of a zone run unchanged. */
export type ClockPeriod = {
  /** The instant at which it begins, ISO in UTC. */
  from: string;
  /** Minutes to add to UTC: -300 in Toronto in winter. */
  offsetMinutes: number;
  /** 'Eastern Standard Time' */
  name: string;
};

/**
 * How the clocks of a zone run in a range of time. The server sends it to the browser, whose time
 * zone data may be years older: both must write the same time.
 */
export type ZoneClock = {
  zone: string;
  /** In order. The first also holds before it begins, the last for all that follows. */
  periods: readonly ClockPeriod[];
};

/** A zone by its name, as this runtime knows it, or as another one knows it. */
export type Clock = string | ZoneClock;

const MINUTE_MS = 60_000;
/** No zone has changed its clocks twice within so short a time. */
const STEP_MS = 7 * 86_400_000;

/**
 * The clock of an IANA zone between two instants, as this runtime knows it. Throws RangeError for an
 * unknown zone.
 */
export function clockOf(zone: string, from: Date, to: Date): ZoneClock {
  let last = periodFrom(zone, from.getTime());
  const periods = [last];
  for (let at = from.getTime(); at < to.getTime(); at += STEP_MS) {
    const next = Math.min(at + STEP_MS, to.getTime());
    if (runsAs(zone, next, last)) continue;
    last = periodFrom(zone, changeAfter(zone, at, next, last));
    periods.push(last);
  }
  return { zone, periods };
}

/** The period of a clock that holds at an instant. Throws RangeError for an unknown zone. */
export function periodAt(clock: Clock, instant: Date): ClockPeriod {
  if (typeof clock === 'string') return periodFrom(clock, instant.getTime());
  const from = instant.toISOString();
  const begun = clock.periods.findLast((period) => period.from <= from) ?? clock.periods[0];
  return begun ?? periodFrom(clock.zone, instant.getTime());
}

const nameFormatter = rememberByZone(
  (zone) => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' }),
);

/**
 * The long English name of the zone at that instant, daylight or standard: 'Eastern Daylight Time'.
 */
export function zoneNameAt(instant: Date, zone: string): string {
  const parts = nameFormatter(zone).formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The IANA name of the zone of a clock. */
export function zoneOf(clock: Clock): string {
  return typeof clock === 'string' ? clock : clock.zone;
}

/** The first minute after `before` at which the clock no longer runs as in `period`. */
function changeAfter(zone: string, before: number, after: number, period: ClockPeriod): number {
  let [same, other] = [before, after];
  while (other - same > MINUTE_MS) {
    const middle = same + Math.floor((other - same) / 2 / MINUTE_MS) * MINUTE_MS;
    if (runsAs(zone, middle, period)) same = middle;
    else other = middle;
  }
  return other;
}

function runsAs(zone: string, ms: number, { offsetMinutes, name }: ClockPeriod): boolean {
  const there = periodFrom(zone, ms);
  return there.offsetMinutes === offsetMinutes && there.name === name;
}

function periodFrom(zone: string, ms: number): ClockPeriod {
  const instant = new Date(ms);
  const { offsetMinutes } = wallTimeAt(instant, zone);
  return { from: instant.toISOString(), offsetMinutes, name: zoneNameAt(instant, zone) };
}

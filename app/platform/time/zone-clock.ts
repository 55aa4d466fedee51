import {
  describeInZone,
  describeWallTime,
  type Moment,
  type MomentInZone,
  pairMoments,
  zoneNameAt,
} from './time-words.ts';
import { isKnownTimeZone, wallTimeAt, wallTimeIn } from './wall-time.ts';

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

/** The clocks by which a page writes times. */
export type Clocks = {
  toronto: Clock;
  /** Undefined before the server's first answer, which may know the visitor's zone better. */
  visitor: Clock | undefined;
};

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

/** The instant as text for one zone, by its clock. Throws as `describeInZone` does. */
export function describeByClock(instant: Date, clock: Clock): MomentInZone {
  if (typeof clock === 'string') return describeInZone(instant, clock);
  const { zone, periods } = clock;
  const from = instant.toISOString();
  const period = periods.findLast((begun) => begun.from <= from) ?? periods[0];
  if (!period) return describeInZone(instant, zone);
  return describeWallTime(wallTimeIn(instant, period.offsetMinutes), zone, period.name);
}

/** Like `describeMoment`, by the clocks that the server told. */
export function describeMomentBy(instant: Date, { toronto, visitor }: Clocks): Moment {
  const own = describeByClock(instant, toronto);
  if (visitor === undefined || (typeof visitor === 'string' && !isKnownTimeZone(visitor))) {
    return { toronto: own };
  }
  return pairMoments(own, describeByClock(instant, visitor));
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

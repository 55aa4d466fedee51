import rrule from 'rrule';
import type { Span } from '../slots/slots.ts';
import { DAY_MS, HOUR_MS, parseTime } from './ics-text.ts';
import { wallIn, type Zone } from './zones.ts';

// The package has no named exports for Node.
const { RRule } = rrule;

/** More instances up to the horizon than any plausible event has. */
const MOST_INSTANCES = 20_000;
/** A counted rule is followed from its start, however long ago that was. */
const MOST_COUNTED = 100_000;
/** The distance of yearly, monthly, weekly … instances on the wall clock, where it is always the same. */
const STEPS_MS = [0, 0, 7 * DAY_MS, DAY_MS, HOUR_MS, HOUR_MS / 60, 1000];

/** The parts of RFC 5545 that decide when an event takes place, except its end. */
const PARTS = /^(FREQ|INTERVAL|COUNT|WKST|BY[A-Z]+)=\S/;

/**
 * The wall times at which a recurrence rule starts an event within a span of wall times, in order.
 * Undefined if the rule can't be read, or gives implausibly many.
 */
export function listRuleWalls(
  text: string,
  start: number,
  within: Span,
  zone: Zone,
): number[] | undefined {
  const parts = text.toUpperCase().replace(/\s/g, '').split(';');
  const end = parseTime(parts.find((part) => part.startsWith('UNTIL='))?.slice(6) ?? '');
  // UNTIL is in UTC, a local time, or a day, which counts whole.
  let last = end?.isUtc ? wallIn(zone, end.wall) : (end?.wall ?? within.to);
  if (end?.isDate) last += DAY_MS - 1;
  const until = new Date(Math.min(within.to, last));
  if (until.getTime() < start) return [];
  try {
    const rule = RRule.parseString(parts.filter((part) => PARTS.test(part)).join(';'));
    const { freq = -1, interval = 1, count } = rule;
    const step = STEPS_MS[freq];
    if (step === undefined || (count ?? 0) > MOST_COUNTED) return undefined;
    // Whatever began long ago is counted from a start nearby. A counted rule has to be counted.
    const period = count ? 0 : step * Math.max(interval, 1);
    const skipped = period > 0 ? Math.floor((within.from - start) / period) - 1 : 0;
    const dtstart = new Date(start + Math.max(0, skipped) * period);
    const walls = new RRule({ ...rule, dtstart, until }, true)
      .between(new Date(within.from), until, true, (_, at) => at <= MOST_INSTANCES)
      .map(Number);
    return walls.length > MOST_INSTANCES ? undefined : walls;
  } catch {
    return undefined;
  }
}

import { createRequire } from 'node:module';
import type { Span } from '../slots/slots.ts';
import { DAY_MS, HOUR_MS, parseTime } from './ics-text.ts';
import { wallIn, type Zone } from './zones.ts';

// The package has no named exports for Node.
const { RRule } = createRequire(import.meta.url)('rrule') as typeof import('rrule');

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
  const end = parts.find((part) => part.startsWith('UNTIL='))?.slice(6) ?? '';
  const until = new Date(Math.min(within.to, lastWall(end, zone)));
  if (until.getTime() < start) return [];
  try {
    const rule = RRule.parseString(parts.filter((part) => PARTS.test(part)).join(';'));
    const { freq = -1, interval = 1 } = rule;
    const count = rule.count ?? 0;
    const step = STEPS_MS[freq];
    if (step === undefined || count > MOST_COUNTED) return undefined;
    // Whatever began long ago is counted from a start nearby. A counted rule has to be counted.
    const period = count > 0 ? 0 : step * Math.max(interval, 1);
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

/** The last wall time of a rule: UNTIL is in UTC, a local time, or a day, which counts whole. */
function lastWall(until: string, zone: Zone): number {
  const time = parseTime(until);
  if (!time) return Number.POSITIVE_INFINITY;
  if (time.isDate) return time.wall + DAY_MS - 1;
  return time.isUtc ? wallIn(zone, time.wall) : time.wall;
}

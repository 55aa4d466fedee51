import { createRequire } from 'node:module';
import { type IcsTime, parseTime } from './ics-text.ts';
import { wallIn, type Zone } from './zones.ts';

// The package has no named exports for Node.
const { RRule } = createRequire(import.meta.url)('rrule') as typeof import('rrule');

/** More instances up to the horizon than any plausible event has. */
const MOST_INSTANCES = 20_000;
/** A counted rule is followed from its start, however long ago that was. */
const MOST_COUNTED = 100_000;
const DAY_MS = 86_400_000;

/** The parts of RFC 5545 that decide when an event takes place. */
const PARTS =
  /^(FREQ|INTERVAL|COUNT|WKST|BYSETPOS|BYMONTH|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYDAY|BYHOUR|BYMINUTE|BYSECOND)=\S+$/;

/** Frequencies whose instances have one distance on the wall clock. */
const STEPS: Readonly<Record<string, number>> = {
  WEEKLY: 7 * DAY_MS,
  DAILY: DAY_MS,
  HOURLY: DAY_MS / 24,
  MINUTELY: 60_000,
  SECONDLY: 1000,
};

/**
 * The wall times at which a recurrence rule starts an event within a span of wall times, in order.
 * Undefined if the rule can't be read, or gives implausibly many.
 */
export function listRuleWalls(
  text: string,
  start: IcsTime,
  within: { from: number; to: number },
  zone: Zone,
): number[] | undefined {
  const given = text.toUpperCase().replaceAll(/\s/g, '').split(';');
  const parts = given.filter((part) => PARTS.test(part));
  const [, freq = ''] = /FREQ=(\w+)/.exec(parts.join(';')) ?? [];
  const until = given.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length);
  const last = until === undefined ? undefined : lastWall(until, start, zone);
  const to = Math.min(within.to, last ?? Number.POSITIVE_INFINITY);
  if (to < start.wall) return [];
  try {
    const options = RRule.parseString(parts.join(';'));
    if (options.freq === undefined || (options.count ?? 0) > MOST_COUNTED) return undefined;
    const step = STEPS[freq] ?? 0;
    const period = step * Math.max(options.interval ?? 1, 1);
    // Whatever began long ago is counted from a start nearby. A counted rule has to be counted.
    const skipped =
      period > 0 && !options.count ? Math.floor((within.from - start.wall) / period) - 1 : 0;
    const walls: number[] = [];
    new RRule(
      {
        ...options,
        dtstart: new Date(start.wall + Math.max(0, skipped) * period),
        until: new Date(to),
      },
      true,
    ).between(new Date(within.from), new Date(to), true, (date) => {
      walls.push(date.getTime());
      return walls.length <= MOST_INSTANCES;
    });
    return walls.length > MOST_INSTANCES ? undefined : walls;
  } catch {
    return undefined;
  }
}

/** The last wall time of a rule: UNTIL is in UTC, a local time, or a day, which counts whole. */
function lastWall(until: string, start: IcsTime, zone: Zone): number | undefined {
  const time = parseTime(until);
  if (!time) return undefined;
  if (time.isDate) return time.wall + DAY_MS - 1;
  if (!time.isUtc || start.isUtc) return time.wall;
  return wallIn(zone, time.wall);
}

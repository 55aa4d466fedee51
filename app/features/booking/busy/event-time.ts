import { instantOfWall, rememberByZone } from '#app/platform/time/wall-time.ts';
import { type IcsProperty, type IcsTime, parseTime, textOf } from './ics-text.ts';
import { listRuleWalls } from './recurrence.ts';
import { findZone, type Zone } from './zones.ts';

/** A time of an event: what the clock shows, and in which zone. */
export type EventTime = IcsTime & { zone: Zone; instant: number };

/**
 * Returns the function that reads the times of a calendar. Zones are found by name, else by their
 * description in the calendar, else reported. Times without a zone are in the zone of the calendar
 * (X-WR-TIMEZONE), else in the one called `fallback`.
 */
export function timeReader(
  calendar: readonly string[],
  fallback: string,
  report: (zone: string) => void,
) {
  let ownZone: Zone = (wall) => instantOfWall(wall, fallback);
  const zoneOf = rememberByZone((name) => {
    const zone = findZone(name) ?? describedZone(calendar, name);
    if (!zone) report(name);
    return zone ?? ownZone;
  });
  const named = textOf(calendar[0] ?? '', 'X-WR-TIMEZONE');
  if (named) ownZone = zoneOf(named);
  /** `floating` is the zone if the time names none. */
  return ({ params, value }: IcsProperty, floating = ownZone): EventTime | undefined => {
    const time = parseTime(value);
    if (!time) return undefined;
    const [, tzid] = /;TZID="?([^";]*)/i.exec(params) ?? [];
    const name = time.isUtc ? 'UTC' : !time.isDate && tzid;
    const zone = name ? zoneOf(name) : floating;
    return { ...time, zone, instant: zone(time.wall) };
  };
}

/** A zone as a calendar describes it. Undefined without any offset. */
function describedZone(calendar: readonly string[], name: string): Zone | undefined {
  const text =
    calendar.find((one) => /^VTIMEZONE/i.test(one) && textOf(one, 'TZID') === name) ?? '';
  const years = { from: 0, to: Date.UTC(2100, 0) };
  const changes = text.split(/^BEGIN:/im).flatMap((part) => {
    const start = parseTime(textOf(part, 'DTSTART'));
    const zone = findZone(textOf(part, 'TZOFFSETTO'));
    if (!start || !zone) return [];
    const repeated = listRuleWalls(textOf(part, 'RRULE'), start.wall, years, zone) ?? [];
    return [start.wall, ...repeated].map((from) => ({ from, zone }));
  });
  changes.sort((a, b) => a.from - b.from);
  const [first] = changes;
  return first && ((wall) => (changes.findLast(({ from }) => from <= wall) ?? first).zone(wall));
}

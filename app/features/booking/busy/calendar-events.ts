import ICAL from 'ical.js';
import type { EventTime, ReadTime } from './event-time.ts';

/** Milliseconds since 1970; the end is not part of it. */
export type BusySpan = { from: number; to: number };

/** The events with one UID: the event itself, and its changed instances. */
export type EventSeries = { uid: string; masters: CalendarEvent[]; changed: CalendarEvent[] };

type CalendarEvent = {
  component: ICAL.Component;
  start: EventTime;
  /** The duration. All-day events are counted in calendar days, whatever the clock changes. */
  lengthMs: number;
  lengthDays: number;
  isBusy: boolean;
  readTime: ReadTime;
  /** Which instance of the series it replaces. */
  replaces: EventTime | undefined;
  /** Whether it changes all later instances as well (RANGE=THISANDFUTURE). */
  changesLater: boolean;
};

/** A change of all instances of a series from one instance on. */
type LaterChange = { event: CalendarEvent; from: ICAL.Time; shiftSeconds: number };

/** Thrown for an event with implausibly many instances. */
export class EndlessEvent extends Error {}

/** More instances up to the horizon than any plausible event has. */
const MOST_INSTANCES = 20_000;
const DAY_MS = 86_400_000;

/** The events of a calendar by UID. Those without a start are left out. */
export function readEvents(calendar: ICAL.Component, readTime: ReadTime): Map<string, EventSeries> {
  const series = new Map<string, EventSeries>();
  for (const [at, component] of calendar.getAllSubcomponents('vevent').entries()) {
    const event = readEvent(component, readTime);
    if (!event) continue;
    const uid = String(component.getFirstPropertyValue('uid') ?? `without-uid-${at}`);
    const own = series.get(uid) ?? { uid, masters: [], changed: [] };
    (event.replaces === undefined ? own.masters : own.changed).push(event);
    series.set(uid, own);
  }
  return series;
}

/** The busy spans of a series that touch a span of time. Throws EndlessEvent. */
export function expandSeries({ masters, changed }: EventSeries, within: BusySpan): BusySpan[] {
  const replaced = changed.flatMap((event) => event.replaces ?? []);
  const later = changed.filter((event) => event.changesLater);
  const spans = masters.flatMap((event) => expandEvent(event, replaced, later, within));
  for (const event of changed) {
    if (event.isBusy) spans.push(spanOf(event, event.start.wall));
  }
  return spans.filter(
    (span) => span.from < span.to && span.from < within.to && within.from < span.to,
  );
}

function readEvent(component: ICAL.Component, readTime: ReadTime): CalendarEvent | undefined {
  const start = readProperty(component, 'dtstart', readTime);
  if (!start) return undefined;
  const replaces = readProperty(component, 'recurrence-id', readTime);
  const range = component.getFirstProperty('recurrence-id')?.getFirstParameter('range');
  return {
    component,
    start,
    ...lengthOf(component, start, readTime),
    isBusy: isBusy(component),
    readTime,
    replaces,
    changesLater: range?.toUpperCase() === 'THISANDFUTURE',
  };
}

function lengthOf(component: ICAL.Component, start: EventTime, readTime: ReadTime) {
  const end = readProperty(component, 'dtend', readTime);
  if (end) {
    if (start.isAllDay) {
      const days = end.wall.subtractDate(start.wall).toSeconds() / 86_400;
      return { lengthMs: 0, lengthDays: Math.max(days, 1) };
    }
    return { lengthMs: end.toInstant(end.wall) - start.toInstant(start.wall), lengthDays: 0 };
  }
  const duration = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) {
    const seconds = duration.toSeconds();
    return start.isAllDay
      ? { lengthMs: 0, lengthDays: Math.max(Math.round(seconds / 86_400), 1) }
      : { lengthMs: seconds * 1000, lengthDays: 0 };
  }
  return { lengthMs: 0, lengthDays: start.isAllDay ? 1 : 0 };
}

function isBusy(component: ICAL.Component): boolean {
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    text('transp') !== 'TRANSPARENT' &&
    text('status') !== 'CANCELLED' &&
    text('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function expandEvent(
  event: CalendarEvent,
  replaced: readonly EventTime[],
  later: readonly CalendarEvent[],
  within: BusySpan,
): BusySpan[] {
  if (!event.isBusy && !later.some(({ isBusy }) => isBusy)) return [];
  const changes = describeLater(event, later);
  const left = [
    ...listTimes(event, 'exdate').map(({ wall }) => wall),
    ...replaced.map((time) => inZoneOf(event.start, time)),
  ];
  const excluded = new Set(left.map(keyOf));
  const reachMs = Math.max(0, ...changes.map((change) => Math.abs(change.shiftSeconds) * 1000));
  const reached = { from: within.from - reachMs, to: within.to + reachMs };
  const walls = [event.start.wall, ...listRuleTimes(event, reached)];
  walls.push(...listTimes(event, 'rdate').map(({ wall }) => wall));
  const seen = new Set<string>();
  return walls.flatMap((wall) => {
    const key = keyOf(wall);
    // An EXDATE without a time excludes whatever starts on that day.
    if (excluded.has(key) || excluded.has(key.slice(0, 8)) || seen.has(key)) return [];
    seen.add(key);
    const change = changes.findLast(({ from }) => from.compare(wall) <= 0);
    if (!change) return event.isBusy ? [spanOf(event, wall)] : [];
    if (!change.event.isBusy) return [];
    const { lengthMs, lengthDays } = change.event;
    const moved = wall.clone();
    moved.addDuration(ICAL.Duration.fromSeconds(change.shiftSeconds));
    return [spanOf({ start: event.start, lengthMs, lengthDays }, moved)];
  });
}

/** The changes of this and later instances, in order, in the zone of the series. */
function describeLater(series: CalendarEvent, later: readonly CalendarEvent[]): LaterChange[] {
  return later
    .flatMap((event) => {
      if (!event.replaces) return [];
      const from = inZoneOf(series.start, event.replaces);
      const start = inZoneOf(series.start, event.start);
      return [{ event, from, shiftSeconds: start.subtractDate(from).toSeconds() }];
    })
    .sort((a, b) => a.from.compare(b.from));
}

/** The starts that the recurrence rules give, up to the end of the span. */
function listRuleTimes(event: CalendarEvent, within: BusySpan): ICAL.Time[] {
  const walls: ICAL.Time[] = [];
  const earliest = within.from - event.lengthMs - event.lengthDays * DAY_MS - 2 * DAY_MS;
  for (const property of event.component.getAllProperties('rrule')) {
    const rule = (property.getFirstValue() as ICAL.Recur).clone();
    const until = untilOf(rule, event);
    rule.until = null;
    const iterator = rule.iterator(event.start.wall);
    for (let count = 0; ; count += 1) {
      const wall = iterator.next();
      if (!wall) break;
      if (count >= MOST_INSTANCES) throw new EndlessEvent();
      if (roughly(wall) < earliest) continue;
      const instant = event.start.toInstant(wall);
      if (instant >= within.to || instant > until) break;
      walls.push(wall.clone());
    }
  }
  return walls;
}

/** Reads the wall time as UTC, which is at most a day away from the instant. */
function roughly({ year, month, day, hour, minute }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/**
 * The last instant at which a rule may start an event: UNTIL is in UTC, or a day, or a local time.
 */
function untilOf(rule: ICAL.Recur, event: CalendarEvent): number {
  const { until } = rule;
  if (!until) return Number.POSITIVE_INFINITY;
  if (until.zone === ICAL.Timezone.utcTimezone && !until.isDate) return until.toUnixTime() * 1000;
  const wall = until.clone();
  wall.zone = ICAL.Timezone.localTimezone;
  // A date includes the whole day, whatever the time of the event.
  return event.start.toInstant(wall) + (until.isDate && !event.start.isAllDay ? DAY_MS - 1 : 0);
}

function spanOf(
  event: Pick<CalendarEvent, 'start' | 'lengthMs' | 'lengthDays'>,
  wall: ICAL.Time,
): BusySpan {
  const from = event.start.toInstant(wall);
  if (event.lengthDays === 0) return { from, to: from + event.lengthMs };
  const end = wall.clone();
  end.addDuration(ICAL.Duration.fromSeconds(event.lengthDays * 86_400));
  return { from, to: event.start.toInstant(end) };
}

function readProperty(
  component: ICAL.Component,
  name: string,
  readTime: ReadTime,
): EventTime | undefined {
  const property = component.getFirstProperty(name);
  const value = property?.getFirstValue();
  return property && value instanceof ICAL.Time ? readTime(property, value) : undefined;
}

/** All times of a property that can have several values. */
function listTimes(event: CalendarEvent, name: string): EventTime[] {
  return event.component.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      // An RDATE can be a period, of which the start counts.
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) return [];
      const read = event.readTime(property, time);
      return [{ ...read, wall: inZoneOf(event.start, read) }];
    }),
  );
}

/** Converts an EXDATE or RECURRENCE-ID, which can be in UTC or a date, to the event's zone. */
function inZoneOf(start: EventTime, time: EventTime): ICAL.Time {
  if (time.isAllDay || start.isAllDay) return time.wall;
  const target = time.toInstant(time.wall);
  // The instants that both zones give for one wall time differ by the offset between the zones,
  // except around a change of clocks.
  const wall = time.wall.clone();
  for (let round = 0; round < 2; round += 1) {
    wall.addDuration(ICAL.Duration.fromSeconds((target - start.toInstant(wall)) / 1000));
  }
  return wall;
}

/** The wall time as '20261124' or '20261124T090000', without a zone. */
function keyOf(wall: ICAL.Time): string {
  return wall.toString().replaceAll(/[-:Z]/g, '');
}

import { busyProblems as words } from './busy.content.ts';
import {
  findProperty,
  type IcsComponent,
  type IcsProperty,
  type IcsTime,
  offsetMs,
  parseDuration,
  parseTime,
  textOf,
} from './ics-text.ts';
import { listRuleWalls } from './recurrence.ts';
import { findZone, wallIn, type Zone } from './zones.ts';

/** Milliseconds since 1970; the end is not part of it. */
export type BusySpan = { from: number; to: number };

/** What decides how a calendar is read. */
export type ReadingOptions = {
  within: BusySpan;
  /** The zone of times without one, where the calendar names none. */
  zone: Zone;
  /** The host in the UID of this site's own calls, which aren't busy times. */
  ownHost: string;
  /** The owner's email addresses in lower case: what they declined is free. */
  ownAddresses: readonly string[];
  /** Called with a text for the owner about what couldn't be read. */
  report: (problem: string) => void;
};

/** A time of an event: what the clock shows, and in which zone. */
type EventTime = IcsTime & { zone: Zone; instant: number };

type CalendarEvent = {
  component: IcsComponent;
  start: EventTime;
  /** All-day events are counted in calendar days, whatever the clock changes; others in milliseconds. */
  length: number;
  isBusy: boolean;
  /** Which instance of the series it replaces. */
  replaces: EventTime | undefined;
  /** Whether it changes all later instances as well (RANGE=THISANDFUTURE). */
  changesLater: boolean;
};

type ReadTime = (property: IcsProperty, text?: string, floating?: Zone) => EventTime | undefined;

const DAY_MS = 86_400_000;
/** An event whose end can't be read: when in doubt, a time is busy. */
const UNKNOWN_LENGTH_MS = 3_600_000;

/** The busy spans of a calendar, unsorted. What can't be read is reported and left out. */
export function listBusySpans(calendar: IcsComponent, options: ReadingOptions): BusySpan[] {
  const readTime = timeReader(calendar, options);
  const spans = calendar.components
    .filter(({ name }) => name === 'VFREEBUSY')
    .flatMap((component) => freeBusySpans(component, readTime, options));
  for (const { masters, changed } of groupEvents(calendar, readTime, options)) {
    const later = changed.filter((event) => event.changesLater);
    for (const event of masters)
      spans.push(...expandEvent(event, { changed, later, readTime, ...options }));
    for (const event of changed) {
      if (event.isBusy) spans.push(spanOf(event, event.start.wall));
    }
  }
  const { from, to } = options.within;
  return spans.filter((span) => span.from < span.to && span.from < to && from < span.to);
}

function timeReader(calendar: IcsComponent, { zone, report }: ReadingOptions): ReadTime {
  const described = describedZones(calendar);
  const named = textOf(calendar, 'X-WR-TIMEZONE');
  const calendarZone = findZone(named) ?? described.get(named) ?? zone;
  const zones = new Map<string, Zone | undefined>([['', undefined]]);
  const zoneOf = (tzid: string) => {
    if (!zones.has(tzid)) {
      zones.set(tzid, findZone(tzid) ?? described.get(tzid));
      if (!zones.get(tzid)) report(words.zone.replace('{zone}', tzid.slice(0, 60)));
    }
    return zones.get(tzid);
  };
  return (property, text = property.value, floating = calendarZone) => {
    const time = parseTime(text);
    if (!time) return undefined;
    const known = time.isUtc ? (wall: number) => wall : zoneOf(property.params.get('TZID') ?? '');
    const own = time.isDate ? floating : (known ?? floating);
    return { ...time, zone: own, instant: own(time.wall) };
  };
}

/** The zones that a calendar describes itself, by name. A description without an offset is left out. */
function describedZones(calendar: IcsComponent): Map<string, Zone> {
  const zones = new Map<string, Zone>();
  for (const component of calendar.components) {
    if (component.name !== 'VTIMEZONE') continue;
    const changes = component.components.flatMap((rule) => {
      const start = parseTime(textOf(rule, 'DTSTART'));
      const ahead = offsetMs(textOf(rule, 'TZOFFSETTO'));
      if (!start || Number.isNaN(ahead)) return [];
      const years = { from: Date.UTC(1990, 0), to: Date.UTC(2100, 0) };
      const repeats = findProperty(rule, 'RRULE');
      const walls = repeats && listRuleWalls(repeats.value, start, years, (wall) => wall);
      return [start.wall, ...(walls ?? [])].map((wall) => ({ wall, ahead }));
    });
    changes.sort((a, b) => a.wall - b.wall);
    const [first] = changes;
    if (!first) continue;
    zones.set(
      textOf(component, 'TZID'),
      (wall) => wall - (changes.findLast((change) => change.wall <= wall) ?? first).ahead,
    );
  }
  return zones;
}

/** The events by UID: the event itself, and its changed instances. */
function groupEvents(calendar: IcsComponent, readTime: ReadTime, options: ReadingOptions) {
  const series = new Map<string, { masters: CalendarEvent[]; changed: CalendarEvent[] }>();
  for (const [at, component] of calendar.components.entries()) {
    const uid = textOf(component, 'UID') || `without-uid-${at}`;
    // The owner accepted our invitations into it: they would block the old time of a moved call.
    if (component.name !== 'VEVENT' || uid.endsWith(`@${options.ownHost}`)) continue;
    const event = readEvent(component, readTime, options);
    if (!event) continue;
    const own = series.get(uid) ?? { masters: [], changed: [] };
    (event.replaces === undefined ? own.masters : own.changed).push(event);
    series.set(uid, own);
  }
  return [...series.values()];
}

function readEvent(
  component: IcsComponent,
  readTime: ReadTime,
  { ownAddresses, report }: ReadingOptions,
): CalendarEvent | undefined {
  const property = findProperty(component, 'DTSTART');
  const start = property && readTime(property);
  if (!start) {
    report(words.event.replace('{event}', nameOf(component)));
    return undefined;
  }
  const replaced = findProperty(component, 'RECURRENCE-ID');
  const length = lengthOf(component, start, readTime);
  if (length === undefined) report(words.event.replace('{event}', nameOf(component)));
  return {
    component,
    start,
    length: length ?? (start.isDate ? DAY_MS : UNKNOWN_LENGTH_MS),
    isBusy: isBusy(component, ownAddresses),
    replaces: replaced && readTime(replaced, replaced.value, start.zone),
    changesLater: replaced?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
  };
}

function nameOf(component: IcsComponent): string {
  return textOf(component, 'SUMMARY').slice(0, 60) || textOf(component, 'UID').slice(0, 60);
}

/** In milliseconds; undefined if it is given but can't be read. */
function lengthOf(
  component: IcsComponent,
  start: EventTime,
  readTime: ReadTime,
): number | undefined {
  const end = findProperty(component, 'DTEND');
  const duration = textOf(component, 'DURATION');
  if (end) {
    const time = readTime(end, end.value, start.zone);
    if (!time) return undefined;
    return start.isDate ? Math.max(time.wall - start.wall, DAY_MS) : time.instant - start.instant;
  }
  if (duration === '') return start.isDate ? DAY_MS : 0;
  const ms = parseDuration(duration);
  return start.isDate && ms !== undefined ? Math.max(ms, DAY_MS) : ms;
}

function isBusy(component: IcsComponent, ownAddresses: readonly string[]): boolean {
  const text = (name: string) => textOf(component, name).toUpperCase();
  const isDeclined = component.properties.some(
    ({ name, params, value }) =>
      name === 'ATTENDEE' &&
      params.get('PARTSTAT')?.toUpperCase() === 'DECLINED' &&
      ownAddresses.includes(
        value
          .trim()
          .replace(/^mailto:/i, '')
          .toLowerCase(),
      ),
  );
  return (
    !isDeclined &&
    text('TRANSP') !== 'TRANSPARENT' &&
    text('STATUS') !== 'CANCELLED' &&
    !/^(FREE|WORKINGELSEWHERE)$/.test(text('X-MICROSOFT-CDO-BUSYSTATUS'))
  );
}

type Expanding = ReadingOptions & {
  changed: readonly CalendarEvent[];
  later: readonly CalendarEvent[];
  readTime: ReadTime;
};

function expandEvent(event: CalendarEvent, expanding: Expanding): BusySpan[] {
  const { changed, later, within } = expanding;
  if (!event.isBusy && !later.some((change) => change.isBusy)) return [];
  const { start } = event;
  const excluded = new Set([
    ...listTimes(event, 'EXDATE', expanding).map((time) => keyOf(event, time)),
    ...changed.flatMap(({ replaces }) => (replaces ? [keyOf(event, replaces)] : [])),
  ]);
  const changes = later
    .flatMap((change) => {
      if (!change.replaces) return [];
      const from = wallOf(event, change.replaces);
      return [{ change, from, shift: wallOf(event, change.start) - from }];
    })
    .sort((a, b) => a.from - b.from);
  const reach = Math.max(event.length, ...changes.map(({ shift }) => Math.abs(shift))) + 2 * DAY_MS;
  const walls = new Map<number, number>([[start.wall, event.length]]);
  for (const property of event.component.properties) {
    if (property.name !== 'RRULE') continue;
    const span = { from: within.from - reach, to: within.to + reach };
    const found = listRuleWalls(property.value, start, span, start.zone);
    if (!found) expanding.report(words.rule.replace('{event}', nameOf(event.component)));
    for (const wall of found ?? []) walls.set(wall, event.length);
  }
  for (const { wall, length } of listTimes(event, 'RDATE', expanding)) walls.set(wall, length);
  return [...walls].flatMap(([wall, length]) => {
    if (excluded.has(wall) || excluded.has(dayOf(wall))) return [];
    const later = changes.findLast(({ from }) => from <= wall);
    if (!later) return event.isBusy ? [spanOf({ start, length }, wall)] : [];
    if (!later.change.isBusy) return [];
    return [spanOf({ start, length: later.change.length }, wall + later.shift)];
  });
}

/** The times of a property with several values, as the zone of the series shows them. */
function listTimes(event: CalendarEvent, name: string, { readTime }: Expanding) {
  return event.component.properties
    .filter((property) => property.name === name)
    .flatMap((property) =>
      property.value.split(',').flatMap((value) => {
        // An RDATE can be a period.
        const [from = '', to] = value.split('/');
        const time = readTime(property, from, event.start.zone);
        if (!time) return [];
        const length = to === undefined ? event.length : periodLength(time, to, property, readTime);
        return [{ ...time, wall: wallOf(event, time), length }];
      }),
    );
}

/** What an excluded or replaced instance is known by: its wall time, or minus its day for a date. */
function keyOf(event: CalendarEvent, time: EventTime): number {
  const wall = wallOf(event, time);
  return event.start.isDate || time.isDate ? dayOf(wall) : wall;
}

/** A number that no wall time has and that stands for the whole day. */
function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS) + 0.5;
}

/** The wall time in the zone of the series. Midnight UTC of an all-day series is that very day. */
function wallOf({ start }: CalendarEvent, time: EventTime): number {
  const isDay = time.isDate || (start.isDate && (!time.isUtc || time.wall % DAY_MS === 0));
  return isDay ? time.wall : wallIn(start.zone, time.instant);
}

function spanOf(
  { start, length }: Pick<CalendarEvent, 'start' | 'length'>,
  wall: number,
): BusySpan {
  const from = start.zone(wall);
  return { from, to: start.isDate ? start.zone(wall + length) : from + length };
}

function periodLength(from: EventTime, to: string, property: IcsProperty, readTime: ReadTime) {
  const end = readTime(property, to, from.zone);
  return end ? end.instant - from.instant : (parseDuration(to) ?? UNKNOWN_LENGTH_MS);
}

/** The periods of a VFREEBUSY, as servers write it that show no events. */
function freeBusySpans(
  component: IcsComponent,
  readTime: ReadTime,
  { report }: ReadingOptions,
): BusySpan[] {
  return component.properties
    .filter(
      ({ name, params }) => name === 'FREEBUSY' && params.get('FBTYPE')?.toUpperCase() !== 'FREE',
    )
    .flatMap((property) =>
      property.value.split(',').flatMap((period) => {
        const [start = '', end = ''] = period.split('/');
        const from = readTime(property, start);
        if (!from) {
          if (start.trim() !== '') report(words.event.replace('{event}', period.slice(0, 60)));
          return [];
        }
        return [
          { from: from.instant, to: from.instant + periodLength(from, end, property, readTime) },
        ];
      }),
    );
}

import type { Span } from '../slots/slots.ts';
import { busyProblems as words } from './busy.content.ts';
import { type EventTime, type ReadTime, timeReader } from './event-time.ts';
import {
  DAY_MS,
  HOUR_MS,
  type IcsProperty,
  listProperties,
  parseDuration,
  splitCalendars,
  textOf,
} from './ics-text.ts';
import { listRuleWalls } from './recurrence.ts';
import { wallIn } from './zones.ts';

/** What couldn't be read: how many, and the first of them as texts for the owner. */
export type BusyProblems = { count: number; texts: string[] };

export type BusyTimes =
  | {
      kind: 'read';
      spans: Span[];
      /** Whether the calendar has no event at all, past ones included. */
      isEmpty: boolean;
      problems: BusyProblems;
    }
  /** `reason` is a text for the owner. */
  | { kind: 'unreadable'; reason: string };

export type BusyTimesOptions = {
  from: Date;
  to: Date;
  /** IANA name of the zone of times without one. */
  zone: string;
  ownHost: string;
  /** In lower case. */
  ownAddresses: readonly string[];
};

type Report = (about: string, problem: 'event' | 'rule' | 'zone') => void;

type Reader = BusyTimesOptions & { readTime: ReadTime; report: Report };

/** All-day events are counted in calendar days, whatever the clock changes; others in milliseconds. */
type Period = EventTime & { length: number };

type CalendarEvent = {
  /** The text of one without. */
  uid: string;
  text: string;
  start: Period;
  isBusy: boolean;
  /** Which instance of the series it replaces. */
  replaces: EventTime | undefined;
  /** Whether it changes all later instances as well. */
  changesLater: boolean;
};

/** More than a year of back-to-back 15-minute meetings. */
const MOST_SPANS = 20_000;
const MOST_PROBLEMS = 5;
/** For an end that can't be read: when in doubt, a time is busy. */
const UNKNOWN_MS = HOUR_MS;
/** How far a change of this and all later instances may move them. */
const REACH_MS = 31 * DAY_MS;

/**
 * The busy times of a calendar (RFC 5545) between two instants, sorted and merged, as far as it can
 * be read: a bad line, value or event is left out and reported; when in doubt, a time is busy. Events
 * that are free, cancelled, declined by one of `ownAddresses`, or calls of this site (`ownHost` is
 * the host in their UID) don't count.
 */
export function readBusyTimes(text: string, options: BusyTimesOptions): BusyTimes {
  const calendars = splitCalendars(text);
  if (calendars.length === 0) return { kind: 'unreadable', reason: words.notACalendar };
  /** By the component or zone that they are about: each counts once. */
  const problems = new Map<string, string>();
  const report: Report = (about, problem) => {
    const name = textOf(about, 'SUMMARY') || textOf(about, 'UID') || about;
    problems.set(about, words[problem].replace('{name}', name.slice(0, 60)));
  };
  const found = calendars.flatMap((components) => {
    const readTime = timeReader(components, options.zone, (zone) => report(zone, 'zone'));
    const reader: Reader = { ...options, readTime, report };
    const events = components.flatMap((text) => readEvent(text, reader) ?? []);
    const series = Map.groupBy(events, ({ uid }) => uid);
    return [
      ...events.flatMap((event) => listTimes(event, series.get(event.uid) ?? [], reader)),
      // Servers that show no events tell the busy times alone.
      ...components.flatMap((text) => listPeriods(text, 'FREEBUSY', reader)).map(spanOf),
    ];
  });
  const [from, to] = [options.from.getTime(), options.to.getTime()];
  const spans = mergeSpans(
    found.filter((span) => span.from < span.to && span.from < to && from < span.to),
  );
  if (spans.length > MOST_SPANS) return { kind: 'unreadable', reason: words.tooMany };
  return {
    kind: 'read',
    spans,
    isEmpty: !/^BEGIN:V(EVENT|FREEBUSY)/im.test(text),
    problems: { count: problems.size, texts: [...problems.values()].slice(0, MOST_PROBLEMS) },
  };
}

function readEvent(text: string, reader: Reader): CalendarEvent | undefined {
  const uid = textOf(text, 'UID') || text;
  // The owner accepted our invitations into it: they would block the old time of a moved call.
  if (!/^VEVENT/i.test(text) || uid.endsWith(`@${reader.ownHost}`)) return undefined;
  const [start] = listPeriods(text, 'DTSTART', reader);
  if (!start) {
    reader.report(text, 'event');
    return undefined;
  }
  const [end] = ['DTEND', 'DURATION'].flatMap((name) => listProperties(text, name));
  const length = end ? lengthOf(start, end, text, reader) : 0;
  const [replaces] = listPeriods(text, 'RECURRENCE-ID', reader, start);
  return {
    uid,
    text,
    start: { ...start, length: Math.max(length, start.isDate ? DAY_MS : 0) },
    isBusy: !FREE.test(text) && !isDeclined(text, reader),
    replaces,
    changesLater: /^RECURRENCE-ID[^:]*THISANDFUTURE/im.test(text),
  };
}

const FREE =
  /^(TRANSP|STATUS|X-MICROSOFT-CDO-BUSYSTATUS)\b.*: *(TRANSPARENT|CANCELLED|FREE|WORKINGELSEWHERE) *$/im;

function isDeclined(text: string, { ownAddresses }: Reader): boolean {
  return listProperties(text, 'ATTENDEE').some(
    ({ params, value }) =>
      /PARTSTAT="?DECLINED/i.test(params) &&
      ownAddresses.includes(value.toLowerCase().replace('mailto:', '').trim()),
  );
}

/** The length from a start to an end, or of a duration. */
function lengthOf(
  start: EventTime,
  property: IcsProperty,
  text: string,
  { readTime, report }: Reader,
): number {
  const end = readTime(property, start.zone);
  if (end) return start.isDate ? end.wall - start.wall : end.instant - start.instant;
  const duration = parseDuration(property.value);
  if (duration === undefined) report(text, 'event');
  return duration ?? UNKNOWN_MS;
}

/** The times of a property with several values, which may be periods and have a length of their own. */
function listPeriods(text: string, name: string, reader: Reader, start?: Period): Period[] {
  return listProperties(text, name).flatMap(({ params, value }) =>
    value.split(',').flatMap((period) => {
      const [from = '', end] = period.split('/');
      const time = reader.readTime({ params, value: from }, start?.zone);
      if (!time && from.trim() !== '') reader.report(text, 'event');
      if (!time || /FBTYPE="?FREE/i.test(params)) return [];
      if (end === undefined) return [{ ...time, length: start?.length ?? UNKNOWN_MS }];
      return [{ ...time, length: lengthOf(time, { params, value: end }, text, reader) }];
    }),
  );
}

/** When an event keeps its owner busy. `series` are the events with its UID: itself, and its changed instances. */
function listTimes(
  { text, start, isBusy, replaces }: CalendarEvent,
  series: readonly CalendarEvent[],
  reader: Reader,
): Span[] {
  if (replaces) return isBusy ? [spanOf(start)] : [];
  const exceptions: EventTime[] = listPeriods(text, 'EXDATE', reader, start);
  const changes: { from: number; shift: number; change: CalendarEvent }[] = [];
  for (const change of series) {
    if (!change.replaces) continue;
    exceptions.push(change.replaces);
    const from = wallOf(start, change.replaces);
    if (change.changesLater)
      changes.push({ from, shift: wallOf(start, change.start) - from, change });
  }
  changes.sort((a, b) => a.from - b.from);
  const excluded = new Set(
    exceptions.map((time) => {
      const wall = wallOf(start, time);
      return start.isDate || time.isDate ? dayOf(wall) : wall;
    }),
  );
  const lengths = new Map([[start.wall, start.length]]);
  const reach = start.length + REACH_MS;
  const within = { from: reader.from.getTime() - reach, to: reader.to.getTime() + reach };
  for (const { value } of listProperties(text, 'RRULE')) {
    const walls = listRuleWalls(value, start.wall, within, start.zone);
    if (!walls) reader.report(text, 'rule');
    for (const wall of walls ?? []) lengths.set(wall, start.length);
  }
  for (const time of listPeriods(text, 'RDATE', reader, start)) {
    lengths.set(wallOf(start, time), time.length);
  }
  return [...lengths].flatMap(([wall, length]) => {
    if (excluded.has(wall) || excluded.has(dayOf(wall))) return [];
    const later = changes.findLast(({ from }) => from <= wall);
    if (later?.change.isBusy ?? isBusy) {
      return [
        spanOf({
          ...start,
          wall: wall + (later?.shift ?? 0),
          length: later?.change.start.length ?? length,
        }),
      ];
    }
    return [];
  });
}

/** What an instance is excluded by if a date is meant. */
function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS);
}

/** The wall time in the zone of the series. Midnight UTC of an all-day series is that very day. */
function wallOf(start: EventTime, time: EventTime): number {
  const isDay = time.isDate || (start.isDate && (!time.isUtc || time.wall % DAY_MS === 0));
  return isDay ? time.wall : wallIn(start.zone, time.instant);
}

function spanOf({ zone, wall, isDate, length }: Period): Span {
  const from = zone(wall);
  return { from, to: isDate ? zone(wall + length) : from + length };
}

/** The spans sorted, and those that touch or overlap as one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

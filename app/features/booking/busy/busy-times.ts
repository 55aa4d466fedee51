import type { Span } from '../slots/slots.ts';
import { busyProblems as words } from './busy.content.ts';
import { type EventTime, timeReader } from './event-time.ts';
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

/** `reason` is a text for the owner. */
export type BusyTimes = ReturnType<typeof readBusyTimes>;

type Options = {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** IANA name of the zone of times without one. */
  zone: string;
  ownHost: string;
  /** In lower case. */
  ownAddresses: readonly string[];
};

type Report = (about: string, problem: 'event' | 'rule' | 'zone') => undefined;

/** All-day events are counted in calendar days, whatever the clock changes; others in milliseconds. */
type Period = EventTime & { length: number };

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
export function readBusyTimes(text: string, options: Options) {
  const calendars = splitCalendars(text);
  if (calendars.length === 0)
    return { kind: 'unreadable' as const, reason: words.notACalendar as string };
  /** By the component or zone that they are about: each counts once. */
  const problems = new Map<string, string>();
  const report: Report = (about, problem) => {
    const name = textOf(about, 'SUMMARY') || textOf(about, 'UID') || about;
    problems.set(about, words[problem].replace('{name}', name.slice(0, 60)));
  };
  const found = calendars.flatMap((components) => readCalendar(components, options, report));
  const spans: Span[] = [];
  for (const span of found.sort((a, b) => a.from - b.from)) {
    if (span.from >= span.to || span.from >= options.to || span.to <= options.from) continue;
    const last = spans.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else spans.push(span);
  }
  if (spans.length > MOST_SPANS) return { kind: 'unreadable' as const, reason: words.tooMany };
  return {
    kind: 'read' as const,
    spans,
    /** Whether the calendar has no event at all, past ones included. */
    isEmpty: !/^BEGIN:V(EVENT|FREEBUSY)/im.test(text),
    problems: { count: problems.size, texts: [...problems.values()].slice(0, MOST_PROBLEMS) },
  };
}

const FREE =
  /^(TRANSP|STATUS|X-MICROSOFT-CDO-BUSYSTATUS)\b.*: *(TRANSPARENT|CANCELLED|FREE|WORKINGELSEWHERE) *$/im;

function readCalendar(components: string[], options: Options, report: Report): Span[] {
  const readTime = timeReader(components, options.zone, (zone) => report(zone, 'zone'));
  const events = components.flatMap((component) => readEvent(component) ?? []);
  const seriesOf = Map.groupBy(events, ({ uid }) => uid);
  return [
    ...events.flatMap(listTimes),
    // Servers that show no events tell the busy times alone.
    ...components.flatMap((component) => listPeriods(component, 'FREEBUSY')).map(spanOf),
  ];

  function readEvent(text: string) {
    const uid = textOf(text, 'UID') || text;
    // The owner accepted our invitations into it: they would block the old time of a moved call.
    if (!/^VEVENT/i.test(text) || uid.endsWith(`@${options.ownHost}`)) return undefined;
    const [start] = listPeriods(text, 'DTSTART');
    if (!start) return report(text, 'event');
    const [end] = [...listProperties(text, 'DTEND'), ...listProperties(text, 'DURATION')];
    const length = end ? lengthOf(start, end, text) : 0;
    const [replaces] = listPeriods(text, 'RECURRENCE-ID', start);
    const isDeclined = listProperties(text, 'ATTENDEE').some(
      ({ params, value }) =>
        /PARTSTAT="?DECLINED/i.test(params) &&
        options.ownAddresses.includes(value.toLowerCase().replace('mailto:', '').trim()),
    );
    return {
      /** The text of one without. */
      uid,
      text,
      start: { ...start, length: Math.max(length, start.isDate ? DAY_MS : 0) },
      isBusy: !FREE.test(text) && !isDeclined,
      /** Which instance of the series it replaces. */
      replaces,
      /** Whether it changes all later instances as well. */
      changesLater: /^RECURRENCE-ID[^:]*THISANDFUTURE/im.test(text),
    };
  }

  /** The times of a property with several values, which may be periods and have a length of their own. */
  function listPeriods(text: string, name: string, start?: Period): Period[] {
    return listProperties(text, name).flatMap(({ params, value }) =>
      value.split(',').flatMap((period) => {
        const [from = '', end] = period.split('/');
        const time = readTime({ params, value: from }, start?.zone);
        if (!time && from.trim() !== '') report(text, 'event');
        if (!time || /FBTYPE="?FREE/i.test(params)) return [];
        if (end === undefined) return [{ ...time, length: start?.length ?? UNKNOWN_MS }];
        return [{ ...time, length: lengthOf(time, { params, value: end }, text) }];
      }),
    );
  }

  /** The length from a start to an end, or of a duration. */
  function lengthOf(start: EventTime, property: IcsProperty, text: string): number {
    const end = readTime(property, start.zone);
    if (end) return start.isDate ? end.wall - start.wall : end.instant - start.instant;
    const duration = parseDuration(property.value) ?? report(text, 'event');
    return duration ?? UNKNOWN_MS;
  }

  /** When an event keeps its owner busy, without the instances that others of its series change. */
  function listTimes({ uid, text, start, isBusy, replaces }: (typeof events)[number]): Span[] {
    if (replaces) return isBusy ? [spanOf(start)] : [];
    const keyOf = (time: EventTime) => {
      const wall = wallOf(start, time);
      return start.isDate || time.isDate ? dayOf(wall) : wall;
    };
    const series = seriesOf.get(uid) ?? [];
    const excluded = new Set(
      [
        ...listPeriods(text, 'EXDATE', start),
        ...series.flatMap((change) => change.replaces ?? []),
      ].map(keyOf),
    );
    const changes = series
      .filter(({ changesLater }) => changesLater)
      .map((change) => ({ ...change, from: wallOf(start, change.replaces ?? start) }))
      .sort((a, b) => a.from - b.from);
    const lengths = new Map([[start.wall, start.length]]);
    const reach = start.length + REACH_MS;
    const within = { from: options.from - reach, to: options.to + reach };
    for (const { value } of listProperties(text, 'RRULE')) {
      const walls = listRuleWalls(value, start.wall, within, start.zone) ?? report(text, 'rule');
      for (const wall of walls ?? []) lengths.set(wall, start.length);
    }
    for (const time of listPeriods(text, 'RDATE', start)) {
      lengths.set(wallOf(start, time), time.length);
    }
    return [...lengths].flatMap(([wall, length]) => {
      if (excluded.has(wall) || excluded.has(dayOf(wall))) return [];
      const change = changes.findLast(({ from }) => from <= wall);
      if (!(change?.isBusy ?? isBusy)) return [];
      if (!change) return [spanOf({ ...start, wall, length })];
      const shift = wallOf(start, change.start) - change.from;
      return [spanOf({ ...start, wall: wall + shift, length: change.start.length })];
    });
  }
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

import { busyProblems as words } from './busy.content.ts';
import { type BusySpan, listBusySpans } from './calendar-events.ts';
import { parseIcs } from './ics-text.ts';
import { findZone } from './zones.ts';

/** What couldn't be read: how many, and the first of them as texts for the owner. */
export type BusyProblems = { count: number; texts: string[] };

export type BusyTimes =
  | {
      kind: 'read';
      spans: BusySpan[];
      /** Whether the calendar has no event at all, past ones included. */
      isEmpty: boolean;
      problems: BusyProblems;
    }
  /** `reason` is a text for the owner. */
  | { kind: 'unreadable'; reason: string };

/** More than a year of back-to-back 15-minute meetings. */
const MOST_SPANS = 20_000;
const MOST_PROBLEMS = 5;

export type BusyTimesOptions = {
  from: Date;
  to: Date;
  /** IANA name of the zone of times without one. */
  zone: string;
  ownHost: string;
  ownAddresses: readonly string[];
};

/**
 * The busy times of a calendar (RFC 5545) between two instants, sorted and merged, as far as it can
 * be read: a bad line, value or event is left out and reported. Events that are free, cancelled,
 * declined by one of `ownAddresses`, or calls of this site (`ownHost` is the host in their UID) don't
 * count.
 */
export function readBusyTimes(
  text: string,
  { from, to, zone, ownHost, ownAddresses }: BusyTimesOptions,
): BusyTimes {
  const calendars = parseIcs(text.replace(/^\uFEFF/, ''));
  const ownZone = findZone(zone);
  if (calendars.length === 0 || !ownZone) return { kind: 'unreadable', reason: words.notACalendar };
  const problems: BusyProblems = { count: 0, texts: [] };
  const report = (problem: string) => {
    problems.count += 1;
    if (problems.texts.length < MOST_PROBLEMS) problems.texts.push(problem);
  };
  const within = { from: from.getTime(), to: to.getTime() };
  const options = { within, zone: ownZone, ownHost, ownAddresses, report };
  const spans = mergeSpans(calendars.flatMap((calendar) => listBusySpans(calendar, options)));
  if (spans.length > MOST_SPANS) return { kind: 'unreadable', reason: words.tooMany };
  const isEmpty = !calendars.some(({ components }) =>
    components.some(({ name }) => name === 'VEVENT' || name === 'VFREEBUSY'),
  );
  return { kind: 'read', spans, isEmpty, problems };
}

function mergeSpans(spans: BusySpan[]): BusySpan[] {
  const merged: BusySpan[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

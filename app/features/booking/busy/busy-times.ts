import ICAL from 'ical.js';
import { busyProblems as words } from './busy.content.ts';
import {
  type BusySpan,
  EndlessEvent,
  type EventSeries,
  expandSeries,
  readEvents,
} from './calendar-events.ts';
import { zoneReader } from './event-time.ts';

export type BusyTimes =
  | { kind: 'read'; spans: BusySpan[] }
  /** `reason` is a text for the owner. */
  | { kind: 'unreadable'; reason: string };

/** More than a year of back-to-back 15-minute meetings. */
const MOST_SPANS = 20_000;

/**
 * The busy times of a calendar (RFC 5545) between two instants, sorted and merged. Expands
 * recurring events with exceptions and moved instances. Ignores events that are free (TRANSP) or
 * cancelled, and the site's own calls (`ownHost` is the host in their UID). `zone` is the default
 * time zone.
 */
export function readBusyTimes(
  text: string,
  { from, to, zone, ownHost }: { from: Date; to: Date; zone: string; ownHost: string },
): BusyTimes {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, ''))) {
    return { kind: 'unreadable', reason: words.notACalendar };
  }
  try {
    const spans = parseCalendars(text).flatMap((calendar) => {
      const series = readEvents(calendar, zoneReader(calendar, zone));
      return [...series.values()]
        .filter((one) => !isOwnCall(one, ownHost))
        .flatMap((one) => expandSeries(one, { from: from.getTime(), to: to.getTime() }));
    });
    const merged = mergeSpans(spans);
    if (merged.length > MOST_SPANS) {
      return { kind: 'unreadable', reason: words.tooMany };
    }
    return { kind: 'read', spans: merged };
  } catch (error) {
    const reason = error instanceof EndlessEvent ? words.repeats : words.damaged;
    return { kind: 'unreadable', reason };
  }
}

function parseCalendars(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text.replace(/^\uFEFF/, '').trim());
  // ical.js returns a list of components if the file has several calendars.
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as [
    string,
    unknown[],
    unknown[],
  ][];
  return roots.map((root) => new ICAL.Component(root));
}

// The calendar contains invites that the owner accepted. They would block a moved call's old time.
function isOwnCall({ uid }: EventSeries, ownHost: string): boolean {
  return uid.endsWith(`@${ownHost}`);
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

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
  /** In words for the owner. */
  | { kind: 'unreadable'; reason: string };

/** A year of meetings every 15 minutes is far less. */
const MOST_SPANS = 20_000;

/**
 * The busy times of a calendar (RFC 5545) between two instants, in order and apart. Recurring events,
 * exceptions and moved instances count; what is free (TRANSP), cancelled, or one of the site's own
 * calls (`ownHost` is the host in their UID) does not. `zone` is the zone of times that name none.
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
  // Several calendars in one file come as a list of components.
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as [
    string,
    unknown[],
    unknown[],
  ][];
  return roots.map((root) => new ICAL.Component(root));
}

// Invites that the owner accepted come back in the calendar: they would keep the old time of a moved call.
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

import { TORONTO } from '#app/platform/time/wall-time.ts';
import { CALL_KINDS, type CallKind } from '../rules/booking-rules.ts';

/** The location of every call. The meeting link, if any, is only for the attendee. */
export const CALL_LOCATION = 'Virtual Meeting';

export type CallForCalendar = {
  kind: CallKind;
  /** UTC, as Date.toISOString writes it. */
  startsAt: string;
  name: string;
  company?: string;
};

export type CalendarLinks = { google: string; outlook: string; office365: string };

/**
 * Links that open Google Calendar, Outlook.com and Office 365 with the call filled in, at the right
 * instant in any time zone. Throws RangeError if `startsAt` is not a time.
 */
export function calendarLinks(call: CallForCalendar): CalendarLinks {
  const { title } = CALL_KINDS[call.kind];
  const start = new Date(call.startsAt).toISOString();
  const end = callEnd(call.kind, call.startsAt);
  const details = callDetails(call);
  const outlookQuery = query({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: withoutFraction(start),
    enddt: withoutFraction(end),
    body: details,
    location: CALL_LOCATION,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${query({
      action: 'TEMPLATE',
      text: title,
      dates: `${basicFormat(start)}/${basicFormat(end)}`,
      ctz: TORONTO,
      details,
      location: CALL_LOCATION,
    })}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlookQuery}`,
    office365: `https://outlook.office.com/calendar/0/deeplink/compose?${outlookQuery}`,
  };
}

/**
 * The title with person and company: 'AI Readiness Assessment with Ana Roy, Roy Ltd'. Only the
 * title if no name is given.
 */
export function callDetails({ kind, name, company }: Omit<CallForCalendar, 'startsAt'>): string {
  const who = [name, company ?? ''].map(onOneLine).filter((text) => text !== '');
  const { title } = CALL_KINDS[kind];
  return who.length === 0 ? title : `${title} with ${who.join(', ')}`;
}

/** When a call of this kind ends, UTC. Throws RangeError if `startsAt` is not a time. */
export function callEnd(kind: CallKind, startsAt: string): string {
  return new Date(Date.parse(startsAt) + CALL_KINDS[kind].minutes * 60_000).toISOString();
}

/**
 * Makes a text safe for a single line: control characters, line separators and bidi marks become
 * spaces, lone surrogates become the replacement character.
 */
export function onOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\s]+/gu, ' ')
    .trim();
}

// URLSearchParams encodes a space as '+', which Outlook shows as it is.
function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
}

function withoutFraction(iso: string): string {
  return iso.replace(/\.\d{3}Z$/, 'Z');
}

function basicFormat(iso: string): string {
  return withoutFraction(iso).replaceAll(/[-:]/g, '');
}

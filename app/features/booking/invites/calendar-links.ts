import { TORONTO } from '#app/platform/time/wall-time.ts';

export type CallForCalendar = {
  /** The name of the call type: 'AI Readiness Assessment'. */
  title: string;
  /** UTC, as Date.toISOString writes it. */
  startsAt: string;
  endsAt: string;
  /** 'Virtual Meeting'. The meeting link, if any, is only for the attendee. */
  location: string;
  name: string;
  company?: string;
};

export type CalendarLinks = { google: string; outlook: string; office365: string };

/**
 * Links that open Google Calendar, Outlook.com and Office 365 with the call filled in, at the right
 * instant in any time zone. Throws RangeError if the start or the end is not a time.
 */
export function calendarLinks(call: CallForCalendar): CalendarLinks {
  const { location } = call;
  const title = onOneLine(call.title);
  const start = new Date(call.startsAt).toISOString();
  const end = new Date(call.endsAt).toISOString();
  const details = callDetails(call);
  const outlookQuery = query({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: withoutFraction(start),
    enddt: withoutFraction(end),
    body: details,
    location,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${query({
      action: 'TEMPLATE',
      text: title,
      dates: `${basicFormat(start)}/${basicFormat(end)}`,
      ctz: TORONTO,
      details,
      location,
    })}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlookQuery}`,
    office365: `https://outlook.office.com/calendar/0/deeplink/compose?${outlookQuery}`,
  };
}

/**
 * The title with person and company: 'AI Readiness Assessment with Ana Roy, Roy Ltd'. Only the
 * title if no name is given.
 */
export function callDetails({
  title,
  name,
  company,
}: Pick<CallForCalendar, 'title' | 'name' | 'company'>): string {
  const who = [name, company ?? ''].map(onOneLine).filter((text) => text !== '');
  return who.length === 0 ? title : `${title} with ${who.join(', ')}`;
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

/** A UTC instant as calendar files have it: `20261102T213000Z`. */
export function basicFormat(iso: string): string {
  return withoutFraction(iso).replaceAll(/[-:]/g, '');
}

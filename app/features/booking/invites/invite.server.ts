import { describeMoment, formatTimeField } from '#app/platform/time/time-words.ts';
import { TORONTO, wallTimeAt } from '#app/platform/time/wall-time.ts';
import { basicFormat, callDetails, onOneLine } from './calendar-links.ts';

/**
 * - `REQUEST`: emailed when a call is booked or moved.
 * - `CANCEL`: emailed when it is cancelled.
 * - `PUBLISH`: the .ics file for download; it asks nobody for an answer.
 */
export type InviteMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export type InviteInput = {
  method: InviteMethod;
  /** Letters, digits, '-' and '_' only. Part of the UID, which never changes for a booking. */
  bookingId: string;
  /** Host name of the site: the other half of the UID. */
  siteHost: string;
  /** 0 for the first invite, incremented by each change and by the cancellation. */
  sequence: number;
  /** The name of the call type. */
  title: string;
  /** 'Virtual Meeting', 'Phone call' or an address. */
  location: string;
  /** UTC. */
  startsAt: string;
  endsAt: string;
  /** When this invite is made. */
  now: Date;
  attendee: { name: string; email: string; company?: string; timeZone?: string };
  /** The person in the description, if it isn't the attendee. */
  about?: { name: string; company?: string };
  /** Must equal the From address of the email, or calendars reject the invite. */
  organizer: { name: string; email: string };
  manageUrl?: string;
  meetingLink?: string;
  /** Instead of the title of the call. */
  summary?: string;
  /** Further lines of the description. */
  notes?: readonly string[];
};

/**
 * The calendar file of a booking (RFC 5545, RFC 5546). As nodemailer's `icalEvent` beside `text`
 * and `html` it becomes multipart/mixed(multipart/alternative(text, html, text/calendar),
 * invite.ics), which Gmail, Outlook and Apple Mail all understand.
 *
 * Throws RangeError if an id, a host or an email address contains unsafe characters, or if
 * the start or the end isn't a time. Names may contain anything.
 */
export function buildInvite(input: InviteInput): string {
  return writeCalendar(input.method, [], [input]);
}

/**
 * Several calls as one calendar feed. Each event has the UID of its invites, so that a calendar
 * that has both shows one event. Throws as `buildInvite` does.
 */
export function buildFeed(name: string, calls: readonly InviteInput[]): string {
  // How often calendar programs should fetch the feed; most do so less often.
  const refresh = ['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M'];
  return writeCalendar('PUBLISH', [...refresh, `X-WR-CALNAME:${escaped(onOneLine(name))}`], calls);
}

function writeCalendar(
  method: InviteMethod,
  properties: readonly string[],
  calls: readonly InviteInput[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AI consultancy site//Booking 1.0//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...properties,
    ...TORONTO_VTIMEZONE,
    ...calls.flatMap(writeEvent),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

function writeEvent(input: InviteInput): string[] {
  const { method, bookingId, siteHost, attendee, organizer } = input;
  const isCancelled = method === 'CANCEL';
  // Email programs offer to add the event only if the attendee hasn't answered yet.
  const answer = isCancelled ? 'RSVP=FALSE' : 'PARTSTAT=NEEDS-ACTION;RSVP=TRUE';
  return [
    'BEGIN:VEVENT',
    `UID:${safe(bookingId, /^[\w-]{1,64}$/)}@${safe(siteHost, /^[A-Za-z0-9.-]{1,253}$/)}`,
    `SEQUENCE:${input.sequence}`,
    `DTSTAMP:${basicFormat(input.now.toISOString())}`,
    `DTSTART;TZID=${TORONTO}:${torontoWallTime(input.startsAt)}`,
    `DTEND;TZID=${TORONTO}:${torontoWallTime(input.endsAt)}`,
    `SUMMARY:${escaped(onOneLine(input.summary ?? input.title))}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    `LOCATION:${escaped(onOneLine(input.location))}`,
    `DESCRIPTION:${escaped(describe(input))}`,
    `ORGANIZER;CN="${parameterText(organizer)}":mailto:${addressForUri(organizer.email)}`,
    // RFC 5546, section 3.2.1: a published event has no attendees.
    ...(method === 'PUBLISH'
      ? []
      : [
          `ATTENDEE;ROLE=REQ-PARTICIPANT;CUTYPE=INDIVIDUAL;${answer};CN="${parameterText(attendee)}":MAILTO:${addressForUri(attendee.email)}`,
        ]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `X-MICROSOFT-CDO-BUSYSTATUS:${isCancelled ? 'FREE' : 'BUSY'}`,
    'END:VEVENT',
  ];
}

function describe({
  method,
  title,
  startsAt,
  attendee,
  about,
  organizer,
  manageUrl,
  meetingLink,
  notes = [],
}: InviteInput): string {
  const { toronto, visitor } = describeMoment(new Date(startsAt), attendee.timeZone);
  const lines = [callDetails({ title, ...(about ?? attendee) })];
  // The owner knows.
  if (about === undefined) lines.push(`Invited by ${onOneLine(organizer.name)}`);
  lines.push(toronto.text);
  if (visitor !== undefined) lines.push(visitor.text);
  if (method !== 'CANCEL') {
    if (meetingLink !== undefined) lines.push(`Join the call: ${onOneLine(meetingLink)}`);
    if (manageUrl !== undefined) lines.push(`Change or cancel: ${onOneLine(manageUrl)}`);
  }
  return [...lines, ...notes.map(onOneLine)].join('\n');
}

// Calendars disagree about these two characters in a parameter: many don't support RFC 6868, which
// encodes double quotes, and some treat a backslash as an escape.
function parameterText({ name, email }: { name: string; email: string }): string {
  return onOneLine(name).replaceAll('"', "'").replaceAll('\\', '/') || email;
}

/** Encodes an address for a mailto URI (RFC 6068). */
function addressForUri(email: string): string {
  safe(email, /^[^\s\p{C}@]+@[^\s\p{C}@"\\,;:<>()[\]]+$/u);
  return email.replace(/[%"#?,;:\\<>()[\]^`{|}]/g, encodeURIComponent);
}

function safe(text: string, pattern: RegExp): string {
  if (!pattern.test(text)) throw new RangeError(`Not safe in an invite: ${JSON.stringify(text)}`);
  return text;
}

function torontoWallTime(instant: string): string {
  const { date, minuteOfDay } = wallTimeAt(new Date(instant), TORONTO);
  return `${date}T${formatTimeField(minuteOfDay)}00`.replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** A line in pieces of at most 75 bytes. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const isFull = bytes + size > 75;
    text += isFull ? `\r\n ${character}` : character;
    bytes = isFull ? 1 + size : bytes + size;
  }
  return text;
}

/**
 * Toronto's rules as they have been since 2007 (Time Act, Ontario: second Sunday of March, first
 * Sunday of November, 2:00). Written by hand: the packages that make such blocks ship the tables of
 * every zone since 1900, and calls are never booked in the past.
 */
const TORONTO_VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TORONTO}`,
  `X-LIC-LOCATION:${TORONTO}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:EDT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:EST',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

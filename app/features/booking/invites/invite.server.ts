import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  type ICalCalendar,
  type ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { describeMoment } from '#app/platform/time/time-words.ts';
import { TORONTO, wallTimeAt } from '#app/platform/time/wall-time.ts';
import { callDetails, onOneLine } from './calendar-links.ts';

/**
 * - `REQUEST`: emailed when a call is booked or moved.
 * - `CANCEL`: emailed when it is cancelled.
 * - `PUBLISH`: the .ics file for download; it asks nobody for an answer.
 */
export type InviteMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export type InviteInput<Method extends InviteMethod = InviteMethod> = {
  method: Method;
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

/** The `calendar` of an outgoing email, or the body of a download. */
export type Invite<Method extends InviteMethod = InviteMethod> = {
  method: Method;
  content: string;
};

export const INVITE_FILE_NAME = 'invite.ics';

/** How often calendar programs should fetch the feed; most do so less often. */
const FEED_REFRESH_SECONDS = 900;

/**
 * The calendar file of a booking (RFC 5545, RFC 5546). As nodemailer's `icalEvent` beside `text`
 * and `html` it becomes multipart/mixed(multipart/alternative(text, html, text/calendar),
 * invite.ics), which Gmail, Outlook and Apple Mail all understand.
 *
 * Throws RangeError if an id, a host or an email address contains unsafe characters, or if
 * the start or the end isn't a time. Names may contain anything.
 */
export function buildInvite<Method extends InviteMethod>(
  input: InviteInput<Method>,
): Invite<Method> {
  const calendar = openCalendar(input.method);
  addCall(calendar, input);
  return { method: input.method, content: textOf(calendar) };
}

/**
 * Several calls as one calendar feed. Each event has the UID of its invites, so that a calendar
 * that has both shows one event. Throws as `buildInvite` does.
 */
export function buildFeed(name: string, calls: readonly InviteInput<'PUBLISH'>[]): string {
  const calendar = openCalendar('PUBLISH');
  calendar.x('X-WR-CALNAME', onOneLine(name));
  calendar.ttl(FEED_REFRESH_SECONDS);
  for (const call of calls) addCall(calendar, call);
  return textOf(calendar);
}

function openCalendar(method: InviteMethod): ICalCalendar {
  return ical({
    prodId: '//AI consultancy site//Booking 1.0//EN',
    scale: 'GREGORIAN',
    method: method as ICalCalendarMethod,
    // No name, or ical-generator would write DTSTAMP as local time, although it must be UTC.
    timezone: { name: null, generator: () => TORONTO_VTIMEZONE },
  });
}

/**
 * Corrects the output of ical-generator: it omits the last line break, which RFC 5545, section 3.1,
 * requires, and writes calendar properties after components, which section 3.4 doesn't allow.
 */
function textOf(calendar: ICalCalendar): string {
  const [begin, ...lines] = calendar.toString().split(/\r\n(?![ \t])/);
  const end = lines.pop();
  const properties: string[] = [];
  const components: string[] = [];
  let depth = 0;
  for (const line of lines) {
    const isComponent = depth > 0 || line.startsWith('BEGIN:');
    (isComponent ? components : properties).push(line);
    if (line.startsWith('BEGIN:')) depth += 1;
    if (line.startsWith('END:')) depth -= 1;
  }
  return [begin, ...properties, ...components, end, ''].join('\r\n');
}

function addCall(calendar: ICalCalendar, input: InviteInput): void {
  const isCancelled = input.method === 'CANCEL';
  const event = calendar.createEvent({
    id: `${safe(input.bookingId, /^[\w-]{1,64}$/)}@${safe(input.siteHost, /^[A-Za-z0-9.-]{1,253}$/)}`,
    sequence: input.sequence,
    stamp: input.now,
    start: torontoWallTime(new Date(input.startsAt)),
    end: torontoWallTime(new Date(input.endsAt)),
    timezone: TORONTO,
    summary: onOneLine(input.summary ?? input.title),
    location: onOneLine(input.location),
    description: describe(input),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    busystatus: isCancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    organizer: {
      name: parameterText(input.organizer.name, input.organizer.email),
      email: addressForUri(input.organizer.email),
    },
  });
  // RFC 5546, section 3.2.1: a published event has no attendees.
  if (input.method !== 'PUBLISH') {
    event.createAttendee({
      name: parameterText(input.attendee.name, input.attendee.email),
      email: addressForUri(input.attendee.email),
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      // Email programs offer to add the event only if the attendee hasn't answered yet.
      status: isCancelled ? undefined : ICalAttendeeStatus.NEEDSACTION,
      rsvp: !isCancelled,
    });
  }
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
function parameterText(text: string, whenEmpty: string): string {
  return onOneLine(text).replaceAll('"', "'").replaceAll('\\', '/') || whenEmpty;
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

/**
 * Toronto wall time, in the form in which ical-generator accepts it from date libraries. From a
 * Date it would write the wall time of the server's time zone.
 */
function torontoWallTime(instant: Date) {
  const wall = wallTimeAt(instant, TORONTO);
  const hour = String(Math.floor(wall.minuteOfDay / 60)).padStart(2, '0');
  const minute = String(wall.minuteOfDay % 60).padStart(2, '0');
  return {
    format: (pattern?: string) =>
      pattern === 'YYYYMMDD' ? wall.date.replaceAll('-', '') : `${hour}${minute}00`,
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
  };
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
].join('\r\n');

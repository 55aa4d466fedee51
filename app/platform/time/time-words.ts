import { type CalendarDate, daysBetween } from './calendar-date.ts';
import { formatLongDate } from './long-date.ts';
import { isKnownTimeZone, rememberByZone, TORONTO, wallTimeAt } from './wall-time.ts';

/** One instant as text for one zone. */
export type MomentInZone = {
  zone: string;
  /** The city that names the zone: 'Toronto', 'Buenos Aires'; 'UTC' for UTC. */
  place: string;
  /** 'Eastern Standard Time', 'Japan Standard Time'. */
  zoneName: string;
  date: CalendarDate;
  /** 'Monday, November 2, 2026' */
  longDate: string;
  /** '9:00 AM' */
  time: string;
  /** 'Monday, November 2, 2026 at 9:00 AM Toronto time (Eastern Standard Time)' */
  text: string;
};

/** An instant for a visitor: always in Toronto time, and in the visitor's zone if that differs. */
export type Moment = {
  toronto: MomentInZone;
  visitor?: MomentInZone & {
    /** The visitor's calendar day relative to Toronto's: 1 is the next day, -1 the day before. */
    dayShift: -1 | 0 | 1;
  };
};

/**
 * The instant in Toronto time, and in the visitor's if `visitorZone` is a known zone whose clocks
 * differ at that instant. Throws RangeError only for an invalid Date.
 */
export function describeMoment(instant: Date, visitorZone?: string): Moment {
  const toronto = describeInZone(instant, TORONTO);
  if (visitorZone === undefined || !isKnownTimeZone(visitorZone)) return { toronto };
  const visitor = describeInZone(instant, visitorZone);
  if (visitor.date === toronto.date && visitor.time === toronto.time) return { toronto };
  const dayShift = Math.sign(daysBetween(toronto.date, visitor.date)) as -1 | 0 | 1;
  return { toronto, visitor: { ...visitor, dayShift } };
}

/** The instant as text for one zone. Throws RangeError for an unknown zone or an invalid Date. */
export function describeInZone(instant: Date, zone: string): MomentInZone {
  const wall = wallTimeAt(instant, zone);
  const zoneName = zoneNameAt(instant, zone);
  const place = placeOfZone(zone);
  const longDate = formatLongDate(wall.date);
  const time = formatClockTime(wall.minuteOfDay);
  const clock = place === 'UTC' ? 'UTC' : `${place} time (${zoneName})`;
  return {
    zone,
    place,
    zoneName,
    date: wall.date,
    longDate,
    time,
    text: `${longDate} at ${time} ${clock}`,
  };
}

/** The last moment of something, for an email: 'Monday, November 2, 2026 at 9:42 AM Toronto time'. */
export function describeDeadline(instant: Date): string {
  const { longDate, time } = describeInZone(instant, TORONTO);
  return `${longDate} at ${time} Toronto time`;
}

/** Minutes since midnight (0 to 1439) as '9:00 AM', with an ordinary space (Intl uses U+202F). */
export function formatClockTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Parses a time written exactly like '9:00 AM' into minutes since midnight; undefined for anything
 * else.
 */
export function parseClockTime(text: string): number | undefined {
  const match = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(text);
  if (match === null) return undefined;
  return ((Number(match[1]) % 12) + (match[3] === 'PM' ? 12 : 0)) * 60 + Number(match[2]);
}

/** Minutes since midnight (0 to 1439) as the value of a time input: '17:00'. */
export function formatTimeField(minuteOfDay: number): string {
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/**
 * Parses the value of a time input ('17:00', seconds ignored) into minutes since midnight;
 * undefined for anything else.
 */
export function parseTimeField(text: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d{1,3})?)?$/.exec(text);
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
}

const nameFormatter = rememberByZone(
  (zone) => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' }),
);

/**
 * The long English name of the zone at that instant, daylight or standard: 'Eastern Daylight Time'.
 */
export function zoneNameAt(instant: Date, zone: string): string {
  const parts = nameFormatter(zone).formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/**
 * Cities whose name can't be made from the letters of their zone: with an apostrophe or an accent,
 * or renamed since, because browsers and Node still report the former name of some zones.
 */
const CITY_NAMES: Readonly<Record<string, string>> = {
  'St Johns': 'St. John’s',
  'Lower Princes': 'Lower Prince’s Quarter',
  DumontDUrville: 'Dumont d’Urville',
  Bogota: 'Bogotá',
  'Sao Paulo': 'São Paulo',
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  'Ho Chi Minh': 'Ho Chi Minh City',
  Truk: 'Chuuk',
};

/** The city that an IANA zone is named after: 'America/St_Johns' gives 'St. John’s'. */
export function placeOfZone(zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return CITY_NAMES[city] ?? city.replace(/^St /, 'St. ');
}

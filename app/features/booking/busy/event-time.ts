import ICAL from 'ical.js';
import { calendarDate } from '#app/platform/time/calendar-date.ts';
import { instantOf, isKnownTimeZone } from '#app/platform/time/wall-time.ts';

/** A time in a calendar: the wall time, and a function that converts it to an instant. */
export type EventTime = {
  /** Floating, so that calculations aren't affected by clock changes. */
  wall: ICAL.Time;
  isAllDay: boolean;
  toInstant: (wall: ICAL.Time) => number;
};

export type ReadTime = (property: ICAL.Property, value: ICAL.Time) => EventTime;

/** Windows names, which Outlook writes, of the zones that the owner's calendars probably use. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'America/Toronto',
  'Central Standard Time': 'America/Winnipeg',
  'Mountain Standard Time': 'America/Edmonton',
  'Pacific Standard Time': 'America/Vancouver',
  'Atlantic Standard Time': 'America/Halifax',
  'Newfoundland Standard Time': 'America/St_Johns',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'India Standard Time': 'Asia/Kolkata',
  UTC: 'UTC',
};

/**
 * Returns the function that reads the times of a calendar. Zones are found by their IANA or Windows
 * name, else by their VTIMEZONE in the file. Times without a zone are in the zone of the calendar
 * (X-WR-TIMEZONE), else in `fallbackZone`.
 */
export function zoneReader(calendar: ICAL.Component, fallbackZone: string): ReadTime {
  const own = calendar.getFirstPropertyValue('x-wr-timezone');
  const floatingZone = typeof own === 'string' && isKnownTimeZone(own) ? own : fallbackZone;
  const described = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)]),
  );
  return (property, value) => {
    const tzid = String(property.getFirstParameter('tzid') ?? '').replace(/^\//, '');
    const isUtc = value.zone === ICAL.Timezone.utcTimezone;
    const zone = isUtc ? 'UTC' : findZone(tzid);
    const block = described.get(tzid);
    const wall = value.clone();
    wall.zone = ICAL.Timezone.localTimezone;
    return {
      wall,
      isAllDay: value.isDate,
      toInstant: (time) => {
        if (zone === undefined && block !== undefined && !time.isDate) {
          const zoned = time.clone();
          zoned.zone = block;
          return zoned.toUnixTime() * 1000;
        }
        return instantInZone(time, time.isDate ? floatingZone : (zone ?? floatingZone));
      },
    };
  };
}

function findZone(tzid: string): string | undefined {
  if (tzid === '') return undefined;
  if (Object.hasOwn(WINDOWS_ZONES, tzid)) return WINDOWS_ZONES[tzid];
  return isKnownTimeZone(tzid) ? tzid : undefined;
}

function instantInZone(
  { year, month, day, hour, minute, second }: ICAL.Time,
  zone: string,
): number {
  const date = calendarDate(year, month, day);
  return instantOf(date, hour * 60 + minute, zone).getTime() + second * 1000;
}

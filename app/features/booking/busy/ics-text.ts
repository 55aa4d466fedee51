import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';

/** A line of a calendar file: what stands between its name and the colon, and its value. */
export type IcsProperty = { params: string; value: string };

/** A date or time as it stands in a file. */
export type IcsTime = {
  /** What the clock on the wall shows, in milliseconds as if it were UTC. */
  wall: number;
  isDate: boolean;
  isUtc: boolean;
};

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The calendars of a file (RFC 5545), as far as they can be read: what stands before the components,
 * then the text of each component, which begins with its name. Lines that weren't folded, open
 * quotes and missing ends are put up with.
 */
export function splitCalendars(text: string) {
  const lines = text
    .replace(/\r\n?/g, '\n')
    // A line that doesn't begin as a property does continues the one before.
    .replace(/\n([ \t]|(?![a-z][\w-]*[;:]))/gi, '')
    .replace(/^BEGIN:VALARM[\s\S]*?^END:V(ALARM|EVENT)/gim, '');
  const [, ...calendars] = lines.split(/^\uFEFF?BEGIN:VCALENDAR/im);
  return calendars.map((calendar) => calendar.split(/^BEGIN:(?!STANDARD|DAYLIGHT)/im));
}

/** A name, parameters, and the value. A quote that isn't closed ends at the colon. */
const LINE = /^([a-z][\w-]*)(;[^":\n]*(?:"[^"\n]*"[^":\n]*)*)?(?:"[^:\n]*)?:(.*)/gim;

/** The properties of a component with this name, which is in capitals. */
export function listProperties(component: string, name: string): IcsProperty[] {
  return [...component.matchAll(LINE)].flatMap(([, own = '', params = '', value = '']) =>
    own.toUpperCase() === name ? [{ params, value }] : [],
  );
}

/** The value of the first property with this name, trimmed; empty if there is none. */
export function textOf(component: string, name: string): string {
  return listProperties(component, name)[0]?.value.trim() ?? '';
}

const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** `20261207`, `20261207T140000Z`, and what ISO 8601 allows. Undefined for anything else. */
export function parseTime(text: string): IcsTime | undefined {
  const [, year, month, day, hour, minute = '00', second = '00', offset] =
    TIME.exec(text.trim().toUpperCase()) ?? [];
  const date = parseCalendarDate(`${year}-${month}-${day}`);
  const wall = Date.parse(`${date}T${hour ?? '00'}:${minute}:${second}${offset ?? 'Z'}`);
  if (Number.isNaN(wall)) return undefined;
  return { wall, isDate: hour === undefined, isUtc: offset !== undefined };
}

const UNITS_MS: Readonly<Record<string, number>> = {
  W: 7 * DAY_MS,
  D: DAY_MS,
  H: HOUR_MS,
  M: 60_000,
  S: 1000,
};

/** `PT1H30M` in milliseconds, also without its P. Undefined without any number. */
export function parseDuration(text: string): number | undefined {
  let ms: number | undefined;
  for (const [, count, unit = ''] of text.toUpperCase().matchAll(/(\d+)([WDHMS])/g)) {
    ms = (ms ?? 0) + Number(count) * (UNITS_MS[unit] ?? 0);
  }
  return ms;
}

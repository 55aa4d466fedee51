/** A line of a calendar file: `NAME;PARAMETER=value:value`. Names are in capitals. */
export type IcsProperty = { name: string; params: ReadonlyMap<string, string>; value: string };

export type IcsComponent = { name: string; properties: IcsProperty[]; components: IcsComponent[] };

/** A date or time as it stands in a file. */
export type IcsTime = {
  /** What the clock on the wall shows, in milliseconds as if it were UTC. */
  wall: number;
  isDate: boolean;
  isUtc: boolean;
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PARTS_OF_CALENDAR: ReadonlySet<string> = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE']);
/** A name, then a parameter or the value. Anything else continues the line before. */
const LINE = /^([A-Za-z][\w-]*)([;:].*)$/s;

/**
 * The calendars of a file (RFC 5545, section 3.1), as far as it can be read: lines that weren't
 * folded, open quotes and missing ends are put up with.
 */
export function parseIcs(text: string): IcsComponent[] {
  const calendars: IcsComponent[] = [];
  const open: IcsComponent[] = [];
  for (const line of logicalLines(text)) {
    const property = parseLine(line);
    if (!property) continue;
    const name = property.value.trim().toUpperCase();
    if (property.name === 'BEGIN') {
      // An event doesn't hold another one: the end of the one before is missing.
      if (PARTS_OF_CALENDAR.has(name)) open.length = Math.min(open.length, 1);
      const component = { name, properties: [], components: [] };
      const parent = open.at(-1);
      if (parent) parent.components.push(component);
      else if (name === 'VCALENDAR') calendars.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      const at = open.findLastIndex((component) => component.name === name);
      if (at !== -1) open.length = at;
    } else {
      open.at(-1)?.properties.push(property);
    }
  }
  return calendars;
}

function logicalLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = lines.length - 1;
    if (/^[ \t]/.test(line) && last >= 0) lines[last] += line.slice(1);
    else if (LINE.test(line) || last < 0) lines.push(line);
    else if (!/^(BEGIN|END):/i.test(lines[last] ?? '')) lines[last] += line;
  }
  return lines;
}

function parseLine(line: string): IcsProperty | undefined {
  const [, name = '', rest = ''] = LINE.exec(line) ?? [];
  if (!name) return undefined;
  const params = new Map<string, string>();
  const parameter = /;([\w-]+)=("[^"]*"|[^";:]*(?:,"[^"]*")*)/y;
  let at = 0;
  for (let found = parameter.exec(rest); found; found = parameter.exec(rest)) {
    params.set((found[1] ?? '').toUpperCase(), (found[2] ?? '').replace(/^"(.*)"$/, '$1'));
    at = parameter.lastIndex;
  }
  const colon = rest.indexOf(':', at);
  return colon === -1
    ? undefined
    : { name: name.toUpperCase(), params, value: rest.slice(colon + 1) };
}

export function findProperty(component: IcsComponent, name: string): IcsProperty | undefined {
  return component.properties.find((property) => property.name === name);
}

/** The value of a property, trimmed; empty if there is none. */
export function textOf(component: IcsComponent, name: string): string {
  return findProperty(component, name)?.value.trim() ?? '';
}

const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** `20261207`, `20261207T140000Z`, and what ISO 8601 allows. Undefined for anything else. */
export function parseTime(text: string): IcsTime | undefined {
  const [whole, year, month, day, hour, minute, second = '0', offset = ''] =
    TIME.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (new Date(date).getUTCDate() !== Number(day) || Number(month) > 12) return undefined;
  if (hour === undefined) return { wall: date, isDate: true, isUtc: false };
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const clock = (Number(hour) * 60 + Number(minute)) * MINUTE_MS + Number(second) * 1000;
  const ahead = /^[+-]/.test(offset) ? offsetMs(offset) : 0;
  return { wall: date + clock - ahead, isDate: false, isUtc: offset !== '' };
}

/** `-0500`, `+05:30` or `+01`, in milliseconds ahead of UTC; not a number for anything else. */
export function offsetMs(text: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{1,2}):?(\d\d)?/.exec(text.trim()) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

const DURATION = /^([+-])?P?(?:(\d+)W)?(?:(\d+)D)?(?:T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** `PT1H30M` in milliseconds, also without its P. Undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const [whole, sign, ...parts] = DURATION.exec(text.trim()) ?? [];
  if (whole === undefined || !/\d/.test(whole)) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const ms = (weeks * 7 + days) * DAY_MS + (hours * 60 + minutes) * MINUTE_MS + seconds * 1000;
  return sign === '-' ? -ms : ms;
}

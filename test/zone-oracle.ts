/**
 * An independent source of truth for tests: the clock rules of thirteen zones for 2026 to 2030,
 * written from the law of each place, without Intl. The product must not import it.
 */

/** Minutes to add to UTC at an instant (Unix time in milliseconds). */
type OffsetRule = (utcMs: number) => number;

const MINUTE_MS = 60_000;
const SUNDAY = 0;

export const ORACLE_ZONES: Readonly<Record<string, OffsetRule>> = {
  UTC: () => 0,
  'America/Toronto': northAmerica(-300),
  // British Columbia and Alberta moved their clocks forward on 8 March 2026 for the last time.
  'America/Vancouver': (ms) => (ms < Date.UTC(2026, 2, 8, 10) ? -480 : -420),
  'America/Edmonton': (ms) => (ms < Date.UTC(2026, 2, 8, 9) ? -420 : -360),
  'America/St_Johns': northAmerica(-210),
  'Europe/London': (ms) => {
    const year = new Date(ms).getUTCFullYear();
    const isSummer =
      ms >= lastSunday(year, 3) + 60 * MINUTE_MS && ms < lastSunday(year, 10) + 60 * MINUTE_MS;
    return isSummer ? 60 : 0;
  },
  // Morocco: +1 except during Ramadan, and 0 permanently from 20 September 2026.
  'Africa/Casablanca': (ms) => {
    const isRamadan = ms >= Date.UTC(2026, 1, 15, 2) && ms < Date.UTC(2026, 2, 22, 2);
    return isRamadan || ms >= Date.UTC(2026, 8, 20, 1) ? 0 : 60;
  },
  'Asia/Kolkata': () => 330,
  'Asia/Kathmandu': () => 345,
  'Australia/Lord_Howe': southern({ standard: 630, summer: 660 }, (year) => ({
    starts: nthSunday(year, 10, 1) + (2 * 60 - 630) * MINUTE_MS,
    ends: nthSunday(year, 4, 1) + (2 * 60 - 660) * MINUTE_MS,
  })),
  'Pacific/Chatham': southern({ standard: 765, summer: 825 }, (year) => ({
    starts: lastSunday(year, 9) + (2 * 60 + 45 - 765) * MINUTE_MS,
    ends: nthSunday(year, 4, 1) + (3 * 60 + 45 - 825) * MINUTE_MS,
  })),
  'Pacific/Kiritimati': () => 840,
  'Pacific/Pago_Pago': () => -660,
};

/**
 * UTC milliseconds of a Toronto wall time. By RFC 5545, section 3.3.5, a repeated time means the
 * first of the two, and a skipped one uses the offset before the gap.
 */
export function torontoInstant(date: string, minuteOfDay: number): number {
  const wallMs = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
  const summer = wallMs + 240 * MINUTE_MS;
  return offsetOf('America/Toronto', summer) === -240 ? summer : wallMs + 300 * MINUTE_MS;
}

/** 'YYYY-MM-DDTHH:MM', the wall time in a zone at an instant. */
export function wallText(zone: string, utcMs: number): string {
  return new Date(utcMs + offsetOf(zone, utcMs) * MINUTE_MS).toISOString().slice(0, 16);
}

/** All dates from the first to the last, 'YYYY-MM-DD'. */
export function oracleDates(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let ms = Date.parse(first); ms <= Date.parse(last); ms += 86_400_000)
    dates.push(isoDate(ms));
  return dates;
}

export function isOracleWeekday(date: string): boolean {
  const day = new Date(date).getUTCDay();
  return day >= 1 && day <= 5;
}

function offsetOf(zone: string, utcMs: number): number {
  const rule = ORACLE_ZONES[zone];
  if (rule === undefined) throw new Error(`The oracle does not know ${zone}`);
  return rule(utcMs);
}

/** From the second Sunday of March to the first Sunday of November, changing at 2:00 local time. */
function northAmerica(standard: number): OffsetRule {
  return (ms) => {
    const year = new Date(ms).getUTCFullYear();
    const forward = nthSunday(year, 3, 2) + (120 - standard) * MINUTE_MS;
    const back = nthSunday(year, 11, 1) + (120 - (standard + 60)) * MINUTE_MS;
    return ms >= forward && ms < back ? standard + 60 : standard;
  };
}

/** For the southern hemisphere, where daylight time spans the new year. */
function southern(
  { standard, summer }: { standard: number; summer: number },
  changes: (year: number) => { starts: number; ends: number },
): OffsetRule {
  return (ms) => {
    const { starts, ends } = changes(new Date(ms).getUTCFullYear());
    return ms >= starts || ms < ends ? summer : standard;
  };
}

function nthSunday(year: number, month: number, count: number): number {
  let day = 1;
  while (new Date(Date.UTC(year, month - 1, day)).getUTCDay() !== SUNDAY) day += 1;
  return Date.UTC(year, month - 1, day + 7 * (count - 1));
}

function lastSunday(year: number, month: number): number {
  let day = 31;
  while (
    new Date(Date.UTC(year, month - 1, day)).getUTCMonth() !== month - 1 ||
    new Date(Date.UTC(year, month - 1, day)).getUTCDay() !== SUNDAY
  ) {
    day -= 1;
  }
  return Date.UTC(year, month - 1, day);
}

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/**
 * An independent source of truth for tests: the clock rules of nine zones for 2026 to 2030,
 * written from the law of each place, without Intl. The product must not import it.
 */

/** Minutes to add to UTC at an instant (Unix time in milliseconds). */
type OffsetRule = (utcMs: number) => number;

const MINUTE_MS = 60_000;
const SUNDAY = 0;

export const ORACLE_ZONES: Readonly<Record<string, OffsetRule>> = {
  UTC: () => 0,
  'America/Toronto': northAmerica(-300),
  // British Columbia moved its clocks forward on 8 March 2026 for the last time.
  'America/Vancouver': (ms) => (ms < Date.UTC(2026, 2, 8, 10) ? -480 : -420),
  'America/St_Johns': northAmerica(-210),
  'Europe/London': (ms) => {
    const year = new Date(ms).getUTCFullYear();
    const isSummer =
      ms >= lastSunday(year, 3) + 60 * MINUTE_MS && ms < lastSunday(year, 10) + 60 * MINUTE_MS;
    return isSummer ? 60 : 0;
  },
  'Asia/Kathmandu': () => 345,
  'Australia/Lord_Howe': (ms) => {
    const year = new Date(ms).getUTCFullYear();
    const starts = nthSunday(year, 10, 1) + (2 * 60 - 630) * MINUTE_MS;
    const ends = nthSunday(year, 4, 1) + (2 * 60 - 660) * MINUTE_MS;
    return ms >= starts || ms < ends ? 660 : 630;
  },
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

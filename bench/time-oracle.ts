/**
 * Compares our time arithmetic with Temporal, which Chromium has and Node 24 doesn't. Temporal is
 * independent code, and Chromium has its own copy of the tz database. Prints its counts and one
 * JSON line; exits with 1 if anything differs.
 *
 * Run: npx node bench/time-oracle.ts [seed]
 */

import { chromium } from '@playwright/test';
import chromiumPackage from '@sparticuz/chromium';
import { calendarLinks } from '#app/features/booking/invites/calendar-links.ts';
import { DEFAULT_BOOKING_RULES } from '#app/features/booking/rules/booking-rules.ts';
import { listAvailability } from '#app/features/booking/slots/slots.ts';
import {
  addDays,
  calendarDate,
  datesFrom,
  isWeekend,
  parseCalendarDate,
} from '#app/platform/time/calendar-date.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';
import { instantOf, resolveWallTime, TORONTO, wallTimeAt } from '#app/platform/time/wall-time.ts';
import { SLOT_TIMES } from '#test/default-slots.ts';
import { ORACLE_ZONES, TORONTO_CHANGE_DAYS } from '#test/zone-oracle.ts';

/** A wall time, and the instant that our code computes for it. */
type ToInstant = { zone: string; wall: string; ms: number };
/** An instant, and the wall time that our code computes for it. */
type ToWall = { zone: string; ms: number; wall: string };

const RANDOM_CASES = 20_000;
const MINUTE_MS = 60_000;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);

/**
 * Three zones changed their rules in 2026. A browser with older zone data reports the former offset
 * at these instants; its zone is then skipped and listed in the report instead of counting as our
 * error.
 */
const CHANGED_IN_2026: Record<string, { ms: number; wall: string }> = {
  'America/Vancouver': { ms: Date.UTC(2027, 0, 15, 12), wall: '2027-01-15T05:00' },
  'America/Edmonton': { ms: Date.UTC(2027, 0, 15, 12), wall: '2027-01-15T06:00' },
  'Africa/Casablanca': { ms: Date.UTC(2027, 6, 1, 12), wall: '2027-07-01T12:00' },
};

const browser = await chromium.launch({
  executablePath: await chromiumPackage.executablePath(),
  args: chromiumPackage.args,
});
try {
  const page = await browser.newPage();
  const probes = Object.entries(CHANGED_IN_2026).map(([zone, probe]) => ({ zone, ...probe }));
  const outdated: string[] = [];
  for (const probe of probes) {
    const found = await page.evaluate(compareWithTemporal, { toInstant: [], toWall: [probe] });
    if (found.length > 0) outdated.push(probe.zone);
  }
  const zones = Object.keys(ORACLE_ZONES).filter((zone) => !outdated.includes(zone));

  const slots = slotTable();
  const visitors = visitorTable(zones);
  const random = randomWallTimes(zones);
  const differences = await page.evaluate(compareWithTemporal, {
    toInstant: [...slots, ...random],
    toWall: visitors,
  });
  for (const difference of differences.slice(0, 10)) console.error(difference);
  console.log(
    `${slots.length} slot renderings, ${visitors.length} visitor times, ${random.length} random wall times`,
  );
  if (outdated.length > 0)
    console.log(`Chromium's zone data is too old for ${outdated.join(', ')}`);
  const report = {
    bench: 'time-oracle',
    seed,
    slotRenderings: slots.length,
    visitorTimes: visitors.length,
    randomWallTimes: random.length,
    zones: zones.length,
    zonesLeftOut: outdated,
    differences: differences.length,
    chromium: browser.version(),
    node: process.version,
    tz: process.versions.tz,
  };
  console.log(JSON.stringify(report));
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await browser.close();
}

/** Every slot of 2026 to 2030, once from the list of free slots and once from the Outlook link. */
function slotTable(): ToInstant[] {
  const rules = { ...DEFAULT_BOOKING_RULES, observeOntarioHolidays: false, horizonDays: 366 };
  return [2026, 2027, 2028, 2029, 2030].flatMap((year) =>
    listAvailability(rules, [], {
      from: calendarDate(year, 1, 1),
      to: calendarDate(year, 12, 31),
      now: new Date(Date.UTC(year - 1, 11, 31, 12)),
    })
      .flatMap((day) => day.free)
      .flatMap((slot) => {
        const wall = `${slot.date}T${clock(parseClockTime(slot.time) ?? 0)}`;
        const { outlook } = calendarLinks({
          ...{ title: 'AI Readiness Assessment', location: 'Virtual Meeting' },
          ...{ startsAt: slot.startsAt, endsAt: slot.endsAt },
          name: '',
        });
        const linked = new URL(outlook).searchParams.get('startdt') ?? '';
        return [slot.startsAt, linked].map((text) => ({
          zone: TORONTO,
          wall,
          ms: Date.parse(text),
        }));
      }),
  );
}

/** In each zone, the fourteen slots of the days around clock changes and of one day a week. */
function visitorTable(zones: string[]): ToWall[] {
  const aroundChanges = TORONTO_CHANGE_DAYS.flatMap((text) => {
    const day = parseCalendarDate(text) ?? calendarDate(2026, 1, 1);
    return [-2, -1, 0, 1, 2].map((days) => addDays(day, days));
  });
  const everyWeek = [...datesFrom(calendarDate(2026, 1, 1), calendarDate(2030, 12, 31))]
    .filter((date) => !isWeekend(date))
    .filter((_, index) => index % 5 === 0);
  return zones.flatMap((zone) =>
    [...aroundChanges, ...everyWeek].flatMap((date) =>
      SLOT_TIMES.map((time) => {
        const instant = instantOf(date, parseClockTime(time) ?? 0, TORONTO);
        const shown = wallTimeAt(instant, zone);
        return { zone, ms: instant.getTime(), wall: `${shown.date}T${clock(shown.minuteOfDay)}` };
      }),
    ),
  );
}

/**
 * Random minutes of random days, half of them on days around a clock change, so that skipped and
 * repeated times are included.
 */
function randomWallTimes(zones: string[]): ToInstant[] {
  const next = randomNumbers(seed);
  return Array.from({ length: RANDOM_CASES }, (_, index) => {
    const zone = zones[Math.floor(next() * zones.length)] ?? 'UTC';
    const changeDay = TORONTO_CHANGE_DAYS[Math.floor(next() * TORONTO_CHANGE_DAYS.length)] ?? '';
    const date =
      index % 2 === 0
        ? addDays(calendarDate(2026, 1, 1), Math.floor(next() * 1826))
        : addDays(
            parseCalendarDate(changeDay) ?? calendarDate(2026, 1, 1),
            Math.floor(next() * 3) - 1,
          );
    const minute = Math.floor(next() * (index % 4 === 1 ? 240 : 1440));
    const { instant } = resolveWallTime(date, minute, zone);
    return { zone, wall: `${date}T${clock(minute)}`, ms: instant.getTime() };
  });
}

/** Runs in the browser. */
function compareWithTemporal(asked: { toInstant: ToInstant[]; toWall: ToWall[] }): string[] {
  type PlainDateTime = {
    toZonedDateTime(zone: string, options: object): { epochMilliseconds: number };
    toString(options: object): string;
  };
  type TemporalApi = {
    PlainDateTime: { from(text: string): PlainDateTime };
    Instant: {
      fromEpochMilliseconds(ms: number): {
        toZonedDateTimeISO(zone: string): { toPlainDateTime(): PlainDateTime };
      };
    };
  };
  const { Temporal } = globalThis as unknown as { Temporal?: TemporalApi };
  if (Temporal === undefined) throw new Error('This Chromium has no Temporal');
  const differences: string[] = [];
  for (const { zone, wall, ms } of asked.toInstant) {
    const zoned = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, {
      disambiguation: 'compatible',
    });
    if (zoned.epochMilliseconds !== ms) {
      differences.push(`${wall} in ${zone}: we say ${ms}, Temporal ${zoned.epochMilliseconds}`);
    }
  }
  for (const { zone, wall, ms } of asked.toWall) {
    const shown = Temporal.Instant.fromEpochMilliseconds(ms)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' });
    if (shown !== wall) differences.push(`${ms} in ${zone}: we say ${wall}, Temporal ${shown}`);
  }
  return differences;
}

function clock(minuteOfDay: number): string {
  return new Date(minuteOfDay * MINUTE_MS).toISOString().slice(11, 16);
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

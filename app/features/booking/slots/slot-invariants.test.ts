import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDate, weekdayOf } from '#app/platform/time/calendar-date.ts';
import { formatClockTime, parseClockTime } from '#app/platform/time/time-words.ts';
import { proofSize } from '#test/proof-size.ts';
import { torontoInstant } from '#test/zone-oracle.ts';
import { type BookingRules, DEFAULT_BOOKING_RULES, SLOT_MINUTES } from '../rules/booking-rules.ts';
import { WEEKDAYS, type WeeklyHours, weekdayName } from '../rules/weekly-hours.ts';
import type { Slot } from './availability.schema.ts';
import { checkSlot, dayAvailability, listDays, openBook, type TakenTime } from './slots.ts';

/** The number of generated sets of rules, calls and blocked times. */
const RUNS = proofSize(1_000, 10_000);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SPAN_DAYS = 5;

/** One or two spans on quarter hours; sometimes a closed day, sometimes hours at night. */
const spans = fc
  .tuple(fc.nat(60), fc.integer({ min: 2, max: 16 }), fc.nat(8), fc.integer({ min: 2, max: 16 }))
  .map(([start, length, pause, second]) => {
    const [end, next] = [start + length, start + length + pause];
    return [
      { from: start * 15, to: end * 15 },
      { from: next * 15, to: (next + second) * 15 },
    ].filter(({ to }) => to <= 1440);
  });
const dayHours = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 4, arbitrary: spans },
);
const week = fc.array(dayHours, { minLength: 7, maxLength: 7 });

/** Days around both clock changes, and ordinary days. */
const today = fc.constantFrom(
  calendarDate(2026, 3, 5),
  calendarDate(2026, 10, 30),
  calendarDate(2026, 12, 22),
  calendarDate(2027, 3, 12),
  calendarDate(2026, 7, 7),
);

const cases = fc.record({
  week,
  today,
  minuteOfDay: fc.nat(1439),
  every: fc.constantFrom(5, 15, 30, 45, 60, 90),
  before: fc.constantFrom(0, 0, 5, 30, 120),
  after: fc.constantFrom(0, 0, 10, 45, 240),
  most: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  notice: fc.constantFrom(0, 60, 1440, 3000),
  horizon: fc.integer({ min: 1, max: 6 }),
  isHolidayKept: fc.boolean(),
  blockedDay: fc.option(fc.nat(SPAN_DAYS), { nil: undefined }),
  blockedFrom: fc.nat(SPAN_DAYS * 1440),
  blockedMinutes: fc.integer({ min: 1, max: 600 }),
  calls: fc.array(fc.tuple(fc.nat(SPAN_DAYS * 96), fc.constantFrom(15, 30, 60)), { maxLength: 8 }),
});

test('of random rules none offers a slot in the past, within notice, beyond the horizon, on a closed day, in a buffer or beyond the cap', {
  timeout: 300_000,
}, () => {
  let offered = 0;
  fc.assert(
    fc.property(cases, (given) => {
      const now = new Date(torontoInstant(given.today, given.minuteOfDay));
      const midnight = torontoInstant(given.today, 0);
      const at = (minutes: number) => midnight + minutes * MINUTE_MS;
      const blockedDate = given.blockedDay && addDays(given.today, given.blockedDay);
      const rules = rulesOf(given, blockedDate, at);
      const taken = given.calls.map(([quarter, minutes]) => ({
        startsAt: new Date(at(quarter * 15)).toISOString(),
        endsAt: new Date(at(quarter * 15 + minutes)).toISOString(),
      }));
      const book = openBook(rules, taken, now);
      const [from, to] = [addDays(given.today, -1), addDays(given.today, given.horizon + 1)];
      for (const day of listDays(book, from, to)) {
        if ((day.free.length === 0) !== (day.closed !== undefined)) throw new Error(day.date);
        for (const slot of day.free) {
          offered += 1;
          const fault = findFault(slot, { rules, taken, now, today: given.today });
          if (fault || slot.date !== day.date) throw new Error(`${fault}: ${JSON.stringify(slot)}`);
        }
        const [first] = day.free;
        if (first && checkSlot(book, first.date, first.time).kind !== 'free') {
          throw new Error(`offered and refused: ${first.startsAt}`);
        }
      }
    }),
    { numRuns: RUNS },
  );
  // Enough slots were offered, so the property isn't vacuously true.
  expect(offered).toBeGreaterThan(5 * RUNS);
});

test('the hours of a day keep their wall time over both changes of clocks, and a skipped time is none', () => {
  const night = [{ from: '1:00 AM', to: '4:00 AM' }];
  const rules = {
    ...DEFAULT_BOOKING_RULES,
    hours: { ...DEFAULT_BOOKING_RULES.hours, sunday: night },
    minimumNoticeMinutes: 0,
  };
  const startsOn = (year: number, month: number, dayOfMonth: number) => {
    const date = calendarDate(year, month, dayOfMonth);
    const now = new Date(`${year}-${String(month).padStart(2, '0')}-01T00:00:00Z`);
    const { free } = dayAvailability(openBook(rules, [], now), date);
    return free.map((slot) => `${slot.time} ${slot.startsAt.slice(11, 16)}`);
  };
  expect(startsOn(2027, 3, 14)).toEqual([
    '1:00 AM 06:00',
    '1:30 AM 06:30',
    '3:00 AM 07:00',
    '3:30 AM 07:30',
  ]);
  expect(startsOn(2027, 11, 7)).toEqual([
    '1:00 AM 05:00',
    '1:30 AM 05:30',
    '2:00 AM 07:00',
    '2:30 AM 07:30',
    '3:00 AM 08:00',
    '3:30 AM 08:30',
  ]);
});

type Given = typeof cases extends fc.Arbitrary<infer Value> ? Value : never;

function rulesOf(
  given: Given,
  blockedDate: BookedDay,
  at: (minutes: number) => number,
): BookingRules {
  const written = given.week.map((day) =>
    day.map(({ from, to }) => ({ from: formatClockTime(from), to: formatClockTime(to % 1440) })),
  );
  return {
    ...DEFAULT_BOOKING_RULES,
    hours: Object.fromEntries(WEEKDAYS.map((day, at) => [day, written[at]])) as WeeklyHours,
    startEveryMinutes: given.every,
    bufferBeforeMinutes: given.before,
    bufferAfterMinutes: given.after,
    maxCallsPerDay: given.most,
    minimumNoticeMinutes: given.notice,
    horizonDays: given.horizon,
    observeOntarioHolidays: given.isHolidayKept,
    blocked: [
      {
        kind: 'span',
        from: new Date(at(given.blockedFrom)).toISOString(),
        to: new Date(at(given.blockedFrom + given.blockedMinutes)).toISOString(),
        isReasonPublic: false,
      },
      ...(blockedDate
        ? [{ kind: 'days' as const, from: blockedDate, to: blockedDate, isReasonPublic: false }]
        : []),
    ],
  };
}

type BookedDay = ReturnType<typeof addDays> | 0 | undefined;

/** Finds an error in an offered slot, without the code that offers it. */
function findFault(
  { date, time, startsAt, endsAt }: Slot,
  {
    rules,
    taken,
    now,
    today: day,
  }: { rules: BookingRules; taken: readonly TakenTime[]; now: Date; today: string },
): string | undefined {
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  const minute = parseClockTime(time) ?? -1;
  // In the repeated hour the oracle gives the second instant, so compare what a clock shows.
  if (torontoInstant(date, minute) !== from && clockAt(from) !== `${date} ${time}`) {
    return 'not at its Toronto time';
  }
  if (to - from !== SLOT_MINUTES * MINUTE_MS) return 'of another length';
  if (from <= now.getTime()) return 'in the past';
  if (from - now.getTime() < rules.minimumNoticeMinutes * MINUTE_MS) return 'within the notice';
  if (Date.parse(date) - Date.parse(day) > rules.horizonDays * DAY_MS) return 'beyond the horizon';
  const isWithin = rules.hours[weekdayName(weekdayOf(date))].some((span) => {
    const first = parseClockTime(span.from) ?? -1;
    return (
      first <= minute &&
      minute + SLOT_MINUTES <= (parseClockTime(span.to) || 1440) &&
      (minute - first) % rules.startEveryMinutes === 0
    );
  });
  if (!isWithin) return 'outside the hours';
  if (rules.observeOntarioHolidays && /-(12-2[56]|01-01)$/.test(date)) return 'on a holiday';
  for (const block of rules.blocked) {
    if (block.kind === 'days' && block.from <= date && date <= block.to) return 'on a blocked day';
    if (block.kind === 'span' && Date.parse(block.from) < to && from < Date.parse(block.to)) {
      return 'in a blocked time';
    }
  }
  const gap = (rules.bufferBeforeMinutes + rules.bufferAfterMinutes) * MINUTE_MS;
  for (const call of taken) {
    const [begin, end] = [Date.parse(call.startsAt), Date.parse(call.endsAt)];
    if (begin < to && from < end) return 'in another call';
    if (begin - gap < to && from < end + gap) return 'in a buffer';
  }
  const midnight = torontoInstant(date, 0);
  const nextMidnight = torontoInstant(addDays(date, 1), 0);
  const calls = taken.filter(
    (call) => midnight <= Date.parse(call.startsAt) && Date.parse(call.startsAt) < nextMidnight,
  );
  if (rules.maxCallsPerDay !== undefined && calls.length >= rules.maxCallsPerDay) {
    return 'beyond the cap';
  }
  return undefined;
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hourCycle: 'h12',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
});

function clockAt(ms: number): string {
  const parts = Object.fromEntries(clock.formatToParts(ms).map(({ type, value }) => [type, value]));
  const half = /p/i.test(parts.dayPeriod ?? '') ? 'PM' : 'AM';
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute} ${half}`;
}

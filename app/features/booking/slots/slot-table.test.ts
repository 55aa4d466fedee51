import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarDate } from '#app/platform/time/calendar-date.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';
import { SLOT_TIMES } from '#test/default-slots.ts';
import { isOracleWeekday, oracleDates, torontoInstant } from '#test/zone-oracle.ts';
import { buildInvite } from '../invites/invite.server.ts';
import { DEFAULT_BOOKING_RULES } from '../rules/booking-rules.ts';
import type { Slot } from './availability.schema.ts';
import { listDays, openBook } from './slots.ts';

const EVERY_WEEKDAY = {
  ...DEFAULT_BOOKING_RULES,
  observeOntarioHolidays: false,
  horizonDays: 366,
  minimumNoticeMinutes: 0,
};

test('all 18,256 slots of 2026 to 2030 are the same instant in call and invite', {
  timeout: 120_000,
}, () => {
  const slots = [2026, 2027, 2028, 2029, 2030].flatMap(slotsOfYear);
  const expected = oracleDates('2026-01-01', '2030-12-31')
    .filter(isOracleWeekday)
    .flatMap((date) => SLOT_TIMES.map((time) => ({ date, time, ms: instantByOracle(date, time) })));
  expect(expected).toHaveLength(18_256);
  expect(slots).toHaveLength(18_256);

  const differences: unknown[] = [];
  for (const [index, slot] of slots.entries()) {
    const wanted = expected[index];
    const instants = [Date.parse(slot.startsAt), startInInvite(inviteFor(slot))];
    const isSame = instants.every((ms) => ms === wanted?.ms);
    if (!isSame || slot.date !== wanted?.date || slot.time !== wanted.time) {
      differences.push({ slot, wanted, instants });
    }
  }
  expect(differences.slice(0, 5)).toEqual([]);
});

function slotsOfYear(year: number): Slot[] {
  const book = openBook(EVERY_WEEKDAY, [], new Date(Date.UTC(year - 1, 11, 31, 12)));
  const days = listDays(book, calendarDate(year, 1, 1), calendarDate(year, 12, 31));
  return days.flatMap((day) => day.free);
}

function inviteFor(slot: Slot): string {
  return buildInvite({
    method: 'REQUEST',
    bookingId: 'booking-1',
    siteHost: 'example.com',
    sequence: 0,
    title: 'AI Readiness Assessment',
    location: 'Virtual Meeting',
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    now: new Date('2026-01-01T00:00:00Z'),
    attendee: { name: 'Ana Roy', email: 'ana@example.com' },
    organizer: { name: 'AI for SMEs', email: 'hello@example.com' },
  });
}

// ical.js computes the instant from the VTIMEZONE in the file. Parsing that is slow, so it is
// cached.
const zonesRead = new Map<string, ICAL.Timezone>();

function startInInvite(content: string): number {
  const block = /BEGIN:VTIMEZONE.*END:VTIMEZONE\r\n/s.exec(content)?.[0] ?? '';
  const zone =
    zonesRead.get(block) ?? new ICAL.Timezone(new ICAL.Component(ICAL.parse(block.trimEnd())));
  zonesRead.set(block, zone);
  const calendar = new ICAL.Component(ICAL.parse(content.replace(block, '')));
  const start = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('dtstart');
  const time = start?.getFirstValue();
  if (!(time instanceof ICAL.Time) || start?.getFirstParameter('tzid') !== zone.tzid) {
    throw new Error('The invite has no start in the zone that it describes');
  }
  time.zone = zone;
  return time.toUnixTime() * 1000;
}

function instantByOracle(date: string, time: string): number {
  return torontoInstant(date, parseClockTime(time) ?? Number.NaN);
}

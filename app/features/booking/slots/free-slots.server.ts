import type { AppContext } from '#app/platform/app-context.server.ts';
import { addDays, type CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, instantOf, isKnownTimeZone, TORONTO } from '#app/platform/time/wall-time.ts';
import { clockOf, type ZoneClock } from '#app/platform/time/zone-clock.ts';
import type { Db } from '#database/connect.ts';
import { listTakenTimes, lockCalendar } from '../booking.queries.server.ts';
import { listBusyTimes } from '../busy/busy.queries.server.ts';
import { type BookingRules, bookingRulesArea } from '../rules/booking-rules.ts';
import { describeDays } from '../rules/hours-words.ts';
import type { DayAvailability, Slot } from './slot.ts';
import { checkSlot, firstFreeSlot, listAvailability, nearestFreeSlots } from './slots.ts';
import type { TakenReason, TakenTime } from './taken-times.ts';
import type { RefusedSlot } from './unavailable-reason.ts';

/** Why a slot is unavailable. */
export type UnavailableSlot =
  | { kind: 'slot-taken'; slot: Slot; reason: TakenReason }
  | { kind: 'slot-closed'; reason: RefusedSlot; isDayPast: boolean; openDays: string };

/** The same, with the nearest free slots if somebody else has the slot. */
export type SlotRefusal =
  | (Extract<UnavailableSlot, { kind: 'slot-taken' }> & { nearest: Slot[] })
  | Extract<UnavailableSlot, { kind: 'slot-closed' }>;

/** Days with their free and taken slots, and the first free slot. */
export type Availability = {
  zone: typeof TORONTO;
  /**
   * How clocks run on the days that can hold a free slot: Toronto's, and those of the visitor's zone if
   * it was asked for and is known.
   */
  clocks: ZoneClock[];
  /** The first and the last day that can hold a free slot, in Toronto. */
  today: CalendarDate;
  lastDay: CalendarDate;
  next: Slot | null;
  days: DayAvailability[];
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const NEAREST_OFFERED = 3;

type WantedSlot = {
  appointmentDate: CalendarDate;
  appointmentTime: string;
  /** The length of the call. */
  minutes: number;
};
type FoundSlot = { kind: 'free'; slot: Slot } | UnavailableSlot;

/**
 * The slot if it can be booked now, else why not. Runs in the transaction that takes it and locks
 * the calendar, so that two concurrent bookings can't together break a rule that each one keeps
 * (buffers, maximum calls a day).
 */
export async function findFreeSlot(
  transaction: Db,
  rules: BookingRules,
  wanted: WantedSlot,
  now: Date,
  /** The call to be moved, whose own time counts as free. */
  except?: string,
): Promise<FoundSlot> {
  // Checked first without the lock, so that a refusal doesn't have to wait.
  const first = await judgeWantedSlot(transaction, rules, wanted, now, except);
  if (first.kind !== 'free' || !(await lockCalendar(transaction))) return first;
  return judgeWantedSlot(transaction, rules, wanted, now, except);
}

async function judgeWantedSlot(
  transaction: Db,
  rules: BookingRules,
  { appointmentDate, appointmentTime, minutes }: WantedSlot,
  now: Date,
  except: string | undefined,
): Promise<FoundSlot> {
  const noon = Date.parse(`${appointmentDate}T12:00:00Z`);
  const taken = await listUnavailableTimes(transaction, {
    now: now.toISOString(),
    from: new Date(noon - 2 * DAY_MS).toISOString(),
    to: new Date(noon + 2 * DAY_MS).toISOString(),
    except,
  });
  const outcome = checkSlot(rules, taken, appointmentDate, appointmentTime, now, minutes);
  if (outcome.kind === 'free') return { kind: 'free', slot: outcome.slot };
  if (outcome.kind === 'taken') {
    return { kind: 'slot-taken', slot: outcome.slot, reason: outcome.reason };
  }
  const isDayPast = appointmentDate < dateAt(now, TORONTO);
  return {
    kind: 'slot-closed',
    reason: outcome,
    isDayPast,
    openDays: describeDays(rules, minutes),
  };
}

/** A slot that another call took after it was found free. */
export function takenSince(slot: Slot): Extract<UnavailableSlot, { kind: 'slot-taken' }> {
  return { kind: 'slot-taken', slot, reason: 'booked' };
}

/**
 * Adds the nearest free slots. To be called after the transaction, which uses SQLite's connection.
 */
export async function offerNearestSlots(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  rules: BookingRules,
  unavailable: UnavailableSlot,
): Promise<SlotRefusal> {
  if (unavailable.kind === 'slot-closed') return unavailable;
  const taken = await listUnavailableTimes(db, {
    now: now().toISOString(),
    from: dayBefore(now()),
  });
  const nearest = nearestFreeSlots(rules, taken, {
    around: new Date(unavailable.slot.startsAt),
    now: now(),
    count: NEAREST_OFFERED,
    callMinutes: minutesBetween(unavailable.slot),
  });
  return { ...unavailable, nearest };
}

/**
 * The availability between two days (both included) for a call of this length. The caller must
 * limit the range.
 */
export async function readAvailability(
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  {
    callMinutes,
    visitorZone,
    ...range
  }: {
    from: CalendarDate;
    to: CalendarDate;
    callMinutes: number;
    visitorZone?: string | undefined;
  },
): Promise<Availability> {
  const rules = await settings.get(bookingRulesArea);
  const time = now();
  const taken = await listUnavailableTimes(db, { now: time.toISOString(), from: dayBefore(time) });
  const today = dateAt(time, TORONTO);
  const lastDay = lastDayOf(rules, today);
  return {
    zone: TORONTO,
    clocks: listClocks({ today, lastDay, visitorZone }),
    today,
    lastDay,
    next: firstFreeSlot(rules, taken, time, callMinutes) ?? null,
    days: listAvailability(rules, taken, { ...range, now: time, callMinutes }),
  };
}

/** The times of booked calls, and the busy times of the owner's calendars. */
export async function listUnavailableTimes(
  db: Db,
  span: Parameters<typeof listTakenTimes>[1],
): Promise<TakenTime[]> {
  return [...(await listTakenTimes(db, span)), ...(await listBusyTimes(db, span))];
}

function listClocks({
  today,
  lastDay,
  visitorZone,
}: {
  today: CalendarDate;
  lastDay: CalendarDate;
  visitorZone: string | undefined;
}): ZoneClock[] {
  const midnight = (date: CalendarDate) => instantOf(date, 0, TORONTO);
  const zones = new Set([TORONTO]);
  if (visitorZone && isKnownTimeZone(visitorZone)) zones.add(visitorZone);
  return Array.from(zones, (zone) => clockOf(zone, midnight(today), midnight(addDays(lastDay, 1))));
}

function lastDayOf(rules: BookingRules, today: CalendarDate): CalendarDate {
  return addDays(today, rules.horizonDays);
}

function minutesBetween({ startsAt, endsAt }: Slot): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString();
}

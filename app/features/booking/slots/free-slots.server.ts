import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { addDays, type CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { describeMoment } from '#app/platform/time/time-words.ts';
import { dateAt, isKnownTimeZone, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import { bookingReasons } from '../booking.content.ts';
import { listTakenTimes, lockCalendar } from '../booking.queries.server.ts';
import { listBusyTimes } from '../busy/busy.queries.server.ts';
import { type BookingRules, bookingRulesArea } from '../rules/booking-rules.ts';
import { describeDays } from '../rules/hours-words.ts';
import type { DayAvailability, Slot, VisitorTime } from './slot.ts';
import { checkSlot, firstFreeSlot, listAvailability, nearestFreeSlots } from './slots.ts';
import type { TakenReason, TakenTime } from './taken-times.ts';
import { explainRefusal, type RefusedSlot } from './unavailable-reason.ts';

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
  /** The zone of the visitor's times: the one that was asked for if it is known, else Toronto's. */
  visitorZone: string;
  /** The first and the last day that can hold a free slot, in Toronto. */
  today: CalendarDate;
  lastDay: CalendarDate;
  next: Slot | null;
  days: DayAvailability[];
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const NEAREST_OFFERED = 3;

export type WantedSlot = {
  appointmentDate: CalendarDate;
  appointmentTime: string;
  /** The length of the call. */
  minutes: number;
  /** The call that takes it, whose own time counts as free. */
  bookingId?: string;
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
): Promise<FoundSlot> {
  // Checked first without the lock, so that a refusal doesn't have to wait.
  const first = await judgeWantedSlot(transaction, rules, wanted, now);
  if (first.kind !== 'free' || !(await lockCalendar(transaction))) return first;
  return judgeWantedSlot(transaction, rules, wanted, now);
}

async function judgeWantedSlot(
  transaction: Db,
  rules: BookingRules,
  { appointmentDate, appointmentTime, minutes, bookingId }: WantedSlot,
  now: Date,
): Promise<FoundSlot> {
  const noon = Date.parse(`${appointmentDate}T12:00:00Z`);
  const taken = await listUnavailableTimes(transaction, {
    now: now.toISOString(),
    from: new Date(noon - 2 * DAY_MS).toISOString(),
    to: new Date(noon + 2 * DAY_MS).toISOString(),
    except: bookingId,
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
  visitorZone: string | null | undefined,
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
  return { ...unavailable, nearest: nearest.map((slot) => withVisitorTime(slot, visitorZone)) };
}

/** What is free for a call of this length, and a function that lists the days from one to another. */
export async function openAvailability(
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  { callMinutes, visitorZone }: { callMinutes: number; visitorZone?: string | undefined },
): Promise<{
  facts: Omit<Availability, 'days'>;
  /** Both days included. The caller must limit the range. */
  listDays: (from: CalendarDate, to: CalendarDate) => DayAvailability[];
}> {
  const rules = await settings.get(bookingRulesArea);
  const time = now();
  const taken = await listUnavailableTimes(db, { now: time.toISOString(), from: dayBefore(time) });
  const today = dateAt(time, TORONTO);
  const zone = visitorZone && isKnownTimeZone(visitorZone) ? visitorZone : TORONTO;
  const next = firstFreeSlot(rules, taken, time, callMinutes);
  return {
    facts: {
      zone: TORONTO,
      visitorZone: zone,
      today,
      lastDay: addDays(today, rules.horizonDays),
      next: next ? withVisitorTime(next, zone) : null,
    },
    listDays: (from, to) =>
      listAvailability(rules, taken, { from, to, now: time, callMinutes }).map((day) => ({
        ...day,
        free: day.free.map((slot) => withVisitorTime(slot, zone)),
        taken: day.taken.map((slot) => withVisitorTime(slot, zone)),
      })),
  };
}

/** An instant as the clocks of a visitor show it; undefined if they agree with Toronto's. */
export function visitorTimeOf(
  startsAt: string,
  zone: string | null | undefined,
): VisitorTime | undefined {
  const { visitor } = describeMoment(new Date(startsAt), zone ?? undefined);
  return visitor && { place: visitor.place, date: visitor.date, time: visitor.time };
}

function withVisitorTime(slot: Slot, zone: string | null | undefined): Slot {
  const visitor = visitorTimeOf(slot.startsAt, zone);
  return visitor ? { ...slot, visitor } : slot;
}

/** The times of booked calls, and the busy times of the owner's calendars. */
export async function listUnavailableTimes(
  db: Db,
  span: Parameters<typeof listTakenTimes>[1],
): Promise<TakenTime[]> {
  return [...(await listTakenTimes(db, span)), ...(await listBusyTimes(db, span))];
}

function minutesBetween({ startsAt, endsAt }: Slot): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString();
}

/** The response if somebody else has the slot, with the nearest free ones. */
export function rejectTakenSlot({ slot, nearest }: Extract<SlotRefusal, { kind: 'slot-taken' }>) {
  const values = { time: slot.time, date: formatLongDate(slot.date) };
  return { error: interpolate(bookingReasons.slotTaken, values), data: { slot, nearest } };
}

/** The response if a day or a time can't be booked, with the reason as an error of its field. */
export function rejectClosedSlot({
  reason,
  ...about
}: Extract<SlotRefusal, { kind: 'slot-closed' }>) {
  const { field, text } = explainRefusal(reason, about);
  return { error: text, fields: { [field]: text } };
}

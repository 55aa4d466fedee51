import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { describeMoment } from '#app/platform/time/time-words.ts';
import { isKnownTimeZone, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import { bookingReasons } from '../booking.content.ts';
import { listTakenTimes, lockCalendar } from '../booking.queries.server.ts';
import { listBusyTimes } from '../busy/busy.queries.server.ts';
import { readBookingRules } from '../rules/booking-rules.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { describeDays } from '../rules/hours-words.ts';
import type { Slot } from './availability.schema.ts';
import {
  checkAnyTime,
  checkSlot,
  firstFreeSlot,
  listDays,
  nearestFreeSlots,
  openBook,
  spanOf,
  type TakenTime,
} from './slots.ts';

type Checked = ReturnType<typeof checkSlot>;
type Taken = Extract<Checked, { kind: 'taken' }>;
type Closed = Exclude<Checked, { kind: 'free' | 'taken' }>;

/** Why a slot is unavailable. */
export type UnavailableSlot =
  | { kind: 'slot-taken'; slot: Slot; reason: Taken['reason'] }
  /** With the reason in words, as an error of the field to which it belongs. */
  | {
      kind: 'slot-closed';
      reason: Closed['kind'];
      error: string;
      field: 'appointmentDate' | 'appointmentTime';
    };

/** The same, with the nearest free slots if somebody else has the slot. */
export type SlotRefusal =
  | (Extract<UnavailableSlot, { kind: 'slot-taken' }> & { nearest: Slot[] })
  | Extract<UnavailableSlot, { kind: 'slot-closed' }>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export type WantedSlot = {
  appointmentDate: CalendarDate;
  appointmentTime: string;
  /** The length of the call. */
  minutes: number;
  /** Whether the owner wants it although the rules don't offer it. */
  isAnyTime?: boolean | undefined;
  /** The call that takes it, whose own time counts as free. */
  bookingId?: string;
};
type FoundSlot = Extract<Checked, { kind: 'free' }> | UnavailableSlot;

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
  { appointmentDate, appointmentTime, minutes, isAnyTime, bookingId }: WantedSlot,
  now: Date,
): Promise<FoundSlot> {
  const noon = Date.parse(`${appointmentDate}T12:00:00Z`);
  const taken = await listUnavailableTimes(transaction, {
    now: now.toISOString(),
    from: new Date(noon - 2 * DAY_MS).toISOString(),
    to: new Date(noon + 2 * DAY_MS).toISOString(),
    except: bookingId,
  });
  const book = openBook(rules, taken, now, minutes);
  const check = isAnyTime ? checkAnyTime : checkSlot;
  const outcome = check(book, appointmentDate, appointmentTime);
  if (outcome.kind === 'free') return outcome;
  if (outcome.kind === 'taken') return { ...outcome, kind: 'slot-taken' };
  const isDayPast = appointmentDate < book.today;
  return {
    kind: 'slot-closed',
    reason: outcome.kind,
    ...explainClosed(outcome, { isDayPast, days: describeDays(rules, minutes) }),
  };
}

function explainClosed(closed: Closed, { isDayPast, days }: { isDayPast: boolean; days: string }) {
  const { kind, name = '', reason = '' } = closed;
  const isAboutTime =
    kind === 'too-soon' || kind === 'unknown-slot' || (kind === 'past' && !isDayPast);
  let template: string = bookingReasons[kind];
  if (reason) template = bookingReasons.blockedBecause;
  if (kind === 'past' && isDayPast) template = bookingReasons.pastDay;
  return {
    field: isAboutTime ? 'appointmentTime' : 'appointmentDate',
    error: interpolate(template, { days, name, reason }),
  } as const;
}

/** A slot that another call took after it was found free. */
export function takenSince(slot: Slot): UnavailableSlot {
  return { kind: 'slot-taken', slot, reason: 'booked' };
}

/**
 * Adds the nearest free slots. To be called after the transaction, which uses SQLite's connection.
 */
export async function offerNearestSlots(
  app: AppContext,
  rules: BookingRules,
  unavailable: UnavailableSlot,
  visitorZone: string | null | undefined,
): Promise<SlotRefusal> {
  if (unavailable.kind === 'slot-closed') return unavailable;
  const { from, to } = spanOf(unavailable.slot);
  const book = await openBookFromNow(app, rules, (to - from) / MINUTE_MS);
  const nearest = nearestFreeSlots(book, new Date(from));
  return { ...unavailable, nearest: nearest.map((slot) => withVisitorTime(slot, visitorZone)) };
}

/** What is free for a call of this length, and a function that lists the days from one to another. */
export async function openAvailability(
  app: AppContext,
  { callMinutes, visitorZone }: { callMinutes: number; visitorZone?: string | undefined },
) {
  const book = await openBookFromNow(app, await readBookingRules(app), callMinutes);
  const zone = visitorZone && isKnownTimeZone(visitorZone) ? visitorZone : TORONTO;
  const next = firstFreeSlot(book);
  const shown = (slot: Slot) => withVisitorTime(slot, zone);
  return {
    facts: {
      zone: TORONTO,
      visitorZone: zone,
      today: book.today,
      lastDay: book.horizon,
      next: next ? shown(next) : null,
    },
    /** Both days included. The caller must limit the range. */
    listDays: (from: CalendarDate, to: CalendarDate) =>
      listDays(book, from, to).map((day) => ({
        ...day,
        free: day.free.map(shown),
        taken: day.taken.map(shown),
      })),
  };
}

async function openBookFromNow(app: AppContext, rules: BookingRules, callMinutes: number) {
  const now = app.now();
  const taken = await listUnavailableTimes(app.db, {
    now: now.toISOString(),
    from: new Date(now.getTime() - DAY_MS).toISOString(),
  });
  return openBook(rules, taken, now, callMinutes);
}

/** Adds the time that the clocks of a visitor show, unless they agree with Toronto's. */
function withVisitorTime(slot: Slot, zone: string | null | undefined): Slot {
  const { visitor } = describeMoment(new Date(slot.startsAt), zone ?? undefined);
  if (!visitor) return slot;
  const { place, date, time } = visitor;
  return { ...slot, visitor: { place, date, time } };
}

/** The times of booked calls, and the busy times of the owner's calendars. */
export async function listUnavailableTimes(
  db: Db,
  span: Parameters<typeof listTakenTimes>[1],
): Promise<TakenTime[]> {
  return [...(await listTakenTimes(db, span)), ...(await listBusyTimes(db, span))];
}

/** The response if somebody else has the slot, with the nearest free ones. */
export function rejectTakenSlot({ slot, nearest }: Extract<SlotRefusal, { kind: 'slot-taken' }>) {
  const values = { time: slot.time, date: formatLongDate(slot.date) };
  return { error: interpolate(bookingReasons.slotTaken, values), data: { slot, nearest } };
}

/** The response if a day or a time can't be booked. */
export function rejectClosedSlot({ field, error }: { field: string; error: string }) {
  return { error, fields: { [field]: error } };
}

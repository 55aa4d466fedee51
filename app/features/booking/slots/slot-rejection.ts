import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { bookingReasons } from '../booking.content.ts';
import type { SlotRefusal } from './free-slots.server.ts';
import { explainRefusal } from './unavailable-reason.ts';

type Taken = Extract<SlotRefusal, { kind: 'slot-taken' }>;
type Closed = Extract<SlotRefusal, { kind: 'slot-closed' }>;

/** The response if somebody else has the slot, with the nearest free ones. */
export function rejectTakenSlot({ slot, nearest }: Taken) {
  const values = { time: slot.time, date: formatLongDate(slot.date) };
  return { error: interpolate(bookingReasons.slotTaken, values), data: { slot, nearest } };
}

/** The response if a day or a time can't be booked, with the reason as an error of its field. */
export function rejectClosedSlot({ reason, ...about }: Closed) {
  const { field, text } = explainRefusal(reason, about);
  return { error: text, fields: { [field]: text } };
}

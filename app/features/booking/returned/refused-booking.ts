import { callApi } from '#app/platform/browser/api-client.ts';
import { claimRefusalEmail, type DeliveryNews } from '#app/platform/browser/resend-queue.ts';
import { isRecord, textsOf } from '#app/platform/browser/web-storage.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { addDays, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';
import { dateAt, instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import { bookingParams } from '../booking-submission.ts';
import type { Availability } from '../slots/free-slots.server.ts';
import type { Slot } from '../slots/slot.ts';

export type RefusedBooking = Extract<DeliveryNews, { kind: 'returned' }>;

/** How many slots are offered, and within how many days they are searched. */
const OFFERED = 3;
const DAYS = 28;

/** What the visitor typed into the form. */
export function typedOf({ body }: Pick<RefusedBooking, 'body'>) {
  const { name = '', email = '', phone = '', company = '', brief = '', ...more } = textsOf(body);
  const date = parseCalendarDate(more.appointmentDate ?? '');
  return {
    name,
    email,
    phone,
    company,
    brief,
    date,
    time: more.appointmentTime ?? '',
    kind: more.kind,
  };
}

/** The slots that the refusal offers; it may be old, so use them only if nothing newer is known. */
export function offeredBy(data: unknown): readonly Slot[] {
  return isRecord(data) && Array.isArray(data.nearest) ? data.nearest : [];
}

/**
 * The free slots that are nearest to the one asked for, now; undefined if the server doesn't answer.
 */
export async function findNearest(news: RefusedBooking): Promise<readonly Slot[] | undefined> {
  const { date, time, kind } = typedOf(news);
  const today = dateAt(new Date(), TORONTO);
  const from = date && date > today ? date : today;
  // A week before, so that earlier times count, too.
  const range = {
    from: [addDays(from, -7), today].sort().at(-1) ?? today,
    to: addDays(from, DAYS),
    ...(kind && { kind }),
  };
  const answer = await callApi(`/api/bookings/availability?${new URLSearchParams(range)}`);
  if (answer.kind !== 'success') return undefined;
  const { days, next } = answer.data as Availability;
  const wanted = instantOf(date ?? today, parseClockTime(time) ?? 0, TORONTO).getTime();
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startsAt) - wanted);
  const nearest = days
    .flatMap((day) => day.free)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, OFFERED)
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  return nearest.length === 0 && next ? [next] : nearest;
}

/**
 * Tells about the refusal by the browser's email service, if the owner has configured it; once,
 * however many pages are open.
 */
export async function emailRefusal(
  news: RefusedBooking,
  nearest: readonly Slot[],
  /** `{time}`, `{date}`, `{nearest}` and `{url}` are replaced. */
  words: string,
): Promise<void> {
  const { date, time, ...person } = typedOf(news);
  if (!date) return;
  const { isEmailServiceReady, sendByEmailService } = await import(
    '#app/platform/browser/email-service.ts'
  );
  if (!isEmailServiceReady('booking') || !claimRefusalEmail(news.id)) return;
  const times = nearest.map((slot) => `${formatLongDate(slot.date)} at ${slot.time}`).join('; ');
  const params = bookingParams({
    ...person,
    appointmentDate: date,
    appointmentTime: time,
    appointmentDetails: interpolate(words, {
      time,
      date: formatLongDate(date),
      nearest: times || '-',
      url: `${location.origin}/book`,
    }),
  });
  await sendByEmailService({ template: 'booking', params });
}

import { hasEmailBudget } from '#app/emails/email-budget.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import { PRIORITY } from '#app/platform/outbox/delivery.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { describeMoment } from '#app/platform/time/time-words.ts';
import type { Booking } from '#database/schema.ts';
import type { MailContext } from '../invites/booking-invites.server.ts';
import { manageUrl } from '../manage/booking-token.server.ts';
import { lengthOf } from '../rules/call-details.server.ts';
import { findOfferedKind, nameCall } from '../rules/call-kinds.ts';
import { bookingPath } from '../rules/offered-call.server.ts';
import { findFreeSlot } from '../slots/free-slots.server.ts';
import { endRequest, listAskers } from './earlier.queries.server.ts';

/** How many people are told of one freed time, so that most of them have a chance to get it. */
export const MOST_TOLD = 20;

/**
 * Emails the people who asked for it that a time is free again, which ends their requests: one email
 * for each request. Whoever books the time first has it. Runs in the transaction that freed it;
 * nobody is told if the rules no longer allow booking it.
 */
export async function announceFreedTime(
  { transaction, app, rules }: MailContext,
  former: Booking,
): Promise<void> {
  const now = app.now();
  const { starts_at: startsAt, toronto_date: date, email } = former;
  const told = new Set<string>();
  for (const request of await listAskers(transaction, { startsAt, date, email })) {
    if (told.size === MOST_TOLD) break;
    if (told.has(request.email)) continue;
    const call =
      request.booked_from && request.booked_to
        ? { starts_at: request.booked_from, ends_at: request.booked_to }
        : undefined;
    // Nobody is told of another call than they asked for, if theirs can't be booked anymore.
    const minutes = call ? lengthOf(call) : findOfferedKind(rules, request.kind)?.minutes;
    if (minutes === undefined) continue;
    const wanted = {
      appointmentDate: date as CalendarDate,
      appointmentTime: former.toronto_time,
      minutes,
    };
    const found = await findFreeSlot(transaction, rules, wanted, now);
    const mail = { recipient: request.email, network: null };
    // Whoever can't be emailed today stays on the list.
    if (found.kind !== 'free' || !(await hasEmailBudget(transaction, mail, now))) continue;
    if (!(await endRequest(transaction, { id: request.id }, 'done', now))) continue;
    const zone = request.visitor_zone ?? undefined;
    const moment = describeMoment(new Date(startsAt), zone);
    const bookPath = bookingPath(rules, request.kind);
    const bookUrl = request.booking_id
      ? `${manageUrl(app, request.booking_id)}?date=${date}#move`
      : `${app.config.siteUrl}${bookPath}${bookPath.includes('?') ? '&' : '?'}date=${date}`;
    await queueEmail(
      transaction,
      'time-opened',
      {
        title: nameCall(rules, request.kind),
        minutes,
        moment: moment.toronto.text,
        visitorMoment: moment.visitor?.text,
        current: call && describeMoment(new Date(call.starts_at), zone).toronto.text,
        bookUrl,
      },
      {
        to: request.email,
        dedupeKey: `time-opened:${request.id}`,
        // Encrypted: it may contain a secret link, of which the database otherwise has only the hash.
        sealedBy: app.settings.secrets,
        priority: PRIORITY.urgent,
        expiresAt: new Date(startsAt),
        now,
      },
    );
    told.add(request.email);
  }
}

import type { SitePath } from '#app/content-types.ts';
import { nameMail } from '#app/emails/email-names.ts';
import type { Facts } from '#app/facts/facts.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { consentRecord } from '#app/features/subscriptions/signup.content.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { bookingsWords } from '../bookings/bookings.content.ts';
import { stateWords } from '../mail/mail.content.ts';
import { nameList } from '../newsletter/list-name.server.ts';
import { listsWords } from '../newsletter/lists.content.ts';
import { peopleWords as words } from './people.content.ts';
import type { Person } from './people.server.ts';

/** The number of rows of each kind that a download contains and an erasure deletes. */
export function countKinds(events: readonly PersonEvent[]): { kind: string; count: number }[] {
  return Object.values(words.kinds)
    .map((kind) => ({ kind, count: events.filter((event) => event.kind === kind).length }))
    .filter(({ count }) => count > 0);
}

/** One row about a person, for the timeline. */
export type PersonEvent = { id: string; at: string; kind: string; detail: string; href?: SitePath };

/** Everything about a person in one list, newest first. */
export function describeEvents(
  facts: Facts,
  {
    submissions,
    notes,
    bookings,
    earlierRequests,
    offeredTimes,
    signups,
    consents,
    deliveries,
  }: Person,
): PersonEvent[] {
  const { kinds } = words;
  const events: PersonEvent[] = [
    ...submissions.map((row) => ({
      ...{
        id: row.id,
        at: row.created_at,
        kind: kinds.message,
        href: `/admin/inbox/${row.id}` as const,
      },
      detail: `${nameForm(row.source)}: ${truncate(row.message, 100)}`,
    })),
    ...notes.map((row) => ({
      ...{ id: row.id, at: row.created_at, kind: kinds.note },
      href: `/admin/inbox/${row.submission_id}` as const,
      detail: truncate(row.text, 100),
    })),
    ...bookings.map((row) => ({
      ...{
        id: row.id,
        at: row.created_at,
        kind: kinds.call,
        href: `/admin/bookings/${row.id}` as const,
      },
      detail: `${momentOf(row)}, ${bookingsWords.status[row.status]}`,
    })),
    ...earlierRequests.map((row) => ({
      ...{ id: row.id, at: row.created_at, kind: kinds.earlier },
      detail: row.wanted_date ? dayOf(row.wanted_date) : words.anyEarlierTime,
    })),
    ...offeredTimes
      .filter(({ status }) => status !== 'given-up')
      .map((row) => ({
        ...{ id: row.id, at: row.created_at, kind: kinds.offer },
        detail: momentOf(row),
      })),
    ...signups.map((row) => ({
      ...{ id: row.id, at: row.created_at, kind: kinds.list },
      detail: `${nameList(facts, row.list)}: ${listsWords.status[row.status]}`,
    })),
    ...consents.map((row) => ({
      ...{ id: row.id, at: row.at, kind: kinds.consent },
      detail: `${nameList(facts, row.list)}: ${describeConsent(row)}`,
    })),
    ...deliveries.map((row) => ({
      ...{ id: row.id, at: row.created_at },
      ...(row.channel === 'mail'
        ? { kind: kinds.email, href: `/admin/mail/${row.id}` as const }
        : { kind: kinds.webhook }),
      detail: `${row.channel === 'mail' ? nameMail(row.template) : row.template} (${row.recipient}): ${stateWords[row.state]}`,
    })),
  ];
  return events.sort((a, b) => b.at.localeCompare(a.at));
}

function describeConsent({ event, method }: Person['consents'][number]): string {
  const { events, methods } = consentRecord;
  const how = Object.hasOwn(methods, method) ? methods[method as keyof typeof methods] : method;
  return `${events[event]} (${how})`;
}

function momentOf({ toronto_date, toronto_time }: { toronto_date: string; toronto_time: string }) {
  return `${dayOf(toronto_date)}, ${toronto_time}`;
}

function dayOf(date: string): string {
  return formatLongDate(date as CalendarDate);
}

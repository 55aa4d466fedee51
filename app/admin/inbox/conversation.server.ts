import * as v from 'valibot';
import type { SitePath } from '#app/content-types.ts';
import { emails } from '#app/emails/catalogue.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import type { BookingRules } from '#app/features/booking/rules/booking-rules.ts';
import { nameCall } from '#app/features/booking/rules/call-kinds.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { parseProps } from '#app/platform/outbox/outbox.server.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import type { Db } from '#database/connect.ts';
import type { Booking, OutboxRow, OutboxState, Submission } from '#database/schema.ts';
import { bookingsWords } from '../bookings/bookings.content.ts';
import { listAssignments } from '../users/assignment.queries.server.ts';
import { assignmentWords } from '../users/users.content.ts';
import { conversationWords as words } from './conversation.content.ts';
import { listConversation, listReplies } from './conversation.queries.server.ts';

/** One thing in a conversation: what somebody wrote, a call, or an email with its delivery. */
export type Turn = {
  id: string;
  at: string;
  kind: keyof typeof words.kinds;
  title: string;
  text: string;
  href: SitePath;
  /** For a call: its status in words. */
  status?: string;
  /** For an email: how its delivery stands. */
  delivery?: { state: OutboxState; isBounced: boolean; answer: string };
};

/**
 * Everything between the site and the person who sent the message, oldest first: messages, tool
 * results, calls, receipts and replies, with what became of each email.
 */
export async function readConversation(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  submission: Submission,
): Promise<Turn[]> {
  const rules = await readBookingRules({ settings });
  const found = await listConversation(db, submission.email.toLowerCase());
  const submissions = withOwn(found.submissions, [submission]);
  const rows = withOwn(found.emails, await listReplies(db, submission.id));
  const turns: Turn[] = [
    ...submissions.map(describeSubmission),
    ...found.notes.map(
      ({ id, created_at, text, submission_id }): Turn => ({
        id,
        at: created_at,
        kind: 'note',
        title: '',
        text,
        href: `/admin/inbox/${submission_id}`,
      }),
    ),
    ...found.bookings.map((row) => describeCall(rules, row)),
    ...rows.map((row) => describeEmail(row, settings.secrets)),
    ...(await readAssignments(db, submissions, found.bookings)),
  ];
  return turns.sort(
    (a, b) =>
      a.at.localeCompare(b.at) ||
      // A receipt is queued in the same millisecond as what it answers.
      Number(a.delivery !== undefined) - Number(b.delivery !== undefined) ||
      a.id.localeCompare(b.id),
  );
}

const assignedSchema = v.object({ to: v.optional(v.string(), '') });

/** To whom these messages and calls were assigned, from the audit log. */
async function readAssignments(
  db: Db,
  submissions: readonly Submission[],
  bookings: readonly Booking[],
): Promise<Turn[]> {
  const hrefs = new Map<string, SitePath>([
    ...submissions.map((row) => [row.reference, `/admin/inbox/${row.id}`] as const),
    ...bookings.map((row) => [row.id, `/admin/bookings/${row.id}`] as const),
  ]);
  const entries = await listAssignments(db, [...hrefs.keys()]);
  return entries.map(({ id, at, subject, detail, actor }) => {
    const stored = parseStoredJson(assignedSchema, detail);
    const name = stored.kind === 'unreadable' ? '' : stored.value.to;
    const text = interpolate(name ? assignmentWords.turn : assignmentWords.unassigned, {
      name,
      by: actor,
    });
    return {
      ...{ id, at, kind: 'assigned', title: text, text: '' },
      href: hrefs.get(subject) ?? '/admin/inbox',
    } satisfies Turn;
  });
}

function withOwn<Row extends { id: string }>(rows: readonly Row[], own: readonly Row[]): Row[] {
  const known = new Set(rows.map((row) => row.id));
  return [...rows, ...own.filter((row) => !known.has(row.id))];
}

function describeSubmission(row: Submission): Turn {
  const kind = row.source === 'tool_result' ? 'tool' : 'message';
  return {
    ...{ id: row.id, at: row.created_at, kind, title: nameForm(row.source) },
    ...{ text: row.message || words.noText, href: `/admin/inbox/${row.id}` },
  };
}

function describeCall(rules: BookingRules, row: Booking): Turn {
  const date = formatLongDate(row.toronto_date as CalendarDate);
  const time = row.toronto_time;
  return {
    ...{ id: row.id, at: row.created_at, kind: 'call' },
    title: interpolate(words.call, { call: nameCall(rules, row.kind), date, time }),
    ...{ text: row.cancel_reason ?? '', href: `/admin/bookings/${row.id}` },
    status: row.outcome ? bookingsWords.outcomes[row.outcome] : bookingsWords.status[row.status],
  };
}

function describeEmail(row: OutboxRow, secrets: AppContext['settings']['secrets']): Turn {
  const isReply = row.template === 'owner-reply';
  return {
    ...{ id: row.id, at: row.created_at, kind: isReply ? 'reply' : 'email' },
    title: isReply ? '' : nameMail(row.template),
    text: isReply ? replyText(row, secrets) : '',
    href: `/admin/mail/${row.id}`,
    delivery: {
      state: row.state,
      isBounced: row.bounced === 1,
      answer: row.state === 'sent' ? '' : (row.last_response ?? ''),
    },
  };
}

function replyText(row: OutboxRow, secrets: AppContext['settings']['secrets']): string {
  const props = parseProps(secrets, row.props, emails['owner-reply'].schema);
  if (props.kind === 'unreadable') return words.textRemoved;
  const { message, quoted } = props.value;
  return quoted ? `${message}\n\n${words.quoted}` : message;
}

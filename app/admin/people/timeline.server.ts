import * as v from 'valibot';
import type { SitePath } from '#app/content-types.ts';
import { emails } from '#app/emails/catalogue.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { outcomeOf } from '#app/features/booking/call-outcome.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { nameCall } from '#app/features/booking/rules/call-kinds.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { consentRecord } from '#app/features/subscriptions/signup.content.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { parseProps } from '#app/platform/outbox/outbox.server.ts';
import { addressHash } from '#app/platform/secret-links/secret-links.server.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import type { OutboxRow, OutboxState, Submission } from '#database/schema.ts';
import { bookingsWords } from '../bookings/bookings.content.ts';
import { nameList } from '../newsletter/list-name.server.ts';
import { listsWords } from '../newsletter/lists.content.ts';
import { listAssignments } from '../users/assignment.queries.server.ts';
import { assignmentWords } from '../users/users.content.ts';
import { timelineWords as words } from './people.content.ts';
import { findPerson, listEmailsTo } from './people.queries.server.ts';
import type { Person } from './people.server.ts';

/** One thing about a person: what somebody wrote, a call, or an email with its delivery. */
export type Turn = {
  id: string;
  at: string;
  kind: keyof typeof words.kinds;
  title: string;
  text?: string;
  href?: SitePath | undefined;
  status?: string;
  /** For an email: how its delivery stands. */
  delivery?: { state: OutboxState; isBounced: boolean; answer: string };
};

/**
 * The emails to one person: none of lists, whose address has to confirm them, and none to the owner
 * or the team. A correction redirects only these: a person with the address of a colleague must not
 * get what was meant for the colleague.
 */
export const personalTemplates: readonly string[] = Object.entries(emails)
  .filter(([name, { audience }]) => audience === 'visitor' && !isOfList(name))
  .map(([name]) => name);

function isOfList(template: string): boolean {
  return /^(newsletter|waitlist|welcome)-/.test(template);
}

type Deps = Pick<AppContext, 'db' | 'settings' | 'facts'>;

/**
 * What passed between the site and the person who sent the message, oldest first, without spam and
 * without the emails of lists and to the owner.
 */
export async function readConversation(app: Deps, { id, email }: Submission): Promise<Turn[]> {
  const address = email.toLowerCase();
  const person = await findPerson(app.db, address, addressHash(app.settings.secrets, address));
  const deliveries = await listEmailsTo(app.db, address, id);
  return describePerson(app, {
    ...person,
    submissions: person.submissions.filter((row) => row.status !== 'spam' || row.id === id),
    earlierRequests: [],
    offeredTimes: [],
    signups: [],
    consents: [],
    deliveries: deliveries.filter(({ template }) => personalTemplates.includes(template)),
  });
}

/** Everything about a person in one list, oldest first. */
export async function describePerson(app: Deps, person: Person): Promise<Turn[]> {
  const facts = app.facts();
  const rules = await readBookingRules(app);
  const dayOf = (date: string) => formatLongDate(date as CalendarDate);
  const turn = (
    { id, created_at: at }: { id: string; created_at: string },
    kind: Turn['kind'],
    title: string,
    more: Partial<Turn> = {},
  ): Turn => ({ id, at, kind, title, ...more });
  const turns = [
    ...person.submissions.map((row) =>
      turn(row, row.source === 'tool_result' ? 'tool' : 'message', nameForm(row.source), {
        text: row.message || words.noText,
        href: `/admin/inbox/${row.id}`,
      }),
    ),
    ...person.notes.map((row) => turn(row, 'note', '', { text: row.text })),
    ...person.bookings.map((row) => {
      const outcome = outcomeOf(row);
      const call = nameCall(rules, row.kind);
      const title = `${call} on ${dayOf(row.toronto_date)} at ${row.toronto_time} (Toronto)`;
      return turn(row, 'call', title, {
        text: row.cancel_reason ?? '',
        href: `/admin/bookings/${row.id}`,
        status: outcome ? bookingsWords.outcomes[outcome] : bookingsWords.status[row.status],
      });
    }),
    ...person.earlierRequests.map((row) =>
      turn(row, 'earlier', row.wanted_date ? dayOf(row.wanted_date) : words.anyEarlierTime),
    ),
    ...person.signups.map((row) =>
      turn(row, 'list', nameList(facts, row.list), { status: listsWords.status[row.status] }),
    ),
    ...person.consents.map(({ id, at, list, event, method }): Turn => {
      const { events, methods } = consentRecord;
      const how = Object.hasOwn(methods, method) ? methods[method as keyof typeof methods] : method;
      const title = `${nameList(facts, list)}: ${events[event]} (${how})`;
      return { id, at, kind: 'consent', title };
    }),
    ...person.deliveries.map((row) => describeDelivery(row, app.settings.secrets)),
    ...(await readAssignments(app, person)),
  ];
  return turns.sort(
    (a, b) =>
      a.at.localeCompare(b.at) ||
      // A receipt is queued in the same millisecond as what it answers.
      Number(a.delivery !== undefined) - Number(b.delivery !== undefined) ||
      a.id.localeCompare(b.id),
  );
}

function describeDelivery(row: OutboxRow, secrets: AppContext['settings']['secrets']): Turn {
  const isReply = row.template === 'owner-reply';
  const isMail = row.channel === 'mail';
  return {
    id: row.id,
    at: row.created_at,
    kind: isReply ? 'reply' : isMail ? 'email' : 'webhook',
    title: isReply ? '' : isMail ? nameMail(row.template) : `${row.template} (${row.recipient})`,
    text: isReply ? replyText(row, secrets) : '',
    href: isMail ? `/admin/mail?email=${row.id}` : undefined,
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

const assignedSchema = v.object({ to: v.optional(v.string(), '') });

/** To whom these messages and calls were assigned, from the audit log. */
async function readAssignments(
  { db }: Pick<AppContext, 'db'>,
  { submissions, bookings }: Pick<Person, 'submissions' | 'bookings'>,
): Promise<Turn[]> {
  const hrefs = new Map<string, SitePath>([
    ...submissions.map((row) => [row.reference, `/admin/inbox/${row.id}`] as const),
    ...bookings.map((row) => [row.id, `/admin/bookings/${row.id}`] as const),
  ]);
  const entries = await listAssignments(db, [...hrefs.keys()]);
  return entries.map(({ id, at, subject, detail, actor: by }) => {
    const stored = parseStoredJson(assignedSchema, detail);
    const name = stored.kind === 'unreadable' ? '' : stored.value.to;
    const title = interpolate(name ? assignmentWords.turn : assignmentWords.unassigned, {
      name,
      by,
    });
    return { id, at, kind: 'assigned', title, href: hrefs.get(subject) };
  });
}

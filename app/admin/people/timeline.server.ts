import type { SitePath } from '#app/content-types.ts';
import { emails } from '#app/emails/catalogue.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { outcomeOf } from '#app/features/booking/call-outcome.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { nameCall } from '#app/features/booking/rules/call-kinds.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { consentRecord } from '#app/features/subscriptions/signup.content.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { parseProps } from '#app/platform/outbox/outbox.server.ts';
import { addressHash } from '#app/platform/secret-links/secret-links.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { bookingsWords } from '../bookings/bookings.content.ts';
import { stateWords } from '../mail/mail.content.ts';
import { nameList } from '../newsletter/list-name.server.ts';
import { listsWords } from '../newsletter/lists.content.ts';
import { timelineWords } from './people.content.ts';
import { findPerson, listEmailsTo } from './people.queries.server.ts';
import { type Person, personalTemplates } from './people.server.ts';

/** One thing about a person: what somebody wrote, a call, or an email with its delivery. */
export type Turn = {
  id: string;
  at: string;
  /** Who speaks, or what happened. */
  kind: string;
  isTheirs?: boolean;
  title?: string;
  text?: string | null;
  href?: SitePath;
  status?: string;
  /** Whether its delivery failed; then the answer of the server says why. */
  isFailed?: boolean;
  answer?: string | null;
};

type Deps = Pick<AppContext, 'db' | 'settings' | 'facts'>;

/**
 * What passed between the site and the person who sent the message, oldest first, without spam and
 * without the emails of lists and to the owner.
 */
export async function readConversation(
  app: Deps,
  { id, email }: { id: string; email: string },
): Promise<Turn[]> {
  const address = email.toLowerCase();
  const person = await findPerson(app.db, address, addressHash(app.settings.secrets, address));
  const deliveries = await listEmailsTo(app.db, address, id);
  return describePerson(app, {
    ...person,
    submissions: person.submissions.filter((row) => row.status !== 'spam' || row.id === id),
    earlierRequests: [],
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
    kind: string,
    more: Partial<Turn>,
  ): Turn => ({ id, at, kind, ...more });
  const turns = [
    ...person.submissions.map((row) =>
      turn(row, row.source === 'tool_result' ? 'Tool result' : 'They wrote', {
        isTheirs: true,
        title: nameForm(row.source),
        text: row.message,
        href: `/admin/inbox/${row.id}`,
      }),
    ),
    ...person.notes.map((row) => turn(row, 'Note', { text: row.text })),
    ...person.bookings.map((row) => {
      const outcome = outcomeOf(row);
      const call = nameCall(rules, row.kind);
      return turn(row, 'Call', {
        isTheirs: true,
        title: `${call} on ${dayOf(row.toronto_date)} at ${row.toronto_time} (Toronto)`,
        text: [row.answer, row.brief, row.cancel_reason].filter(Boolean).join('\n'),
        href: `/admin/bookings/${row.id}`,
        status: outcome ? bookingsWords.outcomes[outcome] : bookingsWords.status[row.status],
      });
    }),
    ...person.earlierRequests.map((row) =>
      turn(row, 'Earlier time requested', { title: row.wanted_date ? dayOf(row.wanted_date) : '' }),
    ),
    ...person.signups.map((row) =>
      turn(row, 'List', {
        title: nameList(facts, row.list),
        status: listsWords.status[row.status],
      }),
    ),
    ...person.consents.map(({ id, at, list, event }) =>
      turn({ id, created_at: at }, 'Consent', {
        title: `${nameList(facts, list)}: ${consentRecord.events[event]}`,
      }),
    ),
    ...person.deliveries.map((row) => {
      const isFailed = row.bounced === 1 || row.state === 'failed';
      const delivery = turn(row, row.channel === 'mail' ? 'Email from the site' : 'Webhook', {
        title: nameMail(row.template),
        href: `/admin/mail?email=${row.id}`,
        status: row.bounced === 1 ? timelineWords.bounced : stateWords[row.state],
        isFailed,
        answer: row.last_response,
      });
      if (row.template !== 'owner-reply') return delivery;
      const props = parseProps(app.settings.secrets, row.props, emails['owner-reply'].schema);
      const text =
        props.kind === 'read' ? props.value.message : 'The text was deleted after 180 days.';
      return { ...delivery, kind: 'We replied', text };
    }),
  ];
  // Deliveries stay after what was sent in the same millisecond, which they answer.
  return turns.sort((a, b) => a.at.localeCompare(b.at));
}

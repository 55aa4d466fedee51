import * as v from 'valibot';
import { deleteEmailCounts } from '#app/emails/email-budget.queries.server.ts';
import { mailboxOf } from '#app/emails/email-budget.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import { ALL_MAIL, insertSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash, personHashes } from '#app/platform/secret-links/secret-links.server.ts';
import type { Settings } from '#app/platform/settings/settings.server.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';
import { insertCleanupMark } from './disk-cleanup.queries.server.ts';
import { cleanUpDisk } from './disk-cleanup.server.ts';
import {
  deleteCall,
  deletePerson,
  findPerson,
  findTraces,
  listDeliveriesMentioning,
  type Traces,
} from './people.queries.server.ts';

/** The addresses (in lower case) of people who are erased once their calls are over. */
export const laterErasuresArea = {
  key: 'later-erasures',
  schema: v.object({ emails: v.optional(v.array(v.string()), []) }),
};

/** Changes who is erased later, as part of what erases or corrects a person. */
export async function changeErasures(
  settings: Settings,
  db: Db,
  change: (emails: readonly string[]) => string[],
): Promise<void> {
  const isChanged = await settings.change(
    laterErasuresArea,
    ({ emails }) => ({ emails: [...new Set(change(emails))] }),
    db,
  );
  if (!isChanged) throw new Error('Somebody else erased or corrected a person just now.');
}

const sealedSchema = v.object({ sealed: v.string() });

/** Everything stored about one address, as complete rows. */
export type Person = Awaited<ReturnType<typeof readPerson>>;

/**
 * The address in the text, in lower case; undefined if the text is anything but one complete
 * address. Part of an address must never be enough to export or erase data.
 */
export function readPersonAddress(text: string | null | undefined): string | undefined {
  return parseEmailAddress(text?.trim() ?? '')?.address.toLowerCase();
}

/** Everything about a person: what they sent, and every delivery to them or about it. */
export async function readPerson(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  email: string,
) {
  const person = await findPerson(db, email, addressHash(settings.secrets, email));
  return { ...person, deliveries: await listDeliveriesAbout(db, tracesOf(person, email)) };
}

/** Everything about a person, in the form in which they receive it. */
export async function exportPerson(app: AppContext, email: string) {
  const { db, settings } = app;
  const { deliveries, ...person } = await readPerson(app, email);
  const { ids } = tracesOf(person, email);
  const references = [...person.submissions, ...person.bookings].map((row) => row.reference);
  return {
    ...person,
    mails: deliveries.map(({ props, lease_owner, lease_until, dedupe_key, ...mail }) => {
      const words = readProps(props);
      // Encrypted because of a secret link. The other content is in the row that it is about.
      return { ...mail, words: v.is(sealedSchema, words) ? {} : words };
    }),
    ...(await findTraces(db, addressHash(settings.secrets, email), {
      ids,
      deliveryIds: deliveries.map(({ id }) => id),
      subjects: [...ids, ...references],
    })),
  };
}

/**
 * Erases a person: deletes every row about the address, then rewrites the database. Only a keyed
 * hash in the suppression list is left, so that the address isn't emailed again by mistake. If the
 * database is too busy to be rewritten, the hourly job does it.
 */
export async function erasePerson(app: AppContext, email: string): Promise<void> {
  const { db, settings, now } = app;
  const email_hash = addressHash(settings.secrets, email);
  await db.transaction().execute(async (transaction) => {
    const traces = tracesOf(await findPerson(transaction, email, email_hash), email);
    const deliveries = await listDeliveriesAbout(transaction, traces);
    const deliveryIds = deliveries.map((row) => row.id);
    await deletePerson(transaction, traces, email_hash, deliveryIds);
    await deleteEmailCounts(transaction, { address: mailboxOf(email) });
    await insertSuppression(transaction, personHashes(settings.secrets, email), {
      scope: ALL_MAIL,
      reason: 'erased',
      created_at: now().toISOString(),
    });
    await changeErasures(settings, transaction, (emails) => emails.filter((one) => one !== email));
    await insertCleanupMark(transaction, now());
  });
  await cleanUpDisk(app);
}

/**
 * Erases a call that was entered without an email address, by which a person could be looked up: the
 * call and the emails to the owner about it. Returns false if there is no such call.
 */
export async function eraseCall(app: AppContext, id: string): Promise<boolean> {
  const { db, now } = app;
  const isErased = await db.transaction().execute(async (transaction) => {
    const deliveries = await listDeliveriesAbout(transaction, { email: id, ids: [id] });
    const ids = deliveries.map((row) => row.id);
    if (!(await deleteCall(transaction, id, ids))) return false;
    await insertCleanupMark(transaction, now());
    return true;
  });
  if (isErased) await cleanUpDisk(app);
  return isErased;
}

type SentRows = Pick<
  Awaited<ReturnType<typeof findPerson>>,
  'submissions' | 'bookings' | 'earlierRequests' | 'signups'
>;

function tracesOf(
  { submissions, bookings, earlierRequests, signups }: SentRows,
  email: string,
): Traces {
  const ids = [...submissions, ...bookings, ...earlierRequests, ...signups].map((row) => row.id);
  return { email, ids };
}

/** Emails and webhook deliveries to the person, or to anybody about what the person sent. */
async function listDeliveriesAbout(db: Db, traces: Traces): Promise<OutboxRow[]> {
  const candidates = await listDeliveriesMentioning(db, traces);
  const { email, ids } = traces;
  const known = new Set([email, ...ids.map((id) => id.toLowerCase())]);
  return candidates.filter(
    (row) =>
      row.recipient.toLowerCase() === email ||
      row.dedupe_key.split(':').some((part) => known.has(part.toLowerCase())) ||
      holdsOneOf(readProps(row.props), known),
  );
}

/** The props of an email, or none if the row is damaged: the other rows must still be exported. */
function readProps(text: string): unknown {
  const stored = parseStoredJson(v.unknown(), text);
  return stored.kind === 'read' ? stored.value : {};
}

/** The fields of an email or event that hold an address or an id: `email`, `id`, `signupId`. */
const NAMED_FIELD = /^(email|id|\w+Id)$/;

/**
 * Whether a field for an address or id is one of the texts, at any depth. Other fields don't count:
 * anybody can write somebody else's address as their name or message.
 */
function holdsOneOf(value: unknown, known: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) =>
    typeof inner === 'string'
      ? NAMED_FIELD.test(name) && known.has(inner.toLowerCase())
      : holdsOneOf(inner, known),
  );
}

import * as v from 'valibot';
import { emails } from '#app/emails/catalogue.ts';
import { deleteEmailCounts } from '#app/emails/email-budget.queries.server.ts';
import { mailboxOf } from '#app/emails/email-budget.server.ts';
import { cancelBooking } from '#app/features/booking/manage/booking-changes.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import { ALL_MAIL, insertSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash, personHashes } from '#app/platform/secret-links/secret-links.server.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import type { Db } from '#database/connect.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { cleanUpDisk, insertCleanupMark } from './disk-cleanup.queries.server.ts';
import {
  correctContact,
  deleteCall,
  deleteDeliveries,
  deletePerson,
  findPerson,
  findTraces,
  hasWaitingEmails,
  listDeliveriesMentioning,
  listUpcomingCalls,
} from './people.queries.server.ts';

const DAY_MS = 24 * 3_600_000;

type Deps = Pick<AppContext, 'db' | 'settings'>;

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
export async function readPerson({ db, settings }: Deps, email: string) {
  const person = await findPerson(db, email, addressHash(settings.secrets, email));
  return { ...person, deliveries: await listDeliveriesAbout(db, [email, ...idsOf(person)]) };
}

/** The ids of what a person sent. */
function idsOf(person: Awaited<ReturnType<typeof findPerson>>): string[] {
  const { submissions, bookings, earlierRequests, signups } = person;
  return [...submissions, ...bookings, ...earlierRequests, ...signups].map(({ id }) => id);
}

/** What the person last gave. */
export function contactOf({ submissions, bookings }: Person) {
  const rows = [...submissions, ...bookings].sort((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );
  const last = (field: 'name' | 'phone' | 'company') =>
    rows.find((row) => row[field] !== '')?.[field] ?? '';
  return { name: last('name'), phone: last('phone'), company: last('company') };
}

/** Columns that no person receives: hashes, and how a delivery is worked through. */
const INTERNAL = /_hash$|^lease_|^dedupe_key$/;

/** Everything about a person, in the form in which they receive it. */
export async function exportPerson(app: AppContext, email: string) {
  const { db, settings } = app;
  const { deliveries, ...person } = await readPerson(app, email);
  const ids = idsOf(person);
  const references = [...person.submissions, ...person.bookings].map((row) => row.reference);
  const parts: Record<string, object[]> = {
    ...person,
    // What is encrypted because of a secret link is left out.
    mails: deliveries.map((mail) => ({ ...mail, props: mail.props.replace(/^{"sealed".*/, '') })),
    ...(await findTraces(db, addressHash(settings.secrets, email), {
      ids,
      deliveryIds: deliveries.map(({ id }) => id),
      subjects: [...ids, ...references],
    })),
  };
  const shown = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !INTERNAL.test(column)));
  return Object.fromEntries(Object.entries(parts).map(([part, rows]) => [part, rows.map(shown)]));
}

/**
 * The emails to one person: none of lists, whose address has to confirm them, and none to the owner
 * or the team. A correction redirects only these: a person with the address of a colleague must not
 * get what was meant for the colleague.
 */
export const personalTemplates = Object.entries(emails)
  .filter(
    ([name, { audience }]) =>
      audience === 'visitor' && !/^(newsletter|waitlist|welcome)-/.test(name),
  )
  .map(([name]) => name);

/**
 * Corrects what is stored about an address (in lower case); a new address that is known already is
 * merged with. Fields that aren't among the changes keep their values, which may differ.
 */
export async function correctPerson(
  { db, settings, wakeOutbox }: Pick<AppContext, 'db' | 'settings' | 'wakeOutbox'>,
  email: string,
  changes: Parameters<typeof correctContact>[2],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await correctContact(transaction, email, changes, personalTemplates);
    await changeErasures({ db: transaction, settings }, (emails) =>
      emails.map((one) => (one === email ? changes.email : one)),
    );
  });
  wakeOutbox();
}

/**
 * Erases a person: deletes every row about the address, then rewrites the database. Only a keyed
 * hash in the suppression list is left, so that the address isn't emailed again by mistake. If the
 * database is too busy to be rewritten, the hourly job does it.
 */
export async function erasePerson(app: AppContext, email: string): Promise<void> {
  const { settings, now } = app;
  const hash = addressHash(settings.secrets, email);
  await app.db.transaction().execute(async (db) => {
    const ids = idsOf(await findPerson(db, email, hash));
    await deleteDeliveries(db, await listDeliveriesAbout(db, [email, ...ids]));
    await deletePerson(db, email, hash, ids);
    await deleteEmailCounts(db, { address: mailboxOf(email) });
    await insertSuppression(db, personHashes(settings.secrets, email), {
      scope: ALL_MAIL,
      reason: 'erased',
      created_at: now().toISOString(),
    });
    await dropLaterErasure({ db, settings }, email);
    await insertCleanupMark(db, now());
  });
  await cleanUpDisk(app);
}

/**
 * Erases a call that was entered without an email address, by which a person could be looked up: the
 * call and the emails to the owner about it. Returns false if there is no such call.
 */
export async function eraseCall(app: AppContext, id: string): Promise<boolean> {
  const isErased = await app.db.transaction().execute(async (db) => {
    if (!(await deleteCall(db, id))) return false;
    await deleteDeliveries(db, await listDeliveriesAbout(db, [id]));
    await insertCleanupMark(db, app.now());
    return true;
  });
  if (isErased) await cleanUpDisk(app);
  return isErased;
}

/** The addresses (in lower case) of people who are erased once their calls are over. */
export const laterErasuresArea = {
  key: 'later-erasures',
  schema: v.object({ emails: v.optional(v.array(v.string()), []) }),
};

async function changeErasures(
  { db, settings }: Deps,
  change: (emails: readonly string[]) => string[],
): Promise<void> {
  const isChanged = await settings.change(
    laterErasuresArea,
    ({ emails }) => ({ emails: [...new Set(change(emails))] }),
    db,
  );
  if (!isChanged) throw new Error('Somebody else erased or corrected a person just now.');
}

export function dropLaterErasure(deps: Deps, email: string): Promise<void> {
  return changeErasures(deps, (emails) => emails.filter((one) => one !== email));
}

/**
 * Erases a person as soon as nothing needs their address any more: their calls are over, or were
 * cancelled here, and the emails about that have left.
 */
export async function eraseLater(
  app: AppContext,
  email: string,
  calls: 'cancel' | 'keep',
): Promise<void> {
  await changeErasures(app, (emails) => [...emails, email]);
  if (calls === 'keep') return;
  for (const { id } of await listUpcomingCalls(app.db, email, app.now())) {
    await cancelBooking(app, { id }, { by: 'owner' });
  }
}

/** To be called every hour: erases those who have waited long enough. */
export async function eraseWhoAreDue(app: AppContext): Promise<void> {
  const { emails } = await app.settings.get(laterErasuresArea);
  for (const email of emails) {
    const upcoming = await listUpcomingCalls(app.db, email, app.now());
    // An email that hasn't left within a day no longer delays what the person asked for.
    const since = new Date(app.now().getTime() - DAY_MS).toISOString();
    if (upcoming.length > 0 || (await hasWaitingEmails(app.db, email, since))) continue;
    await erasePerson(app, email);
    await recordAudit(app, undefined, 'privacy-erased');
  }
}

/** Emails and webhook deliveries to an address or about an id, of those in the list. */
async function listDeliveriesAbout(db: Db, texts: readonly string[]) {
  const known = new Set(texts.map((text) => text.toLowerCase()));
  return (await listDeliveriesMentioning(db, texts)).filter(
    ({ recipient, dedupe_key, props }) =>
      known.has(recipient.toLowerCase()) ||
      dedupe_key.split(':').some((part) => known.has(part.toLowerCase())) ||
      holdsOneOf(readProps(props), known),
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

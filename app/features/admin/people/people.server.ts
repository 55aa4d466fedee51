import type { AppContext } from '#app/platform/app-context.server.ts';
import { addressHash } from '#app/platform/consent/secret-links.server.ts';
import { ALL_MAIL, insertSuppression } from '#app/platform/consent/suppression.queries.server.ts';
import {
  compactDatabase,
  deletePerson,
  findPerson,
  listAttemptsOf,
  listAuditAbout,
  listDeliveriesAbout,
  listSuppressions,
  type Traces,
} from './people.queries.server.ts';

export type Person = Awaited<ReturnType<typeof findPerson>>;

/** What the timeline shows: everything that is found by the address itself. */
export async function readPerson(app: AppContext, email: string): Promise<Person> {
  const address = email.trim().toLowerCase();
  return findPerson(app.db, address, addressHash(app.settings.secrets, address));
}

/** Everything about a person, to hand over: what the timeline shows, and all that was sent about it. */
export async function readPersonPack(app: AppContext, email: string) {
  const { db, settings } = app;
  const person = await readPerson(app, email);
  const { email: address, ids } = tracesOf(person, email);
  const references = [...person.submissions, ...person.bookings].map((row) => row.reference);
  const deliveries = await listDeliveriesAbout(db, { email: address, ids });
  return {
    ...person,
    mails: deliveries.map(({ props, lease_owner, lease_until, dedupe_key, ...mail }) => {
      const words = JSON.parse(props) as Record<string, unknown>;
      // Encrypted because of the secret link in it; what it says follows from the call itself.
      return { ...mail, words: 'sealed' in words ? {} : words };
    }),
    attempts: await listAttemptsOf(
      db,
      deliveries.map((mail) => mail.id),
    ),
    suppressions: await listSuppressions(db, addressHash(settings.secrets, address)),
    audit: await listAuditAbout(db, [...ids, ...references]),
  };
}

/**
 * Erases a person: every row about the address, then the database is written anew. All that is left
 * is a keyed hash in the suppression list, so that the address is not mailed again by mistake.
 */
export async function erasePerson(app: AppContext, email: string): Promise<void> {
  const { db, settings, now } = app;
  const traces = tracesOf(await readPerson(app, email), email);
  const email_hash = addressHash(settings.secrets, traces.email);
  await db.transaction().execute(async (transaction) => {
    await deletePerson(transaction, traces, email_hash);
    await insertSuppression(transaction, {
      email_hash,
      scope: ALL_MAIL,
      reason: 'erased',
      created_at: now().toISOString(),
    });
  });
  await compactDatabase(db);
}

function tracesOf({ submissions, bookings, signups }: Person, email: string): Traces {
  const ids = [...submissions, ...bookings, ...signups].map((row) => row.id);
  return { email: email.trim().toLowerCase(), ids };
}

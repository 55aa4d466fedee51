import { addressHash } from '#app/platform/consent/secret-links.server.ts';
import { ALL_MAIL, insertSuppression } from '#app/platform/consent/suppression.queries.server.ts';
import type { Services } from '#app/platform/services.server.ts';
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
export async function readPerson(services: Services, email: string): Promise<Person> {
  const address = email.trim().toLowerCase();
  return findPerson(services.db, address, addressHash(services.settings.secrets, address));
}

/** Everything about a person, to hand over: what the timeline shows, and all that was sent about it. */
export async function readPersonPack(services: Services, email: string) {
  const { db, settings } = services;
  const person = await readPerson(services, email);
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
export async function erasePerson(services: Services, email: string): Promise<void> {
  const { db, settings, now } = services;
  const traces = tracesOf(await readPerson(services, email), email);
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

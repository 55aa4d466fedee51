import { addressHash } from '#app/platform/consent/secret-links.server.ts';
import { ALL_MAIL, insertSuppression } from '#app/platform/consent/suppression.queries.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { compactDatabase, deletePerson, findPerson } from './people.queries.server.ts';

export type Person = Awaited<ReturnType<typeof findPerson>>;

export async function readPerson(services: Services, email: string): Promise<Person> {
  const address = email.trim().toLowerCase();
  return findPerson(services.db, address, addressHash(services.settings.secrets, address));
}

/**
 * Erases a person: every row about the address, then the database file is written anew. All that is
 * left is a keyed hash in the suppression list, so that the address is not mailed again by mistake.
 */
export async function erasePerson(services: Services, email: string): Promise<void> {
  const { db, settings, now } = services;
  const address = email.trim().toLowerCase();
  const email_hash = addressHash(settings.secrets, address);
  await db.transaction().execute(async (transaction) => {
    await deletePerson(transaction, address, email_hash);
    await insertSuppression(transaction, {
      email_hash,
      scope: ALL_MAIL,
      reason: 'erased',
      created_at: now().toISOString(),
    });
  });
  await compactDatabase(db);
}

import type { Db } from '#database/connect.ts';
import type { AppContext } from '../app-context.server.ts';
import { addressHash } from '../secret-links/secret-links.server.ts';
import type { SecretBox } from '../settings/secret-box.server.ts';

/**
 * The scope of all emails that aren't a reply to the recipient: confirmations, newsletters,
 * notices.
 */
export const ALL_MAIL = 'all';

/** Whether emails of any of these scopes must not be sent to whoever has one of these hashes. */
export async function hasSuppression(
  db: Db,
  emailHashes: readonly string[],
  scopes: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('suppressions')
    .select('scope')
    .where('email_hash', 'in', [...emailHashes])
    .where('scope', 'in', [...scopes])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSuppression(
  db: Db,
  emailHashes: readonly string[],
  row: { scope: string; reason: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('suppressions')
    .values(emailHashes.map((email_hash) => ({ email_hash, ...row })))
    .onConflict((conflict) => conflict.columns(['email_hash', 'scope']).doNothing())
    .execute();
}

export async function deleteSuppression(
  db: Db,
  emailHashes: readonly string[],
  scope: string,
): Promise<void> {
  await db
    .deleteFrom('suppressions')
    .where('email_hash', 'in', [...emailHashes])
    .where('scope', '=', scope)
    .execute();
}

/** The suppression reason for an address that doesn't exist. */
const BOUNCED = 'bounced';

/**
 * Puts an address that doesn't exist (SMTP 5.1.x, RFC 3463) on the suppression list, because email
 * providers treat those who keep mailing dead addresses as spammers. Replies to what a person sends
 * us still go out: they don't check the list.
 */
export async function insertBounce(
  transaction: Db,
  secrets: SecretBox,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await insertSuppression(transaction, [addressHash(secrets, email)], {
    scope: ALL_MAIL,
    reason: BOUNCED,
    created_at: now.toISOString(),
  });
}

/** Those of the hashes whose address turned out not to exist. */
export async function listBounced(db: Db, emailHashes: readonly string[]): Promise<Set<string>> {
  if (emailHashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('suppressions')
    .select('email_hash')
    .where('email_hash', 'in', [...emailHashes])
    .where('reason', '=', BOUNCED)
    .execute();
  return new Set(rows.map((row) => row.email_hash));
}

/**
 * Lifts the suppression when the owner sends a failed email again: all emails may be sent to the
 * address.
 */
export async function forgetBounce(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  email: string,
): Promise<void> {
  await db
    .deleteFrom('suppressions')
    .where('email_hash', '=', addressHash(settings.secrets, email))
    .where('reason', '=', BOUNCED)
    .execute();
}

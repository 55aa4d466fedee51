import type { AppContext } from '../app-context.server.ts';
import { addressHash } from '../secret-links/secret-links.server.ts';
import type { SecretBox } from '../settings/secret-box.server.ts';
import type { OnBounced } from './handle-row.server.ts';
import { ALL_MAIL, deleteSuppressionFor, insertSuppression } from './suppression.queries.server.ts';

/** The suppression reason for an address that doesn't exist. */
export const BOUNCED = 'bounced';

/**
 * Puts an address that doesn't exist (SMTP 5.1.x, RFC 3463) on the suppression list, because email
 * providers treat those who keep mailing dead addresses as spammers. Replies to what a person sends
 * us still go out: they don't check the list.
 */
export function createBounceRecorder(secrets: SecretBox): OnBounced {
  return async (transaction, row, now) => {
    await insertSuppression(transaction, [addressHash(secrets, row.recipient)], {
      scope: ALL_MAIL,
      reason: BOUNCED,
      created_at: now.toISOString(),
    });
  };
}

/**
 * Lifts the suppression when the owner sends a failed email again: all emails may be sent to the
 * address.
 */
export async function forgetBounce(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  email: string,
): Promise<void> {
  await deleteSuppressionFor(db, addressHash(settings.secrets, email), BOUNCED);
}

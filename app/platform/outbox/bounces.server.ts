import type { AppContext } from '../app-context.server.ts';
import { addressHash } from '../secret-links/secret-links.server.ts';
import type { SecretBox } from '../settings/secret-box.server.ts';
import type { OnBounced } from './handle-row.server.ts';
import { ALL_MAIL, deleteSuppressionFor, insertSuppression } from './suppression.queries.server.ts';

/** Why an address that does not exist is on the suppression list. */
export const BOUNCED = 'bounced';

/**
 * Puts an address that does not exist on the suppression list (SMTP 5.1.x, RFC 3463): newsletters
 * that keep going to dead addresses are taken for spam. Answers to what somebody sends us still go
 * out, since those don't ask the list.
 */
export function createBounceRecorder(secrets: SecretBox): OnBounced {
  return async (transaction, row, now) => {
    await insertSuppression(transaction, {
      email_hash: addressHash(secrets, row.recipient),
      scope: ALL_MAIL,
      reason: BOUNCED,
      created_at: now.toISOString(),
    });
  };
}

/** The owner knows better, or has corrected the address: it may get every kind of email again. */
export async function forgetBounce(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  email: string,
): Promise<void> {
  await deleteSuppressionFor(db, addressHash(settings.secrets, email), BOUNCED);
}

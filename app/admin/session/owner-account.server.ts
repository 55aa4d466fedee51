import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { randomToken } from '#app/platform/ids.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { deleteSessionsOf } from './session.queries.server.ts';

/** The id of the owner's account. Every other account is a row of `admin_users`. */
export const OWNER_ID = 'owner';

const text = v.optional(v.string(), '');

const ownerAccountSchema = v.object({
  passwordHash: text,
  /** Hash of the last ADMIN_PASSWORD that was adopted. A new value there replaces the password. */
  environmentHash: text,
  /** When a generated password expires (ISO-8601); empty if the owner chose the password. */
  initialUntil: text,
  /** The sealed secret of the authenticator app; empty while two-factor authentication is off. */
  totpSealed: text,
  /** The owner's name, shown to the team. */
  name: text,
});

export const ownerAccountArea = {
  key: 'owner-account',
  schema: ownerAccountSchema,
} satisfies SettingArea<typeof ownerAccountSchema>;

/** How long a generated password is valid. */
const INITIAL_PASSWORD_MS = 7 * 24 * 3_600_000;

/**
 * Makes sure at the start of the server that there is a password: ADMIN_PASSWORD if it is set and
 * has changed since it was last adopted, else a generated one if there is none or it has expired.
 * Returns the generated password, of which only the hash is stored.
 */
export async function prepareOwnerPassword(app: AppContext) {
  const { db, settings, config } = app;
  const now = app.now();
  const wanted = config.adminPassword;
  const account = await settings.get(ownerAccountArea);
  const hasPassword = ({ passwordHash, initialUntil }: typeof account) =>
    passwordHash !== '' && (initialUntil === '' || initialUntil > now.toISOString());
  const isReady = wanted
    ? await verifyPassword(wanted, account.environmentHash)
    : hasPassword(account);
  if (isReady) return undefined;
  const password = wanted ?? randomToken();
  const passwordHash = await hashPassword(password);
  const initialUntil = new Date(now.getTime() + INITIAL_PASSWORD_MS).toISOString();
  const isStored = await db.transaction().execute(async (transaction) => {
    const isChanged = await settings.change(
      ownerAccountArea,
      (stored) => {
        if (wanted) {
          return { ...stored, passwordHash, environmentHash: passwordHash, initialUntil: '' };
        }
        // If two processes start at once, only one of them stores its password and shows it.
        return hasPassword(stored) ? undefined : { ...stored, passwordHash, initialUntil };
      },
      transaction,
    );
    if (isChanged) await deleteSessionsOf(transaction, OWNER_ID);
    return isChanged;
  });
  return isStored && !wanted ? password : undefined;
}

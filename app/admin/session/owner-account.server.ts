import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { randomToken } from '#app/platform/ids.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import { isWeakPassword } from './new-password.ts';
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
  /** A sealed secret that no code has confirmed yet. */
  totpPendingSealed: text,
  /** The owner's name, shown to the team. */
  name: text,
  /** Whether an email says that something was assigned to the owner. */
  emailsAssignments: v.optional(v.boolean(), false),
});

export const ownerAccountArea = {
  key: 'owner-account',
  schema: ownerAccountSchema,
} satisfies SettingArea<typeof ownerAccountSchema>;

export type OwnerAccount = v.InferOutput<typeof ownerAccountSchema>;

/** How long a generated password is valid. */
const INITIAL_PASSWORD_MS = 7 * 24 * 3_600_000;

/**
 * Makes sure at the start of the server that there is a password: ADMIN_PASSWORD if it is set and
 * has changed since it was last adopted, else a generated one if there is none or it has expired.
 * Returns the generated password, of which only the hash is stored.
 */
export async function prepareOwnerPassword(app: AppContext): Promise<string | undefined> {
  const { settings, config, now } = app;
  const account = await settings.get(ownerAccountArea);
  const wanted = config.adminPassword;
  if (wanted) {
    const isKnown =
      account.environmentHash !== '' && (await verifyPassword(wanted, account.environmentHash));
    if (isKnown) return undefined;
    if (isWeakPassword(app.facts(), wanted)) {
      const advice = 'ADMIN_PASSWORD is short or common: use four unrelated words';
      app.log.warn('admin.weak-password', { advice });
    }
    const hash = await hashPassword(wanted);
    const chosen = { passwordHash: hash, environmentHash: hash, initialUntil: '' };
    await storePassword(app, (stored) => ({ ...stored, ...chosen }));
    return undefined;
  }
  const needsPassword = ({ passwordHash, initialUntil }: OwnerAccount) =>
    !passwordHash || (initialUntil !== '' && initialUntil <= now().toISOString());
  if (!needsPassword(account)) return undefined;
  const generated = randomToken();
  const made = {
    passwordHash: await hashPassword(generated),
    initialUntil: new Date(now().getTime() + INITIAL_PASSWORD_MS).toISOString(),
  };
  // If two processes start at once, only one of them stores its password and shows it.
  const isStored = await storePassword(app, (stored) =>
    needsPassword(stored) ? { ...stored, ...made } : undefined,
  );
  return isStored ? generated : undefined;
}

function storePassword(
  { db, settings }: AppContext,
  change: (stored: OwnerAccount) => OwnerAccount | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isChanged = await settings.change(ownerAccountArea, change, transaction);
    if (isChanged) await deleteSessionsOf(transaction, OWNER_ID);
    return isChanged;
  });
}

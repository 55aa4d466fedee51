import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { randomToken } from '#app/platform/ids.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import { isWeakPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { deleteAllSessions } from './session.queries.server.ts';

const text = v.optional(v.string(), '');

const ownerAccountSchema = v.object({
  passwordHash: text,
  /** Hash of the ADMIN_PASSWORD that was taken over last: a new value there replaces the password. */
  environmentHash: text,
  /** Until when a password that the site made itself is good (ISO); empty for one that somebody chose. */
  initialUntil: text,
  /** Secret of the authenticator app, sealed; empty while two-factor authentication is off. */
  totpSealed: text,
  /** A secret that waits for its first code. */
  totpPendingSealed: text,
});

export const ownerAccountArea = {
  key: 'owner-account',
  schema: ownerAccountSchema,
} satisfies SettingArea<typeof ownerAccountSchema>;

export type OwnerAccount = v.InferOutput<typeof ownerAccountSchema>;

/** How long a password that the site made may wait for its first use. */
const INITIAL_PASSWORD_MS = 7 * 24 * 3_600_000;

/** Whether the password was made by the site: it opens the change of the password and nothing else. */
export function isInitialPassword({ initialUntil }: OwnerAccount): boolean {
  return initialUntil !== '';
}

/** Whether the password was made by the site too long ago: the next start makes another one. */
export function isInitialExpired({ initialUntil }: OwnerAccount, now: Date): boolean {
  return initialUntil !== '' && initialUntil <= now.toISOString();
}

/**
 * Sees to it that there is a password, at the start of the server: ADMIN_PASSWORD where it is set
 * (again, when it has changed since the last start), else a strong one made once. Returns the made
 * one, which is stored nowhere but as a hash.
 */
export async function prepareOwnerPassword(app: AppContext): Promise<string | undefined> {
  const { settings, config } = app;
  const account = await settings.get(ownerAccountArea);
  const wanted = config.adminPassword;
  if (wanted) {
    const isKnown =
      account.environmentHash !== '' && (await verifyPassword(wanted, account.environmentHash));
    if (isKnown) return undefined;
    if (isWeakPassword(wanted)) {
      const advice = 'ADMIN_PASSWORD is short or common: use four unrelated words';
      app.log.warn('admin.weak-password', { advice });
    }
    const hash = await hashPassword(wanted);
    const chosen = { passwordHash: hash, environmentHash: hash, initialUntil: '' };
    await storePassword(app, { ...account, ...chosen });
    return undefined;
  }
  const time = app.now();
  if (account.passwordHash && !isInitialExpired(account, time)) return undefined;
  const generated = randomToken();
  const initialUntil = new Date(time.getTime() + INITIAL_PASSWORD_MS).toISOString();
  const first = { ...account, passwordHash: await hashPassword(generated), initialUntil };
  if (account.passwordHash) {
    await storePassword(app, first);
    return generated;
  }
  // Of two processes that start together on an empty database one stores its password and shows it.
  return (await settings.setFirst(ownerAccountArea, first)) ? generated : undefined;
}

/** Stores a new password and ends every session, the present one included. */
export async function changePassword(app: AppContext, password: string): Promise<void> {
  const account = await app.settings.get(ownerAccountArea);
  const passwordHash = await hashPassword(password);
  await storePassword(app, { ...account, passwordHash, initialUntil: '' });
}

async function storePassword(app: AppContext, account: OwnerAccount): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    await app.settings.set(ownerAccountArea, account, transaction);
    await deleteAllSessions(transaction);
  });
}

import * as v from 'valibot';
import { randomToken } from '#app/platform/ids.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { deleteAllSessions } from './session.queries.server.ts';

const text = v.optional(v.string(), '');

const ownerAccountSchema = v.object({
  passwordHash: text,
  /** Hash of the ADMIN_PASSWORD that was taken over last: a new value there replaces the password. */
  environmentHash: text,
  /** Secret of the second step, sealed; empty while it is off. */
  totpSealed: text,
  /** A secret that waits for its first code. */
  totpPendingSealed: text,
});

export const ownerAccountArea = {
  key: 'owner-account',
  schema: ownerAccountSchema,
} satisfies SettingArea<typeof ownerAccountSchema>;

export type OwnerAccount = v.InferOutput<typeof ownerAccountSchema>;

/**
 * Sees to it that there is a password, at the start of the server: ADMIN_PASSWORD where it is set
 * (again, when it has changed since the last start), else a strong one made once. Returns the made
 * one, which is stored nowhere but as a hash.
 */
export async function prepareOwnerPassword(services: Services): Promise<string | undefined> {
  const { settings, config } = services;
  const account = await settings.get(ownerAccountArea);
  const wanted = config.adminPassword;
  if (wanted) {
    const isKnown =
      account.environmentHash !== '' && (await verifyPassword(wanted, account.environmentHash));
    if (isKnown) return undefined;
    const hash = await hashPassword(wanted);
    await storePassword(services, { ...account, passwordHash: hash, environmentHash: hash });
    return undefined;
  }
  if (account.passwordHash) return undefined;
  const generated = randomToken();
  await storePassword(services, { ...account, passwordHash: await hashPassword(generated) });
  return generated;
}

/** Stores a new password and ends every session, the present one included. */
export async function changePassword(services: Services, password: string): Promise<void> {
  const account = await services.settings.get(ownerAccountArea);
  await storePassword(services, { ...account, passwordHash: await hashPassword(password) });
}

async function storePassword(services: Services, account: OwnerAccount): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await services.settings.set(ownerAccountArea, account, transaction);
    await deleteAllSessions(transaction);
  });
}

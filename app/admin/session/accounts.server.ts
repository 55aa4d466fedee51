import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import type { Db } from '#database/connect.ts';
import { deleteLinksOf } from '../users/users.queries.server.ts';
import {
  type ActiveMember,
  findActiveMember,
  listActiveMembers,
  updateActiveMember,
} from './accounts.queries.server.ts';
import { OWNER_ID, ownerAccountArea } from './owner-account.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { securityWords } from './security.content.ts';
import { deleteSessionsOf } from './session.queries.server.ts';

/** Somebody who can log in: an active team member, or the owner, whose email is empty. */
export type Account = ActiveMember & {
  /** When the password that the site made expires (ISO-8601); empty if the owner chose their own. */
  initialUntil?: string;
};

type Deps = Pick<AppContext, 'db' | 'settings'>;

/** The account with this id; undefined if it was removed, suspended, or not yet accepted. */
export async function findAccount(
  { db, settings }: Deps,
  id: string,
): Promise<Account | undefined> {
  if (id !== OWNER_ID) return findActiveMember(db, id);
  const { environmentHash, ...account } = await settings.get(ownerAccountArea);
  return { ...account, id, name: account.name || securityWords.owner, email: '', role: 'owner' };
}

/** Like {@link findAccount}; throws if there is no such account. */
export async function readAccount(app: Deps, id: string) {
  const account = await findAccount(app, id);
  if (!account) throw new Error('This account was removed or suspended.');
  return account;
}

/** The names of everybody who can log in, by the id of their account: the owner's first. */
export async function listNames(app: Deps) {
  const owner = await readAccount(app, OWNER_ID);
  const members = await listActiveMembers(app.db);
  return new Map([owner, ...members].map(({ id, name }) => [id, name]));
}

/** Who acts, for a sentence in an email; empty for an owner who hasn't entered a name. */
export function actorName({ actor }: Pick<RequestInfo, 'actor'>) {
  return actor && actor.name !== securityWords.owner ? actor.name : '';
}

/** Where a person gets email: their own address, or else the one for notifications. */
export async function addressOf(app: AppContext, account: Account) {
  return account.email || (await app.readMailSettings()).to;
}

/**
 * Changes an account; `alsoDo` runs in the same transaction, until whose end nobody else can change
 * it. Throws if its password or two-factor authentication was changed, or it was suspended, since it
 * was read: what was checked then doesn't hold any more.
 */
export async function changeAccount(
  { db, settings }: Deps,
  account: Account,
  changes: Partial<Account>,
  alsoDo?: (transaction: Db) => Promise<unknown>,
) {
  const { id, passwordHash, totpSealed } = account;
  await db.transaction().execute(async (transaction) => {
    const isChanged =
      id === OWNER_ID
        ? await settings.change(
            ownerAccountArea,
            (stored) =>
              stored.passwordHash === passwordHash && stored.totpSealed === totpSealed
                ? { ...stored, ...changes }
                : undefined,
            transaction,
          )
        : await updateActiveMember(transaction, { ...account, ...changes }, account);
    if (!isChanged) throw new Error('The account was changed at the same time.');
    await alsoDo?.(transaction);
  });
}

/** Stores a new password and ends every session of the account, including the current one. */
export async function changePassword(app: Deps, account: Account, password: string) {
  const passwordHash = await hashPassword(password);
  await changeAccount(app, account, { passwordHash, initialUntil: '' }, async (transaction) => {
    await deleteSessionsOf(transaction, account.id);
    await deleteLinksOf(transaction, account.id);
  });
}

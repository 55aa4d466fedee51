import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import type { Db } from '#database/connect.ts';
import type { AdminUser, Role } from '#database/schema.ts';
import { deleteLinksOf, findMember, listMembers } from '../users/users.queries.server.ts';
import { findActiveMemberByEmail, lockMember, updateMember } from './accounts.queries.server.ts';
import { OWNER_ID, type OwnerAccount, ownerAccountArea } from './owner-account.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { securityWords } from './security.content.ts';
import { deleteSessionsOf } from './session.queries.server.ts';

/** Somebody who can log in: the owner, or an active team member. */
export type Account = {
  id: string;
  name: string;
  /** Empty for the owner, who logs in with the password alone. */
  email: string;
  role: Role;
  passwordHash: string;
  totpSealed: string;
  totpPendingSealed: string;
  /** When the password that the site made expires (ISO-8601); empty if they chose their own. */
  initialUntil: string;
  /** Whether an email says that something was assigned to them. */
  emailsAssignments: boolean;
};

type Deps = Pick<AppContext, 'db' | 'settings'>;
type Changes = Partial<Omit<Account, 'id' | 'email' | 'role'>>;

/** The account with this id; undefined if it was removed, suspended, or not yet accepted. */
export async function findAccount(
  { db, settings }: Deps,
  id: string,
): Promise<Account | undefined> {
  if (id === OWNER_ID) return ownersAccount(await settings.get(ownerAccountArea));
  const member = await findMember(db, id);
  return member?.status === 'active' ? membersAccount(member) : undefined;
}

/** Like {@link findAccount}; throws if there is no such account. */
export async function readAccount(app: Deps, id: string): Promise<Account> {
  const account = await findAccount(app, id);
  if (!account) throw new Error('This account was removed or suspended.');
  return account;
}

/** The team member who logs in with this address, in whatever case. */
export async function findAccountByEmail(
  { db }: Pick<Deps, 'db'>,
  email: string,
): Promise<Account | undefined> {
  const member = await findActiveMemberByEmail(db, email);
  return member && membersAccount(member);
}

/** Everybody who can log in: the owner first, then the others by name. */
export async function listAccounts(app: Deps): Promise<Account[]> {
  const owner = ownersAccount(await app.settings.get(ownerAccountArea));
  const members = await listMembers(app.db);
  return [owner, ...members.filter(({ status }) => status === 'active').map(membersAccount)];
}

/** The names of everybody who can log in, by the id of their account. */
export async function listNames(app: Deps): Promise<Map<string, string>> {
  return new Map((await listAccounts(app)).map(({ id, name }) => [id, name]));
}

/** Who acts, for a sentence in an email; empty for an owner who hasn't entered a name. */
export function actorName({ actor }: Pick<RequestInfo, 'actor'>): string {
  return actor && actor.name !== securityWords.owner ? actor.name : '';
}

/** Where a person gets email: their own address, or else the one for notifications. */
export async function addressOf(app: AppContext, account: Account | undefined): Promise<string> {
  return account?.email || (await app.readMailSettings()).to;
}

/** Changes an account; `alsoDo` runs in the same transaction. */
export async function changeAccount(
  { db, settings }: Deps,
  id: string,
  changes: Changes,
  alsoDo?: (transaction: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isChanged =
      id === OWNER_ID
        ? await settings.change(
            ownerAccountArea,
            (account) => ({ ...account, ...changes }),
            transaction,
          )
        : await updateMember(transaction, id, rowOf(changes));
    if (!isChanged) throw new Error('The account was changed at the same time.');
    await alsoDo?.(transaction);
  });
}

/**
 * Whether the credentials that were checked are still valid: since the account was read, its
 * password and two-factor authentication have not changed and it has not been suspended. Blocks
 * such changes until the transaction ends, so that they also end a session opened in it.
 */
export async function isUnchanged(
  transaction: Db,
  { settings }: Pick<Deps, 'settings'>,
  { id, passwordHash, totpSealed }: Account,
): Promise<boolean> {
  if (id !== OWNER_ID) return lockMember(transaction, { id, passwordHash, totpSealed });
  return settings.change(
    ownerAccountArea,
    (stored) =>
      stored.passwordHash === passwordHash && stored.totpSealed === totpSealed ? stored : undefined,
    transaction,
  );
}

/** Stores a new password and ends every session of the account, including the current one. */
export async function changePassword(app: Deps, id: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await changeAccount(app, id, { passwordHash, initialUntil: '' }, async (transaction) => {
    await deleteSessionsOf(transaction, id);
    await deleteLinksOf(transaction, id);
  });
}

function ownersAccount(stored: OwnerAccount): Account {
  const { environmentHash, ...account } = stored;
  return {
    ...account,
    id: OWNER_ID,
    name: stored.name || securityWords.owner,
    email: '',
    role: 'owner',
  };
}

function membersAccount({ id, name, email, role, ...member }: AdminUser): Account {
  return {
    id,
    name,
    email,
    role,
    passwordHash: member.password_hash,
    totpSealed: member.totp_sealed,
    totpPendingSealed: member.totp_pending_sealed,
    initialUntil: '',
    emailsAssignments: member.emails_assignments === 1,
  };
}

/** What isn't changed is undefined, which the query leaves out. */
function rowOf({ emailsAssignments, ...changes }: Changes): Partial<AdminUser> {
  return {
    name: changes.name,
    password_hash: changes.passwordHash,
    totp_sealed: changes.totpSealed,
    totp_pending_sealed: changes.totpPendingSealed,
    emails_assignments: emailsAssignments === undefined ? undefined : Number(emailsAssignments),
  };
}

import { endFeed } from '#app/features/booking/feed/calendar-feed.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { newId } from '#app/platform/ids.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import type { Db } from '#database/connect.ts';
import type { AdminUser, AdminUserLink } from '#database/schema.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { updateMember } from '../session/accounts.queries.server.ts';
import { deleteSessionsOf } from '../session/session.queries.server.ts';
import { stopTwoFactor } from '../session/two-factor.server.ts';
import { actorName } from './actor-name.ts';
import { addressOf, createLink, emailLink } from './password-link.server.ts';
import { usersWords as words } from './users.content.ts';
import {
  deleteLinksOf,
  deleteMember,
  endWebhooksOf,
  findFeedMaker,
  insertMember,
} from './users.queries.server.ts';

/** A link that was emailed, or that the owner has to pass on: then with its address. */
type LinkOutcome = { name: string; url: string; isEmailed: boolean; expiresAt: string };
type Person = Pick<AdminUser, 'name' | 'email' | 'role'>;

/**
 * Invites a person: the link is emailed if email works, and shown otherwise. Undefined if somebody
 * has this address already.
 */
export async function invite(
  app: AppContext,
  info: RequestInfo,
  person: Person,
): Promise<LinkOutcome | undefined> {
  const isEmailed = await canEmailNow(app);
  const now = app.now();
  const member: AdminUser = {
    ...person,
    id: newId(now),
    status: 'invited',
    emails_assignments: 1,
    password_hash: '',
    totp_sealed: '',
    totp_pending_sealed: '',
    created_at: now.toISOString(),
  };
  const link = await app.db.transaction().execute(async (transaction) => {
    if (!(await insertMember(transaction, member))) return undefined;
    const made = await createLink(transaction, app, member.id, 'invitation');
    if (isEmailed) await emailLink(transaction, app, made, person, actorName(info));
    const { name, role } = person;
    await recordAudit(app, info, 'team-invited', member.id, { name, role }, transaction);
    return made;
  });
  if (!link) return undefined;
  app.wakeOutbox();
  return outcome(app, person, link, isEmailed);
}

/**
 * Makes a new link for a person, to be passed on by the owner: the invitation again, or one for a
 * new password. The links before it stop working.
 */
export async function renewLink(
  app: AppContext,
  info: RequestInfo,
  member: AdminUser,
): Promise<LinkOutcome> {
  const purpose = member.status === 'invited' ? 'invitation' : 'new-password';
  const link = await app.db.transaction().execute(async (transaction) => {
    const action = purpose === 'invitation' ? 'team-link' : 'team-password-link';
    await recordAudit(app, info, action, member.id, { name: member.name }, transaction);
    await deleteLinksOf(transaction, member.id);
    return createLink(transaction, app, member.id, purpose);
  });
  return outcome(app, member, link, false);
}

/** Changes name, email or role. Returns false if somebody else has this address. */
export async function changeMember(
  app: AppContext,
  info: RequestInfo,
  member: AdminUser,
  { name, email, role }: Person,
): Promise<boolean> {
  try {
    await app.db.transaction().execute(async (transaction) => {
      await updateMember(transaction, member.id, { name, email, role });
      // A link that went to the former address must not work any more.
      if (email !== member.email) await deleteLinksOf(transaction, member.id);
      if (role !== 'owner') await endLastingAccess(transaction, app, member);
      await recordAudit(app, info, 'team-changed', member.id, { name, role }, transaction);
    });
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Keeps a person out, or lets them in again; their sessions and links end at once. */
export async function setSuspended(
  app: AppContext,
  info: RequestInfo,
  member: AdminUser,
  isSuspended: boolean,
): Promise<void> {
  const status = isSuspended ? 'suspended' : member.password_hash ? 'active' : 'invited';
  await app.db.transaction().execute(async (transaction) => {
    await updateMember(transaction, member.id, { status });
    await deleteSessionsOf(transaction, member.id);
    await deleteLinksOf(transaction, member.id);
    if (isSuspended) await endLastingAccess(transaction, app, member);
    const action = isSuspended ? 'team-suspended' : 'team-resumed';
    await recordAudit(app, info, action, member.id, { name: member.name }, transaction);
  });
}

/** Removes a person; what is assigned to them is assigned to nobody. */
export async function removeMember(
  app: AppContext,
  info: RequestInfo,
  member: AdminUser,
): Promise<void> {
  const { id, name } = member;
  await app.db.transaction().execute(async (transaction) => {
    await endLastingAccess(transaction, app, member);
    await deleteMember(transaction, id);
    await recordAudit(app, info, 'team-removed', id, { name }, transaction);
  });
}

/**
 * Ends what a person set up that goes on reading without a login: the calendar address for good, and
 * their webhooks until an owner turns them on again.
 */
async function endLastingAccess(
  transaction: Db,
  app: AppContext,
  { id, name }: AdminUser,
): Promise<void> {
  if ((await findFeedMaker(transaction)) === id) await endFeed(app, transaction);
  await endWebhooksOf(transaction, id, interpolate(words.webhookOff, { name }));
}

/** Turns two-factor authentication off for a person who lost phone and codes, and logs them out. */
export async function resetTwoFactorOf(
  app: AppContext,
  info: RequestInfo,
  { id, name }: AdminUser,
): Promise<void> {
  await stopTwoFactor(app, id);
  await deleteSessionsOf(app.db, id);
  await recordAudit(app, info, 'team-two-factor-reset', id, { name });
}

function outcome(
  app: AppContext,
  { name }: Person,
  link: AdminUserLink,
  isEmailed: boolean,
): LinkOutcome {
  const url = isEmailed ? '' : addressOf(app, link);
  return { name, url, isEmailed, expiresAt: link.expires_at };
}

/** Whether a unique index refused the row, which SQLite and Postgres (SQLSTATE 23505) report differently. */
function isDuplicate(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === '23505' || /unique constraint/i.test(message);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { createRateLimiter } from '#app/platform/forms/rate-limit.server.ts';
import { newId } from '#app/platform/ids.ts';
import { PRIORITY } from '#app/platform/outbox/delivery.ts';
import {
  hashToken,
  secretToken,
  secretTokenHash,
} from '#app/platform/secret-links/secret-links.server.ts';
import type { Db } from '#database/connect.ts';
import type { AdminUser, AdminUserLink, OutboxRow } from '#database/schema.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { personOf } from '../session/account-check.server.ts';
import { findActiveMemberByEmail } from '../session/accounts.queries.server.ts';
import { hashPassword } from '../session/password-hash.server.ts';
import { deleteSessionsOf } from '../session/session.queries.server.ts';
import {
  deleteLinksOf,
  findLink,
  insertLink,
  takeLink,
  updateMember,
} from './users.queries.server.ts';

const HOUR_MS = 3_600_000;
const LIFETIME_MS = { invitation: 72 * HOUR_MS, 'new-password': HOUR_MS / 2 } as const;
/** How often one network may ask in an hour, for any addresses. */
const REQUESTS_PER_NETWORK = 10;
/** Links that one address gets in an hour. All of them go to the person, whoever asks. */
const LINKS_PER_ADDRESS = 6;
/** Several times as long as either outcome takes (9 and 16 ms). */
const EVEN_MS = 100;

/**
 * Makes a link with which a person chooses a password. They may have others. It is emailed to them,
 * in the name of who invited them, if `by` is given.
 */
export async function createLink(
  transaction: Db,
  { settings, now }: AppContext,
  { id: member_id, name, email }: Pick<AdminUser, 'id' | 'name' | 'email'>,
  purpose: AdminUserLink['purpose'],
  by?: string,
) {
  const time = now();
  const id = newId(time);
  const expiresAt = new Date(time.getTime() + LIFETIME_MS[purpose]);
  const link = {
    id,
    member_id,
    purpose,
    token_hash: secretTokenHash(settings.secrets, 'password', id),
    expires_at: expiresAt.toISOString(),
  };
  await insertLink(transaction, link, time.toISOString());
  if (by !== undefined) {
    await queueEmail(
      transaction,
      'team-link',
      { linkId: id, purpose, name, by },
      {
        to: email,
        now: time,
        dedupeKey: `team-link:${id}`,
        isOwnersAct: true,
        expiresAt,
        priority: PRIORITY.urgent,
      },
    );
  }
  return link;
}

/** The address of a link, to be shown once to the owner who made it. */
export function addressOf({ settings, config }: AppContext, link: AdminUserLink) {
  return `${config.siteUrl}/admin/password/${secretToken(settings.secrets, 'password', link.id)}`;
}

/**
 * Emails a link for a new password to whoever logs in with the address. Their other links still work:
 * anybody can ask, and one that the owner handed on must not stop working by it. Returns the seconds
 * to wait if this network asked too often. Neither what it returns nor how long it takes depends on
 * whether anybody has the address.
 */
export async function requestNewPassword(app: AppContext, info: RequestInfo, email: string) {
  const limiter = (name: string, limit: number) =>
    createRateLimiter(name, { limit, windowMs: HOUR_MS, now: app.now });
  const network = limiter('password-link-network', REQUESTS_PER_NETWORK);
  const address = limiter('password-link', LINKS_PER_ADDRESS);
  const queued = app.db.transaction().execute(async (transaction) => {
    const wait = await network.take(transaction, networkOf(info.ip));
    if (wait > 0) return wait;
    const isOver = (await address.take(transaction, personOf(app, email))) > 0;
    const member = await findActiveMemberByEmail(transaction, email);
    if (!member || isOver) return 0;
    const { id, name } = member;
    await createLink(transaction, app, member, 'new-password', '');
    await recordAudit(app, { ...info, actor: { id, name } }, 'password-link', id, {}, transaction);
    return 0;
  });
  const [wait] = await Promise.all([queued, sleep(EVEN_MS)]);
  app.wakeOutbox();
  return wait;
}

/** Whose link it is and what for; undefined if it doesn't work (any more). */
export async function readLink({ db, now }: AppContext, token: string) {
  const hash = hashToken(token);
  return hash && findLink(db, hash, now().toISOString());
}

/**
 * Sets the password that the holder of a link chose, ends all of the person's sessions, and uses the
 * link up. Returns false if it doesn't work (any more). Two-factor authentication stays as it is.
 */
export async function choosePassword(
  app: AppContext,
  info: RequestInfo,
  token: string,
  password: string,
) {
  const link = await readLink(app, token);
  if (!link) return false;
  const { member_id: id, name, purpose, token_hash } = link;
  const password_hash = await hashPassword(password);
  return app.db.transaction().execute(async (transaction) => {
    // Whoever suspends or removes a person deletes their links.
    if (!(await takeLink(transaction, token_hash))) return false;
    await updateMember(transaction, id, { password_hash, status: 'active' });
    await deleteLinksOf(transaction, id);
    await deleteSessionsOf(transaction, id);
    const action = purpose === 'invitation' ? 'team-joined' : 'password-reset';
    await recordAudit(app, { ...info, actor: { id, name } }, action, id, {}, transaction);
    return true;
  });
}

/**
 * Called right before an email with a link is sent. Returns undefined, which stops the email, unless
 * the link still works and belongs to the recipient: if a waiting email was redirected, it must not
 * give somebody else access to the account. Adds nothing to the email.
 */
export async function readTeamLinkFacts(
  { db, now, settings }: Pick<AppContext, 'db' | 'now' | 'settings'>,
  { dedupe_key, recipient }: Pick<OutboxRow, 'dedupe_key' | 'recipient'>,
) {
  const [, linkId = ''] = dedupe_key.split(':');
  const hash = secretTokenHash(settings.secrets, 'password', linkId);
  const link = await findLink(db, hash, now().toISOString());
  return link?.email.toLowerCase() === recipient.toLowerCase() ? {} : undefined;
}

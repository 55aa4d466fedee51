import { data } from 'react-router';
import * as v from 'valibot';
import { endFeed } from '#app/features/booking/feed/calendar-feed.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { newId } from '#app/platform/ids.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import type { Db } from '#database/connect.ts';
import type { AdminUser, AdminUserLink } from '#database/schema.ts';
import type { AuditAction } from '../audit/audit.content.ts';
import { updateMember } from '../session/accounts.queries.server.ts';
import { actorName } from '../session/accounts.server.ts';
import { mustSecureAccount, requireOwner } from '../session/guard.server.ts';
import { deleteSessionsOf, listSessions } from '../session/session.queries.server.ts';
import { stopTwoFactor } from '../session/two-factor.server.ts';
import { type AdminPost, confirm, done, refuse } from '../shell/admin-action.server.ts';
import { addressOf, createLink, emailLink } from './password-link.server.ts';
import { usersWords as words } from './users.content.ts';
import {
  deleteLinksOf,
  deleteMember,
  endWebhooksOf,
  findFeedMaker,
  findMember,
  insertMember,
  listMembers,
} from './users.queries.server.ts';

const PAGE = '/admin/security';
const { fields } = words;

/** A person's name, email and role, when they are invited and when the owner changes them. */
const personSchema = v.object({
  name: lineField(80, fields.name),
  email: v.pipe(emailField(fields.email), v.maxLength(FIELD_LIMITS.email, fields.email.invalid)),
  role: v.picklist(['staff', 'owner'], fields.role.missing),
});

/** Who else has access, as the owner sees them, and the one who is opened. */
export async function readPeople(app: AppContext, viewerId: string, openedId: string | null) {
  const sessions = await listSessions(app.db);
  const members = (await listMembers(app.db)).map((member) => ({
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    status: member.status,
    hasTwoFactor: member.totp_sealed !== '',
    isYou: member.id === viewerId,
    seenAt: sessions.find((session) => session.account_id === member.id)?.last_seen_at,
  }));
  const opened = members.find(({ id }) => id === openedId);
  if (openedId !== null && !opened) throw data(null, 404);
  return { canEmail: await canEmailNow(app), members, opened };
}

/** The guard leaves the page open until the account is secure; these forms aren't. */
const byOwner =
  <Answer>(act: (post: AdminPost) => Answer) =>
  async (post: AdminPost) => {
    requireOwner(post.context);
    if (mustSecureAccount(post.app, post.login.account)) return done(PAGE);
    return act(post);
  };

const onMember = <Answer>(act: (post: AdminPost, member: AdminUser) => Answer) =>
  byOwner(async (post) => {
    const member = await findMember(post.app.db, post.query.get('user') ?? '');
    if (!member) throw data(null, 404);
    return act(post, member);
  });

/** Nobody locks themselves out by mistake. */
const onOther = <Answer>(act: (post: AdminPost, member: AdminUser) => Answer) =>
  onMember(async (post, member) => {
    if (post.login.account.id === member.id) throw data(null, 409);
    return act(post, member);
  });

function pageOf({ id }: AdminUser): string {
  return `${PAGE}?user=${id}`;
}

/** What owners do about the people who have access. */
export const peopleActs = {
  invite: byOwner(async (post) => {
    const { app, info, values } = post;
    const parsed = v.safeParse(personSchema, values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    const unsure = await confirm(post);
    if (unsure) return unsure;
    const person = parsed.output;
    const { name, role } = person;
    // Without email, the owner passes the link on.
    const isEmailed = await canEmailNow(app);
    const now = app.now();
    const id = newId(now);
    const link = await app.db.transaction().execute(async (transaction) => {
      const isNew = await insertMember(transaction, {
        ...person,
        id,
        status: 'invited',
        emails_assignments: 1,
        password_hash: '',
        totp_sealed: '',
        totp_pending_sealed: '',
        created_at: now.toISOString(),
      });
      if (!isNew) return undefined;
      const made = await createLink(transaction, app, id, 'invitation');
      if (isEmailed) await emailLink(transaction, app, made, person, actorName(info));
      await post.audit('team-invited', id, { name, role }, transaction);
      return made;
    });
    if (!link) return refuse(post, { email: fields.email.known }, 409);
    app.wakeOutbox();
    return isEmailed ? done(PAGE, 'invited') : showLink(app, name, link);
  }),
  save: onMember(async (post, member) => {
    const { app, login } = post;
    const parsed = v.safeParse(personSchema, post.values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    const { name, email } = parsed.output;
    // Nobody takes their own role away by mistake.
    const role = login.account.id === member.id ? member.role : parsed.output.role;
    const isAccess = email !== member.email || role !== member.role;
    const unsure = isAccess ? await confirm(post) : undefined;
    if (unsure) return unsure;
    try {
      await change(post, { ...member, name }, 'team-changed', { role }, async (transaction) => {
        await updateMember(transaction, member.id, { name, email, role });
        // A link that went to the former address must not work any more.
        if (email !== member.email) await deleteLinksOf(transaction, member.id);
        if (role !== 'owner') await endLastingAccess(transaction, app, member);
      });
    } catch (error) {
      if (isDuplicate(error)) return refuse(post, { email: fields.email.known }, 409);
      throw error;
    }
    return done(pageOf(member), 'saved');
  }),
  /** The invitation again, or a link for a new password, to be passed on by the owner. */
  link: onOther(async (post, member) => {
    if (member.status === 'suspended') throw data(null, 409);
    const unsure = await confirm(post);
    if (unsure) return unsure;
    const isInvited = member.status === 'invited';
    const action = isInvited ? 'team-link' : 'team-password-link';
    const link = await change(post, member, action, {}, async (transaction) => {
      await deleteLinksOf(transaction, member.id);
      const purpose = isInvited ? 'invitation' : 'new-password';
      return createLink(transaction, post.app, member.id, purpose);
    });
    return showLink(post.app, member.name, link);
  }),
  suspend: onOther(async (post, member) => {
    await change(post, member, 'team-suspended', {}, async (transaction) => {
      await updateMember(transaction, member.id, { status: 'suspended' });
      await deleteSessionsOf(transaction, member.id);
      await deleteLinksOf(transaction, member.id);
      await endLastingAccess(transaction, post.app, member);
    });
    return done(pageOf(member), 'suspended');
  }),
  resume: onOther(async (post, member) => {
    const unsure = await confirm(post);
    if (unsure) return unsure;
    const status = member.password_hash ? 'active' : 'invited';
    await change(post, member, 'team-resumed', {}, (transaction) =>
      updateMember(transaction, member.id, { status }),
    );
    return done(pageOf(member), status === 'active' ? 'resumed' : 'resumed-invited');
  }),
  'reset-two-factor': onOther(async (post, member) => {
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await stopTwoFactor(post.app, member.id);
    await change(post, member, 'team-two-factor-reset', {}, (transaction) =>
      deleteSessionsOf(transaction, member.id),
    );
    return done(pageOf(member), 'two-factor-reset');
  }),
  /** What is assigned to them is assigned to nobody then. */
  remove: onOther(async (post, member) => {
    if (post.values.confirm !== 'on') return refuse(post, { confirm: words.confirmMissing });
    await change(post, member, 'team-removed', {}, async (transaction) => {
      await endLastingAccess(transaction, post.app, member);
      await deleteMember(transaction, member.id);
    });
    return done(PAGE, 'removed');
  }),
};

/** Changes a person in one transaction, and records it with their name. */
function change<Result>(
  { app, audit }: AdminPost,
  { id, name }: AdminUser,
  action: AuditAction,
  detail: Record<string, unknown>,
  alter: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return app.db.transaction().execute(async (transaction) => {
    const result = await alter(transaction);
    await audit(action, id, { name, ...detail }, transaction);
    return result;
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

function showLink(app: AppContext, name: string, link: AdminUserLink) {
  return data({ link: { name, url: addressOf(app, link), expiresAt: link.expires_at } });
}

/** Whether a unique index refused the row, which SQLite and Postgres (SQLSTATE 23505) report differently. */
function isDuplicate(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === '23505' || /unique constraint/i.test(message);
}

import { data } from 'react-router';
import * as v from 'valibot';
import { endFeed } from '#app/features/booking/feed/calendar-feed.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { emailField, lineField } from '#app/platform/forms/text-fields.ts';
import { newId } from '#app/platform/ids.ts';
import type { Db } from '#database/connect.ts';
import type { AdminUser, AdminUserLink } from '#database/schema.ts';
import type { AuditAction } from '../audit/audit.content.ts';
import { actorName } from '../session/accounts.server.ts';
import { mustSecureAccount, requireOwner } from '../session/guard.server.ts';
import { deleteSessionsOf } from '../session/session.queries.server.ts';
import { deleteRecoveryCodes } from '../session/two-factor.queries.server.ts';
import { type AdminPost, confirm, done, refuse } from '../shell/admin-action.server.ts';
import { addressOf, createLink } from './password-link.server.ts';
import { usersWords as words } from './users.content.ts';
import {
  deleteLinksOf,
  deleteMember,
  endWebhooksOf,
  findFeedMaker,
  findMember,
  insertMember,
  isEmailTaken,
  updateMember,
} from './users.queries.server.ts';

const PAGE = '/admin/security';
const { fields } = words;

/** A person's name, email and role, when they are invited and when an owner changes them. */
const personSchema = v.object({
  name: lineField(80, fields.name),
  email: emailField(fields.email),
  role: v.picklist(['staff', 'owner'], fields.role.missing),
});

/** What owners do about the people who have access. */
export const peopleActs = {
  async invite(post: AdminPost) {
    const { app, info } = post;
    const id = newId(app.now());
    const { typed, errors } = await readPerson(post, id);
    const person = { ...typed, id, status: 'invited' } as const;
    const invite: Change = async (transaction) => {
      await insertMember(transaction, { ...person, created_at: app.now().toISOString() });
      return createLink(transaction, app, person, 'invitation', actorName(info));
    };
    return act(post, 'team-invited', person, invite, errors);
  },
  async save(post: AdminPost) {
    const member = await findOther(post);
    const { typed, errors } = await readPerson(post, member.id);
    const { status: chosen, shown } = post.values;
    const open = member.password_hash ? 'active' : 'invited';
    let { status } = member;
    // What another owner has changed meanwhile stays.
    if (chosen !== shown) status = chosen === 'suspended' ? chosen : open;
    const change: Change = async (transaction) => {
      await updateMember(transaction, member.id, { ...typed, status });
      if (status === 'suspended') await endAccess(transaction, post.app, member);
      // A link that went to the former address must not work any more.
      if (typed.email !== member.email) await deleteLinksOf(transaction, member.id);
      if (typed.role !== 'owner') await endLastingAccess(transaction, post.app, member);
    };
    return act(post, 'team-changed', { ...member, ...typed, status }, change, errors);
  },
  /** The invitation again, or a link for a new password, to be passed on by the owner. */
  link: onOther('team-password-link', async (transaction, app, member) => {
    if (member.status === 'suspended') throw data(null, 409);
    await deleteLinksOf(transaction, member.id);
    const purpose = member.status === 'invited' ? 'invitation' : 'new-password';
    return createLink(transaction, app, member, purpose);
  }),
  'reset-two-factor': onOther('team-two-factor-reset', async (transaction, _app, { id }) => {
    await updateMember(transaction, id, { totp_sealed: '' });
    await deleteRecoveryCodes(transaction, id);
    await deleteSessionsOf(transaction, id);
  }),
  remove: onOther('team-removed', async (transaction, app, member) => {
    await endAccess(transaction, app, member);
    await deleteRecoveryCodes(transaction, member.id);
    await deleteMember(transaction, member.id);
  }),
};

type Change = (transaction: Db) => Promise<AdminUserLink | undefined>;

/** An act on somebody else. */
function onOther(
  action: AuditAction,
  change: (transaction: Db, app: AppContext, member: AdminUser) => ReturnType<Change>,
) {
  return async (post: AdminPost) => {
    const member = await findOther(post);
    return act(post, action, member, (transaction) => change(transaction, post.app, member));
  };
}

/** The person of the page. Nobody locks themselves out by mistake. */
async function findOther({ app, login, query }: AdminPost) {
  const member = await findMember(app.db, query.get('user') ?? '');
  if (!member || member.id === login.account.id) throw data(null, 404);
  return member;
}

/** What was typed about the person with this id, and what is wrong with it by field. */
async function readPerson({ app, values }: AdminPost, id: string) {
  const { success, output, issues } = v.safeParse(personSchema, values);
  const typed = output as v.InferOutput<typeof personSchema>;
  if (!success) return { typed, errors: fieldErrors(issues) };
  const isTaken = await isEmailTaken(app.db, typed.email, id);
  return { typed, errors: isTaken ? { email: fields.email.known } : {} };
}

/**
 * Does what only an owner may do whose own account is secure (the guard leaves the page open until it
 * is) and who enters their password again, in one transaction with its entry in the audit log. The
 * fields come first, so that correcting them uses up no code. Shows the link if one was made.
 */
async function act(
  post: AdminPost,
  action: AuditAction,
  { id, name, role, status }: Pick<AdminUser, 'id' | 'name' | 'role' | 'status'>,
  change: Change,
  errors: Record<string, string> = {},
) {
  const { app, context, login, audit } = post;
  requireOwner(context);
  if (mustSecureAccount(app, login.account)) return done(PAGE);
  const refused = Object.keys(errors).length > 0 ? refuse(post, errors) : await confirm(post);
  if (refused) return refused;
  const run = app.db.transaction().execute(async (transaction) => {
    const made = await change(transaction);
    await audit(action, id, { name, role, status }, transaction);
    return made;
  });
  const link = await run.catch((error) => {
    // The same form posted twice at once; SQLite and Postgres name a taken address differently.
    const isTaken = error.code === '23505' || /unique constraint/i.test(error.message);
    if (isTaken) return 'taken' as const;
    throw error;
  });
  if (link === 'taken') return refuse(post, { email: fields.email.known }, 409);
  app.wakeOutbox();
  if (!link) return done(PAGE, 'saved');
  return data({ link: { name, url: addressOf(app, link), expiresAt: link.expires_at } });
}

async function endAccess(transaction: Db, app: AppContext, member: AdminUser) {
  await deleteSessionsOf(transaction, member.id);
  await deleteLinksOf(transaction, member.id);
  await endLastingAccess(transaction, app, member);
}

/**
 * Ends what a person set up that goes on reading without a login: the calendar address for good, and
 * their webhooks until an owner turns them on again.
 */
async function endLastingAccess(transaction: Db, app: AppContext, { id, name }: AdminUser) {
  if ((await findFeedMaker(transaction)) === id) await endFeed(app, transaction);
  await endWebhooksOf(transaction, id, interpolate(words.webhookOff, { name }));
}

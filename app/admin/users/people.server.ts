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
import { addressOf, createLink, emailLink } from './password-link.server.ts';
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

type Person = v.InferOutput<typeof personSchema>;
type Typed = { person?: Person; errors: Record<string, string> };

/** What owners do about the people who have access. */
export const peopleActs = {
  async invite(post: AdminPost) {
    const { app, info, audit } = post;
    const id = newId(app.now());
    const { person, errors } = await readPerson(post, id);
    const refused = await refuseAct(post, errors);
    if (refused) return refused;
    const { name, role } = person;
    const link = await app.db.transaction().execute(async (transaction) => {
      await insertMember(transaction, { ...person, id, created_at: app.now().toISOString() });
      const made = await createLink(transaction, app, id, 'invitation');
      await emailLink(transaction, app, made, person, actorName(info));
      await audit('team-invited', id, { name, role }, transaction);
      return made;
    });
    app.wakeOutbox();
    return showLink(app, name, link);
  },
  async save(post: AdminPost) {
    const typed = await readPerson(post, post.query.get('user') ?? '');
    const { person } = typed;
    const change: Change = async (transaction, member) => {
      await updateMember(transaction, member.id, person);
      // A link that went to the former address must not work any more.
      if (person.email !== member.email) await deleteLinksOf(transaction, member.id);
      if (person.role !== 'owner') await endLastingAccess(transaction, post.app, member);
    };
    return changeOther(post, 'team-changed', change, typed);
  },
  /** The invitation again, or a link for a new password, to be passed on by the owner. */
  link: (post: AdminPost) =>
    changeOther(post, 'team-password-link', async (transaction, { id, status }) => {
      await deleteLinksOf(transaction, id);
      const purpose = status === 'invited' ? 'invitation' : 'new-password';
      return createLink(transaction, post.app, id, purpose);
    }),
  suspend: (post: AdminPost) =>
    changeOther(post, 'team-suspended', async (transaction, member) => {
      await updateMember(transaction, member.id, { status: 'suspended' });
      await endAccess(transaction, post.app, member);
    }),
  resume: (post: AdminPost) =>
    changeOther(post, 'team-resumed', async (transaction, { id, password_hash }) => {
      await updateMember(transaction, id, { status: password_hash ? 'active' : 'invited' });
    }),
  'reset-two-factor': (post: AdminPost) =>
    changeOther(post, 'team-two-factor-reset', async (transaction, { id }) => {
      await updateMember(transaction, id, { totp_sealed: '' });
      await deleteRecoveryCodes(transaction, id);
      await deleteSessionsOf(transaction, id);
    }),
  /** What is assigned to them is assigned to nobody then. */
  remove: (post: AdminPost) =>
    changeOther(post, 'team-removed', async (transaction, member) => {
      await endAccess(transaction, post.app, member);
      await deleteRecoveryCodes(transaction, member.id);
      await deleteMember(transaction, member.id);
    }),
};

/** What was typed about the person with this id, and what is wrong with it by field. */
async function readPerson({ app, values }: AdminPost, id: string) {
  const { success, output, issues } = v.safeParse(personSchema, values);
  const person = output as Person;
  if (!success) return { person, errors: fieldErrors(issues) };
  const isTaken = await isEmailTaken(app.db, person.email, id);
  return { person, errors: isTaken ? { email: fields.email.known } : {} };
}

/**
 * Refuses what only an owner may do whose own account is secure (the guard leaves the page open until
 * it is) and who enters their password again. The fields come first, so that correcting them uses up
 * no code.
 */
async function refuseAct(post: AdminPost, errors: Typed['errors']) {
  requireOwner(post.context);
  if (mustSecureAccount(post.app, post.login.account)) return done(PAGE);
  return Object.keys(errors).length > 0 ? refuse(post, errors) : confirm(post);
}

type Change = (transaction: Db, member: AdminUser) => Promise<AdminUserLink | undefined>;

/**
 * Changes somebody else, and records it with their name and role. Nobody locks themselves out by
 * mistake. Shows the link if one was made.
 */
async function changeOther(
  post: AdminPost,
  action: AuditAction,
  change: Change,
  typed: Typed = { errors: {} },
) {
  const { app, login, query, audit } = post;
  const refused = await refuseAct(post, typed.errors);
  if (refused) return refused;
  const member = await findMember(app.db, query.get('user') ?? '');
  if (!member || member.id === login.account.id) throw data(null, 404);
  const { id, name, role } = { ...member, ...typed.person };
  const link = await app.db.transaction().execute(async (transaction) => {
    const made = await change(transaction, member);
    await audit(action, id, { name, role }, transaction);
    return made;
  });
  return link ? showLink(app, name, link) : done(PAGE, 'saved');
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

function showLink(app: AppContext, name: string, link: AdminUserLink) {
  return data({ link: { name, url: addressOf(app, link), expiresAt: link.expires_at } });
}

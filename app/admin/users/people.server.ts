import { data } from 'react-router';
import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import type { AdminUser } from '#database/schema.ts';
import { mustSecureAccount, requireOwner } from '../session/guard.server.ts';
import type { listSessions } from '../session/session.queries.server.ts';
import { type AdminPost, confirm, done, refuse } from '../shell/admin-action.server.ts';
import { usersWords as words } from './users.content.ts';
import { findMember, listMembers } from './users.queries.server.ts';
import {
  changeMember,
  invite,
  removeMember,
  renewLink,
  resetTwoFactorOf,
  setSuspended,
} from './users.server.ts';

const PAGE = '/admin/security';
const { fields } = words;

/** A person's name, email and role, when they are invited and when the owner changes them. */
const personSchema = v.object({
  name: lineField(80, fields.name),
  email: v.pipe(emailField(fields.email), v.maxLength(FIELD_LIMITS.email, fields.email.invalid)),
  role: v.picklist(['staff', 'owner'], fields.role.missing),
});

/** Who else has access, as the owner sees them, and the one who is opened. */
export async function readPeople(
  app: AppContext,
  sessions: Awaited<ReturnType<typeof listSessions>>,
  viewerId: string,
  openedId: string | null,
) {
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
    if (await mustSecureAccount(post.app, post.login.account)) return done(PAGE);
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
    const parsed = v.safeParse(personSchema, post.values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    const unsure = await confirm(post);
    if (unsure) return unsure;
    const invited = await invite(post.app, post.info, parsed.output);
    if (!invited) return refuse(post, { email: fields.email.known }, 409);
    return invited.isEmailed ? done(PAGE, 'invited') : data({ link: invited });
  }),
  save: onMember(async (post, member) => {
    const { app, info, login } = post;
    const parsed = v.safeParse(personSchema, post.values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    // Nobody takes their own role away by mistake.
    const role = login.account.id === member.id ? member.role : parsed.output.role;
    const changes = { ...parsed.output, role };
    const isAccess = changes.email !== member.email || role !== member.role;
    const unsure = isAccess ? await confirm(post) : undefined;
    if (unsure) return unsure;
    if (await changeMember(app, info, member, changes)) return done(pageOf(member), 'saved');
    return refuse(post, { email: fields.email.known }, 409);
  }),
  link: onOther(async (post, member) => {
    if (member.status === 'suspended') throw data(null, 409);
    const unsure = await confirm(post);
    return unsure ?? data({ link: await renewLink(post.app, post.info, member) });
  }),
  suspend: onOther(async ({ app, info }, member) => {
    await setSuspended(app, info, member, true);
    return done(pageOf(member), 'suspended');
  }),
  resume: onOther(async (post, member) => {
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await setSuspended(post.app, post.info, member, false);
    return done(pageOf(member), member.password_hash ? 'resumed' : 'resumed-invited');
  }),
  'reset-two-factor': onOther(async (post, member) => {
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await resetTwoFactorOf(post.app, post.info, member);
    return done(pageOf(member), 'two-factor-reset');
  }),
  remove: onOther(async (post, member) => {
    if (post.values.confirm !== 'on') return refuse(post, { confirm: words.confirmMissing });
    await removeMember(post.app, post.info, member);
    return done(PAGE, 'removed');
  }),
};

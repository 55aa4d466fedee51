import { data, Form, redirect } from 'react-router';
import * as v from 'valibot';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { checkAccount } from '../session/account-check.server.ts';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/member.route.ts';
import { AccessCards } from './access-cards.tsx';
import { ConfirmFields } from './confirm-fields.tsx';
import { LinkCard } from './link-card.tsx';
import { PersonFields } from './person.form.tsx';
import { usersNotices, usersWords as words } from './users.content.ts';
import { findMember } from './users.queries.server.ts';
import { personSchema } from './users.schema.ts';
import {
  changeMember,
  removeMember,
  renewLink,
  resetTwoFactorOf,
  setSuspended,
} from './users.server.ts';

export const meta = adminMeta(words.back);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const member = await findMember(app.db, params.id);
  if (!member) throw data(null, 404);
  const { id, name, email, role, status } = member;
  return {
    member: { id, name, email, role, status, hasTwoFactor: member.totp_sealed !== '' },
    isYou: getLogin(context).account.id === id,
    asksForCode: hasTwoFactor(getLogin(context).account),
  };
}

type Reply = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** The form with the errors, if it isn't the one with the details. */
  form?: 'details' | 'access';
  link?: { url: string; expiresAt: string };
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values: typed } = await readFormPost(request);
  const { current = '', code = '', ...values } = typed;
  const member = await findMember(app.db, params.id);
  if (!member) throw data(null, 404);
  const reply = (status: number, body: Reply) => data(body, { status });
  const done = (name: keyof typeof usersNotices) =>
    redirect(`/admin/users/${member.id}?done=${name}`, 303);
  // What gives access asks for the password again, so that a stolen session isn't enough.
  const confirm = async (form: 'details' | 'access') => {
    const unsure = await checkAccount(app, info, getLogin(context), { current, code });
    return unsure && reply(unsure.status, { values, errors: unsure.errors, form });
  };
  // Nobody locks themselves out or takes their own role away by mistake.
  if (getLogin(context).account.id === member.id && values.intent !== 'save') throw data(null, 409);
  switch (values.intent) {
    case 'save': {
      const parsed = v.safeParse(personSchema, values);
      if (!parsed.success) return reply(422, { values, errors: fieldErrors(parsed.issues) });
      const isYou = getLogin(context).account.id === member.id;
      const changes = { ...parsed.output, ...(isYou ? { role: member.role } : {}) };
      const isAccess = changes.email !== member.email || changes.role !== member.role;
      const refused = isAccess ? await confirm('details') : undefined;
      if (refused) return refused;
      if (!(await changeMember(app, info, member, changes))) {
        return reply(409, { values, errors: { email: words.fields.email.known } });
      }
      return done('saved');
    }
    case 'link': {
      if (member.status === 'suspended') throw data(null, 409);
      const refused = await confirm('access');
      if (refused) return refused;
      const { url, expiresAt } = await renewLink(app, info, member);
      return reply(200, { values: {}, errors: {}, link: { url, expiresAt } });
    }
    case 'suspend':
      await setSuspended(app, info, member, true);
      return done('suspended');
    case 'resume': {
      const refused = await confirm('access');
      if (refused) return refused;
      await setSuspended(app, info, member, false);
      return done(member.password_hash ? 'resumed' : 'resumed-invited');
    }
    case 'reset-two-factor': {
      const refused = await confirm('access');
      if (refused) return refused;
      await resetTwoFactorOf(app, info, member);
      return done('two-factor-reset');
    }
    case 'remove':
      if (values.confirm !== 'on') {
        return reply(422, { values: {}, errors: { confirm: words.confirmMissing } });
      }
      await removeMember(app, info, member);
      return redirect('/admin/security?done=removed', 303);
    default:
      throw data(null, 400);
  }
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, isYou, asksForCode } = loaderData;
  const errors = actionData?.errors ?? {};
  const isAccess = actionData?.form === 'access';
  const problem = errors.confirm
    ? { title: words.notRemoved, description: errors.confirm }
    : Object.keys(errors).length > 0
      ? isAccess
        ? words.notChanged
        : words.problem
      : undefined;
  const link = actionData?.link;
  return (
    <AdminPage
      title={
        <>
          {member.name}{' '}
          <Badge tone={member.status === 'active' ? 'good' : 'warn'}>
            {words.states[member.status]}
          </Badge>
        </>
      }
      actions={<PageLink to="/admin/security#users">{words.back}</PageLink>}
    >
      <Notice words={usersNotices} problem={problem} result={link && words.link.created} />
      {link && <LinkCard name={member.name} link={link} />}
      <div className="admin-pair">
        <Card title={words.member.details}>
          <Form
            method="post"
            className="admin-stack"
            noValidate
            key={`${member.name} ${member.email} ${member.role}`}
          >
            <PersonFields
              id="member"
              values={{ ...member, ...actionData?.values }}
              errors={isAccess ? {} : errors}
            />
            <ConfirmFields
              id="member"
              asksForCode={asksForCode}
              help={words.confirm.changeHelp}
              errors={isAccess ? {} : errors}
            />
            <div>
              <Button type="submit" name="intent" value="save" small>
                {words.member.save}
              </Button>
            </div>
          </Form>
        </Card>
        <div className="admin-stack">
          <AccessCards
            member={member}
            isYou={isYou}
            asksForCode={asksForCode}
            errors={isAccess ? errors : {}}
          />
        </div>
      </div>
    </AdminPage>
  );
}

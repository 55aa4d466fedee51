import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { LinkCard } from '../users/link-card.tsx';
import { invitePerson, readPeople } from '../users/people-part.server.ts';
import { PeoplePart } from '../users/people-part.tsx';
import type { PersonValues } from '../users/person.form.tsx';
import { usersNotices, usersWords } from '../users/users.content.ts';
import type { Route } from './+types/security.route.ts';
import { type AccountRefusal, checkAccount } from './account-check.server.ts';
import { changeAccount, changePassword, listAccounts, readAccount } from './accounts.server.ts';
import { mustSecureAccount, requireOwner } from './guard.server.ts';
import { checkNewPassword } from './new-password.ts';
import { isInitialPassword, OWNER_ID, ownerAccountArea } from './owner-account.server.ts';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { createQrCode } from './qr-code.server.ts';
import { securityNotices, securityWords as words } from './security.content.ts';
import { deleteSessionsOf, listSessions } from './session.queries.server.ts';
import { expiredCookie, getLogin, openSession } from './session.server.ts';
import { SessionsCard } from './sessions-card.tsx';
import { countRecoveryCodes } from './two-factor.queries.server.ts';
import {
  confirmTwoFactor,
  hasTwoFactor,
  makeRecoveryCodes,
  readPendingSecret,
  startTwoFactor,
  stopTwoFactor,
} from './two-factor.server.ts';
import { TwoFactorCard } from './two-factor-card.tsx';

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { account: before, session: current } = getLogin(context);
  // Read again: a post without scripts has changed it since the guard read it.
  const account = await readAccount(app, before.id);
  const isFirstOwner = account.id === OWNER_ID;
  const isSettingUp = new URL(request.url).searchParams.has('setup');
  const pending = isSettingUp && (await readPendingSecret(app, account.id, current.token_hash));
  const seesAll = account.role === 'owner';
  const sessions = await listSessions(app.db, seesAll ? undefined : account.id);
  const names = new Map((await listAccounts(app)).map(({ id, name }) => [id, name]));
  return {
    isInitial: isFirstOwner && isInitialPassword(await app.settings.get(ownerAccountArea)),
    mustSetUp: app.config.requireTwoFactor && !hasTwoFactor(account),
    isFromEnvironment: isFirstOwner && app.config.adminPassword !== undefined,
    profile: {
      ...{ name: account.name, email: account.email },
      emailsAssignments: account.emailsAssignments,
    },
    twoFactor: {
      isOn: hasTwoFactor(account),
      isRequired: app.config.requireTwoFactor,
      recoveryLeft: await countRecoveryCodes(app.db, account.id),
      setup: pending ? { ...pending, qr: createQrCode(pending.uri) } : undefined,
    },
    people:
      seesAll && !(await mustSecureAccount(app, account))
        ? await readPeople(app, sessions)
        : undefined,
    hasTeam: seesAll && names.size > 1,
    sessions: sessions.map(({ token_hash, account_id, ...session }) => ({
      ...session,
      who: names.get(account_id) ?? '',
      isCurrent: token_hash === current.token_hash,
    })),
  };
}

type Reply = {
  problem?: { title: string; description: string };
  errors?: Record<string, string>;
  /** The form with the errors. */
  form?: 'profile' | 'password' | 'two-factor' | 'invite';
  recoveryCodes?: readonly string[];
  /** What was typed to invite a person. */
  values?: PersonValues;
  /** The link for the invited person, while no email can leave. */
  link?: { url: string; expiresAt: string; name: string };
};

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const login = getLogin(context);
  const { account, session } = login;
  const reply = (status: number, body: Reply) => data(body, { status });
  const refuse = ({ status, errors }: AccountRefusal) =>
    reply(status, { problem: words.twoFactor.failed, errors, form: 'two-factor' });
  const goOut = (query: string) =>
    redirect(`/admin/login${query}`, {
      status: 303,
      headers: { 'Set-Cookie': expiredCookie(app.config) },
    });
  const endOtherSessions = () => deleteSessionsOf(app.db, account.id, session.token_hash);
  const check = (proof?: () => Promise<boolean>) => checkAccount(app, info, login, values, proof);
  switch (values.intent) {
    case 'profile': {
      const name = cleanLine(values.name ?? '').slice(0, 80);
      if (!name) {
        return reply(422, {
          problem: words.profile.failed,
          form: 'profile',
          errors: { name: words.profile.missing },
        });
      }
      await changeAccount(app, account.id, { name, emailsAssignments: values.emails === 'on' });
      await recordAudit(app, { ...info, actor: { id: account.id, name } }, 'profile');
      return redirect('/admin/security?done=profile', 303);
    }
    case 'password': {
      const failed = (status: number, errors: Record<string, string>) =>
        reply(status, { problem: words.password.failed, errors, form: 'password' });
      const errors = checkNewPassword(facts, values);
      // Checked first, so that a form that has to be corrected doesn't use up its code.
      if (Object.keys(errors).length > 0) return failed(422, errors);
      const unsure = await check();
      if (unsure) return failed(unsure.status, unsure.errors);
      const isInitial =
        account.id === OWNER_ID && isInitialPassword(await app.settings.get(ownerAccountArea));
      await changePassword(app, account.id, values.next ?? '');
      await recordAudit(app, info, 'password-changed');
      // The first choice is one step: it goes on with the set-up instead of another login.
      const cookie =
        isInitial && (await openSession(app, info, await readAccount(app, account.id)));
      if (cookie) {
        return redirect('/admin/start', { status: 303, headers: { 'Set-Cookie': cookie } });
      }
      return goOut('?done=password');
    }
    case 'start-two-factor': {
      const unsure = await check();
      if (unsure) return refuse(unsure);
      await startTwoFactor(app, account.id, session.token_hash);
      return redirect('/admin/security?setup=1', 303);
    }
    case 'confirm-two-factor': {
      let recoveryCodes: string[] | undefined;
      const unsure = await check(async () => {
        recoveryCodes = await confirmTwoFactor(
          app,
          account.id,
          session.token_hash,
          values.code ?? '',
        );
        return recoveryCodes !== undefined;
      });
      if (unsure) return refuse(unsure);
      await endOtherSessions();
      await recordAudit(app, info, 'second-step-on');
      return reply(200, { recoveryCodes });
    }
    case 'new-recovery-codes': {
      const unsure = await check();
      if (unsure) return refuse(unsure);
      await recordAudit(app, info, 'recovery-codes');
      return reply(200, { recoveryCodes: await makeRecoveryCodes(app, account.id) });
    }
    case 'stop-two-factor': {
      if (app.config.requireTwoFactor) return reply(422, { problem: words.twoFactor.mustStay });
      const unsure = await check();
      if (unsure) return refuse(unsure);
      await stopTwoFactor(app, account.id);
      await endOtherSessions();
      await recordAudit(app, info, 'second-step-off');
      return redirect('/admin/security?done=two-factor-off', 303);
    }
    case 'invite': {
      requireOwner(context);
      // The guard leaves this page open until the account is secure; this form isn't.
      if (await mustSecureAccount(app, account)) return redirect('/admin/security', 303);
      const { errors, status = 200, ...answer } = await invitePerson(app, info, login, values);
      if (errors) {
        return reply(status, { ...answer, problem: usersWords.notInvited, errors, form: 'invite' });
      }
      return answer.link ? reply(200, answer) : redirect('/admin/security?done=invited', 303);
    }
    case 'end-sessions':
      await deleteSessionsOf(app.db, account.id);
      await recordAudit(app, info, 'sessions-ended');
      return goOut('?done=sessions-ended');
    default:
      throw data(null, 400);
  }
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const errorsOf = (form: Reply['form']): Record<string, string> =>
    (actionData?.form === form && actionData?.errors) || {};
  const { recoveryCodes, link } = actionData ?? {};
  const { people } = loaderData;
  const passwordCard = (
    <PasswordCard
      isFirst={loaderData.isInitial}
      isFromEnvironment={loaderData.isFromEnvironment}
      asksForCode={loaderData.twoFactor.isOn}
      errors={errorsOf('password')}
    />
  );
  if (loaderData.isInitial) {
    return (
      <AdminPage title={words.initial.title} lead={words.initial.text}>
        <Notice words={{}} problem={actionData?.problem} />
        {passwordCard}
      </AdminPage>
    );
  }
  return (
    <AdminPage title={people ? words.ownerTitle : words.title} lead={words.lead}>
      <Notice
        words={{ ...securityNotices, ...usersNotices }}
        problem={actionData?.problem}
        result={link && usersWords.link.created}
      />
      {link && <LinkCard name={link.name} link={link} />}
      {people && (
        <FilterLinks
          label={words.ownerTitle}
          current=""
          options={(['you', 'users'] as const).map((part) => ({
            value: part,
            label: words.parts[part],
            href: `/admin/security#${part}`,
          }))}
        />
      )}
      {loaderData.mustSetUp && (
        <Alert tone="warn" title={words.twoFactor.required.title}>
          <p>{words.twoFactor.required.text}</p>
        </Alert>
      )}
      <div className="admin-pair" id="you">
        {passwordCard}
        <TwoFactorCard
          view={loaderData.twoFactor}
          recoveryCodes={recoveryCodes}
          errors={errorsOf('two-factor')}
        />
      </div>
      <div className="admin-pair">
        <SessionsCard sessions={loaderData.sessions} hasTeam={loaderData.hasTeam} />
        <ProfileCard profile={loaderData.profile} error={errorsOf('profile').name} />
      </div>
      {people && (
        <PeoplePart
          people={people}
          asksForCode={loaderData.twoFactor.isOn}
          values={actionData?.values ?? {}}
          errors={errorsOf('invite')}
        />
      )}
    </AdminPage>
  );
}

import { data, redirect } from 'react-router';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import {
  type AdminPost,
  adminAction,
  confirm,
  done,
  refuse,
} from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { peopleActs, readPeople } from '../users/people.server.ts';
import { LinkCard, PeoplePart } from '../users/people.tsx';
import { usersNotices, usersWords } from '../users/users.content.ts';
import type { Route } from './+types/security.route.ts';
import { changeAccount, changePassword, readAccount } from './accounts.server.ts';
import { mustSecureAccount } from './guard.server.ts';
import { checkNewPassword } from './new-password.ts';
import { PasswordCard, ProfileCard, SessionsCard, TwoFactorCard } from './own-cards.tsx';
import { OWNER_ID } from './owner-account.server.ts';
import { createQrCode } from './qr-code.server.ts';
import { securityNotices, securityWords as words } from './security.content.ts';
import { deleteSessionsOf, listSessions } from './session.queries.server.ts';
import { expiredCookie, getLogin, openSession } from './session.server.ts';
import { countRecoveryCodes } from './two-factor.queries.server.ts';
import {
  confirmTwoFactor,
  hasTwoFactor,
  makeRecoveryCodes,
  readPendingSecret,
  startTwoFactor,
  stopTwoFactor,
} from './two-factor.server.ts';

const PAGE = '/admin/security';

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { account: before, session: current } = getLogin(context);
  // Read again: a post without scripts has changed it since the guard read it.
  const account = await readAccount(app, before.id);
  const { name, email, emailsAssignments } = account;
  const query = new URL(request.url).searchParams;
  const pending =
    query.has('setup') && (await readPendingSecret(app, account.id, current.token_hash));
  const sessions = await listSessions(app.db, account.id);
  const seesPeople = account.role === 'owner' && !mustSecureAccount(app, account);
  return {
    isInitial: account.initialUntil !== '',
    mustSetUp: app.config.requireTwoFactor && !hasTwoFactor(account),
    isFromEnvironment: account.id === OWNER_ID && app.config.adminPassword !== undefined,
    profile: { name, email, emailsAssignments },
    twoFactor: {
      isOn: hasTwoFactor(account),
      isRequired: app.config.requireTwoFactor,
      recoveryLeft: await countRecoveryCodes(app.db, account.id),
      setup: pending ? { ...pending, qr: createQrCode(pending.uri) } : undefined,
    },
    people: seesPeople ? await readPeople(app, account.id, query.get('user')) : undefined,
    sessions: sessions.map(({ token_hash, ...session }) => ({
      ...session,
      isCurrent: token_hash === current.token_hash,
    })),
  };
}

export const action = adminAction({
  async profile(post) {
    const { app, info, login, values } = post;
    const { id } = login.account;
    const name = cleanLine(values.name ?? '').slice(0, 80);
    if (!name) return refuse(post, { name: 'Enter your name.' });
    await changeAccount(app, id, { name, emailsAssignments: values.emails === 'on' });
    // In the new name.
    await recordAudit(app, { ...info, actor: { id, name } }, 'profile');
    return done(PAGE, 'profile');
  },
  async password(post) {
    const { app, info, login, values, audit } = post;
    const { id, initialUntil } = login.account;
    const errors = checkNewPassword(app.facts(), values);
    // Checked first, so that a form that has to be corrected doesn't use up its code.
    if (Object.keys(errors).length > 0) return refuse(post, errors);
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await changePassword(app, id, values.next ?? '');
    await audit('password-changed');
    // The first choice is one step: it goes on with the set-up instead of another login.
    const cookie = initialUntil && (await openSession(app, info, await readAccount(app, id)));
    if (!cookie) return goOut(app, 'password');
    return redirect('/admin/start', { status: 303, headers: { 'Set-Cookie': cookie } });
  },
  async 'start-two-factor'(post) {
    const { account, session } = post.login;
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await startTwoFactor(post.app, account.id, session.token_hash);
    return done(`${PAGE}?setup=1`);
  },
  async 'confirm-two-factor'(post) {
    const { app, login, values, audit } = post;
    const { account, session } = login;
    let recoveryCodes: string[] | undefined;
    const unsure = await confirm(post, async () => {
      const code = values.code ?? '';
      recoveryCodes = await confirmTwoFactor(app, account.id, session.token_hash, code);
      return recoveryCodes !== undefined;
    });
    if (unsure) return unsure;
    await endOtherSessions(post);
    await audit('second-step-on');
    return data({ recoveryCodes });
  },
  async 'new-recovery-codes'(post) {
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await post.audit('recovery-codes');
    return data({ recoveryCodes: await makeRecoveryCodes(post.app, post.login.account.id) });
  },
  async 'stop-two-factor'(post) {
    if (post.app.config.requireTwoFactor) throw data(null, 422);
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await stopTwoFactor(post.app, post.login.account.id);
    await endOtherSessions(post);
    await post.audit('second-step-off');
    return done(PAGE, 'two-factor-off');
  },
  async 'end-sessions'({ app, login, audit }) {
    await deleteSessionsOf(app.db, login.account.id);
    await audit('sessions-ended');
    return goOut(app, 'sessions-ended');
  },
  ...peopleActs,
});

function endOtherSessions({ app, login: { account, session } }: AdminPost) {
  return deleteSessionsOf(app.db, account.id, session.token_hash);
}

/** Leads to the login, without a session. */
function goOut({ config }: AppContext, notice: string) {
  return redirect(`/admin/login?done=${notice}`, {
    status: 303,
    headers: { 'Set-Cookie': expiredCookie(config) },
  });
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, twoFactor, isInitial } = loaderData;
  const answer = { link: undefined, recoveryCodes: undefined, ...actionData };
  const errorsOf = (...intents: string[]) => refusedOf(actionData, ...intents).errors;
  const notice = (
    <Notice
      words={{ ...securityNotices, ...usersNotices }}
      problem={'errors' in answer ? words.problem : undefined}
      result={answer.link && usersWords.link.created}
    />
  );
  const passwordCard = (
    <PasswordCard
      isFirst={isInitial}
      isFromEnvironment={loaderData.isFromEnvironment}
      asksForCode={twoFactor.isOn}
      errors={errorsOf('password')}
    />
  );
  if (isInitial) {
    return (
      <AdminPage title={words.initial.title} lead={words.initial.text}>
        {notice}
        {passwordCard}
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={words.title}
      lead="Your name, your password, two-factor authentication, and where you’re logged in."
    >
      {notice}
      {answer.link && <LinkCard link={answer.link} />}
      {people && (
        <FilterLinks
          label={words.title}
          current=""
          options={[
            { value: 'you', label: 'You', href: '/admin/security#you' },
            { value: 'users', label: 'Users', href: '/admin/security#users' },
          ]}
        />
      )}
      {loaderData.mustSetUp && (
        <Alert tone="warn" title="Set up two-factor authentication first">
          <p>This server requires it. The other pages open once it’s on.</p>
        </Alert>
      )}
      {!people?.opened && (
        <>
          <div className="admin-pair" id="you">
            {passwordCard}
            <TwoFactorCard
              view={twoFactor}
              recoveryCodes={answer.recoveryCodes}
              errors={errorsOf(
                'start-two-factor',
                'confirm-two-factor',
                'new-recovery-codes',
                'stop-two-factor',
              )}
            />
          </div>
          <div className="admin-pair">
            <SessionsCard sessions={loaderData.sessions} />
            <ProfileCard profile={loaderData.profile} errors={errorsOf('profile')} />
          </div>
        </>
      )}
      {people && <PeoplePart people={people} asksForCode={twoFactor.isOn} answer={actionData} />}
    </AdminPage>
  );
}

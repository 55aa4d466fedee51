import { data, redirect } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { Field } from '#app/ui/field.tsx';
import { adminAction, confirm, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, shortMoment } from '../shell/admin-page.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, FormCard, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import { ConfirmFields, NewPasswordFields } from '../users/confirm-fields.tsx';
import { peopleActs } from '../users/people.server.ts';
import { PeoplePart } from '../users/people.tsx';
import { listOthers } from '../users/users.queries.server.ts';
import type { Route } from './+types/security.route.ts';
import { changeAccount, changePassword, readAccount } from './accounts.server.ts';
import { mustSecureAccount } from './guard.server.ts';
import { checkNewPassword } from './new-password.ts';
import { securityWords as words } from './security.content.ts';
import { deleteSessionsOf, listSessions } from './session.queries.server.ts';
import { getLogin, leave, openSession } from './session.server.ts';
import {
  confirmTwoFactor,
  hasTwoFactor,
  offerTwoFactor,
  stopTwoFactor,
} from './two-factor.server.ts';

const PAGE = '/admin/security';

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const login = getLogin(context);
  // Read again: a post without scripts has changed it since the guard read it.
  const account = await readAccount(app, login.account.id);
  const { id, name, role, initialUntil } = account;
  const isOwner = role === 'owner' && !mustSecureAccount(app, account);
  const people = isOwner ? await listOthers(app.db, id) : undefined;
  const user = new URL(request.url).searchParams.get('user');
  return {
    name,
    isInitial: Boolean(initialUntil),
    isOn: hasTwoFactor(account),
    isRequired: app.config.requireTwoFactor,
    people,
    opened: people?.find((person) => person.id === user),
    sessions: await listSessions(app.db, app.now(), login.session),
  };
}

export const action = adminAction({
  async profile(post) {
    const { app, login, values, audit } = post;
    const name = cleanLine(values.name ?? '').slice(0, 80);
    if (!name) return refuse(post, { name: 'Enter your name.' });
    await changeAccount(app, login.account, { name });
    await audit('profile');
    return done(PAGE, 'saved');
  },
  async password(post) {
    const { app, info, login, values, audit } = post;
    const { account } = login;
    const errors = checkNewPassword(app.facts(), values);
    // Checked first, so that a form that has to be corrected doesn't use up its code.
    if (Object.keys(errors).length > 0) return refuse(post, errors);
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await changePassword(app, account, values.next ?? '');
    await audit('password-changed');
    if (!account.initialUntil) return leave(app, 'password');
    // The first choice is one step: it goes on with the set-up instead of another login.
    const cookie = await openSession(app, info, await readAccount(app, account.id));
    return redirect('/admin/start', { status: 303, headers: { 'Set-Cookie': cookie } });
  },
  async 'start-two-factor'(post) {
    const unsure = await confirm(post);
    return unsure ?? data({ setup: offerTwoFactor(post.app, post.login) });
  },
  async 'confirm-two-factor'(post) {
    const { app, login, values, audit } = post;
    const { sealed = '', code = '' } = values;
    const setup = offerTwoFactor(app, login, sealed);
    const recoveryCodes = setup && (await confirmTwoFactor(app, login, setup.secret, code));
    if (!recoveryCodes) {
      return data({ ...refuse(post, { code: words.check.wrongCode }).data, setup }, 422);
    }
    await audit('second-step-on');
    return data({ recoveryCodes });
  },
  async 'stop-two-factor'(post) {
    const { app, login, audit } = post;
    if (app.config.requireTwoFactor) throw data(null, 422);
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await stopTwoFactor(app, login.account.id, login.session.token_hash);
    await audit('second-step-off');
    return done(PAGE, 'saved');
  },
  async 'end-sessions'({ app, login, audit }) {
    await deleteSessionsOf(app.db, login.account.id);
    await audit('sessions-ended');
    return leave(app, 'sessions-ended');
  },
  ...peopleActs,
});

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, opened, sessions, name, isInitial, isOn, isRequired } = loaderData;
  const { link, errors } = { link: undefined, errors: undefined, ...actionData };
  const wrong = refusedOf(actionData, 'password').errors;
  const lead = isRequired && !isOn ? words.twoFactor.required : undefined;
  return (
    <AdminPage
      title={isInitial ? words.initial.title : words.title}
      lead={isInitial ? words.initial.text : lead}
    >
      <Notice
        words={words.notices}
        problem={
          errors && { title: 'Nothing was changed', description: 'See the marked fields below.' }
        }
        result={link && words.linkCreated}
      />
      {!opened && !link && (
        <div className="admin-pair">
          <FormCard
            title={isInitial ? undefined : 'Change the password'}
            intent="password"
            variant="primary"
            submit="Change Password"
          >
            {!isInitial && <p>{words.password.text}</p>}
            <ConfirmFields id="security" asksForCode={isOn} errors={wrong} />
            <NewPasswordFields id="security" errors={wrong} />
          </FormCard>
          {!isInitial && (
            <>
              <TwoFactorCard loaderData={loaderData} actionData={actionData} />
              <Card title="Where you’re logged in">
                <RowList
                  label="Where you’re logged in"
                  rows={sessions.map(({ ip, created_at, last_seen_at, isCurrent }) => ({
                    id: created_at,
                    main: ip,
                    facts: [isCurrent ? 'this one' : ''],
                    detail: `Since ${shortMoment(created_at)}, last used ${shortMoment(last_seen_at)}, Toronto time`,
                  }))}
                />
                <ButtonForm intent="end-sessions">End All of Your Sessions</ButtonForm>
              </Card>
              <FormCard title="You" intent="profile" submit="Save">
                <Field
                  id="profile-name"
                  name="name"
                  label="Your name"
                  help="The team sees it next to what you do and what’s assigned to you."
                  error={refusedOf(actionData, 'profile').errors.name}
                  defaultValue={name}
                  autoComplete="name"
                  maxLength={80}
                  required
                />
              </FormCard>
            </>
          )}
        </div>
      )}
      {people && <PeoplePart loaderData={loaderData} actionData={actionData} />}
    </AdminPage>
  );
}

/** Two-factor authentication in each state: off, being set up, on, and new recovery codes. */
function TwoFactorCard({
  loaderData: { isOn, isRequired },
  actionData,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { setup, recoveryCodes } = { setup: undefined, recoveryCodes: undefined, ...actionData };
  const { errors } = refusedOf(
    actionData,
    'start-two-factor',
    'confirm-two-factor',
    'stop-two-factor',
  );
  const title = 'Two-factor authentication';
  const { on, off, recovery } = words.twoFactor;
  if (setup) {
    return (
      <FormCard
        key="setup"
        title={title}
        intent="confirm-two-factor"
        fields={{ sealed: setup.sealed }}
        variant="primary"
        submit="Turn On"
      >
        <p>Scan this code with your authenticator app:</p>
        <img
          className="admin-qr"
          alt="QR code for your authenticator app"
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
        />
        <p>Or type in this key:</p>
        <code className="admin-raw">{setup.secret}</code>
        <Field
          id="two-factor-code"
          name="code"
          label="Code shown in the app"
          error={errors.code}
          autoComplete="one-time-code"
          required
        />
      </FormCard>
    );
  }
  return (
    <FormCard
      // Another form after each success, so that the password and the code don't stay in it.
      key={`${isOn} ${recoveryCodes}`}
      title={title}
      intent="start-two-factor"
      submit={isOn ? 'Set Up Again' : 'Set Up Two-Factor Authentication'}
      more={isOn && !isRequired && <PostButton intent="stop-two-factor">Turn Off</PostButton>}
    >
      <p>{isOn ? on : off}</p>
      {recoveryCodes && (
        <>
          <h3>Your recovery codes</h3>
          <p>{recovery}</p>
          <ul className="admin-raw">
            {recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      <ConfirmFields id="two-factor" asksForCode={isOn} errors={errors} />
    </FormCard>
  );
}

import { data, Form, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/security.route.ts';
import { checkNewPassword } from './new-password.ts';
import { changePassword, ownerAccountArea } from './owner-account.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { securityNotices, securityWords as words } from './security.content.ts';
import { deleteAllSessions, listSessions } from './session.queries.server.ts';
import { adminSessionContext, expiredCookie } from './session.server.ts';
import {
  confirmSecondStep,
  hasSecondStep,
  startSecondStep,
  stopSecondStep,
} from './two-factor.server.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const account = await app.settings.get(ownerAccountArea);
  const isSettingUp = new URL(request.url).searchParams.has('setup');
  const present = context.get(adminSessionContext);
  const sessions = await listSessions(app.db);
  return {
    isFromEnvironment: app.config.adminPassword !== undefined,
    hasSecondStep: hasSecondStep(account),
    setup: isSettingUp && account.totpPendingSealed ? await startSecondStep(app) : undefined,
    sessions: sessions.map(({ token_hash, ...session }) => ({
      ...session,
      isPresent: token_hash === present?.token_hash,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const refuse = (problem: { title: string; description: string }, errors = {}) =>
    data({ problem, errors: errors as Record<string, string> }, { status: 422 });
  const goOut = () =>
    redirect('/admin/login', {
      status: 303,
      headers: { 'Set-Cookie': expiredCookie(app.config) },
    });
  const isPresentPassword = async () => {
    // A stolen session must not become a stolen account: tries count as tries to log in.
    if ((await app.loginThrottle.begin(info.ip, async () => true)) > 0) return false;
    const { passwordHash } = await app.settings.get(ownerAccountArea);
    const isRight = await verifyPassword(values.current ?? '', passwordHash);
    if (isRight) app.loginThrottle.succeed(info.ip);
    return isRight;
  };
  switch (values.intent) {
    case 'password': {
      const errors: Record<string, string> = checkNewPassword(values);
      if (!(await isPresentPassword())) errors.current = words.password.wrong;
      if (Object.keys(errors).length > 0) return refuse(words.password.failed, errors);
      await changePassword(app, values.next ?? '');
      await recordAudit(app, info, 'password-changed');
      return goOut();
    }
    case 'start-second-step':
      await startSecondStep(app);
      return redirect('/admin/security?setup=1', 303);
    case 'confirm-second-step':
      if (!(await confirmSecondStep(app, values.code ?? ''))) {
        return refuse(words.twoFactor.wrongCode);
      }
      await recordAudit(app, info, 'second-step-on');
      return redirect('/admin/security?done=second-step-on', 303);
    case 'stop-second-step':
      if (!(await isPresentPassword())) return refuse(words.twoFactor.wrongPassword);
      await stopSecondStep(app);
      await recordAudit(app, info, 'second-step-off');
      return redirect('/admin/security?done=second-step-off', 303);
    case 'end-sessions':
      await deleteAllSessions(app.db);
      await recordAudit(app, info, 'sessions-ended');
      return goOut();
    default:
      throw data(null, 400);
  }
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? {};
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={securityNotices} problem={actionData?.problem} />
      <div className="admin-pair">
        <Card title={words.password.title}>
          <p>{words.password.text}</p>
          {loaderData.isFromEnvironment && (
            <p className="text-muted">{words.password.environment}</p>
          )}
          <Form method="post" className="admin-stack">
            <PasswordField name="current" label={words.password.current} errors={errors} />
            <PasswordField
              name="next"
              label={words.password.next}
              help={words.password.nextHelp}
              errors={errors}
            />
            <PasswordField name="again" label={words.password.again} errors={errors} />
            <div>
              <Button type="submit" name="intent" value="password" small>
                {words.password.submit}
              </Button>
            </div>
          </Form>
        </Card>
        <TwoFactor hasSecondStep={loaderData.hasSecondStep} setup={loaderData.setup} />
      </div>
      <Card title={words.sessions.title}>
        <p>{words.sessions.text}</p>
        <Table
          stacks
          caption={words.sessions.title}
          captionHidden
          columns={[
            { header: words.sessions.columns.from },
            { header: words.sessions.columns.since },
            { header: words.sessions.columns.seen },
          ]}
          rows={loaderData.sessions.map((session) => ({
            id: session.created_at + session.last_seen_at,
            cells: [
              session.isPresent ? `${session.ip} (${words.sessions.present})` : session.ip,
              <When key="since" at={session.created_at} />,
              <When key="seen" at={session.last_seen_at} />,
            ],
          }))}
        />
        <Form method="post">
          <Button type="submit" name="intent" value="end-sessions" variant="secondary" small>
            {words.sessions.endAll}
          </Button>
        </Form>
      </Card>
    </AdminPage>
  );
}

function PasswordField({
  name,
  label,
  help,
  errors,
}: {
  name: string;
  label: string;
  help?: string;
  errors: Record<string, string>;
}) {
  return (
    <Field
      kind="password"
      id={`security-${name}`}
      name={name}
      label={label}
      help={help}
      error={errors[name]}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      maxLength={1000}
      required
    />
  );
}

function TwoFactor({
  hasSecondStep,
  setup,
}: {
  hasSecondStep: boolean;
  setup: { secret: string; uri: string } | undefined;
}) {
  const { twoFactor } = words;
  return (
    <Card title={twoFactor.title}>
      <p>{hasSecondStep ? twoFactor.on : twoFactor.off}</p>
      <Form method="post" className="admin-stack">
        {hasSecondStep && (
          <>
            <Field
              kind="password"
              id="security-stop"
              name="current"
              label={twoFactor.stopPassword}
              autoComplete="current-password"
              required
            />
            <div>
              <Button
                type="submit"
                name="intent"
                value="stop-second-step"
                variant="secondary"
                small
              >
                {twoFactor.stop}
              </Button>
            </div>
          </>
        )}
        {!hasSecondStep && !setup && (
          <div>
            <Button type="submit" name="intent" value="start-second-step" variant="secondary" small>
              {twoFactor.start}
            </Button>
          </div>
        )}
        {!hasSecondStep && setup && (
          <>
            <p>{twoFactor.secret}</p>
            <code className="admin-raw">{setup.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
            <p>
              <a href={setup.uri}>{twoFactor.openInApp}</a>
            </p>
            <Field
              id="security-code"
              name="code"
              label={twoFactor.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
            <div>
              <Button type="submit" name="intent" value="confirm-second-step" small>
                {twoFactor.confirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  );
}

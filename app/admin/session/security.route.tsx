import { data, Form, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/security.route.ts';
import { checkNewPassword } from './new-password.ts';
import { changePassword, isInitialPassword, ownerAccountArea } from './owner-account.server.ts';
import { checkOwner } from './owner-check.server.ts';
import { createQrCode } from './qr-code.server.ts';
import { securityNotices, securityWords as words } from './security.content.ts';
import { deleteAllSessions, deleteOtherSessions, listSessions } from './session.queries.server.ts';
import { adminSessionContext, expiredCookie } from './session.server.ts';
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

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const account = await app.settings.get(ownerAccountArea);
  const isSettingUp = new URL(request.url).searchParams.has('setup');
  const pending = isSettingUp ? await readPendingSecret(app) : undefined;
  const current = context.get(adminSessionContext);
  const sessions = await listSessions(app.db);
  return {
    isInitial: isInitialPassword(account),
    mustSetUp: app.config.requireTwoFactor && !hasTwoFactor(account),
    isFromEnvironment: app.config.adminPassword !== undefined,
    twoFactor: {
      isOn: hasTwoFactor(account),
      isRequired: app.config.requireTwoFactor,
      recoveryLeft: await countRecoveryCodes(app.db),
      setup: pending && { ...pending, qr: createQrCode(pending.uri) },
    },
    sessions: sessions.map(({ token_hash, ...session }) => ({
      ...session,
      isCurrent: token_hash === current?.token_hash,
    })),
  };
}

type Reply = {
  problem?: { title: string; description: string };
  errors?: Record<string, string>;
  recoveryCodes?: readonly string[];
};

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const reply = (status: number, body: Reply) => data(body, { status });
  const refuse = (outcome: 'wrong' | 'too-many') =>
    reply(outcome === 'wrong' ? 422 : 429, { problem: words.twoFactor.failed[outcome] });
  const goOut = () =>
    redirect('/admin/login', {
      status: 303,
      headers: { 'Set-Cookie': expiredCookie(app.config) },
    });
  const endOtherSessions = () =>
    deleteOtherSessions(app.db, context.get(adminSessionContext)?.token_hash ?? '');
  switch (values.intent) {
    case 'password': {
      const errors = checkNewPassword(values);
      // Checked first, so that a form that has to be corrected doesn't use up its code.
      if (Object.keys(errors).length > 0) {
        return reply(422, { problem: words.password.failed, errors });
      }
      const outcome = await checkOwner(app, info, values);
      if (outcome !== 'right') {
        const current = outcome === 'wrong' ? words.password.wrong : words.password.tooMany;
        return reply(422, { problem: words.password.failed, errors: { current } });
      }
      await changePassword(app, values.next ?? '');
      await recordAudit(app, info, 'password-changed');
      return goOut();
    }
    case 'start-two-factor': {
      const outcome = await checkOwner(app, info, values);
      if (outcome !== 'right') return refuse(outcome);
      await startTwoFactor(app);
      return redirect('/admin/security?setup=1', 303);
    }
    case 'confirm-two-factor': {
      let recoveryCodes: string[] | undefined;
      const outcome = await checkOwner(app, info, values, async () => {
        recoveryCodes = await confirmTwoFactor(app, values.code ?? '');
        return recoveryCodes !== undefined;
      });
      if (outcome !== 'right' || !recoveryCodes) {
        return refuse(outcome === 'too-many' ? outcome : 'wrong');
      }
      await endOtherSessions();
      await recordAudit(app, info, 'second-step-on');
      return reply(200, { recoveryCodes });
    }
    case 'new-recovery-codes': {
      const outcome = await checkOwner(app, info, values);
      if (outcome !== 'right') return refuse(outcome);
      await recordAudit(app, info, 'recovery-codes');
      return reply(200, { recoveryCodes: await makeRecoveryCodes(app) });
    }
    case 'stop-two-factor': {
      if (app.config.requireTwoFactor) return reply(422, { problem: words.twoFactor.mustStay });
      const outcome = await checkOwner(app, info, values);
      if (outcome !== 'right') return refuse(outcome);
      await stopTwoFactor(app);
      await endOtherSessions();
      await recordAudit(app, info, 'second-step-off');
      return redirect('/admin/security?done=two-factor-off', 303);
    }
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
  const recoveryCodes = actionData?.recoveryCodes;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={securityNotices} problem={actionData?.problem} />
      {loaderData.isInitial && (
        <Alert tone="warn" title={words.initial.title}>
          <p>{words.initial.text}</p>
        </Alert>
      )}
      {loaderData.mustSetUp && !loaderData.isInitial && (
        <Alert tone="warn" title={words.twoFactor.required.title}>
          <p>{words.twoFactor.required.text}</p>
        </Alert>
      )}
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
            {loaderData.twoFactor.isOn && (
              <Field
                id="security-code"
                name="code"
                label={words.password.code}
                autoComplete="one-time-code"
                maxLength={40}
                required
              />
            )}
            <div>
              <Button type="submit" name="intent" value="password" small>
                {words.password.submit}
              </Button>
            </div>
          </Form>
        </Card>
        <TwoFactorCard view={loaderData.twoFactor} recoveryCodes={recoveryCodes} />
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
              session.isCurrent ? `${session.ip} (${words.sessions.current})` : session.ip,
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

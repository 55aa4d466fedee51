import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { adminLogin } from '../admin.content.ts';
import { holdSentText } from '../shell/keep-typed.ts';
import { isFirstRun } from '../start/set-up.server.ts';
import type { Route } from './+types/login.route.ts';
import { hasMembers } from './accounts.queries.server.ts';
import { readAccount } from './accounts.server.ts';
import { keepNothing, requireOwnPage } from './guard.server.ts';
import { logIn } from './login.server.ts';
import { LoginPage } from './login-page.tsx';
import { OWNER_ID } from './owner-account.server.ts';
import { readReturnTo } from './return-to.server.ts';
import { findLogin } from './session.server.ts';
import { hasTwoFactor } from './two-factor.server.ts';

export const middleware = [keepNothing, requireOwnPage];

export const handle = { hydrated: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(factsOf(matches), siteUrlOf(matches), adminLogin.head, '/admin/login');
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  if (await findLogin(app, request)) {
    throw redirect(readReturnTo(query.get('to')) ?? '/admin/today', 303);
  }
  const hadSession = (request.headers.get('Cookie') ?? '').includes('session=');
  const shown = query.has('ended') && hadSession ? 'ended' : query.get('done');
  const hasTeam = await hasMembers(app.db);
  return {
    notice: (['ended', 'password', 'sessions-ended'] as const).find((name) => name === shown),
    hasTeam,
    // With several people, asking for a code must not tell who of them uses one.
    asksForCode: hasTeam || hasTwoFactor(await readAccount(app, OWNER_ID)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { values } = await readFormPost(request);
  const { headers } = request;
  const { email = '', password = '', code = '' } = values;
  const credentials = { email: email.slice(0, 254), password, code, headers };
  const app = getAppContext(context);
  const outcome = await logIn(app, getRequestInfo(context), credentials);
  switch (outcome.kind) {
    case 'welcome': {
      const start = outcome.isOwner && (await isFirstRun(app)) ? '/admin/start' : '/admin/today';
      return redirect(readReturnTo(new URL(request.url).searchParams.get('to')) ?? start, {
        status: 303,
        headers: outcome.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      });
    }
    case 'wrong':
      return data({ email, tooMany: undefined }, { status: 401 });
    case 'too-many': {
      const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return data(
        { email, tooMany: interpolate(adminLogin.tooManyTries, { minutes }) },
        { status: 429, headers: { 'Retry-After': String(outcome.retryAfterSeconds) } },
      );
    }
    default:
      return outcome satisfies never;
  }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { hasTeam, asksForCode, notice } = loaderData;
  const isBusy = useNavigation().state !== 'idle';
  useEffect(holdSentText, []);
  const text = asksForCode ? 'For the site’s owner.' : adminLogin.text;
  // Names only what the form asks for, and never which of it was wrong.
  const ofOwner = asksForCode ? adminLogin.wrongPasswordOrCode : adminLogin.wrongPassword;
  const wrong = hasTeam ? adminLogin.wrongEmail : ofOwner;
  return (
    <LoginPage
      title="Admin Login"
      text={hasTeam ? 'For the site’s owner and team.' : text}
      alert={
        actionData ? (
          <Alert tone="bad" role="alert" title={actionData.tooMany ?? wrong} id="login-error" />
        ) : (
          notice && (
            <Alert tone={notice === 'ended' ? 'info' : 'good'} title={adminLogin.notices[notice]} />
          )
        )
      }
    >
      <Form method="post" className="admin-stack">
        {hasTeam && (
          <Field
            kind="email"
            id="login-email"
            name="email"
            label="Email"
            help="Leave it empty if you’re the owner and log in with a password alone."
            autoComplete="username"
            maxLength={254}
            defaultValue={actionData?.email}
          />
        )}
        <Field
          kind="password"
          id="login-password"
          name="password"
          label={adminLogin.password.label}
          autoComplete="current-password"
          maxLength={1000}
          required
        />
        {asksForCode && (
          <Field
            id="login-code"
            name="code"
            label="Code"
            help={hasTeam ? adminLogin.code.helpForTeam : adminLogin.code.help}
            autoComplete="one-time-code"
            maxLength={40}
          />
        )}
        <Button type="submit" busy={isBusy} busyLabel="Checking...">
          {adminLogin.submit}
        </Button>
      </Form>
      <p>
        <TextLink href="/admin/password">Forgot your password?</TextLink>
      </p>
      <p>
        <TextLink href="/">Back to the site</TextLink>
      </p>
    </LoginPage>
  );
}

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
import { adminLogin as words } from '../admin.content.ts';
import { keepOverLogin } from '../shell/kept-text.tsx';
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
  return pageMeta(factsOf(matches), siteUrlOf(matches), words.head, '/admin/login');
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  if (await findLogin(app, request)) {
    throw redirect(readReturnTo(query.get('to')) ?? '/admin/today', 303);
  }
  const hasTeam = await hasMembers(app.db);
  return {
    notice: Object.entries(words.notices).find(([name]) => name === query.get('done'))?.[1],
    hasTeam,
    // With several people, asking for a code must not tell who of them uses one.
    asksForCode: hasTeam || hasTwoFactor(await readAccount(app, OWNER_ID)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const { email: typed = '', password = '', code = '' } = values;
  const email = typed.slice(0, 254);
  const credentials = { email, password, code, headers: request.headers };
  const answer = await logIn(app, getRequestInfo(context), credentials);
  if ('wait' in answer) {
    const { wait } = answer;
    if (wait === 0) return data({ email, tooMany: undefined }, 401);
    const tooMany = interpolate(words.tooManyTries, { minutes: Math.ceil(wait / 60) });
    return data({ email, tooMany }, { status: 429, headers: { 'Retry-After': String(wait) } });
  }
  const opensSetUp = answer.account.role === 'owner' && (await isFirstRun(app));
  const to = readReturnTo(new URL(request.url).searchParams.get('to'));
  return redirect(to ?? (opensSetUp ? '/admin/start' : '/admin/today'), {
    status: 303,
    headers: answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { hasTeam, asksForCode, notice } = loaderData;
  const isBusy = useNavigation().state !== 'idle';
  useEffect(keepOverLogin, []);
  // Never tells which of it was wrong.
  const wrong = asksForCode ? words.wrongLogin : words.wrongPassword;
  return (
    <LoginPage
      title="Admin Login"
      text={asksForCode ? 'For the site’s owner and team.' : words.text}
      alert={
        actionData ? (
          <Alert tone="bad" role="alert" title={actionData.tooMany ?? wrong} id="login-error" />
        ) : (
          notice && <Alert tone="info" title={notice} />
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
          label={words.password.label}
          autoComplete="current-password"
          maxLength={1000}
          required
        />
        {asksForCode && (
          <Field
            id="login-code"
            name="code"
            label="Code"
            help="If you use two-factor authentication: the six digits in your app, or a recovery code."
            autoComplete="one-time-code"
            maxLength={40}
          />
        )}
        <Button type="submit" busy={isBusy} busyLabel="Checking...">
          {words.submit}
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

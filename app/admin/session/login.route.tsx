import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { adminLogin as words } from '../admin.content.ts';
import { keepOverLogin } from '../shell/kept-text.tsx';
import { isFirstLogin } from '../start/set-up.server.ts';
import { requestNewPassword } from '../users/password-link.server.ts';
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
    canEmail: await canEmailNow(app),
    // With several people, asking for a code must not tell who of them uses one.
    asksForCode: hasTeam || hasTwoFactor(await readAccount(app, OWNER_ID)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const email = (values.email ?? '').trim();
  const tooMany = (wait: number) => {
    const said = interpolate(words.tooManyTries, { minutes: Math.ceil(wait / 60) });
    return data({ email, said }, { status: 429, headers: { 'Retry-After': String(wait) } });
  };
  if (values.intent === 'forgot') {
    if (!email) return data({ email, said: words.noEmail }, 422);
    const wait = await requestNewPassword(app, info, email);
    return wait > 0 ? tooMany(wait) : data({ email, said: words.linkSent });
  }
  const answer = await logIn(app, info, values, request.headers);
  if (answer.wait !== undefined) {
    return answer.wait > 0 ? tooMany(answer.wait) : data({ email, said: undefined }, 401);
  }
  const to = readReturnTo(new URL(request.url).searchParams.get('to'));
  const opensSetUp = !to && answer.account.role === 'owner' && (await isFirstLogin(app));
  return redirect(to ?? (opensSetUp ? '/admin/start' : '/admin/today'), {
    status: 303,
    headers: answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { hasTeam, asksForCode, canEmail, notice } = loaderData;
  useEffect(keepOverLogin, []);
  // A second press would use the code up.
  const isBusy = useNavigation().state !== 'idle';
  // Never tells which of it was wrong.
  const wrong = asksForCode ? words.wrongLogin : words.wrongPassword;
  return (
    <LoginPage
      title="Admin Login"
      text={asksForCode ? 'For the site’s owner and team.' : words.text}
      alert={
        actionData ? (
          <Alert
            tone={actionData.said === words.linkSent ? 'info' : 'bad'}
            role="alert"
            title={actionData.said ?? wrong}
          />
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
        <Button type="submit" busy={isBusy}>
          {words.submit}
        </Button>
        {hasTeam && canEmail && (
          <Button type="submit" variant="quiet" name="intent" value="forgot">
            Email Me a Link for a New Password
          </Button>
        )}
      </Form>
      <p className="text-muted">{words.forgotten}</p>
    </LoginPage>
  );
}

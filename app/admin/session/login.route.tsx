import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { useFacts } from '#app/facts/use-facts.ts';
import {
  type AppContext,
  getAppContext,
  getRequestInfo,
} from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Route } from './+types/login.route.ts';
import '../admin.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { adminLogin } from '../admin.content.ts';
import { holdSentText } from '../shell/keep-typed.ts';
import { isFirstRun } from '../start/first-run.server.ts';
import { hasMembers } from './accounts.queries.server.ts';
import { readAccount } from './accounts.server.ts';
import { keepNothing, requireOwnPage } from './guard.server.ts';
import { logIn } from './login.server.ts';
import { OWNER_ID } from './owner-account.server.ts';
import { readReturnTo } from './return-to.server.ts';
import { findLogin } from './session.server.ts';
import { hasTwoFactor } from './two-factor.server.ts';

export const middleware = [keepNothing, requireOwnPage];

export const handle = { hydrated: true };

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, adminLogin.head, '/admin/login');
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  if (await findLogin(app, request)) {
    throw redirect(readReturnTo(query.get('to')) ?? '/admin/today', 303);
  }
  const hasEnded = query.has('ended');
  const hasTeam = await hasMembers(app.db);
  return {
    hasEnded: hasEnded && (request.headers.get('Cookie') ?? '').includes('session='),
    isPasswordChosen: query.get('done') === 'password',
    hasEndedAll: query.get('done') === 'sessions-ended',
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
      return data({ error: await refusalOf(app, email), email }, { status: 401 });
    case 'too-many': {
      const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return data(
        { error: interpolate(adminLogin.tooManyTries, { minutes }), email },
        { status: 429, headers: { 'Retry-After': String(outcome.retryAfterSeconds) } },
      );
    }
    default:
      return outcome satisfies never;
  }
}

/** Names only what the form asked for, and never which of it was wrong. */
async function refusalOf(app: AppContext, email: string): Promise<string> {
  if (email.trim()) return adminLogin.wrongEmail;
  const asksForCode = hasTwoFactor(await readAccount(app, OWNER_ID));
  return asksForCode ? adminLogin.wrongPasswordOrCode : adminLogin.wrongPassword;
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company } = useFacts();
  const isBusy = useNavigation().state !== 'idle';
  useEffect(holdSentText, []);
  return (
    <main id="main" className="admin admin-login">
      <PageLink to="/" className="admin-login-logo">
        <Logo name={company.name} />
      </PageLink>
      <div>
        <h1>{adminLogin.title}</h1>
        <p className="text-muted">
          {loaderData.hasTeam
            ? adminLogin.textForTeam
            : loaderData.asksForCode
              ? adminLogin.textWithCode
              : adminLogin.text}
        </p>
      </div>
      <div aria-live="assertive">
        {actionData && <Alert tone="bad" role="alert" title={actionData.error} id="login-error" />}
        {!actionData && loaderData.hasEnded && (
          <Alert tone="info" title={adminLogin.sessionEnded} />
        )}
        {!actionData && loaderData.hasEndedAll && (
          <Alert tone="good" title={adminLogin.loggedOutEverywhere} />
        )}
        {!actionData && loaderData.isPasswordChosen && (
          <Alert tone="good" title={adminLogin.passwordChosen} />
        )}
      </div>
      <Form method="post" className="admin-stack">
        {loaderData.hasTeam && (
          <Field
            kind="email"
            id="login-email"
            name="email"
            label={adminLogin.email.label}
            help={adminLogin.email.help}
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
        {loaderData.asksForCode && (
          <Field
            id="login-code"
            name="code"
            label={adminLogin.code.label}
            help={loaderData.hasTeam ? adminLogin.code.helpForTeam : adminLogin.code.help}
            autoComplete="one-time-code"
            maxLength={40}
          />
        )}
        <Button type="submit" busy={isBusy} busyLabel={adminLogin.submitting}>
          {adminLogin.submit}
        </Button>
      </Form>
      <p>
        <TextLink href={adminLogin.forgot.href}>{adminLogin.forgot.label}</TextLink>
      </p>
      <p>
        <TextLink href={adminLogin.back.href}>{adminLogin.back.label}</TextLink>
      </p>
    </main>
  );
}

import { data } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { adminLogin } from '../admin.content.ts';
import { keepNothing, requireOwnPage } from '../session/guard.server.ts';
import { LoginPage } from '../session/login-page.tsx';
import { checkNewPassword } from '../session/new-password.ts';
import { done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import type { Route } from './+types/password.route.ts';
import { NewPasswordFields } from './confirm-fields.tsx';
import { choosePassword, readLink, requestNewPassword } from './password-link.server.ts';
import { passwordWords as words } from './users.content.ts';

export const middleware = [keepNothing, requireOwnPage];

export function meta({ loaderData, params }: Route.MetaArgs) {
  const { title } = params.token ? words.gone : words.forgot;
  return adminMeta(loaderData?.link ? words.choose.title : title)();
}

/** Opening the link changes nothing: an email app may do that. Only the form uses it up. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const found = token && (await readLink(app, token));
  const link = found ? { name: found.name, email: found.email } : undefined;
  return data({ link, canEmail: await canEmailNow(app) }, token && !link ? 404 : 200);
}

/** Without a token, asks for a link; with one, chooses the password. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const refuse = (errors: Record<string, string>, init: number | ResponseInit = 422) =>
    data({ errors, email: values.email }, init);
  if (token !== undefined) {
    const errors = checkNewPassword(app.facts(), values);
    if (Object.keys(errors).length > 0) return refuse(errors);
    const isSaved = await choosePassword(app, info, token, values.next ?? '');
    // The link was used up or replaced meanwhile; the loader's page says so.
    return isSaved ? done('/admin/login', 'password') : data(null, 410);
  }
  const email = (values.email ?? '').trim().slice(0, 254);
  if (!email) return refuse({ email: 'Enter your email address.' });
  const wait = await requestNewPassword(app, info, email);
  if (wait === 0) return data({ isSent: true });
  const tooMany = interpolate(adminLogin.tooManyTries, { minutes: Math.ceil(wait / 60) });
  return refuse({ email: tooMany }, { status: 429, headers: { 'Retry-After': String(wait) } });
}

export default function PasswordPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { canEmail, link } = loaderData;
  const { isSent, email, errors } = {
    isSent: false,
    email: '',
    errors: {} as Record<string, string>,
    ...actionData,
  };
  if (link) {
    return (
      <LoginPage
        title={words.choose.title}
        text={interpolate(words.choose.text, link)}
        alert={actionData && <Alert tone="bad" role="alert" title={words.notSaved} />}
      >
        <form method="post" className="admin-stack">
          {/* For password managers: the name under which the password is kept. */}
          <input type="hidden" name="username" autoComplete="username" value={link.email} />
          <NewPasswordFields id="choose" errors={errors} />
          <Button type="submit">Save Password</Button>
        </form>
      </LoginPage>
    );
  }
  const { title, text } = params.token ? words.gone : words.forgot;
  const notice = isSent ? words.sent : words.noEmail;
  return (
    <LoginPage
      title={title}
      text={text}
      alert={
        (isSent || !canEmail) && (
          <Alert tone="info" title={notice.title}>
            <p>{notice.text}</p>
          </Alert>
        )
      }
    >
      {canEmail && !isSent && (
        <form method="post" action="/admin/password" className="admin-stack" noValidate>
          <Field
            kind="email"
            id="forgot-email"
            name="email"
            label="Email"
            error={errors.email}
            defaultValue={email}
            autoComplete="username"
            maxLength={254}
            required
          />
          <Button type="submit">Send Link</Button>
        </form>
      )}
      <p>
        <TextLink href="/admin/login">Back to the login</TextLink>
      </p>
    </LoginPage>
  );
}

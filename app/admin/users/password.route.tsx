import { data } from 'react-router';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { keepNothing, requireOwnPage } from '../session/guard.server.ts';
import { LoginPage } from '../session/login-page.tsx';
import { checkNewPassword } from '../session/new-password.ts';
import { NewPasswordFields } from '../session/own-cards.tsx';
import { done } from '../shell/admin-action.server.ts';
import type { Route } from './+types/password.route.ts';
import { choosePassword, readLink, requestNewPassword } from './password-link.server.ts';
import { passwordWords as words } from './users.content.ts';

export const middleware = [keepNothing, requireOwnPage];

export function meta({ loaderData, params }: Route.MetaArgs) {
  const { link } = loaderData ?? {};
  const page = link ? words[link.purpose] : params.token ? words.gone : words.forgot;
  return [
    { title: `${interpolate(page.title, { name: link?.name ?? '' })} | Admin` },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Opening the link changes nothing: an email app may do that. Only the form uses it up. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const canEmail = await canEmailNow(app);
  const found = params.token && (await readLink(app, params.token));
  if (!found) return data({ canEmail, link: undefined }, params.token ? 404 : 200);
  const { purpose, name, email } = found;
  return data({ canEmail, link: { purpose, name, email } });
}

type Reply = { isSent?: true; email?: string; errors: Record<string, string> };

/** Without a token, asks for a link; with one, chooses the password. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const reply = (body: Reply, init: ResponseInit | number = 200) => data(body, init);
  if (token !== undefined) {
    const errors = checkNewPassword(app.facts(), values);
    if (Object.keys(errors).length > 0) return reply({ errors }, 422);
    const isSaved = await choosePassword(app, info, token, values.next ?? '');
    // The link was used up or replaced meanwhile; the loader's page says so.
    return isSaved ? done('/admin/login', 'password') : reply({ errors: {} }, 410);
  }
  const email = (values.email ?? '').trim().slice(0, 254);
  if (!email) return reply({ email, errors: { email: 'Enter your email address.' } }, 422);
  const wait = await requestNewPassword(app, info, email);
  if (wait === 0) return reply({ isSent: true, errors: {} });
  const minutes = Math.ceil(wait / 60);
  const error = `Too many attempts. Please wait ${minutes} minutes and try again.`;
  const headers = { 'Retry-After': String(wait) };
  return reply({ email, errors: { email: error } }, { status: 429, headers });
}

export default function PasswordPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { canEmail, link } = loaderData;
  const { company } = useFacts();
  const errors = actionData?.errors ?? {};
  const { forgot, gone } = words;
  if (link) {
    const { title, text } = words[link.purpose];
    const about = { ...link, company: company.name };
    const hasErrors = Object.keys(errors).length > 0;
    return (
      <LoginPage
        title={interpolate(title, about)}
        text={interpolate(text, about)}
        alert={
          hasErrors && (
            <Alert
              tone="bad"
              role="alert"
              title="Your password wasn’t saved. See the fields below."
            />
          )
        }
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
  if (params.token) {
    return (
      <LoginPage title={gone.title} text={gone.text}>
        <p>
          <TextLink href="/admin/password">Ask for a new link</TextLink>
        </p>
      </LoginPage>
    );
  }
  const isSent = actionData?.isSent;
  const { title, text } = isSent ? forgot.sent : forgot.noEmail;
  return (
    <LoginPage
      title={forgot.title}
      text={canEmail ? forgot.text : undefined}
      alert={
        (isSent || !canEmail) && (
          <Alert tone={canEmail ? 'info' : 'warn'} title={title}>
            <p>{text}</p>
          </Alert>
        )
      }
    >
      {canEmail && !isSent && (
        <form method="post" className="admin-stack" noValidate>
          <Field
            kind="email"
            id="forgot-email"
            name="email"
            label="Email"
            error={errors.email}
            defaultValue={actionData?.email}
            autoComplete="username"
            maxLength={254}
            required
          />
          <Button type="submit">Send Link</Button>
        </form>
      )}
      <p className="text-muted">{forgot.owner}</p>
      <p>
        <TextLink href="/admin/login">Back to the login</TextLink>
      </p>
    </LoginPage>
  );
}

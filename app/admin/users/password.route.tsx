import { data } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { keepNothing, requireOwnPage } from '../session/guard.server.ts';
import { LoginPage } from '../session/login-page.tsx';
import { checkNewPassword } from '../session/new-password.ts';
import { done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import type { Route } from './+types/password.route.ts';
import { NewPasswordFields } from './confirm-fields.tsx';
import { choosePassword, readLink } from './password-link.server.ts';
import { passwordWords as words } from './users.content.ts';

export const middleware = [keepNothing, requireOwnPage];

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData ? words.choose.title : words.gone.title)();
}

/** Opening the link changes nothing: an email app may do that. Only the form uses it up. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await readLink(getAppContext(context), params.token);
  return link ? data({ name: link.name, email: link.email }) : data(null, 404);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const errors = checkNewPassword(app.facts(), values);
  if (Object.keys(errors).length > 0) return data(errors, 422);
  const { next = '' } = values;
  const isSaved = await choosePassword(app, getRequestInfo(context), params.token, next);
  // The link was used up or replaced meanwhile; the loader's page says so.
  return isSaved ? done('/admin/login', 'password') : data(null, 410);
}

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <LoginPage title={words.gone.title} text={words.gone.text}>
        <p>
          <TextLink href="/admin/login">Go to the login</TextLink>
        </p>
      </LoginPage>
    );
  }
  return (
    <LoginPage
      title={words.choose.title}
      text={interpolate(words.choose.text, loaderData)}
      alert={
        actionData && (
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
        <input type="hidden" name="username" autoComplete="username" value={loaderData.email} />
        <NewPasswordFields id="choose" errors={actionData ?? {}} />
        <Button type="submit">Save Password</Button>
      </form>
    </LoginPage>
  );
}

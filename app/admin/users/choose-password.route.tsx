import { data, redirect } from 'react-router';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import '../admin.css';
import { keepNothing, requireOwnPage } from '../session/guard.server.ts';
import { checkNewPassword } from '../session/new-password.ts';
import { securityWords } from '../session/security.content.ts';
import type { Route } from './+types/choose-password.route.ts';
import { choosePassword, readLink } from './password-link.server.ts';
import { passwordWords } from './users.content.ts';

const words = passwordWords.choose;

export const middleware = [keepNothing, requireOwnPage];

export function meta({ loaderData }: Route.MetaArgs) {
  const { title } = loaderData ? words[loaderData.purpose] : words.gone;
  const name = loaderData?.name ?? '';
  return [
    { title: `${interpolate(title, { name })} | Admin` },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Opening the link changes nothing: an email app may do that. Only the form uses it up. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await readLink(getAppContext(context), params.token);
  if (!link) return data(null, 404);
  const { purpose, name, email } = link;
  return data({ purpose, name, email });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const { values } = await readFormPost(request);
  const errors = checkNewPassword(facts, values);
  if (Object.keys(errors).length > 0) return data({ errors }, 422);
  const isSaved = await choosePassword(
    app,
    getRequestInfo(context),
    params.token,
    values.next ?? '',
  );
  // The link was used up or replaced meanwhile; the loader's page says so.
  if (!isSaved) return data({ errors: {} }, 410);
  return redirect('/admin/login?done=password', 303);
}

export default function ChoosePasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company } = useFacts();
  if (!loaderData) {
    return (
      <main id="main" className="admin admin-login">
        <div>
          <p className="eyebrow">{company.name}</p>
          <h1>{words.gone.title}</h1>
          <p className="text-muted">{words.gone.text}</p>
        </div>
        <p>
          <TextLink href={words.forgot.href}>{words.forgot.label}</TextLink>
        </p>
      </main>
    );
  }
  const { purpose, name, email } = loaderData;
  const errors: Record<string, string> = actionData?.errors ?? {};
  const about = { name, email, company: company.name };
  return (
    <main id="main" className="admin admin-login">
      <div>
        <p className="eyebrow">{company.name}</p>
        <h1>{interpolate(words[purpose].title, about)}</h1>
        <p className="text-muted">{interpolate(words[purpose].text, about)}</p>
      </div>
      <div aria-live="assertive">
        {Object.keys(errors).length > 0 && <Alert tone="bad" role="alert" title={words.failed} />}
      </div>
      <form method="post" className="admin-stack">
        {/* For password managers: the name under which the password is kept. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field
          kind="password"
          id="choose-next"
          name="next"
          label={words.next}
          help={securityWords.password.nextHelp}
          error={errors.next}
          autoComplete="new-password"
          maxLength={1000}
          required
        />
        <Field
          kind="password"
          id="choose-again"
          name="again"
          label={words.again}
          error={errors.again}
          autoComplete="new-password"
          maxLength={1000}
          required
        />
        <Button type="submit">{words.submit}</Button>
      </form>
    </main>
  );
}

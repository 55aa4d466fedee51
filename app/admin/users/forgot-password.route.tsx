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
import '../admin.css';
import { keepNothing, requireOwnPage } from '../session/guard.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import type { Route } from './+types/forgot-password.route.ts';
import { requestNewPasswordEvenly } from './password-link.server.ts';
import { passwordWords } from './users.content.ts';

const words = passwordWords.forgot;

export const middleware = [keepNothing, requireOwnPage];

export const meta = adminMeta(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  return { canEmail: await canEmailNow(getAppContext(context)) };
}

type Reply = { isSent: boolean; email: string; error?: string };

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const email = (values.email ?? '').trim().slice(0, 254);
  const reply = (body: Reply, init: ResponseInit = {}) => data(body, init);
  if (!email) return reply({ isSent: false, email, error: words.email.missing }, { status: 422 });
  const info = getRequestInfo(context);
  const wait = await requestNewPasswordEvenly(app, info, email, request.headers);
  if (wait === 0) return reply({ isSent: true, email: '' });
  const error = interpolate(words.tooMany, { minutes: Math.ceil(wait / 60) });
  const headers = { 'Retry-After': String(wait) };
  return reply({ isSent: false, email, error }, { status: 429, headers });
}

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company } = useFacts();
  return (
    <main id="main" className="admin admin-login">
      <div>
        <p className="eyebrow">{company.name}</p>
        <h1>{words.title}</h1>
        {loaderData.canEmail && <p className="text-muted">{words.text}</p>}
      </div>
      <div aria-live="polite">
        {loaderData.canEmail && actionData?.isSent && (
          <Alert tone="info" title={words.sent.title}>
            <p>{words.sent.text}</p>
          </Alert>
        )}
        {!loaderData.canEmail && (
          <Alert tone="warn" title={words.noEmail.title}>
            <p>{words.noEmail.text}</p>
          </Alert>
        )}
      </div>
      {loaderData.canEmail && !actionData?.isSent && (
        <form method="post" className="admin-stack" noValidate>
          <Field
            kind="email"
            id="forgot-email"
            name="email"
            label={words.email.label}
            error={actionData?.error}
            defaultValue={actionData?.email}
            autoComplete="username"
            maxLength={254}
            required
          />
          <Button type="submit">{words.submit}</Button>
        </form>
      )}
      <p className="text-muted">{words.owner}</p>
      <p>
        <TextLink href={words.back.href}>{words.back.label}</TextLink>
      </p>
    </main>
  );
}

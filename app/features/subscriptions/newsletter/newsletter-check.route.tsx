import * as v from 'valibot';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { formError, readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { CheckPage, secretPageHeaders } from '../signup-pages.tsx';
import { answerCodePost, openTicket } from '../signup-post.server.ts';
import type { Route } from './+types/newsletter-check.route.ts';
import { newsletter } from './newsletter.content.ts';
import { confirmCallSchema } from './newsletter.schema.ts';
import { confirmSubscription } from './newsletter.server.ts';
import { reasons } from './newsletter-form.content.ts';

export const headers = secretPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, newsletter.checkPage.head, '/newsletter/check');
}

export function loader({ request, context }: Route.LoaderArgs) {
  const ticket = new URL(request.url).searchParams.get('for') ?? '';
  const { secrets } = getAppContext(context).settings;
  return { ticket, email: openTicket(secrets, ticket)?.email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const post = await readFormPost(request);
  const { secrets } = getAppContext(context).settings;
  const email = openTicket(secrets, post.values.for)?.email ?? post.values.email;
  const parsed = v.safeParse(confirmCallSchema, { ...post.values, email });
  if (!parsed.success) {
    const { title } = newsletter.codeForm;
    const { missing: description } = newsletter.codeForm.errors;
    const errors = fieldErrors(parsed.issues);
    return formError(post, { kind: 'invalid', title, description, errors });
  }
  return answerCodePost(
    context,
    post,
    { words: newsletter, reasons, confirmPage: '/newsletter/confirm/' },
    (app, info) => confirmSubscription(app, info, parsed.output),
  );
}

export default function NewsletterCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckPage
      id="newsletter-check"
      words={newsletter.codeForm}
      addressLabel={newsletter.checkPage.addressLabel}
      ticket={loaderData.ticket}
      email={loaderData.email}
      result={actionData}
    />
  );
}

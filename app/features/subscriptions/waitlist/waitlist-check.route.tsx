import { data } from 'react-router';
import * as v from 'valibot';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { formError, readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { CheckPage, OutcomePage, secretPageHeaders } from '../signup-pages.tsx';
import { answerCodePost, openTicket } from '../signup-post.server.ts';
import type { Route } from './+types/waitlist-check.route.ts';
import { reasons, waitlist } from './waitlist.content.ts';
import { waitlistCodeSchema } from './waitlist.schema.ts';
import { confirmPlace } from './waitlist.server.ts';
import { findWaitlistItem } from './waitlist-items.server.ts';

export const headers = secretPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, waitlist.checkPage.head, '/waitlist/check');
}

export function loader({ request, context }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('for') ?? '';
  const ticket = openTicket(getAppContext(context).settings.secrets, text);
  if (!ticket) return data(null, { status: 404 });
  return data({ ticket: text, email: ticket.email });
}

export async function action({ request, context }: Route.ActionArgs) {
  const post = await readFormPost(request);
  const ticket = openTicket(getAppContext(context).settings.secrets, post.values.for);
  const parsed = v.safeParse(waitlistCodeSchema, { ...post.values, ...ticket });
  const item = findWaitlistItem(ticket?.item ?? '');
  if (!parsed.success || !item) {
    const { title } = waitlist.codeForm;
    const { missing: description } = waitlist.codeForm.errors;
    const errors = parsed.success ? {} : fieldErrors(parsed.issues);
    return formError(post, { kind: 'invalid', title, description, errors });
  }
  return answerCodePost(
    context,
    post,
    { words: waitlist, reasons, confirmPage: '/waitlist/confirm/' },
    (app, info) => confirmPlace(app, info, item, parsed.output),
  );
}

export default function WaitlistCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <OutcomePage words={waitlist.confirmPage.expired} />;
  return (
    <CheckPage
      id="waitlist-check"
      words={waitlist.codeForm}
      addressLabel={waitlist.form.label}
      ticket={loaderData.ticket}
      email={loaderData.email}
      result={actionData}
    />
  );
}

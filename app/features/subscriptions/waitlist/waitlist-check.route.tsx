import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { fieldsAsPosted, formAction } from '#app/platform/forms/form-action.server.ts';
import { canEmailVisitors } from '#app/platform/outbox/can-email-visitors.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { CheckPage, headWithOutcome, OutcomePage, secretPageHeaders } from '../signup-pages.tsx';
import { openTicket } from '../signup-ticket.server.ts';
import { withoutEmail } from '../without-email.content.ts';
import type { Route } from './+types/waitlist-check.route.ts';
import { waitlist } from './waitlist.content.ts';
import { confirmPlaceForm } from './waitlist.server.ts';

export const headers = secretPageHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const outcome = loaderData ? loaderData.emailNotice : waitlist.confirmPage.expired;
  return pageMeta(siteUrl, headWithOutcome(waitlist.checkPage.head, outcome), undefined);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('for') ?? '';
  const app = getAppContext(context);
  const ticket = openTicket(app.settings.secrets, text);
  if (!ticket) return data(null, { status: 404 });
  const emailNotice = (await canEmailVisitors(app)) ? undefined : withoutEmail.waitlist;
  return data({ ticket: text, email: ticket.email, emailNotice });
}

export const action = formAction(confirmPlaceForm, {
  schema: fieldsAsPosted,
  toPayload: ({ code, for: sealed }, { app }) => ({
    code,
    ...openTicket(app.settings.secrets, sealed),
  }),
  rejectedField: 'code',
});

export default function WaitlistCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <OutcomePage words={waitlist.confirmPage.expired} />;
  return (
    <CheckPage
      id="waitlist-check"
      words={waitlist.codeForm}
      addressLabel={waitlist.form.label}
      ticket={loaderData.ticket}
      email={loaderData.email}
      emailNotice={loaderData.emailNotice}
      result={actionData}
    />
  );
}

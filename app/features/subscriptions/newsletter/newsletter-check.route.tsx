import { getAppContext } from '#app/platform/app-context.server.ts';
import { fieldsAsPosted, formAction } from '#app/platform/forms/form-action.server.ts';
import { canEmailVisitors } from '#app/platform/outbox/can-email-visitors.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { CheckPage, headWithOutcome, secretPageHeaders } from '../signup-pages.tsx';
import { openTicket } from '../signup-ticket.server.ts';
import { withoutEmail } from '../without-email.content.ts';
import type { Route } from './+types/newsletter-check.route.ts';
import { newsletter } from './newsletter.content.ts';
import { confirmSubscriptionForm } from './newsletter.server.ts';

export const headers = secretPageHeaders;

export const handle = { signup: 'own' };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const head = headWithOutcome(newsletter.checkPage.head, loaderData?.emailNotice);
  return pageMeta(siteUrl, head, '/newsletter/check');
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ticket = new URL(request.url).searchParams.get('for') ?? '';
  const app = getAppContext(context);
  const email = openTicket(app.settings.secrets, ticket)?.email;
  // Without a ticket, nothing is known to be saved.
  const isWaiting = email !== undefined && !(await canEmailVisitors(app));
  return { ticket, email, emailNotice: isWaiting ? withoutEmail.newsletter : undefined };
}

export const action = formAction(confirmSubscriptionForm, {
  schema: fieldsAsPosted,
  toPayload: (fields, { app }) => ({
    code: fields.code,
    email: openTicket(app.settings.secrets, fields.for)?.email ?? fields.email,
  }),
  rejectedField: 'code',
});

export default function NewsletterCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckPage
      id="newsletter-check"
      words={newsletter.codeForm}
      addressLabel={newsletter.checkPage.addressLabel}
      ticket={loaderData.ticket}
      email={loaderData.email}
      emailNotice={loaderData.emailNotice}
      result={actionData}
    />
  );
}

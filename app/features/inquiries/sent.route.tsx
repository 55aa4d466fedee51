import { data } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { heldBackNotice } from '#app/platform/forms/email-notice.ts';
import { canEmailVisitors } from '#app/platform/outbox/mail-settings.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import type { Route } from './+types/sent.route.ts';
import { contactWords } from './contact.content.ts';
import { findSubmissionByReference } from './contact.queries.server.ts';
import { sentPage, shortContactForm, withoutEmail } from './message-form.content.ts';
import { offerRequest } from './offer-request/offer-request.content.ts';
import { privacyRequest } from './privacy-request/privacy-request.content.ts';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const isRequest = loaderData?.source === 'privacy_request';
  return pageMeta(facts, siteUrl, isRequest ? privacyRequest.sentHead : sentPage.head, '/sent');
}

/** Shows the page only for a message that is in the database. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const reference = new URL(request.url).searchParams.get('reference') ?? '';
  const app = getAppContext(context);
  const submission = await findSubmissionByReference(app.db, reference);
  if (!submission) throw data(null, { status: 404 });
  return {
    reference: submission.reference,
    source: submission.source,
    isHeldBack: submission.status === 'quarantine',
    canEmail: await canEmailVisitors(app),
  };
}

export default function SentPage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const words = sentWords(facts, loaderData);
  return (
    <PageHeader
      title={words.title}
      lead={
        <>
          {words.description} {sentPage.reference.replace('{reference}', loaderData.reference)}{' '}
          {nextStep(loaderData)}
        </>
      }
      actions={
        <>
          <ButtonLink href={sentPage.back.href}>{sentPage.back.label}</ButtonLink>
          <ButtonLink variant="secondary" href={sentPage.more.href}>
            {sentPage.more.label}
          </ButtonLink>
        </>
      }
    />
  );
}

type Sent = { source: string; canEmail: boolean; isHeldBack: boolean };

function nextStep({ source, canEmail, isHeldBack }: Sent): string {
  if (isHeldBack) return heldBackNotice.description;
  if (source !== 'privacy_request') return canEmail ? sentPage.next : withoutEmail.description;
  const { next, withoutEmail: notice } = privacyRequest;
  return canEmail ? next : `${next} ${notice.description}`;
}

function sentWords(facts: Facts, { source, canEmail }: Sent) {
  switch (source) {
    case 'contact_form':
      return contactWords(facts).message.form.toasts.sent;
    case 'privacy_request':
      return canEmail ? privacyRequest.form.toasts.sent : privacyRequest.sentWithoutEmail;
    case 'special_offer':
      return offerRequest.toasts.sent;
    default:
      return shortContactForm.toasts.sent;
  }
}

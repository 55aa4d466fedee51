import { safeParse } from 'valibot';
import { sendPost } from '#app/features/inquiries/contact-post.server.ts';
import { readFormPost, validationError } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { breadcrumbList, type StructuredData } from '#app/platform/seo/structured-data.ts';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/offer.route.ts';
import { offer, offerFigures } from './offer.content.ts';
import './offer.css';
import { OfferForm } from '#app/features/inquiries/offer-request/offer-request.form.tsx';
import { offerFormSchema } from '#app/features/inquiries/offer-request/offer-request.schema.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Pricing } from './offer.pricing.tsx';
import { OfferEnded, OfferHero, Statistics, Workflows } from './offer.sections.tsx';
import { useOfferState } from './use-offer-state.ts';

const path = '/special-offer';

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, offer.head, path, [
    packageOffer(siteUrl),
    breadcrumbList(siteUrl, [{ name: offer.packageName, path }]),
  ]);
}

/** The plain post of the form. A late one is refused where messages are stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const post = await readFormPost(request);
  const { toasts } = offer.form;
  const parsed = safeParse(offerFormSchema, post.values);
  if (!parsed.success) return validationError(post, toasts, parsed.issues);
  return sendPost(context, post, toasts, {
    ...parsed.output,
    package: offer.packageName,
    source: 'special_offer',
    page: path,
  });
}

export default function OfferPage({ actionData }: Route.ComponentProps) {
  const state = useOfferState();
  const { form } = offer;
  return (
    <>
      {state.isEnded ? <OfferEnded /> : <OfferHero state={state} />}
      <Workflows />
      <Statistics />
      {!state.isEnded && (
        <>
          <Pricing state={state} />
          <Section
            id={form.id}
            title={form.title}
            lead={
              <>
                {form.text} <b className="text-ink">{form.promise}</b>
              </>
            }
            layout="side"
          >
            <OfferForm result={actionData} />
          </Section>
        </>
      )}
    </>
  );
}

function packageOffer(siteUrl: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: offer.packageName,
    description: offer.head.description,
    provider: { '@id': `${siteUrl}/#organization` },
    offers: {
      '@type': 'Offer',
      url: siteUrl + path,
      price: offerFigures.price,
      priceCurrency: 'CAD',
      availability: 'https://schema.org/LimitedAvailability',
    },
  };
}

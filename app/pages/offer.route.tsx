import type { Facts } from '#app/facts/facts.ts';
import { offerPackage } from '#app/facts/offer.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { offerRequestAction } from '#app/features/inquiries/form-actions.server.ts';
import { messageFormProps } from '#app/features/inquiries/message-form.content.ts';
import { offerWords } from '#app/features/offer/offer.content.ts';
import { readPublishedOffer } from '#app/features/offer/offer.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList, type StructuredData } from '#app/platform/seo/structured-data.ts';
import { Questions } from '#app/ui/questions.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/offer.route.ts';
import '#app/features/offer/offer.css';
import {
  offerRequest,
  replyWords,
} from '#app/features/inquiries/offer-request/offer-request.content.ts';
import offerRequestForm from '#app/features/inquiries/offer-request/offer-request.island.tsx';
import {
  OfferEnded,
  OfferHero,
  Statistics,
  Workflows,
} from '#app/features/offer/offer.sections.tsx';
import { Pricing } from '#app/features/offer/offer-pricing.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

const path = '/special-offer';

export async function loader({ context }: Route.LoaderArgs) {
  return readPublishedOffer(getAppContext(context));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const offer = offerWords(facts);
  const siteUrl = siteUrlOf(matches);
  const { description } = loaderData?.isEnded ? offer.ended : offer.head;
  return pageMeta(facts, siteUrl, { ...offer.head, description }, path, [
    ...(loaderData?.isEnded ? [] : [packageOffer(facts, siteUrl)]),
    breadcrumbList(siteUrl, [{ name: offer.packageName, path }]),
  ]);
}

/** A request after the end of the offer is refused by `sendContactMessage`. */
export const action = offerRequestAction;

export default function OfferPage({ actionData, loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const { offer: offerFigures } = facts;
  const state = loaderData;
  const form = { ...offerRequest, ...replyWords(facts) };
  return (
    <>
      {state.isEnded ? (
        <OfferEnded />
      ) : (
        <OfferHero state={state} workflows={form.workflows} result={actionData} />
      )}
      <Workflows isEnded={state.isEnded} />
      <Statistics />
      {!state.isEnded && (
        <>
          <Pricing state={state} />
          <Section
            id={form.id}
            title={form.title}
            lead={
              <>
                {form.text} <b className="text-ink">{form.promise}</b> {form.daysOff}
              </>
            }
            layout="side"
          >
            <Island
              of={offerRequestForm}
              props={{
                ...messageFormProps(facts, form, actionData),
                offered: {
                  name: offerPackage.name,
                  price: interpolate(form.packageNote, {
                    price: formatDollars(offerFigures.price),
                  }),
                },
              }}
              ifStored="formDraft:special_offer"
            />
          </Section>
          <Questions {...offerWords(facts).questions} />
        </>
      )}
    </>
  );
}

function packageOffer(facts: Facts, siteUrl: string): StructuredData {
  const { offer: offerFigures } = facts;
  const offer = offerWords(facts);
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

import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formAction } from '#app/platform/forms/form-action.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import type { Route } from './+types/book.route.ts';
import { callWords } from './booking.content.ts';
import { BookingForm } from './booking.form.tsx';
import { bookingFormSchema, sourceOfKind } from './booking.schema.ts';
import { bookingForm } from './booking.server.ts';
import { earlierLink } from './earlier/earlier.content.ts';
import { readSlotView } from './picker/slot-view.server.ts';
import { readBookingRules } from './rules/booking-rules.server.ts';
import type { CallKind } from './rules/booking-rules.ts';
import { describeHours } from './rules/hours-words.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const kind = loaderData?.kind ?? 'assessment';
  return pageMeta(
    siteUrl,
    callWords[kind].head,
    kind === 'assessment' ? '/book' : `/book?kind=${kind}`,
  );
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const rules = await readBookingRules(getAppContext(context));
  const view = await readSlotView(context, query);
  return {
    kind: readKind(query),
    hours: describeHours(rules),
    view,
    // Sent by the loader, because texts that the page imports become part of its scripts.
    earlier: { ...earlierLink, href: `/book/earlier${view.date ? `?date=${view.date}` : ''}` },
  };
}

export const action = formAction(bookingForm, {
  schema: bookingFormSchema,
  toPayload: (fields, { url }) => ({
    ...fields,
    source: sourceOfKind[readKind(url.searchParams)],
    page: '/book',
  }),
});

/** The booking page, for visitors without scripts and for links from other pages and sites. */
export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, hours, view, earlier } = loaderData;
  const words = callWords[kind];
  return (
    <>
      <PageHeader title={words.title} lead={interpolate(words.lead, { hours })} />
      <section className="wrap booking-page" aria-label={words.title}>
        <BookingForm key={kind} kind={kind} page="/book" view={view} result={actionData} />
        {[words.otherKind, earlier].map(({ text, label, href }) => (
          <p className="form-note" key={href}>
            {text} <a href={href}>{label}</a>
          </p>
        ))}
      </section>
    </>
  );
}

function readKind(query: URLSearchParams): CallKind {
  return query.get('kind') === 'consultation' ? 'consultation' : 'assessment';
}

import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { formAction } from '#app/platform/forms/form-action.server.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import type { Route } from './+types/book.route.ts';
import { booking, bookingWordsOf } from './booking.content.ts';
import bookingIsland from './booking.island.tsx';
import { bookingFormSchema, sourceOfKind } from './booking.schema.ts';
import { bookingForm } from './booking.server.ts';
import { earlierLink } from './earlier/earlier.content.ts';
import { readSlotView } from './picker/slot-view.server.ts';
import { readBookingRules } from './rules/booking-rules.server.ts';
import { offeredKind } from './rules/call-kinds.ts';
import {
  bookingPath,
  DEFAULT_KIND,
  describeBookingPage,
  describeOfferedCall,
  earlierPath,
} from './rules/offered-call.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  return loaderData ? pageMeta(facts, siteUrlOf(matches), loaderData.head, loaderData.path) : [];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const query = new URL(request.url).searchParams;
  const rules = await readBookingRules(getAppContext(context));
  const kind = offeredKind(rules, query.get('kind') ?? DEFAULT_KIND);
  const view = await readSlotView(context, query, kind.minutes);
  return {
    path: bookingPath(rules, kind.id),
    ...describeBookingPage(facts, rules, kind),
    call: describeOfferedCall(facts, rules, kind),
    view,
    // Sent by the loader, because texts that the page imports become part of its scripts.
    earlier: {
      ...earlierLink,
      href: earlierPath(rules, kind.id, ...(view.date ? [`date=${view.date}`] : [])),
    },
  };
}

export const action = formAction(bookingForm, {
  schema: bookingFormSchema(booking),
  toPayload: (fields, { url }) => ({
    ...fields,
    ...kindOfPost(url.searchParams),
    page: '/book',
  }),
});

/** The booking page: its free times come with it, and its script shows them in the visitor's zone. */
export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const facts = useFacts();
  const bookingWords = bookingWordsOf(facts);
  const { call, lead, others, view, earlier } = loaderData;
  return (
    <>
      <PageHeader title={call.words.title} lead={unbroken(lead)} />
      <section className="wrap booking-page" aria-label={call.words.title}>
        <Island
          of={bookingIsland}
          props={{ words: bookingWords, call, page: '/book', view, result: actionData }}
          when="load"
        />
        {[...others, earlier].map(({ text, label, href }) => (
          <p className="form-note" key={href}>
            {text} <a href={href}>{label}</a>
          </p>
        ))}
      </section>
    </>
  );
}

/** The call type that the page booked, from the address that its form posts to. */
function kindOfPost(query: URLSearchParams) {
  const kind = query.get('kind') ?? DEFAULT_KIND;
  return { kind, source: sourceOfKind(kind) };
}

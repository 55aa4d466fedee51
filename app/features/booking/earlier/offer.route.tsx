import { data, Form, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import {
  formError,
  readFormPost,
  withOutageFallback,
} from '#app/platform/forms/form-post.server.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { describeInZone, describeMoment } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { bookingReasons } from '../booking.content.ts';
import { limitChanges } from '../manage/booking-changes.server.ts';
import { bookingRulesArea } from '../rules/booking-rules.ts';
import { lengthOf } from '../rules/call-details.server.ts';
import { nameCall } from '../rules/call-kinds.ts';
import { bookingPath } from '../rules/offered-call.server.ts';
import type { Route } from './+types/offer.route.ts';
import { acceptOffer, declineOffer, readOffer, stopOffers } from './accept-offer.server.ts';
import { offerPage as words } from './earlier.content.ts';
import '../booking.css';

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  const head = loaderData?.isOfDay ? { ...words.head, title: words.ofDay.headTitle } : words.head;
  return pageMeta(siteUrlOf(matches), head, location.pathname);
}

/** The URL is a secret, so the page must not be cached or indexed. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
}

/** Changes nothing, because email scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const view = await readOffer(app, params.token);
  if (!view) throw data(null, { status: 404, headers: headers() });
  const { offer, request, booking, state } = view;
  const rules = await app.settings.get(bookingRulesArea);
  const zone = request.visitor_zone ?? undefined;
  const moment = describeMoment(new Date(offer.starts_at), zone);
  return {
    state,
    isOfDay: request.booking_id === null,
    title: nameCall(rules, request.kind),
    bookHref: bookingPath(rules, request.kind),
    minutes: lengthOf(offer),
    moment: moment.toronto.text,
    visitorMoment: moment.visitor?.text,
    current: booking && describeMoment(new Date(booking.starts_at), zone).toronto.text,
    until: `${describeInZone(new Date(offer.expires_at), TORONTO).time} Toronto time`,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const post = await readFormPost(request);
  const { token } = params;
  const title = words.failed;
  const refuse = (description: string) =>
    formError(post, { kind: 'refused', title, description }, { status: 409 });
  const outage = { title, description: bookingReasons.storageDown };
  return withOutageFallback(post, outage, async () => {
    const retryAfterSeconds = await limitChanges(app, getRequestInfo(context));
    if (retryAfterSeconds > 0) {
      return formError(
        post,
        { kind: 'refused', title, description: bookingReasons.tooMany },
        { retryAfterSeconds },
      );
    }
    if (post.values.intent === 'decline' || post.values.intent === 'stop') {
      const end = post.values.intent === 'stop' ? stopOffers : declineOffer;
      if (!(await end(app, token))) throw data(null, { status: 404 });
      return redirect(`/earlier-times/${encodeURIComponent(token)}`, 303);
    }
    const outcome = await acceptOffer(app, token);
    switch (outcome.kind) {
      case 'booked':
        return redirect(new URL(outcome.manageUrl).pathname, 303);
      case 'not-found':
        throw data(null, { status: 404 });
      case 'lost':
        return refuse(words.ended.lost);
      case 'ended':
        return refuse(words.ended.title);
      default:
        return outcome satisfies never;
    }
  });
}

/** The page that the email about an earlier time links to. One click books the time. */
export default function OfferPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { state, isOfDay, title, minutes, moment, visitorMoment, current, until } = loaderData;
  if (state !== 'open' && state !== 'late') {
    const ended = isOfDay && state === 'stopped' ? words.ofDay.stopped : words.ended[state];
    return (
      <>
        <PageHeader title={words.ended.title} lead={ended} />
        <section className="wrap booking-page" aria-label={words.ended.title}>
          <div className="button-row">
            <ButtonLink href={loaderData.bookHref}>{words.book}</ButtonLink>
          </div>
        </section>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={words.title}
        lead={interpolate(words.offered, { title, minutes, moment })}
      />
      <section className="wrap booking-page" aria-label={words.title}>
        {visitorMoment && <p>{interpolate(words.visitor, { moment: visitorMoment })}</p>}
        {current && <p>{interpolate(words.current, { moment: current })}</p>}
        <p>{state === 'open' ? interpolate(words.until, { until }) : words.late}</p>
        <Form method="post" className="form">
          <div className="button-row">
            <Button type="submit" name="intent" value="accept">
              {current ? words.accept.move : words.accept.book}
            </Button>
            <Button type="submit" name="intent" value="decline" variant="secondary">
              {words.decline}
            </Button>
          </div>
          <Button type="submit" name="intent" value="stop" variant="quiet">
            {isOfDay ? words.ofDay.stop : words.stop}
          </Button>
        </Form>
        <SubmissionStatus submission={{ state: 'idle' }} result={result} />
      </section>
    </>
  );
}

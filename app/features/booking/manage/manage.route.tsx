import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { canEmailVisitors } from '#app/platform/outbox/mail-settings.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import type { Booking } from '#database/schema.ts';
import type { Route } from './+types/manage.route.ts';
import { managePage as words } from './manage.content.ts';
import '../booking.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { describeMoment, type MomentInZone } from '#app/platform/time/time-words.ts';
import { withoutEmail } from '../call-words.content.ts';
import { isWaitingForEarlier } from '../earlier/earlier-requests.server.ts';
import { readSlotView } from '../picker/slot-view.server.ts';
import { type BookingRules, bookingRulesArea } from '../rules/booking-rules.ts';
import { describeCall } from '../rules/call-details.server.ts';
import { type CallKind, findKind } from '../rules/call-kinds.ts';
import { describeOfferedCall } from '../rules/offered-call.server.ts';
import { findBooking, hasStarted } from './booking-changes.server.ts';
import { handleManagePost } from './manage-post.server.ts';
import { CallFacts, ChangeCall, ConfirmCall, EarlierTimes } from './manage-sections.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, words.head, location.pathname);
}

/** The URL is a secret, so the page must not be cached or indexed. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const booking = await findBooking(app, { token: params.token });
  if (!booking) throw data(null, { status: 404, headers: headers() });
  const now = app.now();
  const isOver = Date.parse(booking.ends_at) <= now.getTime();
  const isUnconfirmed = booking.status !== 'active' && booking.status !== 'cancelled';
  const isAhead = booking.status !== 'cancelled' && !hasStarted(booking, now);
  const isOpen = isAhead && !isUnconfirmed;
  const query = new URL(request.url).searchParams;
  const rules = await app.settings.get(bookingRulesArea);
  const details = describeCall({ app, rules }, booking);
  const zone = booking.visitor_zone ?? undefined;
  const moment = describeMoment(new Date(booking.starts_at), zone);
  const isJustBooked = isOpen && booking.moves === 0 && query.has('booked');
  const kind = isJustBooked ? findKind(rules, booking.kind) : undefined;
  return {
    path: `/bookings/${params.token}` as const,
    // The form that was posted without a script says on this page what it says as a toast.
    justBooked: kind && describeJustBooked(rules, kind, moment.toronto),
    state:
      isAhead && isUnconfirmed
        ? describeHold(booking, now)
        : describeState(booking, isOpen, isOver),
    confirm:
      isAhead && isUnconfirmed
        ? {
            state: describeHold(booking, now),
            until: booking.held_until,
            confirmKey: query.get('confirm') ?? undefined,
          }
        : undefined,
    emailNotice: (await canEmailVisitors(app))
      ? undefined
      : withoutEmail[isUnconfirmed ? 'unconfirmed' : 'booked'].description,
    isWaiting: isOpen && (await isWaitingForEarlier(app, booking)),
    view: isOpen ? await readSlotView(context, query, details.minutes) : undefined,
    call: {
      kind: booking.kind,
      reference: booking.reference,
      ...details,
      startsAt: booking.starts_at,
      endsAt: booking.ends_at,
      name: booking.name,
      company: booking.company,
      // In words here: a browser whose time zone data is older would write another time.
      moment: moment.toronto.text,
      visitorMoment: moment.visitor?.text,
    },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return handleManagePost(request, context, params.token);
}

/**
 * The page of a booked call: time, meeting link, calendar links, and forms to move or cancel it.
 */
export default function ManagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { call, state, view, justBooked } = loaderData;
  return (
    <>
      <PageHeader
        title={justBooked?.title ?? words.titles[state]}
        lead={[justBooked?.description, interpolate(words.reference, { reference: call.reference })]
          .filter(Boolean)
          .join(' ')}
      />
      <CallFacts {...loaderData} />
      {view && (
        <EarlierTimes
          path={loaderData.path}
          isWaiting={loaderData.isWaiting}
          canEmail={loaderData.emailNotice === undefined}
        />
      )}
      {loaderData.confirm && (
        <ConfirmCall
          {...loaderData.confirm}
          path={loaderData.path}
          call={call}
          emailNotice={loaderData.emailNotice}
          result={actionData}
        />
      )}
      {view && (
        <ChangeCall
          path={loaderData.path}
          kind={call.kind}
          view={view}
          canEmail={loaderData.emailNotice === undefined}
          result={actionData}
        />
      )}
    </>
  );
}

function describeJustBooked(rules: BookingRules, kind: CallKind, { longDate, time }: MomentInZone) {
  const { title, description } = describeOfferedCall(rules, kind).words.sent;
  return { title, description: interpolate(description, { date: longDate, time }) };
}

function describeHold(booking: Booking, now: Date): 'held' | 'unconfirmed' | 'expired' {
  if (booking.held_until === null) return 'unconfirmed';
  const isInTime = booking.held_until > now.toISOString();
  return booking.status === 'held' && isInTime ? 'held' : 'expired';
}

function describeState(
  booking: Pick<Booking, 'status' | 'moves'>,
  isOpen: boolean,
  isOver: boolean,
): keyof typeof words.titles {
  if (booking.status === 'cancelled') return 'cancelled';
  if (isOpen) return booking.moves > 0 ? 'moved' : 'active';
  return isOver ? 'over' : 'started';
}

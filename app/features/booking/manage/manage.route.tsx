import { data } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import { fillTokens } from '#app/facts/page-texts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { canEmailVisitors } from '#app/platform/outbox/mail-settings.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import type { Booking } from '#database/schema.ts';
import type { Route } from './+types/manage.route.ts';
import { managePageWords } from './manage.content.ts';
import '../booking.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { unbroken } from '#app/ui/unbroken.tsx';
import { withoutEmail } from '../call-words.content.ts';
import { isWaitingForEarlier } from '../earlier/earlier-requests.server.ts';
import { momentOf } from '../notifications/booking-emails.server.ts';
import { readSlotView } from '../picker/slot-view.server.ts';
import { readBookingRules } from '../rules/booking-rules.server.ts';
import { describeCall, describeEndOfChanges, endOfChanges } from '../rules/call-details.server.ts';
import { findKind } from '../rules/call-kinds.ts';
import { describeOfferedCall } from '../rules/offered-call.server.ts';
import { findBooking, hasStarted } from './booking-changes.server.ts';
import { CalendarButtons, CallOver, CallSheet, ChangeCall, ConfirmCall } from './call-sheet.tsx';
import { handleManagePost } from './manage-post.server.ts';

type CallState = keyof ReturnType<typeof managePageWords>['titles'];

export function meta({ location, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  return pageMeta(facts, siteUrlOf(matches), managePageWords(facts).head, location.pathname);
}

/** The URL is a secret, so the page must not be cached or indexed. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const words = managePageWords(facts);
  const booking = await findBooking(app, { token: params.token });
  if (!booking) throw data(null, { status: 404, headers: headers() });
  const now = app.now();
  const state = findState(booking, now);
  const query = new URL(request.url).searchParams;
  const rules = await readBookingRules(app);
  const details = describeCall({ app, rules }, booking);
  const kind = findKind(rules, booking.kind);
  const { words: callWords } = kind ? describeOfferedCall(facts, rules, kind) : {};
  const changeUntil = describeEndOfChanges(rules, booking);
  const { toronto, visitor } = momentOf(booking);
  const { longDate, time, place, zoneName, text } = toronto;
  const canEmail = await canEmailVisitors(app);
  const confirmKey = isUnconfirmed(state) ? (query.get('confirm') ?? undefined) : undefined;
  const isOpen = state === 'active' || state === 'moved';
  const isAhead = !hasStarted(booking, now);
  // The form that was posted, with or without a script, says on this page what became of it.
  const justBooked = state === 'active' && query.has('booked') ? callWords?.sent : undefined;
  const until = describeInZone(new Date(booking.held_until ?? booking.starts_at), TORONTO).time;
  const sentence = describeSentence(facts, state, {
    canEmail,
    isAhead,
    hasKey: Boolean(confirmKey),
  });
  return {
    path: `/bookings/${params.token}` as const,
    state,
    title: justBooked?.title ?? words.titles[state],
    sentence: [
      interpolate(justBooked?.description ?? '', { date: longDate, time }),
      interpolate(sentence, { moment: text, until: `${until} Toronto time` }),
    ]
      .filter(Boolean)
      .join(' '),
    canConfirm: isAhead && isUnconfirmed(state),
    confirmKey,
    canEmail,
    isWaiting: isOpen && (await isWaitingForEarlier(app, booking)),
    isMoving: query.has('date') || query.has('month'),
    canChange: now < endOfChanges(rules, booking),
    changeUntil: changeUntil && interpolate(words.changeUntil, { moment: changeUntil }),
    view: isOpen ? await readSlotView(context, query, details.minutes) : undefined,
    call: {
      kind: booking.kind,
      reference: booking.reference,
      ...details,
      startsAt: booking.starts_at,
      endsAt: booking.ends_at,
      name: booking.name,
      company: booking.company,
      with: kind?.place === 'office' ? '' : facts.company.name,
      bring: callWords?.bring ?? '',
      // In words here: a browser whose time zone data is older would write another time.
      moment: { longDate, time, place, zoneName },
      visitorMoment: visitor?.text,
    },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return handleManagePost(request, context, params.token);
}

/** The page of a booked call, which is also its confirmation. */
export default function ManagePage({ loaderData: sheet, actionData }: Route.ComponentProps) {
  const words = managePageWords(useFacts());
  const { state, view, canConfirm } = sheet;
  return (
    <CallSheet sheet={sheet}>
      {canConfirm && <ConfirmCall sheet={sheet} result={actionData} />}
      {!view && !isUnconfirmed(state) && <CallOver />}
      {view && <CalendarButtons {...sheet} />}
      {state === 'moved' && <p className="form-note">{words.addedBefore}</p>}
      {view && sheet.canChange && <ChangeCall sheet={sheet} view={view} result={actionData} />}
      {view && !sheet.canChange && <p>{unbroken(words.errors['too-late'])}</p>}
    </CallSheet>
  );
}

function findState(booking: Booking, now: Date): CallState {
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.status === 'active') {
    if (!hasStarted(booking, now)) return booking.moves > 0 ? 'moved' : 'active';
    return Date.parse(booking.ends_at) <= now.getTime() ? 'over' : 'started';
  }
  if (booking.held_until === null) return 'unconfirmed';
  const isInTime = booking.held_until > now.toISOString();
  return booking.status === 'held' && isInTime ? 'held' : 'expired';
}

function isUnconfirmed(state: CallState): state is 'held' | 'unconfirmed' | 'expired' {
  return state === 'held' || state === 'unconfirmed' || state === 'expired';
}

/** What the title leaves open, with `{moment}` and `{until}`. */
function describeSentence(
  facts: Facts,
  state: CallState,
  { canEmail, isAhead, hasKey }: { canEmail: boolean; isAhead: boolean; hasKey: boolean },
): string {
  const words = managePageWords(facts);
  switch (state) {
    case 'active':
    case 'moved':
      return canEmail ? '' : withoutEmail.booked.description;
    case 'cancelled':
      return words.cancelledText;
    case 'started':
      return words.startedText;
    case 'over':
      return words.overText;
  }
  if (!isAhead) return words.notConfirmedText;
  if (!hasKey && !canEmail && state !== 'expired') {
    return fillTokens(facts, withoutEmail.unconfirmed.description);
  }
  return words.confirmTexts[state][hasKey ? 'here' : 'inEmail'];
}

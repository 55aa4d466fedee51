import { data } from 'react-router';
import { type CallOutcome, outcomeOf } from '#app/features/booking/call-outcome.ts';
import {
  cancelBooking,
  findBooking,
  hasStarted,
  rescheduleBooking,
} from '#app/features/booking/manage/booking-changes.server.ts';
import { bookWithoutConfirming } from '#app/features/booking/manage/booking-confirm.server.ts';
import { recordOutcome } from '#app/features/booking/notifications/booking-emails.server.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { describeCall } from '#app/features/booking/rules/call-details.server.ts';
import { listClashes } from '#app/features/booking/slots/week.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { describeMoment, describeZone } from '#app/platform/time/time-words.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { OriginCard } from '../numbers/origin-card.tsx';
import { readOrigin } from '../numbers/origin-view.server.ts';
import { eraseCall } from '../people/people.server.ts';
import { listNames } from '../session/accounts.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { type AdminPost, adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts, shortMoment, When } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, FormCard } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { AssignCard } from '../users/assign-card.tsx';
import { assign } from '../users/assignment.server.ts';
import type { Route } from './+types/booking.route.ts';
import { bookingsNotices, bookingsWords as words } from './bookings.content.ts';
import { listFailedEmails } from './bookings.queries.server.ts';
import {
  CancelCard,
  type FailedEmail,
  FailedEmails,
  MoveCard,
  OutcomeCard,
} from './call-cards.tsx';
import { explainTime, readChosenTime, readTimeChoice } from './time-choice.server.ts';
import { hrefOfWeek } from './week.tsx';

export const meta = adminMeta(words.title);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const found = await findBooking(app, { id: params.id });
  if (!found) throw data(null, 404);
  const { token_hash, ...booking } = found;
  const rules = await readBookingRules(app);
  const isOpen = found.status === 'active' && !hasStarted(found, app.now());
  const at = new URL(request.url).searchParams.get('at') ?? '';
  const { title, minutes, location, meetingLink } = describeCall({ app, rules }, found);
  return {
    booking,
    call: `${title}, ${minutes} minutes`,
    place: [location, meetingLink].filter(Boolean).join(': '),
    choice: isOpen ? await readTimeChoice(app, { at, moving: found }) : undefined,
    isClash: isOpen && (await listClashes(app.db, [found])).has(found.id),
    assignees: await listNames(app),
    origin: await readOrigin(app.db, found.id),
    failedEmails: (await listFailedEmails(app.db, found.id)).map((row) => ({
      id: row.id,
      template: row.template,
      at: row.created_at,
      state: row.state as FailedEmail['state'],
      isBounced: row.bounced === 1,
    })),
    hasStarted: hasStarted(found, app.now()),
    visitorZone: found.visitor_zone && describeZone(new Date(found.starts_at), found.visitor_zone),
    visitorMoment: describeMoment(new Date(found.starts_at), found.visitor_zone ?? undefined)
      .visitor?.text,
  };
}

export const action = adminAction({
  async move({ app, id, values, audit }) {
    const to = readChosenTime(values);
    if (!to) return refuse('no-date', values, 422);
    const isAnyTime = values.anyway === 'on';
    const outcome = await rescheduleBooking(app, { id }, { ...to, isAnyTime });
    if ('reason' in outcome) return data({ ...explainTime(outcome.reason), values }, 409);
    if (outcome.kind === 'unchanged') return back(id, 'unchanged');
    if (outcome.kind !== 'moved') return refuse(outcome.kind, values);
    await audit('booking-moved', id);
    return back(id, outcome.booking.email === '' ? 'by-phone' : 'moved');
  },
  async cancel({ app, id, values, audit }) {
    const reason = cleanLine(values.reason ?? '');
    const outcome = await cancelBooking(app, { id }, { by: 'owner', reason });
    if (outcome.kind !== 'cancelled') return refuse(outcome.kind, values);
    await audit('booking-cancelled', id);
    return back(id, outcome.booking.email === '' ? 'by-phone' : 'cancelled');
  },
  async book({ app, id, audit }) {
    const outcome = await bookWithoutConfirming(app, id);
    if ('reason' in outcome) return refuse(outcome.reason);
    if (outcome.kind !== 'confirmed') return refuse(outcome.kind);
    await audit('booking-released', id);
    return back(id, 'booked');
  },
  async assign({ app, info, id, values }) {
    const found = await findBooking(app, { id });
    if (!found) throw data(null, 404);
    const { name: from, assigned_to: assignedTo } = found;
    const call = { kind: 'call', id, subject: id, from, assignedTo } as const;
    if (!(await assign(app, info, call, values.assignee ?? ''))) throw data(null, 400);
    return back(id, 'assigned');
  },
  async erase({ app, id, context, audit }) {
    requireOwner(context);
    if (!(await eraseCall(app, id))) return refuse('not-found');
    await audit('booking-erased', id);
    return done('/admin/bookings', 'erased');
  },
  completed: (post) => mark(post, 'completed'),
  'no-show': (post) => mark(post, 'no-show'),
});

async function mark({ app, id, audit }: AdminPost, outcome: CallOutcome) {
  if (!(await recordOutcome(app, id, outcome))) return refuse('not-started');
  const call = await findBooking(app, { id });
  await audit('booking-outcome', id, { outcome });
  return back(id, outcome === 'no-show' && call?.email !== '' ? 'no-show' : 'marked');
}

/** Leads to the page of the call, with a notice. */
function back(id: string, notice: keyof typeof bookingsNotices) {
  return done(`/admin/bookings/${encodeURIComponent(id)}`, notice);
}

function refuse(reason: string, values: Record<string, string> = {}, status = 409) {
  return data({ error: words.refusals[reason] ?? reason, canInsist: false, values }, status);
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, choice } = loaderData;
  const { role } = useViewer();
  const outcome = outcomeOf(booking);
  const hasEmail = booking.email !== '';
  const isUnbooked = !['active', 'cancelled'].includes(booking.status) && !loaderData.hasStarted;
  const problem = actionData && { title: words.problem, description: actionData.error };
  const moving = actionData?.values.intent === 'move' ? actionData : undefined;
  return (
    <AdminPage
      title={booking.name}
      lead={`${shortMoment(booking.starts_at)}, ${words.status[booking.status]}${
        outcome ? `, ${words.outcomes[outcome]}` : ''
      }`}
      actions={
        <>
          <PageLink to={hrefOfWeek(booking.toronto_date)}>{words.views.week}</PageLink>
          <PageLink to="/admin/bookings">{words.back}</PageLink>
        </>
      }
    >
      <Notice words={bookingsNotices} problem={problem} />
      <FailedEmails emails={loaderData.failedEmails} />
      {hasEmail ? (
        <EmailsWait />
      ) : (
        <Alert tone="info" title={words.noEmail.title}>
          <p>{words.noEmail.text}</p>
        </Alert>
      )}
      {loaderData.isClash && (
        <Alert tone="warn" title={words.clash.title}>
          <p>{words.clash.text}</p>
        </Alert>
      )}
      {isUnbooked && (
        <Alert tone="warn" title={words.status[booking.status]}>
          <p>{words.book.text}</p>
          {booking.quarantine_reason && <p>{booking.quarantine_reason}</p>}
          <ButtonForm intent="book" variant="primary">
            {words.book.submit}
          </ButtonForm>
        </Alert>
      )}
      <div className="admin-pair">
        <Card>
          <Facts
            facts={[
              [words.facts.kind, loaderData.call],
              [words.facts.place, loaderData.place],
              [words.facts.email, booking.email],
              [words.facts.phone, booking.phone],
              [words.facts.company, booking.company],
              [words.facts.brief, booking.brief],
              [booking.question, booking.answer],
              [words.facts.zone, loaderData.visitorZone],
              [words.facts.visitorMoment, loaderData.visitorMoment],
              [words.facts.reference, booking.reference],
              [words.facts.booked, <When key="booked" at={booking.created_at} />],
              [words.facts.reason, booking.cancel_reason],
            ]}
          />
        </Card>
        <div className="admin-stack">
          <AssignCard assignees={loaderData.assignees} assignedTo={booking.assigned_to} />
          {booking.status === 'active' && loaderData.hasStarted && <OutcomeCard />}
          {choice && (
            <MoveCard
              key={booking.sequence}
              choice={choice}
              week={`${hrefOfWeek(booking.toronto_date)}&move=${booking.id}`}
              refused={moving}
            />
          )}
          {!hasEmail && !choice && role === 'owner' && (
            <FormCard title={words.erase.title} intent="erase" submit={words.erase.submit}>
              <p>{words.erase.text}</p>
            </FormCard>
          )}
          {choice && <CancelCard />}
          <OriginCard origin={loaderData.origin} />
        </div>
      </div>
    </AdminPage>
  );
}

import { data, Form, redirect } from 'react-router';
import {
  cancelBooking,
  findBooking,
  hasStarted,
  rescheduleBooking,
} from '#app/features/booking/manage/booking-changes.server.ts';
import { bookWithoutConfirming } from '#app/features/booking/manage/booking-confirm.server.ts';
import { recordOutcome } from '#app/features/booking/notifications/booking-emails.server.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { listStartTimes } from '#app/features/booking/rules/booking-rules.ts';
import { describeCall } from '#app/features/booking/rules/call-details.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { describeMoment, describeZone } from '#app/platform/time/time-words.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { OriginCard } from '../numbers/origin-card.tsx';
import { readOrigin } from '../numbers/origin-view.server.ts';
import { eraseCall } from '../people/people.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { AdminPage, Card, Facts, shortMoment, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { AssignCard } from '../users/assign-card.tsx';
import { assign, listAssignees } from '../users/assignment.server.ts';
import type { Route } from './+types/booking.route.ts';
import { bookingsNotices, bookingsWords as words } from './bookings.content.ts';
import { CancelCard, MoveCard, OutcomeCard } from './call-cards.tsx';
import { listFailedEmails } from './call-emails.queries.server.ts';
import { type FailedEmail, FailedEmails } from './failed-emails.tsx';
import { hrefOfWeek } from './week.tsx';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const found = await findBooking(app, { id: params.id });
  if (!found) throw data(null, 404);
  const { token_hash, ...booking } = found;
  const rules = await readBookingRules(app);
  const { title, minutes, location, meetingLink } = describeCall({ app, rules }, found);
  return {
    booking,
    call: `${title}, ${minutes} minutes`,
    place: [location, meetingLink].filter(Boolean).join(': '),
    slotTimes: listStartTimes(rules),
    assignees: await listAssignees(app),
    origin: await readOrigin(app.db, found.id),
    failedEmails: (await listFailedEmails(app.db, found.id)).map((row) => ({
      ...{ id: row.id, template: row.template, at: row.created_at },
      ...{ state: row.state as FailedEmail['state'], isBounced: row.bounced === 1 },
    })),
    hasStarted: hasStarted(found, app.now()),
    visitorZone: found.visitor_zone && describeZone(new Date(found.starts_at), found.visitor_zone),
    visitorMoment: describeMoment(new Date(found.starts_at), found.visitor_zone ?? undefined)
      .visitor?.text,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const name = { id: params.id };
  const refuse = (reason: string, status = 409) =>
    data({ error: words.refusals[reason] ?? reason, values }, status);
  const done = (notice: keyof typeof bookingsNotices) =>
    redirect(`/admin/bookings/${encodeURIComponent(params.id)}?done=${notice}`, 303);
  const changed = async (change: 'moved' | 'cancelled') => {
    const call = await findBooking(app, name);
    return done(call?.email === '' ? `${change}-by-phone` : change);
  };
  switch (values.intent) {
    case 'move': {
      const appointmentDate = parseCalendarDate(values.date ?? '');
      if (!appointmentDate) return refuse('no-date', 422);
      const to = { appointmentDate, appointmentTime: values.time ?? '' };
      const outcome = await rescheduleBooking(app, name, to);
      if ('reason' in outcome) return refuse(outcome.reason);
      if (outcome.kind === 'unchanged') return done('unchanged');
      if (outcome.kind !== 'moved') return refuse(outcome.kind);
      await recordAudit(app, info, 'booking-moved', params.id);
      return changed('moved');
    }
    case 'cancel': {
      const reason = cleanLine(values.reason ?? '');
      const outcome = await cancelBooking(app, name, { by: 'owner', reason });
      if (outcome.kind !== 'cancelled') return refuse(outcome.kind);
      await recordAudit(app, info, 'booking-cancelled', params.id);
      return changed('cancelled');
    }
    case 'book': {
      const outcome = await bookWithoutConfirming(app, params.id);
      if ('reason' in outcome) return refuse(outcome.reason);
      if (outcome.kind !== 'confirmed') return refuse(outcome.kind);
      await recordAudit(app, info, 'booking-released', params.id);
      return done('booked');
    }
    case 'assign': {
      const found = await findBooking(app, name);
      if (!found) throw data(null, 404);
      const item = { kind: 'call', id: found.id, subject: found.id, from: found.name } as const;
      const assignedTo = found.assigned_to;
      if (!(await assign(app, info, { ...item, assignedTo }, values.assignee ?? ''))) {
        throw data(null, 400);
      }
      return done(values.assignee ? 'assigned' : 'unassigned');
    }
    case 'erase': {
      requireOwner(context);
      if (!(await eraseCall(app, params.id))) return refuse('not-found');
      await recordAudit(app, info, 'booking-erased', params.id);
      return redirect('/admin/bookings?done=erased', 303);
    }
    case 'held':
    case 'no-show': {
      const outcome = values.intent;
      if (!(await recordOutcome(app, params.id, outcome))) return refuse('not-started');
      await recordAudit(app, info, 'booking-outcome', params.id, { outcome });
      const call = await findBooking(app, name);
      return done(outcome === 'no-show' && call?.email !== '' ? 'no-show' : 'marked');
    }
    default:
      throw data(null, 400);
  }
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, slotTimes } = loaderData;
  const { role } = useViewer();
  const hasEmail = booking.email !== '';
  const isOpen = booking.status === 'active' && !loaderData.hasStarted;
  const isUnbooked = !['active', 'cancelled'].includes(booking.status) && !loaderData.hasStarted;
  const problem = actionData && { title: words.problem, description: actionData.error };
  const moving = actionData?.values.intent === 'move' ? actionData : undefined;
  return (
    <AdminPage
      title={booking.name}
      lead={`${shortMoment(booking.starts_at)}, ${words.status[booking.status]}${
        booking.outcome ? `, ${words.outcomes[booking.outcome]}` : ''
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
      {isUnbooked && (
        <Alert tone="warn" title={words.status[booking.status]}>
          <p>{words.book.text}</p>
          {booking.quarantine_reason && <p>{booking.quarantine_reason}</p>}
          <Form method="post" className="mt-3">
            <Button type="submit" name="intent" value="book" small>
              {words.book.submit}
            </Button>
          </Form>
        </Alert>
      )}
      <div className="admin-pair">
        <Card>
          <Facts
            facts={[
              [words.facts.kind, loaderData.call],
              [words.facts.place, loaderData.place],
              [words.facts.email, booking.email || words.noEmail],
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
          {booking.status === 'active' && loaderData.hasStarted && (
            <OutcomeCard hasEmail={hasEmail} />
          )}
          {isOpen && (
            <MoveCard
              key={booking.sequence}
              hasEmail={hasEmail}
              date={moving?.values.date ?? booking.toronto_date}
              time={moving?.values.time ?? booking.toronto_time}
              times={[...new Set([...slotTimes, booking.toronto_time])]}
              error={moving?.error}
            />
          )}
          {booking.email === '' && !isOpen && role === 'owner' && (
            <Card title={words.erase.title}>
              <p>{words.erase.text}</p>
              <Form method="post">
                <Button type="submit" name="intent" value="erase" variant="secondary" small>
                  {words.erase.submit}
                </Button>
              </Form>
            </Card>
          )}
          {isOpen && <CancelCard hasEmail={hasEmail} />}
          <OriginCard origin={loaderData.origin} />
        </div>
      </div>
    </AdminPage>
  );
}

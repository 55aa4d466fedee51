import { data, Form, Link, redirect } from 'react-router';
import {
  cancelBooking,
  findBooking,
  hasStarted,
  releaseBooking,
  rescheduleBooking,
} from '#app/features/booking/booking-changes.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { getRequestInfo, getServices } from '#app/platform/services.server.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { fill } from '#app/platform/words/fill.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card, Facts, shortMoment, When } from '../frame/admin-page.tsx';
import { Notice } from '../frame/notice.tsx';
import type { Route } from './+types/booking.route.ts';
import { bookingsNotices, bookingsWords as words } from './bookings.content.ts';
import { updateOutcome } from './bookings.queries.server.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = getServices(context);
  const found = await findBooking(services, { id: params.id });
  if (!found) throw data(null, 404);
  const { token_hash, ...booking } = found;
  return { booking, hasStarted: hasStarted(found, services.now()) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = getServices(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const name = { id: params.id };
  const refuse = (kind: string) => data({ error: words.refusals[kind] ?? kind }, 409);
  const done = (notice: keyof typeof bookingsNotices) =>
    redirect(`/admin/bookings/${params.id}?done=${notice}`, 303);
  switch (values.intent) {
    case 'move': {
      const appointmentDate = parseCalendarDate(values.date ?? '');
      if (!appointmentDate) return refuse('slot-closed');
      const to = { appointmentDate, appointmentTime: values.time?.trim() ?? '' };
      const outcome = await rescheduleBooking(services, name, to);
      if (outcome.kind !== 'moved' && outcome.kind !== 'unchanged') return refuse(outcome.kind);
      await recordAudit(services, info, 'booking-moved', params.id);
      return done('done');
    }
    case 'cancel': {
      const reason = values.reason ?? '';
      const outcome = await cancelBooking(services, name, { by: 'owner', reason });
      if (outcome.kind !== 'cancelled') return refuse(outcome.kind);
      await recordAudit(services, info, 'booking-cancelled', params.id);
      return done('done');
    }
    case 'release': {
      const outcome = await releaseBooking(services, params.id);
      if (outcome.kind !== 'released') return refuse(outcome.kind);
      await recordAudit(services, info, 'booking-released', params.id);
      return done('done');
    }
    case 'held':
    case 'no-show':
      await updateOutcome(services.db, params.id, values.intent);
      await recordAudit(services, info, 'booking-outcome', params.id, { outcome: values.intent });
      return done('marked');
    default:
      throw data(null, 400);
  }
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData;
  const isOpen = booking.status === 'active' && !loaderData.hasStarted;
  const problem = actionData && { title: words.problem, description: actionData.error };
  return (
    <AdminPage
      title={booking.name}
      lead={`${shortMoment(booking.starts_at)}, ${words.status[booking.status]}${
        booking.outcome ? `, ${words.outcomes[booking.outcome]}` : ''
      }`}
      actions={<Link to="/admin/bookings">{words.back}</Link>}
    >
      <Notice words={bookingsNotices} problem={problem} />
      {booking.status === 'quarantine' && (
        <Alert tone="warn" title={words.status.quarantine}>
          <p>{fill(words.release.text, { reason: booking.quarantine_reason ?? '' })}</p>
          <Form method="post" className="mt-3">
            <Button type="submit" name="intent" value="release" small>
              {words.release.submit}
            </Button>
          </Form>
        </Alert>
      )}
      <div className="admin-pair">
        <Card>
          <Facts
            facts={[
              [words.facts.email, booking.email],
              [words.facts.phone, booking.phone],
              [words.facts.company, booking.company],
              [words.facts.brief, booking.brief],
              [words.facts.zone, booking.visitor_zone],
              [words.facts.reference, booking.reference],
              [words.facts.booked, <When key="booked" at={booking.created_at} />],
              [words.facts.reason, booking.cancel_reason],
            ]}
          />
        </Card>
        <div className="admin-stack">
          {booking.status === 'active' && loaderData.hasStarted && (
            <Card title={words.outcome.title}>
              <Form method="post" className="admin-row">
                <Button type="submit" name="intent" value="held" small>
                  {words.outcome.held}
                </Button>
                <Button type="submit" name="intent" value="no-show" variant="secondary" small>
                  {words.outcome.noShow}
                </Button>
              </Form>
            </Card>
          )}
          {isOpen && (
            <Card title={words.move.title}>
              <p>{words.move.text}</p>
              <Form method="post" className="admin-row">
                <Field
                  kind="date"
                  id="move-date"
                  name="date"
                  label={words.move.date}
                  defaultValue={booking.toronto_date}
                />
                <Field
                  id="move-time"
                  name="time"
                  label={words.move.time}
                  defaultValue={booking.toronto_time}
                />
                <Button type="submit" name="intent" value="move" small>
                  {words.move.submit}
                </Button>
              </Form>
            </Card>
          )}
          {isOpen && (
            <Card title={words.cancel.title}>
              <p>{words.cancel.text}</p>
              <Form method="post" className="admin-stack">
                <Field id="cancel-reason" name="reason" label={words.cancel.reason} />
                <div>
                  <Button type="submit" name="intent" value="cancel" variant="secondary" small>
                    {words.cancel.submit}
                  </Button>
                </div>
              </Form>
            </Card>
          )}
        </div>
      </div>
    </AdminPage>
  );
}

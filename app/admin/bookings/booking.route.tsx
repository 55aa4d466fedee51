import { data } from 'react-router';
import { nameMail } from '#app/emails/email-names.ts';
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
import { getAppContext } from '#app/platform/app-context.server.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import { describeMoment } from '#app/platform/time/time-words.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { AuditAction } from '../audit/audit.content.ts';
import { OriginCard } from '../numbers/origin-card.tsx';
import { readOrigin } from '../numbers/origin-view.server.ts';
import { eraseCall } from '../people/people.server.ts';
import { listNames } from '../session/accounts.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts, shortMoment, When } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, FormCard, PostButton } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { AssignCard } from '../users/assign-card.tsx';
import { assign } from '../users/assignment.server.ts';
import type { Route } from './+types/booking.route.ts';
import { bookingNotices, bookingsWords as words } from './bookings.content.ts';
import { listFailedEmails, updateNotes } from './bookings.queries.server.ts';
import { explainRefusal, readChosenTime, readTimeChoice } from './time-choice.server.ts';
import { AnywayButton, TimeChoice } from './time-choice.tsx';
import { hrefOfWeek } from './week.tsx';

export const meta = adminMeta(words.title);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const found = await findBooking(app, { id: params.id });
  if (!found) throw data(null, 404);
  const { token_hash, ...booking } = found;
  const rules = await readBookingRules(app);
  const { title, minutes, location, meetingLink } = describeCall({ app, rules }, found);
  const isOver = hasStarted(found, app.now());
  const isOpen = found.status === 'active' && !isOver;
  const at = new URL(request.url).searchParams.get('at') ?? '';
  return {
    booking,
    call: `${title}, ${minutes} minutes`,
    location,
    meetingLink,
    hasStarted: isOver,
    choice: isOpen ? await readTimeChoice(app, { at, moving: found }) : undefined,
    failedEmails: await listFailedEmails(app.db, found),
    assignees: await listNames(app),
    origin: await readOrigin(app.db, found.id),
    visitorTime: describeMoment(new Date(found.starts_at), found.visitor_zone ?? undefined).visitor
      ?.text,
  };
}

export const action = adminAction({
  async move(post) {
    const { app, id, values } = post;
    const to = readChosenTime(values);
    if (!to) return refuse(post, explainRefusal('no-time'));
    const isAnyTime = values.anyway === 'on';
    return answer(post, await rescheduleBooking(app, { id }, { ...to, isAnyTime }));
  },
  async cancel(post) {
    const { app, id, values } = post;
    const reason = cleanLine(values.reason ?? '');
    return answer(post, await cancelBooking(app, { id }, { by: 'owner', reason }));
  },
  async book(post) {
    return answer(post, await bookWithoutConfirming(post.app, post.id), false);
  },
  completed: (post) => mark(post, 'completed'),
  'no-show': (post) => mark(post, 'no-show'),
  async notes({ app, id, values, audit }) {
    await updateNotes(app.db, id, cleanArea(values.brief ?? ''));
    await audit('booking-noted', id);
    return done(`/admin/bookings/${id}`, 'noted');
  },
  async assign({ app, info, id, values }) {
    const found = await findBooking(app, { id });
    if (!found) throw data(null, 404);
    const { name: from, assigned_to: assignedTo } = found;
    const call = { kind: 'call', id, subject: id, from, assignedTo } as const;
    if (!(await assign(app, info, call, values.assignee ?? ''))) throw data(null, 400);
    return done(`/admin/bookings/${id}`, 'assigned');
  },
  async erase(post) {
    requireOwner(post.context);
    if (!(await eraseCall(post.app, post.id))) return refuse(post, explainRefusal('not-found'));
    await post.audit('booking-erased', post.id);
    return done('/admin/bookings', 'erased');
  },
});

const changes: Readonly<Record<string, AuditAction>> = {
  moved: 'booking-moved',
  cancelled: 'booking-cancelled',
  confirmed: 'booking-released',
  completed: 'booking-outcome',
  'no-show': 'booking-outcome',
};

/** Logs what was changed, or says why it wasn't. */
async function answer(
  post: AdminPost,
  { kind, reason = kind }: { kind: string; reason?: string },
  canInsist = true,
) {
  const change = changes[kind];
  if (!change) return refuse(post, explainRefusal(reason, canInsist), 409);
  await post.audit(change, post.id);
  return done(`/admin/bookings/${post.id}`, kind);
}

async function mark(post: AdminPost, outcome: CallOutcome) {
  const isMarked = await recordOutcome(post.app, post.id, outcome);
  return answer(post, { kind: isMarked ? outcome : 'not-started' });
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, choice, hasStarted, failedEmails } = loaderData;
  const moving = refusedOf(actionData, 'move');
  const { role } = useViewer();
  const outcome = outcomeOf(booking);
  const hasEmail = booking.email !== '';
  const state = outcome ? words.outcomes[outcome] : words.status[booking.status];
  return (
    <AdminPage
      title={booking.name}
      lead={`${shortMoment(booking.starts_at)}, ${state}`}
      actions={<PageLink to="/admin/bookings">All calls</PageLink>}
    >
      <Notice
        words={bookingNotices(hasEmail)}
        problem={
          actionData && { title: 'Not changed', description: actionData.errors.reason ?? '' }
        }
      />
      {hasEmail ? (
        <EmailsWait />
      ) : (
        <Alert tone="info" title="There’s no email address">
          <p>{words.noEmail}</p>
        </Alert>
      )}
      {failedEmails.length > 0 && (
        <Alert tone="warn" title="The visitor may not know: emails weren’t delivered">
          <ul>
            {failedEmails.map(({ id, template }) => (
              <li key={id}>{nameMail(template)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {!['active', 'cancelled'].includes(booking.status) && !hasStarted && (
        <Alert tone="warn" title={words.status[booking.status]}>
          <p>{words.unconfirmed}</p>
          {booking.quarantine_reason && <p>{booking.quarantine_reason}</p>}
          <ButtonForm intent="book" variant="primary">
            Book This Call
          </ButtonForm>
        </Alert>
      )}
      <div className="admin-pair">
        <div className="admin-stack">
          <Card>
            <Facts
              facts={[
                ['Call', loaderData.call],
                ['Where', loaderData.location],
                ['Link', loaderData.meetingLink],
                [
                  'Email',
                  hasEmail && (
                    <PageLink
                      key="email"
                      to={`/admin/people?email=${encodeURIComponent(booking.email)}`}
                    >
                      {booking.email}
                    </PageLink>
                  ),
                ],
                [
                  'Phone',
                  booking.phone && (
                    <a key="phone" href={`tel:${booking.phone.replaceAll(/[^+\d]/g, '')}`}>
                      {booking.phone}
                    </a>
                  ),
                ],
                ['Company', booking.company],
                [booking.question, booking.answer],
                ['Their local time', loaderData.visitorTime],
                ['Reference', booking.reference],
                ['Booked', <When key="booked" at={booking.created_at} />],
                ['Reason given', booking.cancel_reason],
              ]}
            />
          </Card>
          <FormCard key={booking.brief} title="Notes" intent="notes" submit="Save Notes">
            <Field
              kind="textarea"
              id="notes"
              name="brief"
              label="Notes for the call"
              help="Only you and your team see them."
              defaultValue={booking.brief}
              rows={4}
              maxLength={5000}
            />
          </FormCard>
          <OriginCard origin={loaderData.origin} />
        </div>
        <div className="admin-stack">
          <AssignCard assignees={loaderData.assignees} assignedTo={booking.assigned_to} />
          {booking.status === 'active' && hasStarted && (
            <FormCard
              title="After the call"
              intent="completed"
              variant="primary"
              submit="Mark as Completed"
              more={<PostButton intent="no-show">Mark as No-show</PostButton>}
            >
              <p>A no-show with an email address gets a link to book another call.</p>
            </FormCard>
          )}
          {choice && (
            <>
              <FormCard
                key={booking.sequence}
                title="Move"
                id="move"
                fields={{ intent: 'move' }}
                variant="primary"
                submit="Move Call"
                more={
                  <>
                    <AnywayButton refused={moving} />
                    <PageLink to={`${hrefOfWeek(booking.toronto_date)}&move=${booking.id}`}>
                      Choose in the week
                    </PageLink>
                  </>
                }
              >
                <p>
                  You get the new time by email; so does the visitor, with an updated invitation, if
                  there’s an address.
                </p>
                <TimeChoice id="move" choice={choice} refused={moving} />
              </FormCard>
              <FormCard title="Cancel" intent="cancel" submit="Cancel Call">
                <Field
                  id="cancel-reason"
                  name="reason"
                  maxLength={500}
                  label="Note to the visitor"
                  help="Included in the email that tells them, if there’s an address. You can leave it empty."
                />
              </FormCard>
            </>
          )}
          {!hasEmail && !choice && role === 'owner' && (
            <FormCard title="Erase" intent="erase" submit="Erase Call">
              <p>{words.erasing}</p>
            </FormCard>
          )}
        </div>
      </div>
    </AdminPage>
  );
}

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
import { listClashes } from '#app/features/booking/slots/week.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { describeMoment, describeZone } from '#app/platform/time/time-words.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { stateWords } from '../mail/mail.content.ts';
import { OriginCard } from '../numbers/origin-card.tsx';
import { readOrigin } from '../numbers/origin-view.server.ts';
import { timelineWords } from '../people/people.content.ts';
import { eraseCall } from '../people/people.server.ts';
import { listNames } from '../session/accounts.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { type AdminPost, adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts, shortMoment, When } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, FormCard, PostButton } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { AssignCard } from '../users/assign-card.tsx';
import { assign } from '../users/assignment.server.ts';
import type { Route } from './+types/booking.route.ts';
import { bookingsNotices, bookingsWords as words } from './bookings.content.ts';
import { listFailedEmails } from './bookings.queries.server.ts';
import { explainTime, readChosenTime, readTimeChoice } from './time-choice.server.ts';
import { AnywayButton, TimeChoice } from './time-choice.tsx';
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
      name: nameMail(row.template),
      at: row.created_at,
      state: row.bounced === 1 ? timelineWords.bounced : stateWords[row.state],
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
  const problem = actionData && { title: 'Not changed', description: actionData.error };
  const moving = actionData?.values.intent === 'move' ? actionData : undefined;
  return (
    <AdminPage
      title={booking.name}
      lead={`${shortMoment(booking.starts_at)}, ${words.status[booking.status]}${
        outcome ? `, ${words.outcomes[outcome]}` : ''
      }`}
      actions={
        <>
          <PageLink to={hrefOfWeek(booking.toronto_date)}>Week</PageLink>
          <PageLink to="/admin/bookings">All calls</PageLink>
        </>
      }
    >
      <Notice words={bookingsNotices} problem={problem} />
      {loaderData.failedEmails.length > 0 && (
        <Alert tone="warn" title={words.failedEmails}>
          <ul>
            {loaderData.failedEmails.map(({ id, name, at, state }) => (
              <li key={id}>
                {/* The email log is the owner's. */}
                {role === 'owner' ? (
                  <PageLink to={`/admin/mail?email=${id}`}>{name}</PageLink>
                ) : (
                  name
                )}
                , <When at={at} />. {state}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {hasEmail ? (
        <EmailsWait />
      ) : (
        <Alert tone="info" title="There’s no email address">
          <p>{words.noEmail}</p>
        </Alert>
      )}
      {loaderData.isClash && (
        <Alert tone="warn" title={words.clash}>
          <p>One of your connected calendars has an event during this call.</p>
        </Alert>
      )}
      {isUnbooked && (
        <Alert tone="warn" title={words.status[booking.status]}>
          <p>{words.unconfirmed}</p>
          {booking.quarantine_reason && <p>{booking.quarantine_reason}</p>}
          <ButtonForm intent="book" variant="primary">
            Book This Call
          </ButtonForm>
        </Alert>
      )}
      <div className="admin-pair">
        <Card>
          <Facts
            facts={[
              ['Call', loaderData.call],
              ['Where', loaderData.place],
              ['Email', booking.email],
              ['Phone', booking.phone],
              ['Company', booking.company],
              ['Notes for the call', booking.brief],
              [booking.question, booking.answer],
              ['Their time zone', loaderData.visitorZone],
              ['Their local time', loaderData.visitorMoment],
              ['Reference', booking.reference],
              ['Booked', <When key="booked" at={booking.created_at} />],
              ['Reason given', booking.cancel_reason],
            ]}
          />
        </Card>
        <div className="admin-stack">
          <AssignCard assignees={loaderData.assignees} assignedTo={booking.assigned_to} />
          {booking.status === 'active' && loaderData.hasStarted && (
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
            <FormCard
              key={booking.sequence}
              title="Move"
              id="move"
              fields={{ intent: 'move' }}
              intent="move"
              variant="primary"
              submit="Move Call"
              more={
                <>
                  {moving?.canInsist && <AnywayButton>Move It Anyway</AnywayButton>}
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
              <TimeChoice id="move" choice={choice} typed={moving?.values} error={moving?.error} />
            </FormCard>
          )}
          {!hasEmail && !choice && role === 'owner' && (
            <FormCard title="Erase" intent="erase" submit="Erase Call">
              <p>{words.erasing}</p>
            </FormCard>
          )}
          {choice && (
            <FormCard title="Cancel" intent="cancel" submit="Cancel Call">
              <p>
                The slot is freed up right away. If there’s an address, the visitor gets an email
                with your note.
              </p>
              <Field
                id="cancel-reason"
                name="reason"
                maxLength={500}
                label="Note to the visitor"
                help="Included in the email. You can leave it empty."
              />
            </FormCard>
          )}
          <OriginCard origin={loaderData.origin} />
        </div>
      </div>
    </AdminPage>
  );
}

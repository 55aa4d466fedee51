import { data, Form, redirect } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { company } from '#app/facts/company.ts';
import { listCalendarProblems } from '#app/features/booking/busy/busy-calendars.server.ts';
import { listNearbyCalls } from '#app/features/booking/slots/week.server.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { readLateEmails, readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { countOutbox } from '#app/platform/outbox/outbox.queries.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { CalendarAlerts } from '../bookings/calendar-alerts.tsx';
import { LateEmails, MailStateLine } from '../mail/mail-state.tsx';
import { endHold, readRestored } from '../restored/restored.server.ts';
import { RestoredAlerts } from '../restored/restored-alerts.tsx';
import { listUnreadableSecrets } from '../restored/unreadable-secrets.server.ts';
import { mayOpen } from '../session/access.ts';
import { requireOwner } from '../session/guard.server.ts';
import { getLogin } from '../session/session.server.ts';
import { AdminPage, Card, shortDay } from '../shell/admin-page.tsx';
import { RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { listNames } from '../users/assignment.server.ts';
import type { Route } from './+types/today.route.ts';
import { FactFaults } from './fact-faults.tsx';
import { todayWords as words } from './today.content.ts';
import {
  countConfirmations,
  type HeldBack,
  listFollowUps,
  listHeldCalls,
  listHeldMessages,
} from './today.queries.server.ts';
import { MOST_COUNTED, readWaitingLeads } from './waiting-leads.server.ts';
import { WaitingLeads } from './waiting-leads.tsx';

const DAY_MS = 24 * 3_600_000;
const SHOWN = 20;
/** Held messages and calls listed; their own screens have the others. */
const HELD_SHOWN = 5;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db, now } = app;
  const time = now();
  const calls = await listNearbyCalls(app, DAY_MS);
  const today = dateAt(time, TORONTO);
  const followUps = await listFollowUps(db, today, SHOWN);
  const viewer = getLogin(context).account.id;
  const names = await listNames(app);
  const mineFirst = (a: { assigned_to: string | null }, b: { assigned_to: string | null }) =>
    Number(b.assigned_to === viewer) - Number(a.assigned_to === viewer);
  return {
    restored: await readRestored(app),
    unreadable: await listUnreadableSecrets(app),
    factFaults: await app.ownerFacts.listFaults(),
    mailState: await readMailState(app),
    lateEmails: await readLateEmails(app),
    calendarProblems: await listCalendarProblems(app),
    emails: await countOutbox(db, time.toISOString(), 'mail'),
    webhooks: await countOutbox(db, time.toISOString(), 'webhook'),
    hasTeam: names.size > 1,
    waiting: await readWaitingLeads(app, viewer),
    heldMessages: firstOf(await listHeldMessages(db, '', MOST_COUNTED)),
    heldCalls: firstOf(await listHeldCalls(db, '', MOST_COUNTED)),
    confirmations: await countConfirmations(
      db,
      new Date(time.getTime() - 30 * DAY_MS).toISOString(),
    ),
    followUps: followUps
      .sort(mineFirst)
      .map(({ id, name, email, message, company, source, follow_up_on }) => ({
        ...{ id, name: name || email, excerpt: truncate(message, 80), company },
        ...{ form: nameForm(source), day: shortDay(follow_up_on as CalendarDate) },
      })),
    calls: calls
      .filter((call) => call.toronto_date === today)
      .sort(mineFirst)
      .map(({ id, toronto_time, name, company, assigned_to }) => ({
        ...{ id, toronto_time, name, company },
        isMine: assigned_to === viewer,
        assignee: names.get(assigned_to ?? '') ?? '',
      })),
  };
}

function firstOf(held: HeldBack[]) {
  return { count: held.length, shown: held.slice(0, HELD_SHOWN) };
}

/**
 * Answers what a restored site asks, or discards a draft that can't be read, and no other: those have
 * their own screens.
 */
export async function action({ request, context }: Route.ActionArgs) {
  requireOwner(context);
  const { ownerFacts } = getAppContext(context);
  const { values } = await readFormPost(request);
  if (values.intent === 'send-held' || values.intent === 'drop-held') {
    const app = getAppContext(context);
    await endHold(app, values.intent === 'send-held');
    await recordAudit(app, getRequestInfo(context), 'restored', '', { change: values.intent });
    return redirect('/admin/today', 303);
  }
  const faults = await ownerFacts.listFaults();
  const fault = faults.find(({ kind, name }) => kind === 'draft' && name === values.set);
  if (values.intent !== 'discard-draft' || !fault) throw data(null, 400);
  await ownerFacts.discardDraft(fault.name);
  return redirect('/admin/today', 303);
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { waiting, followUps, calls } = loaderData;
  const { role } = useViewer();
  // Above what waits, like everything that is broken; at the end while it works.
  const isBroken = ['none', 'fails'].includes(loaderData.mailState.kind);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {role === 'owner' && isBroken && <MailStateLine state={loaderData.mailState} />}
      {role === 'owner' && (
        <RestoredAlerts restored={loaderData.restored} unreadable={loaderData.unreadable} />
      )}
      {role === 'owner' && <FactFaults faults={loaderData.factFaults} />}
      {role === 'owner' && <LateEmails late={loaderData.lateEmails} />}
      {role === 'owner' && <CalendarAlerts problems={loaderData.calendarProblems} />}
      <Figures loaderData={loaderData} />
      <div className="admin-pair">
        <Card title={words.leads.title}>
          <WaitingLeads waiting={waiting} promise={company.replyPromise} />
        </Card>
        <div className="admin-stack">
          <HeldBackCard
            messages={loaderData.heldMessages.shown}
            calls={loaderData.heldCalls.shown}
          />
          <Card title={words.calls.title}>
            {calls.length === 0 ? (
              <p className="text-muted">{words.calls.none}</p>
            ) : (
              <RowList
                label={words.calls.title}
                rows={calls.map((call) => ({
                  id: call.id,
                  main: (
                    <PageLink to={`/admin/bookings/${call.id}`}>
                      {call.toronto_time} {call.name}
                    </PageLink>
                  ),
                  facts: [call.company, describeAssignee(call)],
                }))}
              />
            )}
          </Card>
          <Card title={words.followUps.title}>
            {followUps.length === 0 ? (
              <p className="text-muted">{words.followUps.none}</p>
            ) : (
              <RowList
                label={words.followUps.title}
                rows={followUps.map((lead) => ({
                  id: lead.id,
                  main: <PageLink to={`/admin/inbox/${lead.id}`}>{lead.name}</PageLink>,
                  facts: [lead.company],
                  end: interpolate(words.followUps.since, { day: lead.day }),
                  detail: [lead.form, lead.excerpt].filter(Boolean).join(': '),
                }))}
              />
            )}
          </Card>
        </div>
      </div>
      {role === 'owner' && !isBroken && <MailStateLine state={loaderData.mailState} />}
    </AdminPage>
  );
}

/** The newest messages and calls that are held back as spam; nothing if there are none. */
function HeldBackCard({ messages, calls }: { messages: HeldBack[]; calls: HeldBack[] }) {
  if (messages.length + calls.length === 0) return null;
  const { title, text, message, call, release } = words.heldBack;
  return (
    <Card title={title}>
      <p className="text-muted">{text}</p>
      <RowList
        label={title}
        rows={[
          ...messages.map(({ id, name, email, company }) => ({
            id,
            main: <PageLink to={`/admin/inbox/${id}`}>{name || email}</PageLink>,
            facts: [message, company],
            end: (
              <Form method="post" action="/admin/inbox/bulk">
                <input type="hidden" name="ids" value={id} />
                <input type="hidden" name="from" value={id} />
                <Button type="submit" name="intent" value="release" variant="quiet" small>
                  {release}
                  <span className="sr-only"> {name || email}</span>
                </Button>
              </Form>
            ),
          })),
          ...calls.map(({ id, name, email, company }) => ({
            id,
            main: <PageLink to={`/admin/bookings/${id}`}>{name || email}</PageLink>,
            facts: [call, company],
            end: (
              <Form method="post" action={`/admin/bookings/${id}`}>
                <Button type="submit" name="intent" value="release" variant="quiet" small>
                  {release}
                  <span className="sr-only"> {name || email}</span>
                </Button>
              </Form>
            ),
          })),
        ]}
      />
    </Card>
  );
}

function describeAssignee({ isMine, assignee }: { isMine: boolean; assignee: string }): string {
  if (isMine) return words.calls.mine;
  return assignee && interpolate(words.calls.for, { name: assignee });
}

/** Its label, its value, where it leads, and whether it is bad. */
type Figure = [string, string | number, SitePath, boolean?];

function Figures({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { waiting, followUps, calls, emails, webhooks, confirmations } = loaderData;
  const { figures } = words;
  const { role } = useViewer();
  const rate = confirmations.asked
    ? `${Math.round((100 * confirmations.confirmed) / confirmations.asked)}%`
    : words.none;
  const unassigned: Figure = [
    figures.unassigned,
    waiting.unassigned,
    '/admin/inbox?status=new&assigned=nobody',
  ];
  const failedWebhooks: Figure = [
    figures.failedWebhooks,
    webhooks.failed,
    '/admin/mail?state=failed&kind=webhook',
    true,
  ];
  const shown: Figure[] = [
    [figures.leads, waiting.count, '/admin/inbox?status=new'],
    [figures.overdue, waiting.overdue, '/admin/inbox?status=new', waiting.overdue > 0],
    ...(loaderData.hasTeam ? [unassigned] : []),
    [figures.followUps, followUps.length, '/admin/today'],
    [figures.calls, calls.length, '/admin/bookings'],
    [figures.failed, emails.failed, '/admin/mail?state=failed&kind=mail', emails.failed > 0],
    [figures.doubt, emails.unknown, '/admin/mail?state=unknown&kind=mail', emails.unknown > 0],
    [figures.queued, emails.waiting, '/admin/mail?state=queued&kind=mail'],
    ...(webhooks.failed > 0 ? [failedWebhooks] : []),
    [figures.heldMessages, loaderData.heldMessages.count, '/admin/inbox?status=quarantine'],
    [figures.heldCalls, loaderData.heldCalls.count, '/admin/bookings?view=unbooked'],
    [figures.confirmed, rate, '/admin/lists'],
  ];
  return (
    <div className="admin-figures">
      {shown
        .filter(([, , href]) => mayOpen(role, href.replace(/\?.*/, '')))
        .map(([label, value, href, isBad]) => (
          <PageLink
            key={label}
            to={href}
            className={isBad ? 'admin-figure is-bad' : 'admin-figure'}
          >
            <b>{value}</b> {label}
          </PageLink>
        ))}
    </div>
  );
}

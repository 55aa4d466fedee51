import type { ReactNode } from 'react';
import type { SitePath } from '#app/content-types.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { listCalendarProblems } from '#app/features/booking/busy/busy-calendars.server.ts';
import { listNearbyCalls } from '#app/features/booking/slots/week.server.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { readLateEmails, readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { countOutbox } from '#app/platform/outbox/outbox.queries.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { CalendarAlerts } from '../bookings/calendars.tsx';
import { setNames } from '../content/changes.content.ts';
import { LateEmails, MailStateLine } from '../mail/mail-state.tsx';
import { endHold, readRestored } from '../restored/restored.server.ts';
import { RestoredAlerts } from '../restored/restored-alerts.tsx';
import { listUnreadableSecrets } from '../restored/unreadable-secrets.server.ts';
import { listNames } from '../session/accounts.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { getLogin } from '../session/session.server.ts';
import { type AdminPost, adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, shortDay } from '../shell/admin-page.tsx';
import { spanOf } from '../shell/age.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { readSetup } from '../start/set-up.server.ts';
import type { Route } from './+types/today.route.ts';
import { listFollowUps, listHeldBack } from './today.queries.server.ts';
import { MOST_COUNTED, readWaitingLeads } from './waiting-leads.server.ts';

const DAY_MS = 24 * 3_600_000;
/** Rows of each list; the screens that the lists lead to have the others. */
const SHOWN = 10;

const words = {
  held: 'You weren’t emailed about these. Release what isn’t spam, and book the calls that you want; the rest is deleted after 30 days.',
};

export const meta = adminMeta('Today');

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db } = app;
  const now = app.now().toISOString();
  const today = dateAt(app.now(), TORONTO);
  const viewer = getLogin(context).account.id;
  const names = await listNames(app);
  const mineFirst = (a: { assigned_to: string | null }, b: typeof a) =>
    Number(b.assigned_to === viewer) - Number(a.assigned_to === viewer);
  const describe = <Lead extends Awaited<ReturnType<typeof listFollowUps>>[number]>({
    source,
    message,
    ...lead
  }: Lead) => ({
    ...lead,
    assignee: names.get(lead.assigned_to ?? ''),
    detail: [nameForm(source), truncate(message, 90)].filter(Boolean).join(': '),
  });
  const waiting = await readWaitingLeads(app);
  const held = await listHeldBack(db, { now, since: '' }, MOST_COUNTED);
  const heldCalls = held.filter(({ kind }) => kind === 'call').length;
  const calls = await listNearbyCalls(app, DAY_MS);
  return {
    setup: await readSetup(app),
    restored: await readRestored(app),
    unreadable: await listUnreadableSecrets(app),
    factFaults: app.ownerFacts.listFaults(),
    mailState: await readMailState(app),
    lateEmails: await readLateEmails(app),
    calendarProblems: await listCalendarProblems(app),
    emails: await countOutbox(db, now, 'mail'),
    webhooks: await countOutbox(db, now, 'webhook'),
    waiting: waiting.length,
    overdue: waiting.filter(({ minutesLeft }) => minutesLeft < 0).length,
    leads: waiting.sort(mineFirst).slice(0, SHOWN).map(describe),
    followUps: (await listFollowUps(db, today, SHOWN)).sort(mineFirst).map(describe),
    held: held.slice(0, SHOWN),
    heldCalls,
    heldMessages: held.length - heldCalls,
    calls: calls
      .filter((call) => call.toronto_date === today)
      .sort(mineFirst)
      .map(({ id, toronto_time: time, name, company, assigned_to }) => ({
        id,
        name: `${time} ${name}`,
        company,
        assignee: names.get(assigned_to ?? ''),
      })),
  };
}

/** Answers what a restored site asks: whether it sends what waited when the backup was made. */
export const action = adminAction({
  'send-held': (post) => decide(post, true),
  'drop-held': (post) => decide(post, false),
});

async function decide({ app, context, values, audit }: AdminPost, isSent: boolean) {
  requireOwner(context);
  await endHold(app, isSent);
  await audit('restored', '', { change: values.intent });
  return done('/admin/today', isSent ? 'sent' : 'dropped');
}

const notices = {
  sent: {
    title: 'Queued again',
    description: 'What waited when the backup was made goes out now.',
  },
  dropped: { title: 'Not sent', description: 'What waited when the backup was made stays unsent.' },
};

/** What there is any of: its label, its count, where it leads, and whether it is bad. */
type Figure = [string, number, SitePath, boolean?];

/** First who waits, then today's calls, then what is broken, to follow up or held back. */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { company } = useFacts();
  const { leads, calls, followUps, held, setup, emails, webhooks } = loaderData;
  const { role } = useViewer();
  const finished = setup.filter(({ isDone }) => isDone).length;
  const all: Figure[] = [
    ['overdue', loaderData.overdue, '/admin/inbox?status=new', true],
    ['messages held back as spam', loaderData.heldMessages, '/admin/inbox?status=quarantine'],
    ['calls not confirmed', loaderData.heldCalls, '/admin/bookings?view=unbooked'],
    ['failed emails', emails.failed, '/admin/mail?state=failed&kind=mail', true],
    ['emails possibly not delivered', emails.unknown, '/admin/mail?state=unknown&kind=mail', true],
    ['emails waiting', emails.waiting, '/admin/mail?state=queued&kind=mail'],
    ['failed webhook deliveries', webhooks.failed, '/admin/mail?state=failed&kind=webhook', true],
  ];
  // The email log is the owner's.
  const figures = all.filter(
    ([, count, to]) => count > 0 && (role === 'owner' || !/mail/.test(to)),
  );
  const rowOf = (
    { id, name, email, company, assignee, detail }: (typeof followUps)[number],
    end: ReactNode,
  ) => ({
    id,
    main: <PageLink to={`/admin/inbox/${id}`}>{name || email}</PageLink>,
    facts: [company, assignee && `for ${assignee}`],
    end,
    detail,
  });
  return (
    <AdminPage title="Today">
      <Notice words={notices} />
      {figures.length > 0 && (
        <div className="admin-figures">
          {figures.map(([label, count, to, isBad]) => (
            <PageLink key={label} to={to} className={`admin-figure ${isBad ? 'is-bad' : ''}`}>
              <b>{count}</b> {label}
            </PageLink>
          ))}
        </div>
      )}
      <div className="admin-pair">
        <Card title="New messages">
          {leads.length === 0 ? (
            <p className="text-muted">No new messages.</p>
          ) : (
            <>
              <p className="text-muted">
                {`We promise a reply ${company.replyPromise}. Days off and holidays don’t count.`}
              </p>
              <RowList
                label="New messages"
                rows={leads.map((lead) =>
                  rowOf(
                    lead,
                    lead.minutesLeft < 0 ? (
                      <Badge tone="bad">overdue</Badge>
                    ) : (
                      `${spanOf(lead.minutesLeft)} left`
                    ),
                  ),
                )}
              />
              <p>
                <PageLink to="/admin/inbox?status=new">
                  View all new messages ({loaderData.waiting})
                </PageLink>
              </p>
            </>
          )}
        </Card>
        <div className="admin-stack">
          <Card title="Today’s calls">
            {calls.length === 0 && <p className="text-muted">No calls today.</p>}
            <RowList
              label="Today’s calls"
              rows={calls.map(({ id, name, company, assignee }) => ({
                id,
                main: <PageLink to={`/admin/bookings/${id}`}>{name}</PageLink>,
                facts: [company, assignee && `for ${assignee}`],
              }))}
            />
          </Card>
          {role === 'owner' && (
            <section className="admin-stack" aria-label="Not working">
              <RestoredAlerts restored={loaderData.restored} unreadable={loaderData.unreadable} />
              {loaderData.factFaults.map(({ name, reason }) => (
                <Alert key={name} tone="warn" title={`Content can’t be read: ${setNames[name]}`}>
                  <p>{`Visitors see the content that came with the site instead. Publish it again, or undo the last publication. What’s wrong: ${reason}`}</p>
                </Alert>
              ))}
              <LateEmails late={loaderData.lateEmails} />
              <CalendarAlerts problems={loaderData.calendarProblems} />
              <MailStateLine state={loaderData.mailState} />
            </section>
          )}
          {followUps.length > 0 && (
            <Card title="To follow up">
              <RowList
                label="To follow up"
                rows={followUps.map((lead) =>
                  rowOf(lead, `since ${shortDay(lead.follow_up_on as CalendarDate)}`),
                )}
              />
            </Card>
          )}
          {held.length > 0 && (
            <Card title="Held back">
              <p className="text-muted">{words.held}</p>
              <RowList
                label="Held back"
                rows={held.map(({ kind, id, name, email, company, quarantine_reason: reason }) => {
                  const isCall = kind === 'call';
                  const href: SitePath = isCall ? `/admin/bookings/${id}` : `/admin/inbox/${id}`;
                  const why = isCall && !reason ? 'not confirmed' : 'held back as spam';
                  return {
                    id,
                    main: <PageLink to={href}>{name || email}</PageLink>,
                    facts: [`${isCall ? 'Call' : 'Message'}, ${why}`, company],
                    end: (
                      <ButtonForm
                        action={href}
                        intent={isCall ? 'book' : 'release'}
                        variant="quiet"
                        about={name || email}
                      >
                        {isCall ? 'Book' : 'Release'}
                      </ButtonForm>
                    ),
                  };
                })}
              />
            </Card>
          )}
        </div>
      </div>
      {role === 'owner' && finished < setup.length && (
        <Card title="Set-up">
          <p>
            {`${finished} of ${setup.length} done`}{' '}
            <PageLink to="/admin/start">Continue the set-up</PageLink>
          </p>
        </Card>
      )}
    </AdminPage>
  );
}

import { data } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { listCalendarProblems } from '#app/features/booking/busy/busy-calendars.server.ts';
import { listNearbyCalls } from '#app/features/booking/slots/week.server.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { readLateEmails, readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { countOutbox } from '#app/platform/outbox/outbox.queries.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { CalendarAlerts } from '../bookings/calendars.tsx';
import { LateEmails, MailStateLine } from '../mail/mail-state.tsx';
import { endHold, readRestored } from '../restored/restored.server.ts';
import { RestoredAlerts } from '../restored/restored-alerts.tsx';
import { listUnreadableSecrets } from '../restored/unreadable-secrets.server.ts';
import { mayOpen } from '../session/access.ts';
import { listNames } from '../session/accounts.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { getLogin } from '../session/session.server.ts';
import { type AdminPost, adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, shortDay } from '../shell/admin-page.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { readSetup } from '../start/first-run.server.ts';
import { startWords } from '../start/start.content.ts';
import type { Route } from './+types/today.route.ts';
import { FactFaults } from './fact-faults.tsx';
import {
  type HeldBack,
  listFollowUps,
  listHeldMessages,
  listUnbookedCalls,
} from './today.queries.server.ts';
import { MOST_COUNTED, readWaitingLeads } from './waiting-leads.server.ts';
import { WaitingLeads } from './waiting-leads.tsx';

const DAY_MS = 24 * 3_600_000;
const SHOWN = 20;
/** Held messages and calls listed; their own screens have the others. */
const HELD_SHOWN = 5;

export const meta = adminMeta('Today');

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db } = app;
  const now = app.now().toISOString();
  const today = dateAt(app.now(), TORONTO);
  const viewer = getLogin(context).account.id;
  const names = await listNames(app);
  const mineFirst = (a: { assigned_to: string | null }, b: { assigned_to: string | null }) =>
    Number(b.assigned_to === viewer) - Number(a.assigned_to === viewer);
  const calls = await listNearbyCalls(app, DAY_MS);
  return {
    setup: await readSetup(app),
    broken: {
      restored: await readRestored(app),
      unreadable: await listUnreadableSecrets(app),
      factFaults: await app.ownerFacts.listFaults(),
      mailState: await readMailState(app),
      lateEmails: await readLateEmails(app),
      calendarProblems: await listCalendarProblems(app),
    },
    emails: await countOutbox(db, now, 'mail'),
    webhooks: await countOutbox(db, now, 'webhook'),
    hasTeam: names.size > 1,
    waiting: await readWaitingLeads(app, viewer),
    heldMessages: firstOf(await listHeldMessages(db, '', MOST_COUNTED)),
    unbookedCalls: firstOf(await listUnbookedCalls(db, { now, since: '' }, MOST_COUNTED)),
    followUps: (await listFollowUps(db, today, SHOWN)).sort(mineFirst).map((lead) => ({
      id: lead.id,
      name: lead.name || lead.email,
      company: lead.company,
      detail: [nameForm(lead.source), truncate(lead.message, 80)].filter(Boolean).join(': '),
      day: shortDay(lead.follow_up_on as CalendarDate),
    })),
    calls: calls
      .filter((call) => call.toronto_date === today)
      .sort(mineFirst)
      .map(({ id, toronto_time, name, company, assigned_to }) => ({
        id,
        title: `${toronto_time} ${name}`,
        company,
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
export const action = adminAction({
  'send-held': (post) => decide(post, true),
  'drop-held': (post) => decide(post, false),
  async 'discard-draft'({ app, context, values }) {
    requireOwner(context);
    const faults = await app.ownerFacts.listFaults();
    const fault = faults.find(({ kind, name }) => kind === 'draft' && name === values.set);
    if (!fault) throw data(null, 400);
    await app.ownerFacts.discard(fault.name);
    return done('/admin/today');
  },
});

/** Sends what waited when the backup was made that was restored, or doesn't. */
async function decide({ app, context, values, audit }: AdminPost, isSent: boolean) {
  requireOwner(context);
  await endHold(app, isSent);
  await audit('restored', '', { change: values.intent });
  return done('/admin/today');
}

/** First who waits, then today's calls, then what is held back, then what is broken. */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { company } = useFacts();
  const { waiting, followUps, calls, setup, broken } = loaderData;
  const { role } = useViewer();
  const finished = setup.filter(({ isDone }) => isDone).length;
  return (
    <AdminPage title="Today">
      <Figures loaderData={loaderData} />
      <div className="admin-pair">
        <Card title="New messages">
          <WaitingLeads waiting={waiting} promise={company.replyPromise} />
        </Card>
        <div className="admin-stack">
          <Card title="Today’s calls">
            {calls.length === 0 && <p className="text-muted">No calls today.</p>}
            <RowList
              label="Today’s calls"
              rows={calls.map(({ id, title, company, isMine, assignee }) => ({
                id,
                main: <PageLink to={`/admin/bookings/${id}`}>{title}</PageLink>,
                facts: [company, isMine ? 'yours' : assignee && `for ${assignee}`],
              }))}
            />
          </Card>
          {followUps.length > 0 && (
            <Card title="To follow up">
              <RowList
                label="To follow up"
                rows={followUps.map(({ id, name, company, day, detail }) => ({
                  id,
                  main: <PageLink to={`/admin/inbox/${id}`}>{name}</PageLink>,
                  facts: [company],
                  end: `since ${day}`,
                  detail,
                }))}
              />
            </Card>
          )}
          <HeldBackCard
            messages={loaderData.heldMessages.shown}
            calls={loaderData.unbookedCalls.shown}
          />
        </div>
      </div>
      {role === 'owner' && finished < setup.length && (
        <Card title="Set-up">
          <p>
            {interpolate(startWords.progress, { done: finished, all: setup.length })}{' '}
            <PageLink to="/admin/start">Continue the set-up</PageLink>
          </p>
        </Card>
      )}
      {role === 'owner' && (
        <section id="broken" className="admin-stack" aria-label="Not working">
          <RestoredAlerts restored={broken.restored} unreadable={broken.unreadable} />
          <FactFaults faults={broken.factFaults} />
          <LateEmails late={broken.lateEmails} />
          <CalendarAlerts problems={broken.calendarProblems} />
          <MailStateLine state={broken.mailState} />
        </section>
      )}
    </AdminPage>
  );
}

/** Whether something on the page waits for the owner to repair it or to decide. */
function isBroken(broken: Route.ComponentProps['loaderData']['broken']): boolean {
  const { restored, unreadable, factFaults, lateEmails, calendarProblems, mailState } = broken;
  const count = unreadable.length + factFaults.length + calendarProblems.length + lateEmails;
  return restored !== undefined || count > 0 || ['none', 'fails'].includes(mailState.kind);
}

/** The newest messages that are held back and calls that aren't booked; nothing without any. */
function HeldBackCard({ messages, calls }: { messages: HeldBack[]; calls: HeldBack[] }) {
  if (messages.length + calls.length === 0) return null;
  const rowOf = (
    { id, name, email, company, quarantine_reason }: HeldBack,
    kind: 'Message' | 'Call',
  ) => {
    const href: SitePath = kind === 'Call' ? `/admin/bookings/${id}` : `/admin/inbox/${id}`;
    const isSuspect = kind === 'Message' || quarantine_reason;
    return {
      id,
      main: <PageLink to={href}>{name || email}</PageLink>,
      facts: [`${kind}, ${isSuspect ? 'held back as spam' : 'not confirmed'}`, company],
      end: (
        <ButtonForm
          action={href}
          intent={kind === 'Call' ? 'book' : 'release'}
          variant="quiet"
          about={name || email}
        >
          {kind === 'Call' ? 'Book' : 'Release'}
        </ButtonForm>
      ),
    };
  };
  return (
    <Card title="Held back">
      <p className="text-muted">
        You weren’t emailed about these. Release what isn’t spam, and book the calls that you want;
        the rest is deleted after 30 days.
      </p>
      <RowList
        label="Held back"
        rows={[
          ...messages.map((row) => rowOf(row, 'Message')),
          ...calls.map((row) => rowOf(row, 'Call')),
        ]}
      />
    </Card>
  );
}

/** Its label, its value, where it leads, and whether it is bad. */
type Figure = [string, number, SitePath, boolean?];

/** What there is any of, each with a link to it. */
function Figures({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { waiting, emails, webhooks, heldMessages, unbookedCalls, hasTeam } = loaderData;
  const { role } = useViewer();
  const unassigned = hasTeam ? waiting.unassigned : 0;
  const known: Figure[] = [
    ['overdue', waiting.overdue, '/admin/inbox?status=new', true],
    ['new and unassigned', unassigned, '/admin/inbox?status=new&assigned=nobody'],
    ['messages held back as spam', heldMessages.count, '/admin/inbox?status=quarantine'],
    ['calls not confirmed', unbookedCalls.count, '/admin/bookings?view=unbooked'],
    ['failed emails', emails.failed, '/admin/mail?state=failed&kind=mail', true],
    ['emails possibly not delivered', emails.unknown, '/admin/mail?state=unknown&kind=mail', true],
    ['emails waiting', emails.waiting, '/admin/mail?state=queued&kind=mail'],
    ['failed webhook deliveries', webhooks.failed, '/admin/mail?state=failed&kind=webhook', true],
  ];
  const shown = known.filter(
    ([, value, href]) => value > 0 && mayOpen(role, href.replace(/\?.*/, '')),
  );
  const hasBroken = role === 'owner' && isBroken(loaderData.broken);
  if (shown.length === 0 && !hasBroken) return null;
  return (
    <div className="admin-figures">
      {hasBroken && (
        <a href="#broken" className="admin-figure is-bad">
          Not working
        </a>
      )}
      {shown.map(([label, value, href, isBad]) => (
        <PageLink key={label} to={href} className={isBad ? 'admin-figure is-bad' : 'admin-figure'}>
          <b>{value}</b> {label}
        </PageLink>
      ))}
    </div>
  );
}

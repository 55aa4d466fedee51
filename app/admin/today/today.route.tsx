import type { SitePath } from '#app/content-types.ts';
import { company } from '#app/facts/company.ts';
import { listCalendarProblems } from '#app/features/booking/busy/busy-calendars.server.ts';
import { listNearbyCalls } from '#app/features/booking/slots/nearby-calls.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { readDeliveryProblems } from '#app/platform/outbox/delivery-problems.server.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import { countOutbox } from '#app/platform/outbox/outbox-count.queries.server.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Submission } from '#database/schema.ts';
import { CalendarAlerts } from '../bookings/calendar-alerts.tsx';
import { DeliveryAlerts } from '../mail/delivery-alerts.tsx';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import type { Route } from './+types/today.route.ts';
import { todayWords as words } from './today.content.ts';
import {
  countConfirmations,
  countSubmissions,
  listFollowUps,
  listNewLeads,
} from './today.queries.server.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const SHOWN = 20;
const MOST_COUNTED = 1000;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db, now, readMailSettings } = app;
  const time = now();
  const around = (ms: number) => new Date(time.getTime() + ms).toISOString();
  const mail = await readMailSettings();
  const calls = await listNearbyCalls(app, DAY_MS);
  const today = dateAt(time, TORONTO);
  const leads = await listNewLeads(db, SHOWN);
  const followUps = await listFollowUps(db, today, SHOWN);
  return {
    canMail:
      Boolean(mail.smtp && mail.isSmtpEnabled) ||
      isEmailServiceConfigured(mail.emailService, 'contact'),
    problems: await readDeliveryProblems(app),
    calendarProblems: await listCalendarProblems(app),
    outbox: await countOutbox(db, time.toISOString()),
    newLeads: await countSubmissions(db, 'new', MOST_COUNTED),
    quarantine: await countSubmissions(db, 'quarantine', MOST_COUNTED),
    confirmations: await countConfirmations(db, around(-30 * DAY_MS)),
    followUps: followUps.map((lead) => ({ ...describeLead(lead), day: lead.follow_up_on })),
    leads: leads.map((lead) => ({
      ...describeLead(lead),
      minutesLeft: Math.floor(
        (Date.parse(lead.created_at) + company.replyHours * 3_600_000 - time.getTime()) / MINUTE_MS,
      ),
    })),
    calls: calls
      .filter((call) => call.toronto_date === today)
      .map(({ id, toronto_time, name, company }) => ({ id, toronto_time, name, company })),
  };
}

function describeLead({ id, name, email, message }: Submission) {
  return { id, name: name || email, excerpt: truncate(message, 80) };
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { leads, followUps, calls, outbox, confirmations } = loaderData;
  const rate = confirmations.asked
    ? `${Math.round((100 * confirmations.confirmed) / confirmations.asked)}%`
    : words.none;
  const figures: [string, string | number | undefined, SitePath, boolean?][] = [
    [words.figures.leads, loaderData.newLeads, '/admin/inbox?status=new'],
    [words.figures.calls, calls.length, '/admin/bookings'],
    [words.figures.failed, outbox.failed, '/admin/mail?state=failed', Boolean(outbox.failed)],
    [words.figures.doubt, outbox.unknown, '/admin/mail?state=unknown', Boolean(outbox.unknown)],
    [words.figures.queued, outbox.waiting, '/admin/mail?state=queued'],
    [words.figures.quarantine, loaderData.quarantine, '/admin/inbox?status=quarantine'],
    [words.figures.confirmed, rate, '/admin/lists'],
  ];
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {!loaderData.canMail && (
        <Alert tone="warn" title={words.mail.title}>
          <p>
            {words.mail.text} <PageLink to="/admin/email-integration">{words.mail.open}</PageLink>
          </p>
        </Alert>
      )}
      <DeliveryAlerts problems={loaderData.problems} />
      <CalendarAlerts problems={loaderData.calendarProblems} />
      <div className="admin-figures">
        {figures.map(([label, value, href, isBad]) => (
          <PageLink
            key={label}
            to={href}
            className={isBad ? 'admin-figure is-bad' : 'admin-figure'}
          >
            <b>{value}</b> {label}
          </PageLink>
        ))}
      </div>
      <div className="admin-pair">
        <Card title={words.leads.title}>
          {leads.length === 0 ? (
            <p className="text-muted">{words.leads.none}</p>
          ) : (
            <Table
              stacks
              caption={words.leads.title}
              captionHidden
              columns={Object.values(words.leads.columns).map((header) => ({ header }))}
              rows={leads.map((lead) => ({
                id: lead.id,
                cells: [
                  <PageLink key="who" to={`/admin/inbox/${lead.id}`}>
                    {lead.name}
                  </PageLink>,
                  lead.excerpt,
                  describeLeft(lead.minutesLeft),
                ],
              }))}
            />
          )}
        </Card>
        <div className="admin-stack">
          <Card title={words.calls.title}>
            {calls.length === 0 ? (
              <p className="text-muted">{words.calls.none}</p>
            ) : (
              <ul>
                {calls.map((call) => (
                  <li key={call.id}>
                    <PageLink className="inline-block py-1" to={`/admin/bookings/${call.id}`}>
                      {call.toronto_time} {call.name}
                    </PageLink>{' '}
                    {call.company}
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title={words.followUps.title}>
            {followUps.length === 0 ? (
              <p className="text-muted">{words.followUps.none}</p>
            ) : (
              <Table
                stacks
                caption={words.followUps.title}
                captionHidden
                columns={Object.values(words.followUps.columns).map((header) => ({ header }))}
                rows={followUps.map((lead) => ({
                  id: lead.id,
                  cells: [
                    <PageLink key="who" to={`/admin/inbox/${lead.id}`}>
                      {lead.name}
                    </PageLink>,
                    lead.excerpt,
                    lead.day,
                  ],
                }))}
              />
            )}
          </Card>
        </div>
      </div>
    </AdminPage>
  );
}

function describeLeft(minutes: number): string {
  if (minutes < 0) return words.leads.overdue;
  return interpolate(words.leads.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

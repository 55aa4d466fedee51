import { data, Form, redirect } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { bookingsWords } from '../bookings/bookings.content.ts';
import { stateWords } from '../mail/mail.content.ts';
import { retentionWords } from '../retention/retention.content.ts';
import { AdminPage, Card, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/people.route.ts';
import { isDiskCleanupDue } from './disk-cleanup.server.ts';
import { peopleNotices, peopleWords as words } from './people.content.ts';
import { listPeople } from './people.queries.server.ts';
import { erasePerson, type Person, readPerson, readPersonAddress } from './people.server.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const typed = new URL(request.url).searchParams.get('email')?.trim() ?? '';
  const email = readPersonAddress(typed);
  const person = email ? await readPerson(app, email) : undefined;
  const events = person ? describeEvents(person) : [];
  const isSearch = typed !== '' && events.length === 0;
  const matches = isSearch ? await listPeople(app.db, typed.toLowerCase()) : [];
  const isCleanupDue = await isDiskCleanupDue(app.db);
  return { typed, email: email ?? '', events, counts: countKinds(events), matches, isCleanupDue };
}

/** The number of rows of each kind that a download contains and an erasure deletes. */
function countKinds(events: readonly Event[]): { kind: string; count: number }[] {
  return Object.values(words.kinds)
    .map((kind) => ({ kind, count: events.filter((event) => event.kind === kind).length }))
    .filter(({ count }) => count > 0);
}

type Event = { id: string; at: string; kind: string; detail: string; href?: SitePath };

function describeEvents({
  submissions,
  notes,
  bookings,
  signups,
  consents,
  deliveries,
}: Person): Event[] {
  const { kinds } = words;
  const events: Event[] = [
    ...submissions.map((row) => ({
      ...{
        id: row.id,
        at: row.created_at,
        kind: kinds.message,
        href: `/admin/inbox/${row.id}` as const,
      },
      detail: `${nameForm(row.source)}: ${truncate(row.message, 100)}`,
    })),
    ...notes.map((row) => ({
      ...{ id: row.id, at: row.created_at, kind: kinds.note },
      href: `/admin/inbox/${row.submission_id}` as const,
      detail: truncate(row.text, 100),
    })),
    ...bookings.map((row) => ({
      ...{
        id: row.id,
        at: row.created_at,
        kind: kinds.call,
        href: `/admin/bookings/${row.id}` as const,
      },
      detail: `${row.toronto_date} ${row.toronto_time}, ${bookingsWords.status[row.status]}`,
    })),
    ...signups.map((row) => ({
      ...{ id: row.id, at: row.created_at, kind: kinds.list },
      detail: `${row.list}: ${row.status}`,
    })),
    ...consents.map((row) => ({
      ...{ id: row.id, at: row.at, kind: kinds.consent },
      detail: `${row.list}: ${row.event} (${row.method})`,
    })),
    ...deliveries.map((row) => ({
      ...{ id: row.id, at: row.created_at },
      ...(row.channel === 'mail'
        ? { kind: kinds.email, href: `/admin/mail/${row.id}` as const }
        : { kind: kinds.webhook }),
      detail: `${row.channel === 'mail' ? nameMail(row.template) : row.template} (${row.recipient}): ${stateWords[row.state]}`,
    })),
  ];
  return events.sort((a, b) => b.at.localeCompare(a.at));
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const email = readPersonAddress(values.email);
  if (!email) return data({ error: words.notAnAddress }, 422);
  if (readPersonAddress(values.confirm) !== email) {
    return data({ error: words.erase.mismatch }, 422);
  }
  const { isOffDisk } = await erasePerson(app, email);
  await recordAudit(app, getRequestInfo(context), 'privacy-erased');
  return redirect(`/admin/people?done=${isOffDisk ? 'erased' : 'deleted'}`, 303);
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, email, events, counts, matches, isCleanupDue } = loaderData;
  const problem = actionData && { title: words.problem, description: actionData.error };
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={peopleNotices} problem={problem} />
      {isCleanupDue && (
        <Alert tone="info" title={words.cleanupDue.title}>
          <p>{words.cleanupDue.text}</p>
        </Alert>
      )}
      <Form method="get" className="admin-row" key={typed}>
        <Field id="people-email" name="email" label={words.search} defaultValue={typed} />
        <Button type="submit" variant="secondary" small>
          {words.apply}
        </Button>
      </Form>
      {typed && events.length === 0 && (
        <>
          <EmptyState title={words.nothing.title}>{words.nothing.text}</EmptyState>
          {matches.length > 0 && (
            <Card title={words.matches}>
              <ul>
                {matches.map((match) => (
                  <li key={match}>
                    <PageLink
                      className="inline-block py-2"
                      to={`/admin/people?email=${encodeURIComponent(match)}`}
                    >
                      {match}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
      {events.length > 0 && (
        <>
          <Table
            stacks
            caption={words.timeline}
            columns={Object.values(words.columns).map((header) => ({ header }))}
            rows={events.map((event) => ({
              id: event.kind + event.id,
              cells: [
                <When key="at" at={event.at} />,
                event.href ? (
                  <PageLink key="kind" to={event.href}>
                    {event.kind}
                  </PageLink>
                ) : (
                  event.kind
                ),
                event.detail,
              ],
            }))}
          />
          <Card title={words.included}>
            <ul>
              {counts.map(({ kind, count }) => (
                <li key={kind}>
                  {kind}: {count}
                </li>
              ))}
            </ul>
          </Card>
          <div className="admin-pair">
            <Card title={words.erase.title}>
              <p>{words.erase.text}</p>
              <Form method="post" className="admin-stack">
                <input type="hidden" name="email" value={email} />
                <Field
                  id="erase-confirm"
                  name="confirm"
                  label={words.erase.confirm}
                  error={actionData?.error}
                  autoComplete="off"
                />
                <div>
                  <Button type="submit" variant="secondary" small>
                    {words.erase.submit}
                  </Button>
                </div>
              </Form>
            </Card>
            <Card title={words.pack.title}>
              <p>{words.pack.text}</p>
              <form method="post" action="/admin/people/pack">
                <input type="hidden" name="email" value={email} />
                <Button type="submit" small>
                  {words.pack.submit}
                </Button>
              </form>
            </Card>
          </div>
        </>
      )}
      <RetentionCard />
    </AdminPage>
  );
}

/** The retention periods, from the constants that the daily job uses. */
function RetentionCard() {
  return (
    <Card title={retentionWords.title}>
      <p className="text-muted">{retentionWords.text}</p>
      <Table
        stacks
        caption={retentionWords.title}
        captionHidden
        columns={Object.values(retentionWords.columns).map((header) => ({ header }))}
        rows={retentionWords.kinds.map(({ what, kept }) => ({ id: what, cells: [what, kept] }))}
      />
    </Card>
  );
}

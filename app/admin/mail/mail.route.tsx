import { Form, redirect } from 'react-router';
import { nameMail } from '#app/emails/email-names.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readDeliveryProblems } from '#app/platform/outbox/delivery-problems.server.ts';
import { readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { isPlanned } from '#app/platform/outbox/outbox-count.queries.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { OutboxState } from '#database/schema.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Pager, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/mail.route.ts';
import { DeliveryAlerts } from './delivery-alerts.tsx';
import { mailNotices, stateWords, mailWords as words } from './mail.content.ts';
import { countFailedRows, listOutbox, requeueFailedRows } from './mail.queries.server.ts';
import { MailStateLine } from './mail-state.tsx';

const PAGE_SIZE = 25;
const RETRIED_FOR_MS = 14 * 24 * 3_600_000;
const GIVE_UP_AFTER_MS = 72 * 3_600_000;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db, now } = app;
  const time = now().toISOString();
  const query = new URL(request.url).searchParams;
  const state = query.get('state') ?? '';
  const filter = {
    state: Object.hasOwn(stateWords, state) ? (state as OutboxState) : undefined,
    recipient: query.get('to')?.trim() || undefined,
    before: query.get('before') || undefined,
    limit: PAGE_SIZE + 1,
  };
  const rows = await listOutbox(db, filter);
  return {
    state: filter.state ?? '',
    recipient: filter.recipient ?? '',
    problems: await readDeliveryProblems(app),
    mailState: await readMailState(app),
    failed: filter.state === 'failed' ? await countFailedRows(db, retriedSince(now())) : 0,
    // The props are the content of the email, which the list doesn't need.
    rows: rows.slice(0, PAGE_SIZE).map((row) => ({
      ...{ id: row.id, state: row.state, attempts: row.attempts, created_at: row.created_at },
      name: nameMail(row.template),
      recipient: row.channel === 'mail' ? row.recipient : words.webhook,
      goesOutAt: isPlanned(row, time) ? row.next_attempt_at : undefined,
    })),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]?.id : undefined,
  };
}

/** Resends recently failed emails, for example after an outage of the email server. */
export async function action({ context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const now = app.now();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const queued = await requeueFailedRows(app.db, {
    ...{ since: retriedSince(now), now: after(0), expiresAt: after(GIVE_UP_AFTER_MS) },
  });
  if (queued === 0) return redirect('/admin/mail?done=unchanged', 303);
  app.wakeOutbox();
  await recordAudit(app, getRequestInfo(context), 'mail-retried', 'failed', { queued });
  return redirect('/admin/mail?done=retriedAll', 303);
}

function retriedSince(now: Date): string {
  return new Date(now.getTime() - RETRIED_FOR_MS).toISOString();
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { state, recipient, rows } = loaderData;
  const nothing = state === '' && recipient === '' ? words.none : words.empty;
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<PageLink to="/admin/mail/templates">{words.templates.open}</PageLink>}
    >
      <DeliveryAlerts problems={loaderData.problems} />
      <MailStateLine state={loaderData.mailState} />
      <FilterLinks
        label={words.filters}
        current={state}
        options={[
          { value: '', label: words.all, href: '/admin/mail' },
          ...Object.entries(stateWords).map(([value, label]) => ({
            value,
            label,
            href: `/admin/mail?state=${value}` as const,
          })),
        ]}
      />
      <Notice words={mailNotices} />
      {state === 'failed' && loaderData.failed > 0 && (
        <Form method="post" action="/admin/mail" className="admin-row">
          <Button type="submit" variant="secondary" small>
            {interpolate(words.retryAll.submit, { count: loaderData.failed })}
          </Button>
          <span className="text-muted">{words.retryAll.text}</span>
        </Form>
      )}
      <Form method="get" className="admin-row" key={`${state} ${recipient}`}>
        {state && <input type="hidden" name="state" value={state} />}
        <Field id="mail-to" name="to" label={words.recipient} defaultValue={recipient} />
        <Button type="submit" variant="secondary" small>
          {words.apply}
        </Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState title={nothing.title}>{nothing.text}</EmptyState>
      ) : (
        <RowList
          label={words.title}
          rows={rows.map((row) => ({
            id: row.id,
            main: <PageLink to={`/admin/mail/${row.id}`}>{row.recipient}</PageLink>,
            detail: (
              <>
                {/* A planned one says when it goes out. */}
                {!row.goesOutAt && <StateBadge state={row.state} />} {row.name}
                {row.attempts > 1 && `, ${interpolate(words.tries, { count: row.attempts })}`}
              </>
            ),
            end: row.goesOutAt ? (
              <>
                {words.goesOut} <When at={row.goesOutAt} />
              </>
            ) : (
              <When at={row.created_at} />
            ),
          }))}
        />
      )}
      <Pager next={loaderData.next} />
    </AdminPage>
  );
}

function StateBadge({ state }: { state: OutboxState }) {
  const tone =
    state === 'failed' ? 'bad' : state === 'unknown' ? 'warn' : state === 'sent' ? 'good' : 'plain';
  return <Badge tone={tone}>{stateWords[state]}</Badge>;
}

import { Form } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { readLateEmails, readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { isPlanned } from '#app/platform/outbox/outbox.queries.server.ts';
import { findWebhook } from '#app/platform/outbox/webhooks.queries.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { OutboxRow, OutboxState } from '#database/schema.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Pager, When } from '../shell/admin-page.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { Options, PostButton } from '../shell/post-form.tsx';
import { onePage, RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/mail.route.ts';
import { mailNotices, stateWords, mailWords as words } from './mail.content.ts';
import { countFailedRows, listOutbox, requeueFailedRows } from './mail.queries.server.ts';
import { LateEmails, MailStateLine } from './mail-state.tsx';
import { emailActs, fromNow, readEmail } from './one-email.server.ts';
import { OneEmail } from './one-email.tsx';

const PAGE_SIZE = 25;
const RETRIED_FOR_MS = 14 * 24 * 3_600_000;

export const meta = adminMeta(words.title);

/** The log, or the one email of it that the address names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const id = query.get('email');
  if (id !== null) return { email: await readEmail(app, id) };
  return { log: await readLog(app, query) };
}

async function readLog(app: AppContext, query: URLSearchParams) {
  const { db, now } = app;
  const time = now().toISOString();
  const state = query.get('state') ?? '';
  const webhookId = query.get('webhook')?.trim() || undefined;
  const webhook = webhookId ? await findWebhook(db, webhookId) : undefined;
  const channel = webhookId ? 'webhook' : readChannel(query.get('kind'));
  const to = query.get('to')?.trim() || undefined;
  const filter = {
    channel,
    state: Object.hasOwn(stateWords, state) ? (state as OutboxState) : undefined,
    recipient: webhookId ?? to,
    before: query.get('before') || undefined,
    limit: PAGE_SIZE + 1,
  };
  const { shown, next } = onePage(await listOutbox(db, filter), PAGE_SIZE);
  return {
    state: filter.state ?? '',
    kind: webhookId ? '' : (channel ?? ''),
    to: webhookId ? '' : (to ?? ''),
    webhook: webhookId ? { id: webhookId, url: webhook?.url ?? words.webhookGone } : undefined,
    lateEmails: await readLateEmails(app),
    mailState: await readMailState(app),
    // Sending all again isn't limited to a recipient, so it isn't offered where the list is.
    failed:
      filter.state === 'failed' && filter.recipient === undefined
        ? await countFailedRows(db, { channel, since: retriedSince(now()) })
        : 0,
    // The props are the content of the email, which the list doesn't need.
    rows: shown.map((row) => ({
      id: row.id,
      state: row.state,
      attempts: row.attempts,
      // For one that has left, when it left.
      at: row.state === 'sent' ? (row.finished_at ?? row.created_at) : row.created_at,
      name: nameMail(row.template),
      recipient: row.channel === 'mail' ? row.recipient : 'Webhook',
      goesOutAt: isPlanned(row, time) ? row.next_attempt_at : undefined,
    })),
    next,
  };
}

export const action = adminAction({
  ...emailActs,
  /** Sends again what failed recently, for example after an outage of the email server. */
  async 'retry-all'({ app, values, audit }) {
    const channel = readChannel(values.kind);
    const since = retriedSince(app.now());
    const queued = await requeueFailedRows(app.db, { channel, since, ...fromNow(app.now()) });
    if (queued === 0) return done('/admin/mail', 'unchanged');
    app.wakeOutbox();
    await audit('failed-retried', '', { queued });
    return done('/admin/mail', 'retriedAll');
  },
});

function readChannel(kind: string | null | undefined): OutboxRow['channel'] | undefined {
  return kind === 'mail' || kind === 'webhook' ? kind : undefined;
}

function retriedSince(now: Date): string {
  return new Date(now.getTime() - RETRIED_FOR_MS).toISOString();
}

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, log } = loaderData;
  if (email) return <OneEmail email={email} refused={refusedOf(actionData, 'retry')} />;
  return log && <MailLog log={log} />;
}

function MailLog({ log }: { log: Awaited<ReturnType<typeof readLog>> }) {
  const { state, kind, to, webhook, rows } = log;
  const isFiltered = [state, kind, to].some(Boolean);
  const nothing = webhook ? words.noDelivery : isFiltered ? words.empty : words.none;
  const filters = Object.entries({ kind, to, webhook: webhook?.id ?? '' }).filter(([, set]) => set);
  const states = { '': 'All', ...stateWords, queued: 'Queued or scheduled' };
  return (
    <AdminPage
      title={words.title}
      lead="Every email and webhook the site sends, with each delivery attempt. Failed emails wait here until you send them again."
      actions={<PageLink to="/admin/email-integration">Email Settings</PageLink>}
    >
      <LateEmails late={log.lateEmails} />
      <MailStateLine state={log.mailState} />
      <FilterLinks
        label="State"
        current={state}
        options={Object.entries(states).map(([value, label]) => ({
          value,
          label,
          href: listHref(value ? [['state', value], ...filters] : filters),
        }))}
      />
      <Notice words={mailNotices} />
      {log.failed > 0 && (
        <Form method="post" action="/admin/mail" className="admin-row">
          <input type="hidden" name="kind" value={kind} />
          <PostButton intent="retry-all">Send {log.failed} Again</PostButton>
          <span className="text-muted">
            What failed in the last 14 days and matches the filters above, except reminders.
          </span>
        </Form>
      )}
      {webhook ? (
        <p>
          Deliveries to {webhook.url} <PageLink to="/admin/mail">All emails and webhooks</PageLink>
        </p>
      ) : (
        <Form method="get" className="admin-row admin-filter" key={`${state} ${kind} ${to}`}>
          {state && <input type="hidden" name="state" value={state} />}
          <Field kind="search" id="mail-to" name="to" label="Address" defaultValue={to} />
          <Field kind="select" id="mail-kind" name="kind" label="Kind" defaultValue={kind}>
            <Options words={{ '': 'All', mail: 'Emails', webhook: 'Webhook deliveries' }} />
          </Field>
          <PostButton>Show</PostButton>
        </Form>
      )}
      {rows.length === 0 ? (
        <EmptyState title={nothing.title}>{nothing.text}</EmptyState>
      ) : (
        <RowList
          label={words.title}
          rows={rows.map((row) => ({
            id: row.id,
            main: <PageLink to={`/admin/mail?email=${row.id}`}>{row.recipient}</PageLink>,
            detail: (
              <>
                {row.goesOutAt ? (
                  <>
                    Scheduled <When at={row.goesOutAt} />:
                  </>
                ) : (
                  <Badge tone={tones[row.state]}>{stateWords[row.state]}</Badge>
                )}{' '}
                {row.name}
                {row.attempts > 1 && `, ${row.attempts} attempts`}
              </>
            ),
            end: <When at={row.at} />,
          }))}
        />
      )}
      <Pager next={log.next} />
    </AdminPage>
  );
}

const tones = {
  failed: 'bad',
  unknown: 'warn',
  sent: 'good',
  queued: 'plain',
  sending: 'plain',
  cancelled: 'plain',
} as const;

function listHref(filters: readonly (readonly [string, string])[]): SitePath {
  const query = new URLSearchParams(filters.map(([name, value]) => [name, value])).toString();
  return query ? `/admin/mail?${query}` : '/admin/mail';
}

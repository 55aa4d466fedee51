import { Form } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readLateEmails, readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { isPlanned } from '#app/platform/outbox/outbox.queries.server.ts';
import { GIVE_UP_AFTER_MS } from '#app/platform/outbox/retry-policy.ts';
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
import { Notice } from '../shell/notice.tsx';
import { Options, PostButton } from '../shell/post-form.tsx';
import { onePage, RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/mail.route.ts';
import { mailNotices, stateWords, mailWords as words } from './mail.content.ts';
import { countFailedRows, listOutbox, requeueFailedRows } from './mail.queries.server.ts';
import { LateEmails, MailStateLine } from './mail-state.tsx';

const PAGE_SIZE = 25;
const RETRIED_FOR_MS = 14 * 24 * 3_600_000;

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db, now } = app;
  const time = now().toISOString();
  const query = new URL(request.url).searchParams;
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
      recipient: row.channel === 'mail' ? row.recipient : words.webhook,
      goesOutAt: isPlanned(row, time) ? row.next_attempt_at : undefined,
    })),
    next,
  };
}

/** Resends recently failed emails, for example after an outage of the email server. */
export const action = adminAction(async ({ app, values, audit }) => {
  const channel = readChannel(values.kind);
  const now = app.now();
  const queued = await requeueFailedRows(app.db, {
    channel,
    since: retriedSince(now),
    now: now.toISOString(),
    expiresAt: new Date(now.getTime() + GIVE_UP_AFTER_MS).toISOString(),
  });
  if (queued === 0) return done('/admin/mail', 'unchanged');
  app.wakeOutbox();
  await audit('failed-retried', '', { queued });
  return done('/admin/mail', 'retriedAll');
});

function readChannel(kind: string | null | undefined): OutboxRow['channel'] | undefined {
  return kind === 'mail' || kind === 'webhook' ? kind : undefined;
}

function retriedSince(now: Date): string {
  return new Date(now.getTime() - RETRIED_FOR_MS).toISOString();
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { state, kind, to, webhook, rows } = loaderData;
  const isFiltered = [state, kind, to].some(Boolean);
  const nothing = webhook ? words.noDelivery : isFiltered ? words.empty : words.none;
  const filters = Object.entries({ kind, to, webhook: webhook?.id ?? '' }).filter(([, set]) => set);
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<PageLink to="/admin/email-integration">{words.back}</PageLink>}
    >
      <LateEmails late={loaderData.lateEmails} />
      <MailStateLine state={loaderData.mailState} />
      <FilterLinks
        label={words.filters}
        current={state}
        options={[
          { value: '', label: words.all, href: listHref(filters) },
          ...Object.entries({ ...stateWords, queued: words.queuedOrScheduled }).map(
            ([value, label]) => ({
              value,
              label,
              href: listHref([['state', value], ...filters]),
            }),
          ),
        ]}
      />
      <Notice words={mailNotices} />
      {state === 'failed' && loaderData.failed > 0 && (
        <Form method="post" action="/admin/mail" className="admin-row">
          <input type="hidden" name="kind" value={kind} />
          <PostButton>
            {interpolate(words.retryAll.submit, { count: loaderData.failed })}
          </PostButton>
          <span className="text-muted">{words.retryAll.text}</span>
        </Form>
      )}
      {webhook ? (
        <p>
          {interpolate(words.toWebhook, { url: webhook.url })}{' '}
          <PageLink to="/admin/mail">{words.everything}</PageLink>
        </p>
      ) : (
        <Form method="get" className="admin-row admin-filter" key={`${state} ${kind} ${to}`}>
          {state && <input type="hidden" name="state" value={state} />}
          <Field kind="search" id="mail-to" name="to" label={words.recipient} defaultValue={to} />
          <Field kind="select" id="mail-kind" name="kind" label={words.kind} defaultValue={kind}>
            <option value="">{words.all}</option>
            <Options words={words.kinds} />
          </Field>
          <PostButton>{words.apply}</PostButton>
        </Form>
      )}
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
                {row.goesOutAt ? (
                  <>
                    {words.goesOut} <When at={row.goesOutAt} />:
                  </>
                ) : (
                  <StateBadge state={row.state} />
                )}{' '}
                {row.name}
                {row.attempts > 1 && `, ${interpolate(words.tries, { count: row.attempts })}`}
              </>
            ),
            end: <When at={row.at} />,
          }))}
        />
      )}
      <Pager next={loaderData.next} />
    </AdminPage>
  );
}

function listHref(filters: readonly (readonly [string, string])[]): SitePath {
  const query = new URLSearchParams(filters.map(([name, value]) => [name, value])).toString();
  return query ? `/admin/mail?${query}` : '/admin/mail';
}

function StateBadge({ state }: { state: OutboxState }) {
  const tone =
    state === 'failed' ? 'bad' : state === 'unknown' ? 'warn' : state === 'sent' ? 'good' : 'plain';
  return <Badge tone={tone}>{stateWords[state]}</Badge>;
}

import { data } from 'react-router';
import { type EmailName, emails } from '#app/emails/catalogue.ts';
import type { Email } from '#app/emails/email.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { loadEmail, renderEmail } from '#app/emails/render.server.ts';
import { isOutOfDate } from '#app/features/booking/notifications/booking-emails.server.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import { isPlanned } from '#app/platform/outbox/outbox.queries.server.ts';
import { parseProps } from '#app/platform/outbox/outbox.server.ts';
import { GIVE_UP_AFTER_MS, IN_DOUBT } from '#app/platform/outbox/retry-policy.ts';
import { forgetBounce } from '#app/platform/outbox/suppression.queries.server.ts';
import { findWebhook } from '#app/platform/outbox/webhooks.queries.server.ts';
import { webhookPropsSchema } from '#app/platform/outbox/webhooks.server.ts';
import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts, When } from '../shell/admin-page.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import type { Route } from './+types/mail-row.route.ts';
import { AttemptsCard, wordFor } from './attempts-card.tsx';
import { mailNotices, stateWords, mailWords as words } from './mail.content.ts';
import {
  findOutboxRow,
  listAttempts,
  markPutAside,
  requeueRow,
  WORDS_REMOVED,
} from './mail.queries.server.ts';
import { type Retry, RetryCard } from './retry-card.tsx';

export const meta = adminMeta(words.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const row = await findOutboxRow(app.db, params.id);
  if (!row) throw data(null, 404);
  const { props, dedupe_key, lease_owner, ...shown } = row;
  return {
    row: shown,
    name: nameMail(row.template),
    isPlanned: isPlanned(row, app.now().toISOString()),
    isInDoubt: row.state === 'unknown' || row.provider === IN_DOUBT,
    isOutOfDate: await isOutOfDate(app, row),
    recipient: await nameRecipient(app.db, row),
    hasWords: props !== WORDS_REMOVED,
    attempts: await listAttempts(app.db, row.id),
    preview: await previewRow(app, row),
  };
}

/** The recipient of an email, or the URL of a webhook delivery. */
async function nameRecipient(db: Db, { channel, recipient }: OutboxRow): Promise<string> {
  if (channel === 'mail') return recipient;
  return (await findWebhook(db, recipient))?.url ?? words.webhookGone;
}

/** The text part of an email. Secret links are cut before their token. */
async function previewRow(app: AppContext, row: OutboxRow): Promise<Preview | undefined> {
  const { settings, config } = app;
  const { secrets } = settings;
  if (row.props === WORDS_REMOVED) return undefined;
  if (row.channel === 'webhook') {
    const props = parseProps(secrets, row.props, webhookPropsSchema);
    if (props.kind === 'unreadable') return { subject: row.template, text: props.reason };
    return { subject: row.template, text: JSON.stringify(props.value.body, null, 2) };
  }
  const email = emails[row.template as EmailName] as Email<unknown> | undefined;
  if (!email) return undefined;
  const props = parseProps(secrets, row.props, email.schema);
  if (props.kind === 'unreadable') return unreadable(props.reason);
  const deps = { siteUrl: config.siteUrl, secrets, facts: app.facts() };
  const loaded = await loadEmail(email, props.value, app.db);
  if (loaded.kind === 'cancelled') return unreadable(loaded.reason);
  const values = loaded.kind === 'ready' ? loaded.props : props.value;
  const mail = await renderEmail(email, values, await app.readMailSettings(), deps);
  return { subject: withoutSecrets(mail.subject), text: withoutSecrets(mail.text) };
}

/** Without the links and codes that only the recipient may use. */
function withoutSecrets(text: string): string {
  return text.replace(/\/[\w-]{20,}(?=\b)/g, '/…').replace(/\b\d{6}\b/g, '••••••');
}

type Preview = { subject: string; text: string; isUnreadable?: true };

function unreadable(reason: string): Preview {
  return { subject: words.unreadable, text: reason, isUnreadable: true };
}

const onRow =
  <Answer,>(act: (post: AdminPost, row: OutboxRow) => Answer) =>
  async (post: AdminPost) => {
    const row = await findOutboxRow(post.app.db, post.id);
    if (!row) throw data(null, 404);
    return act(post, row);
  };

/** The names of what is audited: of an email, or of a delivery to a webhook. */
function auditOf({ channel, template }: OutboxRow) {
  const isMail = channel === 'mail';
  return {
    kind: isMail ? 'mail' : 'delivery',
    detail: { [isMail ? 'mail' : 'event']: template },
  } as const;
}

export const action = adminAction({
  'put-aside': onRow(async ({ app, audit }, row) => {
    const page = `/admin/mail/${row.id}`;
    if (!(await markPutAside(app.db, row.id))) return done(page, 'unchanged');
    const { kind, detail } = auditOf(row);
    await audit(`${kind}-handled`, row.id, detail);
    return done(page, 'putAside');
  }),
  retry: onRow(async (post, row) => {
    const { app, values, audit } = post;
    const page = `/admin/mail/${row.id}`;
    const { kind, detail } = auditOf(row);
    if (await isOutOfDate(app, row)) {
      return refuse(post, { recipient: words.retry.outOfDate.text }, 409);
    }
    const recipient =
      kind === 'mail' ? parseEmailAddress(values.recipient?.trim() ?? '')?.address : row.recipient;
    if (!recipient) return refuse(post, { recipient: words.retry.invalid });
    const isOther = recipient !== row.recipient;
    if (row.template === 'team-link' && isOther) {
      return refuse(post, { recipient: words.retry.onlyTheirs });
    }
    const now = app.now();
    const isQueued = await requeueRow(app.db, row.id, {
      recipient,
      now: now.toISOString(),
      expiresAt: new Date(now.getTime() + GIVE_UP_AFTER_MS).toISOString(),
    });
    if (!isQueued) return done(page, 'unchanged');
    if (row.bounced) await forgetBounce(app, recipient);
    app.wakeOutbox();
    await audit(isOther ? 'mail-edited' : `${kind}-retried`, row.id, detail);
    return done(page, kind === 'mail' ? 'retried' : 'delivery-retried');
  }),
});

/** How the row can be sent by hand; undefined if it can't. */
function findRetry(loaded: Route.ComponentProps['loaderData']): Retry | undefined {
  const { state } = loaded.row;
  if (state === 'sent' || state === 'sending' || loaded.isOutOfDate) return undefined;
  if (!loaded.hasWords || loaded.preview?.isUnreadable) return undefined;
  if (state === 'queued') return 'first';
  return state === 'cancelled' && loaded.attempts.length === 0 ? 'anyway' : 'again';
}

export default function MailRowPage({ loaderData, actionData }: Route.ComponentProps) {
  const { row, attempts, preview } = loaderData;
  const retry = findRetry(loaderData);
  const canPutAside = row.state === 'failed' || row.state === 'unknown';
  const { values, errors } = refusedOf(actionData, 'retry');
  const problem = errors.recipient
    ? { ...words.problem, description: errors.recipient }
    : undefined;
  const isHeldBack = row.state === 'cancelled' && attempts.length === 0;
  const state = loaderData.isPlanned ? words.goesOut : stateWords[row.state];
  return (
    <AdminPage title={loaderData.name} lead={`${loaderData.recipient}: ${state}`}>
      <Notice words={mailNotices} problem={problem} />
      <div className="admin-pair">
        <AttemptsCard row={row} attempts={attempts} />
        <div className="admin-stack">
          <Card>
            <Facts
              facts={[
                [words.facts.created, <When key="created" at={row.created_at} />],
                [
                  loaderData.isPlanned ? words.facts.goesOut : words.facts.next,
                  row.state === 'queued' ? <When key="next" at={row.next_attempt_at} /> : '',
                ],
                [words.facts.finished, row.finished_at && <When key="end" at={row.finished_at} />],
                [
                  words.facts.provider,
                  row.state === 'sent' ? wordFor(words.providers, row.provider ?? '') : '',
                ],
                // Above, as the reason, where there was no attempt.
                [
                  row.state === 'cancelled' ? words.facts.reason : words.facts.answer,
                  isHeldBack ? '' : row.last_response,
                ],
              ]}
            />
          </Card>
          {retry && (
            <RetryCard
              row={row}
              retry={retry}
              isInDoubt={loaderData.isInDoubt}
              typed={values?.recipient}
              error={errors.recipient}
            />
          )}
          {loaderData.isOutOfDate && row.state !== 'sent' && (
            <Card title={words.retry.outOfDate.title}>
              <p>{words.retry.outOfDate.text}</p>
            </Card>
          )}
          {canPutAside && (
            <Card title={words.putAside.title}>
              <p>{words.putAside.text}</p>
              <ButtonForm intent="put-aside">{words.putAside.submit}</ButtonForm>
            </Card>
          )}
        </div>
      </div>
      <Card title={words.preview}>
        {preview ? (
          <>
            <p className="font-bold">{preview.subject}</p>
            <p className="admin-text">{preview.text}</p>
          </>
        ) : (
          <p className="text-muted">{words.previewGone}</p>
        )}
      </Card>
    </AdminPage>
  );
}

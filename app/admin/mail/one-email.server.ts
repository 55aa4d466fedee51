import { data } from 'react-router';
import { type EmailName, emails } from '#app/emails/catalogue.ts';
import type { Email } from '#app/emails/email.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { loadEmail, renderEmail } from '#app/emails/render.server.ts';
import { isOutOfDate } from '#app/features/booking/notifications/booking-emails.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import { isPlanned } from '#app/platform/outbox/outbox.queries.server.ts';
import { parseProps } from '#app/platform/outbox/outbox.server.ts';
import { GIVE_UP_AFTER_MS, IN_DOUBT } from '#app/platform/outbox/retry-policy.ts';
import { forgetBounce } from '#app/platform/outbox/suppression.queries.server.ts';
import { findWebhook } from '#app/platform/outbox/webhooks.queries.server.ts';
import { webhookPropsSchema } from '#app/platform/outbox/webhooks.server.ts';
import type { OutboxRow } from '#database/schema.ts';
import { type AdminPost, done, refuse } from '../shell/admin-action.server.ts';
import { mailWords as words } from './mail.content.ts';
import {
  findOutboxRow,
  listAttempts,
  markPutAside,
  requeueRow,
  WORDS_REMOVED,
} from './mail.queries.server.ts';

/** The outbox row of this id with what its page shows of it; 404 if there is none. */
export async function readEmail(app: AppContext, id: string) {
  const row = await findRow(app, id);
  const attempts = await listAttempts(app.db, id);
  const preview = await previewRow(app, row);
  const outOfDate = await isOutOfDate(app, row);
  const { props, dedupe_key, lease_owner, ...shown } = row;
  const isHeldBack = row.state === 'cancelled' && attempts.length === 0;
  const canSend = row.state !== 'sent' && row.state !== 'sending' && !outOfDate;
  const way = row.state === 'queued' ? 'first' : isHeldBack ? 'anyway' : 'again';
  const webhook = row.channel === 'webhook' && (await findWebhook(app.db, row.recipient));
  return {
    row: shown,
    name: nameMail(row.template),
    recipient: row.channel === 'mail' ? row.recipient : webhook ? webhook.url : words.webhookGone,
    isPlanned: isPlanned(row, app.now().toISOString()),
    isInDoubt: row.state === 'unknown' || row.provider === IN_DOUBT,
    isOutOfDate: outOfDate && row.state !== 'sent',
    isHeldBack,
    attempts,
    preview,
    /** How it can be sent by hand: for the first time, again, or although held back. */
    retry: canSend && preview && !preview.isUnreadable ? (way as keyof typeof words.retry) : null,
  };
}

async function findRow({ db }: AppContext, id: string): Promise<OutboxRow> {
  const row = await findOutboxRow(db, id);
  if (!row) throw data(null, 404);
  return row;
}

type Preview = { subject: string; text: string; isUnreadable?: true };

/** The text part of an email, or the body of a request; undefined once its words are deleted. */
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
  const loaded = await loadEmail(email, props.value, app.db);
  if (loaded.kind === 'cancelled') return unreadable(loaded.reason);
  const values = loaded.kind === 'ready' ? loaded.props : props.value;
  const deps = { siteUrl: config.siteUrl, secrets, facts: app.facts() };
  const mail = await renderEmail(email, values, await app.readMailSettings(), deps);
  return { subject: withoutSecrets(mail.subject), text: withoutSecrets(mail.text) };
}

/** Without the links and codes that only the recipient may use. */
function withoutSecrets(text: string): string {
  return text.replace(/\/[\w-]{20,}(?=\b)/g, '/…').replace(/\b\d{6}\b/g, '••••••');
}

function unreadable(text: string): Preview {
  return { subject: words.unreadable, text, isUnreadable: true };
}

/** An act on the email that the address names. Audited as `mail-…`, or `delivery-…` of a webhook. */
const onEmail =
  <Answer>(act: (post: AdminPost, row: OutboxRow, kind: 'mail' | 'delivery') => Answer) =>
  async (post: AdminPost) => {
    const row = await findRow(post.app, post.query.get('email') ?? '');
    return act(post, row, row.channel === 'mail' ? 'mail' : 'delivery');
  };

const backTo = ({ id }: OutboxRow, notice: string) => done(`/admin/mail?email=${id}`, notice);

const auditedAs = ({ channel, template }: OutboxRow) => ({
  [channel === 'mail' ? 'mail' : 'event']: template,
});

export const emailActs = {
  'put-aside': onEmail(async ({ app, audit }, row, kind) => {
    if (!(await markPutAside(app.db, row.id))) return backTo(row, 'unchanged');
    await audit(`${kind}-handled`, row.id, auditedAs(row));
    return backTo(row, 'putAside');
  }),
  retry: onEmail(async (post, row, kind) => {
    const { app, values, audit } = post;
    if (await isOutOfDate(app, row)) return refuse(post, { recipient: words.outOfDate }, 409);
    const recipient =
      kind === 'mail' ? parseEmailAddress(values.recipient?.trim() ?? '')?.address : row.recipient;
    if (!recipient) return refuse(post, { recipient: words.invalid });
    const isOther = recipient !== row.recipient;
    if (row.template === 'team-link' && isOther) {
      return refuse(post, { recipient: words.onlyTheirs });
    }
    const isQueued = await requeueRow(app.db, row.id, { recipient, ...fromNow(app.now()) });
    if (!isQueued) return backTo(row, 'unchanged');
    if (row.bounced) await forgetBounce(app, recipient);
    app.wakeOutbox();
    await audit(isOther ? 'mail-edited' : `${kind}-retried`, row.id, auditedAs(row));
    return backTo(row, kind === 'mail' ? 'retried' : 'delivery-retried');
  }),
};

/** When something that is queued afresh is tried first, and until when. */
export function fromNow(now: Date) {
  const expires = new Date(now.getTime() + GIVE_UP_AFTER_MS);
  return { now: now.toISOString(), expiresAt: expires.toISOString() };
}

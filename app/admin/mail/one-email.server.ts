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
import { IN_DOUBT } from '#app/platform/outbox/retry-policy.ts';
import { forgetBounce } from '#app/platform/outbox/suppression.queries.server.ts';
import { webhookPropsSchema } from '#app/platform/outbox/webhooks.server.ts';
import type { OutboxRow } from '#database/schema.ts';
import { type AdminPost, done, refuse } from '../shell/admin-action.server.ts';
import { mailWords as words } from './mail.content.ts';
import {
  afresh,
  findOutboxRow,
  listAttempts,
  updateOutboxRow,
  WORDS_REMOVED,
} from './mail.queries.server.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findOutboxRow>>>;

/** The row of this id with what its page shows of it; 404 if there is none. */
export async function readEmail(app: AppContext, id: string) {
  const row = await findRow(app, id);
  const content = await readContent(app, row);
  const isOver = row.state === 'sent' || row.state === 'sending';
  const outOfDate = !isOver && (await isOutOfDate(app, row));
  const { created_at, next_attempt_at, finished_at, last_response } = row;
  return {
    ...describeRow(row, app.now()),
    created_at,
    next_attempt_at: row.state === 'queued' ? next_attempt_at : null,
    finished_at,
    last_response,
    attempts: await listAttempts(app.db, id),
    content,
    isMail: row.channel === 'mail',
    isInDoubt: row.state === 'unknown' || row.provider === IN_DOUBT,
    isOutOfDate: outOfDate,
    canSend: !isOver && !outOfDate && content.isReadable,
  };
}

/** How a row is called, for whom it is, and how it stands: planned for later, or its stored state. */
export function describeRow(row: Row, now: Date) {
  return {
    id: row.id,
    name: nameMail(row.template),
    recipient: row.channel === 'mail' ? row.recipient : (row.url ?? '(webhook removed)'),
    state: isPlanned(row, now.toISOString()) ? ('planned' as const) : row.state,
  };
}

async function findRow({ db }: AppContext, id: string): Promise<Row> {
  const row = await findOutboxRow(db, id);
  if (!row) throw data(null, 404);
  return row;
}

/** The text part of an email, or the body of a request; why there is none, if it can't be shown. */
async function readContent(app: AppContext, row: OutboxRow) {
  const { secrets } = app.settings;
  const unreadable = (text: string, subject = 'This email can’t be shown or sent') => ({
    subject,
    text,
    isReadable: false,
  });
  if (row.props === WORDS_REMOVED) {
    return unreadable('The text of this email has been deleted (after 180 days).', '');
  }
  if (row.channel === 'webhook') {
    const props = parseProps(secrets, row.props, webhookPropsSchema);
    if (props.kind === 'unreadable') return unreadable(props.reason);
    const text = JSON.stringify(props.value.body, null, 2);
    return { subject: row.template, text, isReadable: true };
  }
  const email = emails[row.template as EmailName] as Email<unknown> | undefined;
  if (!email) return unreadable(`No email is called ${row.template}.`);
  const props = parseProps(secrets, row.props, email.schema);
  if (props.kind === 'unreadable') return unreadable(props.reason);
  const loaded = await loadEmail(email, props.value, app.db);
  if (loaded.kind === 'cancelled') return unreadable(loaded.reason);
  const values = loaded.kind === 'ready' ? loaded.props : props.value;
  const deps = { siteUrl: app.config.siteUrl, secrets, facts: app.facts() };
  const mail = await renderEmail(email, values, await app.readMailSettings(), deps);
  return {
    subject: withoutSecrets(mail.subject),
    text: withoutSecrets(mail.text),
    isReadable: true,
  };
}

/** Without the links and codes that only the recipient may use. */
function withoutSecrets(text: string): string {
  return text.replace(/\/[\w-]{20,}(?=\b)/g, '/…').replace(/\b\d{6}\b/g, '••••••');
}

/** What can be done with the email, or the request to a webhook, that the address names. */
export const emailActs = {
  async 'put-aside'({ app, query, audit }: AdminPost) {
    const { id, channel, template } = await findRow(app, query.get('email') ?? '');
    const handled = { state: 'cancelled' } as const;
    const page = `/admin/mail?email=${id}`;
    if (!(await updateOutboxRow(app.db, id, ['failed', 'unknown'], handled))) {
      return done(page, 'unchanged');
    }
    await audit(channel === 'mail' ? 'mail-handled' : 'delivery-handled', id, { template });
    return done(page, 'putAside');
  },
  async retry(post: AdminPost) {
    const { app, query, values, audit } = post;
    const row = await findRow(app, query.get('email') ?? '');
    const { id, channel, template } = row;
    const page = `/admin/mail?email=${id}`;
    if (await isOutOfDate(app, row)) return done(page, 'unchanged');
    const recipient =
      channel === 'mail'
        ? parseEmailAddress(values.recipient?.trim() ?? '')?.address
        : row.recipient;
    if (!recipient) {
      return refuse(post, { recipient: 'Enter an email address like name@example.com.' });
    }
    const isOther = recipient !== row.recipient;
    if (template === 'team-link' && isOther) return refuse(post, { recipient: words.onlyTheirs });
    const queued = { ...afresh(app.now()), recipient };
    const from = ['failed', 'unknown', 'cancelled', 'queued'] as const;
    if (!(await updateOutboxRow(app.db, id, from, queued))) return done(page, 'unchanged');
    if (row.bounced) await forgetBounce(app, recipient);
    app.wakeOutbox();
    const action = channel === 'mail' ? 'mail-retried' : 'delivery-retried';
    await audit(isOther ? 'mail-edited' : action, id, { template });
    return done(page, 'retried');
  },
};

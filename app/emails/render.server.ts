import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { Facts } from '#app/facts/facts.ts';
import { FactsContext } from '#app/facts/use-facts.ts';
import type { Config } from '#app/platform/config.server.ts';
import type { RenderMail } from '#app/platform/outbox/deliver-mail.server.ts';
import type { OutgoingMail } from '#app/platform/outbox/delivery.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { parseProps } from '#app/platform/outbox/outbox.server.ts';
import { hasSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import {
  confirmationCode,
  type LinkPurpose,
  personHashes,
  secretToken,
} from '#app/platform/secret-links/secret-links.server.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';
import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';
import { type EmailName, type EmailProps, emails } from './catalogue.ts';
import type { Email, EmailContext, LoadedEmail, SecretPage } from './email.ts';
import { EmailLayout } from './layout.tsx';

/**
 * Renders an outbox row by the catalogue, or says that its recipient must not get it (any more) or
 * that its stored values can't be read.
 */
export function createMailRenderer(
  config: Config,
  {
    db,
    secrets,
    readFacts,
    currentValues = {},
  }: { db: Db; secrets: SecretBox; readFacts: () => Facts; currentValues?: CurrentValues },
): RenderMail {
  return async (row, settings) => {
    const email = emails[row.template as EmailName] as Email<unknown> | undefined;
    if (!email) return { kind: 'unreadable', reason: `No email is called ${row.template}.` };
    const stored = parseProps(secrets, row.props, email.schema);
    if (stored.kind === 'unreadable') return stored;
    const readCurrent = currentValues[row.template as EmailName];
    const current = readCurrent ? await readCurrent(row) : {};
    if (!current) return { kind: 'cancelled', reason: 'The email is no longer needed.' };
    const loaded = await loadEmail(email, { ...(stored.value as object), ...current }, db);
    if (loaded.kind !== 'ready') return loaded;
    const { props } = loaded;
    const scopes = email.suppressedBy?.(props) ?? [];
    if (
      scopes.length > 0 &&
      (await hasSuppression(db, personHashes(secrets, row.recipient), scopes))
    ) {
      return { kind: 'cancelled', reason: 'The address is on the suppression list.' };
    }
    const mail = await renderEmail(email, props, settings, {
      siteUrl: config.siteUrl,
      secrets,
      facts: readFacts(),
    });
    return {
      kind: 'mail',
      mail: { ...mail, messageId: messageId(row.id, settings.from), to: row.recipient },
    };
  };
}

/**
 * Current values for emails that are queued long before they are sent, used instead of the stored
 * ones. Undefined if the email is no longer needed.
 */
export type CurrentValues = {
  readonly [Name in EmailName]?: (row: OutboxRow) => Promise<Partial<EmailProps<Name>> | undefined>;
};

/** The values of an email, completed with what is stored once for many rows. */
export async function loadEmail<Props>(
  email: Email<Props>,
  props: Props,
  db: Db,
): Promise<LoadedEmail<Props>> {
  return email.load ? email.load(db, props) : { kind: 'ready', props };
}

/** Subject, HTML, text and headers of an email; `to` and `messageId` belong to the row. */
export async function renderEmail<Props>(
  email: Email<Props>,
  props: Props,
  settings: MailSettings,
  { siteUrl, secrets, facts }: { siteUrl: string; secrets: SecretBox; facts: Facts },
): Promise<Omit<OutgoingMail, 'to' | 'messageId'>> {
  const code = (confirmationId: string) => confirmationCode(secrets, confirmationId);
  const subject = email.subject(props, { code, facts });
  const secretLink: EmailContext['secretLink'] = (page, id) =>
    siteUrl + page + secretToken(secrets, purposeOf(page), id);
  const context = { facts, subject, siteUrl, secretLink, code };
  const layout = createElement(EmailLayout<Props>, { email, props, context });
  const html = await render(createElement(FactsContext, { value: facts }, layout));
  return {
    from: `${displayName(settings.fromName ?? facts.company.name)} <${settings.from}>`,
    replyTo: email.replyTo?.(props),
    subject,
    html,
    text: toPlainText(html),
    headers: {
      ...(email.isFromPerson ? {} : AUTOMATIC),
      ...bulkHeaders(email.bulkEntry?.(props), context),
      ...(email.isAnswer && { 'Auto-Submitted': 'auto-replied' }),
    },
    calendar: email.calendar?.(props),
    emailService: email.emailService?.(props, settings, facts),
  };
}

function purposeOf(page: SecretPage): LinkPurpose {
  if (page === '/admin/password/') return 'password';
  return page.endsWith('/confirm/') ? 'confirm' : 'manage';
}

/** A name with a comma or the like has to be quoted, or it would be read as two addresses (RFC 5322). */
function displayName(name: string): string {
  return /[,;:()@[\].]/.test(name) ? `"${name.replace(/["\\]/g, '')}"` : name;
}

/** Prevents out-of-office replies to automatic emails (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Lets email apps offer their own unsubscribe button (RFC 2369, RFC 8058). */
function bulkHeaders(entryId: string | undefined, context: EmailContext): Record<string, string> {
  if (entryId === undefined) return {};
  const link = context.secretLink('/u/', entryId);
  return {
    // No mailto: link, because no mailbox is read for unsubscribe requests.
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  };
}

/** The same on every attempt, so that a receiving server can drop a duplicate. */
function messageId(rowId: string, from: string): string {
  return `<${rowId.toLowerCase()}@${from.split('@').at(-1)}>`;
}

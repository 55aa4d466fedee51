import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { Config } from '#app/platform/config.server.ts';
import type { RenderMail } from '#app/platform/outbox/deliver-mail.server.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import type { OutgoingMail } from '#app/platform/outbox/providers/provider.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';
import { site } from '#app/site.content.ts';
import { type EmailName, emails } from './catalogue.ts';
import type { Email } from './email.ts';

/** Turns an outbox row into a mail by the catalogue. A row of an unknown template throws. */
export function createMailRenderer(config: Config, secrets: SecretBox): RenderMail {
  return async (row, settings) => {
    const email = emails[row.template as EmailName] as Email<unknown> | undefined;
    if (!email) throw new Error(`No e-mail is called ${row.template}`);
    const mail = await renderEmail(email, readProps(secrets, row.props), settings, config.siteUrl);
    return {
      kind: 'mail',
      mail: { ...mail, messageId: messageId(row.id, settings.from), to: row.recipient },
    };
  };
}

/** Subject, HTML, text and headers of a mail; `to` and `messageId` belong to the row. */
export async function renderEmail<Props>(
  email: Email<Props>,
  props: Props,
  settings: MailSettings,
  siteUrl: string,
): Promise<Omit<OutgoingMail, 'to' | 'messageId'>> {
  const world = { siteUrl, from: settings.from, to: settings.to };
  const html = await render(createElement(email.Body, { props, world }));
  return {
    from: `${site.name} <${settings.from}>`,
    replyTo: email.replyTo?.(props),
    subject: email.subject(props),
    html,
    text: toPlainText(html),
    headers: email.headers?.(props, world) ?? {},
    calendar: email.calendar?.(props, world),
    emailService: email.emailService?.(props, settings),
  };
}

/** The same on every attempt, so that a receiving server can drop a repeat. */
function messageId(rowId: string, from: string): string {
  return `<${rowId.toLowerCase()}@${from.split('@').at(-1)}>`;
}

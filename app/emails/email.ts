import type { ComponentType } from 'react';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import type { OutgoingMail } from '#app/platform/outbox/providers/provider.ts';

/** Facts that every mail may use. */
export type EmailWorld = { siteUrl: string; from: string; to: string };

/** One mail of the site: its words, how it is addressed, and values to preview and test it with. */
export type Email<Props> = {
  subject(props: Props): string;
  Body: ComponentType<{ props: Props; world: EmailWorld }>;
  /** Who reads it; mails to visitors carry the sender's identity in full. */
  audience: 'owner' | 'visitor';
  /** Bulk mail respects the suppression list and carries the unsubscribe headers. */
  isBulk?: boolean;
  replyTo?(props: Props): string | undefined;
  headers?(props: Props, world: EmailWorld): Record<string, string>;
  calendar?(props: Props, world: EmailWorld): OutgoingMail['calendar'];
  /** Parameters for the e-mail service; only the mails that its two templates cover. */
  emailService?(props: Props, settings: MailSettings): OutgoingMail['emailService'];
  preview: Props;
};

/** Gives a mail its type from its preview values. */
export function defineEmail<Props>(email: Email<Props>): Email<Props> {
  return email;
}

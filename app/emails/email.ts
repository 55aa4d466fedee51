import type { ComponentType } from 'react';
import type * as v from 'valibot';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import type { OutgoingMail } from '#app/platform/outbox/providers/provider.ts';
import type { Db } from '#database/connect.ts';

/** Facts that every email may use. */
export type EmailContext = {
  subject: string;
  siteUrl: string;
  from: string;
  to: string;
  /** Address of a page behind a secret link; its token is kept nowhere but in the email. */
  secretLink(page: SecretPage, id: string): string;
  /** The 6-digit code of a confirmation. */
  code(confirmationId: string): string;
};

/** The pages that a secret link leads to. `/u/` leaves a list, by a person or by an email app. */
export type SecretPage =
  | '/newsletter/confirm/'
  | '/newsletter/preferences/'
  | '/waitlist/confirm/'
  | '/waitlist/leave/'
  | '/u/';

/** One email of the site: its words, how it is addressed, and values to preview and test it with. */
export type Email<Props> = {
  /** What the queue keeps for it: checked by the compiler when it is queued, parsed when it is sent. */
  schema: v.GenericSchema<unknown, Props>;
  subject(props: Props): string;
  Body: ComponentType<{ props: Props; context: EmailContext }>;
  /** Who reads it; emails to visitors carry the sender's identity in full. */
  audience: 'owner' | 'visitor';
  /**
   * Adds what is stored once for many rows, such as the words of a newsletter, or says why the email
   * must wait or not be sent. Called right before it is sent.
   */
  load?(db: Db, props: Props): Promise<LoadedEmail<Props>>;
  /** Scopes of the suppression list that stop this email, looked up right before it is sent. */
  suppressedBy?(props: Props): readonly string[];
  /** Written by the owner: every other email says in its headers that a program sent it (RFC 3834). */
  isFromPerson?: true;
  /** Bulk email carries the unsubscribe headers: the id of the entry that its link ends. */
  bulkEntry?(props: Props): string | undefined;
  replyTo?(props: Props): string | undefined;
  headers?(props: Props, context: EmailContext): Record<string, string>;
  calendar?(props: Props, context: EmailContext): OutgoingMail['calendar'];
  /** Parameters for the email service; only the emails that its two templates cover. */
  emailService?(props: Props, settings: MailSettings): OutgoingMail['emailService'];
  preview: Props;
};

export type LoadedEmail<Props> =
  | { kind: 'ready'; props: Props }
  | { kind: 'waiting'; reason: string }
  | { kind: 'cancelled'; reason: string };

/** Gives an email its type from its schema. */
export function defineEmail<Props>(
  email: Email<NoInfer<Props>> & { schema: v.GenericSchema<unknown, Props> },
): Email<Props> {
  return email;
}

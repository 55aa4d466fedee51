import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { Facts } from '#app/facts/facts.ts';
import type { OutgoingMail } from '#app/platform/outbox/delivery.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import type { Db } from '#database/connect.ts';
import type { OwnSentence } from './own-sentences.content.ts';

/** Facts that every email may use. */
export type EmailContext = {
  /** The business and the rest that the owner may change. */
  facts: Facts;
  subject: string;
  siteUrl: string;
  /** URL of a page behind a secret link. The token appears only in the email and is not stored. */
  secretLink(page: SecretPage, id: string): string;
  /** The 6-digit code of a confirmation. */
  code(confirmationId: string): string;
};

/** A text, or how it follows from the values. */
type Words<Props> = string | ((props: Props, context: EmailContext) => string);

/** The pages that a secret link can open. `/u/` unsubscribes, by a click or by an email app. */
export type SecretPage =
  | '/newsletter/confirm/'
  | '/newsletter/preferences/'
  | '/waitlist/confirm/'
  | '/waitlist/leave/'
  | '/admin/password/'
  | '/u/';

/**
 * One email of the site: its content, addressing and headers, and sample values for previews and
 * tests.
 */
export type Email<Props> = {
  /** Schema of the queued values: type-checked when queued, parsed when sent. */
  schema: v.GenericSchema<unknown, Props>;
  subject(props: Props, context: Pick<EmailContext, 'code' | 'facts'>): string;
  /** What an email app shows beside the subject. */
  preheader: Words<Props>;
  /** Its content in order: a string is a paragraph, and what is empty is left out. */
  body(props: Props, context: EmailContext): readonly ReactNode[];
  /** Why the reader gets it; below the content. */
  reason: Words<Props>;
  /** Further links under the reason, such as one to unsubscribe. */
  footer?(props: Props, context: EmailContext): ReactNode;
  /** Who reads it; emails to visitors carry the sender's identity in full. */
  audience: 'owner' | 'visitor';
  /** Which sentence of the owner's it ends with. */
  ownSentence?: OwnSentence;
  /**
   * Adds what is stored once for many rows, such as the content of a newsletter issue, or says why
   * the email must wait or must not be sent. Called right before sending.
   */
  load?(db: Db, props: Props): Promise<LoadedEmail<Props>>;
  /** Scopes of the suppression list that stop this email, looked up right before it is sent. */
  suppressedBy?(props: Props): readonly string[];
  /**
   * True if a person wrote it. Every other email is marked as automatic in its headers (RFC 3834).
   */
  isFromPerson?: true;
  /** For bulk email: the id of the list entry that its unsubscribe headers and link remove. */
  bulkEntry?(props: Props): string | undefined;
  replyTo?(props: Props): string | undefined;
  /** True if it answers what was sent with a form (RFC 3834). */
  isAnswer?: true;
  calendar?(props: Props): OutgoingMail['calendar'];
  /** Parameters for the email service; only for the emails that its two templates cover. */
  emailService?(props: Props, settings: MailSettings, facts: Facts): OutgoingMail['emailService'];
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

import type { OutboxRow } from '#database/schema.ts';
import type { EmailServiceTemplate } from './email-service-settings.ts';

/** Lower values are sent first: what somebody is waiting for never waits behind a bulk email. */
export const PRIORITY = { urgent: 1, ordinary: 5, webhook: 8, bulk: 9 } as const;

export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

export type Channel = OutboxRow['channel'];

/** One call of a provider and what it answered. */
export type Attempt = {
  provider: string;
  outcome: string;
  response: string;
  startedAt: Date;
  finishedAt: Date;
};

/** How the delivery of a row ended, over all providers that were tried. */
export type Delivery = { response: string; attempts?: Attempt[] } & (
  | { kind: 'sent'; provider: string }
  | { kind: 'retry'; retryAfterMs?: number | undefined }
  /** `hasBounced`: the address doesn't exist, so it gets no further newsletters. */
  | { kind: 'failed'; hasBounced?: boolean }
  /** A provider may have accepted it, but its response was lost. */
  | { kind: 'unknown' }
  /** Nothing was tried, because no provider can send it at present. */
  | { kind: 'waiting'; retryAfterMs: number }
  /** Must not be sent (any more): suppressed address, cancelled event. */
  | { kind: 'cancelled' }
);

/** Delivers one row. An error that it throws means that nothing was sent. */
export type Deliver = (row: OutboxRow) => Promise<Delivery>;

/** An email that is ready to send. */
export type OutgoingMail = {
  /** The same on every attempt, so that an email app can recognize a duplicate. */
  messageId: string;
  /** `name@example.com` or `Display Name <name@example.com>`. */
  from: string;
  /** One address without a name. */
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
  /** Set on emails that the email service can send too, which has only two templates. */
  emailService?: { template: EmailServiceTemplate; params: Record<string, string> } | undefined;
};

/** The kind of problem, for alerts. The sentence for the owner is `reason`. */
export type DeliveryProblem =
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'rate-limited'
  | 'temporary'
  | 'protocol'
  | 'credentials'
  | 'settings'
  | 'sender'
  | 'policy'
  | 'recipient'
  | 'content'
  | 'unsupported'
  | 'lost-answer'
  | 'unexpected-answer';

export type DeliveryFailure = {
  /**
   * `rejected`: permanent for this message. `provider-down`: permanent for the provider, until its
   * settings change. `unknown`: the provider may have accepted it.
   */
  kind: 'retry' | 'rejected' | 'provider-down' | 'unknown';
  problem: DeliveryProblem;
  /** A sentence for the owner. */
  reason: string;
  /** The provider's response, reduced to one line with secrets masked. */
  response: string;
  retryAfterMs?: number | undefined;
  /** The address doesn't exist: never send to it again. */
  suppress?: boolean;
};

export function describeFailure(
  kind: DeliveryFailure['kind'],
  problem: DeliveryProblem,
  reason: string,
  response = '',
): DeliveryFailure {
  return { kind, problem, reason, response };
}

/** The outcome of one attempt. */
export type DeliveryResult = { kind: 'accepted'; response: string } | DeliveryFailure;

export type ProviderName = 'email-service' | 'smtp';

export type MailProvider = {
  name: ProviderName;
  /** Whether this provider can send this email with its current settings. */
  canSend(mail: OutgoingMail): boolean;
  /** Never rejects: every outcome is a value. */
  send(mail: OutgoingMail): Promise<DeliveryResult>;
  /** Closes an idle connection. */
  close(): void;
};

const MAX_RESPONSE_LENGTH = 500;

/**
 * Makes a provider's response safe to store and show: secrets are masked in all their encodings,
 * control characters and line breaks become spaces, and the text is cut to 500 characters.
 */
export function responseText(raw: string, secrets: readonly (string | undefined)[]): string {
  let text = raw;
  for (const form of secrets.flatMap(formsOf)) text = text.replaceAll(form, '[hidden]');
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_RESPONSE_LENGTH);
}

/** A secret in the encodings in which a server may repeat it, the longest first. */
function formsOf(secret: string | undefined): string[] {
  if (!secret) return [];
  const forms = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret, 'utf8').toString('base64'),
  ];
  return forms.sort((a, b) => b.length - a.length);
}

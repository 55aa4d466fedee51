import type { EmailServiceTemplate } from '../email-service-settings.ts';

/** An email that is ready to send. */
export type OutgoingMail = {
  /** The same on every attempt, so that an email app can recognize a duplicate. */
  messageId: string;
  /** `name@example.com` or `Display Name <name@example.com>`. */
  from: string;
  /** One address without a name. */
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Names outside the SMTP provider's allow-list are dropped. */
  headers?: Record<string, string>;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Set on emails that the email service can send too, which has only two templates. */
  emailService?: { template: EmailServiceTemplate; params: Record<string, string> };
};

/** The kind of problem, for counting and alerts. The sentence for the owner is `reason`. */
export type DeliveryProblem =
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'aborted'
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

/**
 * The outcome of one attempt. `reason` is a sentence for the owner, `response` the provider's
 * response, reduced to one line with secrets masked.
 */
export type DeliveryResult =
  | { kind: 'accepted'; response: string }
  | {
      kind: 'retry';
      reason: string;
      response: string;
      problem?: DeliveryProblem;
      retryAfterMs?: number;
    }
  /** Permanent for this message. `suppress`: the address doesn't exist, never send to it again. */
  | {
      kind: 'rejected';
      reason: string;
      response: string;
      problem?: DeliveryProblem;
      suppress?: boolean;
    }
  /** Permanent for the provider, until its settings change. */
  | { kind: 'provider-down'; reason: string; response: string; problem?: DeliveryProblem }
  /** The provider may have accepted it. */
  | { kind: 'unknown'; reason: string; response: string; problem?: DeliveryProblem };

export type MailProvider = {
  name: 'email-service' | 'smtp';
  /** Whether this provider can send this email with its current settings. */
  canSend(mail: OutgoingMail): boolean;
  /** Never rejects: every outcome is a value. An aborted `signal` ends the attempt early. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<DeliveryResult>;
  /** Closes idle connections; attempts in progress are finished. */
  close(): void;
};

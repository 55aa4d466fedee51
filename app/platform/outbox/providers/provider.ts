import type { EmailServiceTemplate } from '../email-service-settings.ts';

/** An email ready to go out. */
export type OutgoingMail = {
  /** The same on every attempt, so that an email app can recognise a repeat. */
  messageId: string;
  /** `name@example.com` or `Display Name <name@example.com>`. */
  from: string;
  /** One bare address. */
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Names outside the allow-list of the SMTP provider are left out. */
  headers?: Record<string, string>;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Present on emails that the email service can send too: it knows two templates only. */
  emailService?: { template: EmailServiceTemplate; params: Record<string, string> };
};

/** What went wrong, for counting and alerts; the sentence for the owner is `reason`. */
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
 * How one attempt ended. `reason` is a sentence for the owner, `response` what the provider said,
 * cut to one line and cleared of secrets.
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
  /** Permanent for this message. `suppress`: the address does not exist, never email it again. */
  | {
      kind: 'rejected';
      reason: string;
      response: string;
      problem?: DeliveryProblem;
      suppress?: boolean;
    }
  /** Permanent for the provider until its settings change. */
  | { kind: 'provider-down'; reason: string; response: string; problem?: DeliveryProblem }
  /** In doubt: the provider may have accepted it. */
  | { kind: 'unknown'; reason: string; response: string; problem?: DeliveryProblem };

export type MailProvider = {
  name: 'email-service' | 'smtp';
  /** Whether this provider is able to send this email with its present settings. */
  canSend(mail: OutgoingMail): boolean;
  /** Never rejects: every outcome is a value. An aborted `signal` ends the attempt early. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<DeliveryResult>;
  /** Frees idle connections; attempts under way are finished. */
  close(): void;
};

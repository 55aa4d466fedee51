import { isTlsError } from './http-post.server.ts';
import type { DeliveryProblem, DeliveryResult } from './provider.ts';

/** The properties of nodemailer's errors that we read (its `errors.js`). */
type SmtpError = {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
  message?: unknown;
};

export type SmtpFailure = Exclude<DeliveryResult, { kind: 'accepted' }>;

/** Replies that mean "log in first" or "wrong password", whatever the command. */
const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

/**
 * Classifies a failed SMTP attempt. `finalDotSent` says whether the whole message with its final
 * dot was handed to the connection: from then on only a reply tells whether it was accepted. The
 * result contains the server's own text with secrets not yet masked.
 */
export function classifySmtpError(error: unknown, finalDotSent: boolean): SmtpFailure {
  const smtp = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const code = String(smtp.code ?? '');
  const replyCode = typeof smtp.responseCode === 'number' ? smtp.responseCode : undefined;
  const response = String(smtp.response || smtp.message || error);

  if (code === 'ETLS') return retry('tls', TLS_REASON, response);
  if (replyCode !== undefined) {
    return classifyReply(code, String(smtp.command ?? ''), replyCode, response);
  }
  if (finalDotSent) {
    return {
      kind: 'unknown',
      problem: 'lost-answer',
      reason: 'The email server got the whole message, but its response was lost.',
      response,
    };
  }
  if (isTlsError({ code: smtp.originalCode }) || isTlsError({ code })) {
    return retry('tls', TLS_REASON, response);
  }
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
    case 'EOAUTH2':
      return down('credentials', LOGIN_REASON, response);
    case 'ECONFIG':
      return down(
        'settings',
        'The SMTP settings are incomplete or incorrect. Check them in Email Settings.',
        response,
      );
    case 'EENVELOPE':
    case 'EMESSAGE':
      return {
        kind: 'rejected',
        problem: 'content',
        reason:
          'The email server didn’t accept this message. An address or the content isn’t valid.',
        response,
      };
    case 'EABORT':
      return retry('aborted', 'The attempt was stopped before the message was sent.', response);
    case 'ETIMEDOUT':
      return retry('timeout', 'The email server took too long to respond.', response);
    case 'EPROTOCOL':
      return retry(
        'protocol',
        'There’s a server at this address, but it doesn’t respond like an email server. Check the host and port.',
        response,
      );
    default:
      return retry('unreachable', 'The email server could not be reached.', response);
  }
}

const TLS_REASON =
  'We couldn’t connect securely to the email server. Check the port, the encryption setting and the server’s certificate.';
const POLICY_REASON =
  'The email server doesn’t allow us to send from our address. Ask your email provider to allow it.';
const LOGIN_REASON = 'The email server didn’t accept the user name or password.';

/**
 * Classifies a negative reply by RFC 5321 4.2.1 (4xx is temporary, 5xx permanent) and RFC 3463
 * (x.y.z).
 */
function classifyReply(
  code: string,
  command: string,
  replyCode: number,
  response: string,
): SmtpFailure {
  const isTemporary = replyCode < 500 || replyCode === 503;
  if (code === 'EPROTOCOL' || command === 'CONN' || /^(EHLO|HELO)/.test(command)) {
    return retry('protocol', 'The email server is not accepting connections right now.', response);
  }
  if (isTemporary) {
    return retry('temporary', 'The email server asked us to try again later.', response);
  }
  if (code === 'EAUTH' || LOGIN_REPLIES.has(replyCode)) {
    return down('credentials', LOGIN_REASON, response);
  }
  // 5.4.5: the account's daily quota is used up, for every recipient.
  if (/\b5\.4\.5\b/.test(response)) {
    return down('settings', 'The email account has used up its sending quota.', response);
  }
  if (command === 'MAIL FROM' && replyCode !== 552 && !/\b5\.3\.4\b/.test(response)) {
    return down('sender', 'The email server doesn’t allow us to send from this address.', response);
  }
  // 5.7.x: not permitted, for any recipient: the sender isn't ours, or relaying is denied.
  if (command === 'RCPT TO' && /\b5\.7\.\d{1,3}\b/.test(response)) {
    return down('policy', POLICY_REASON, response);
  }
  if (command === 'RCPT TO' || /\b5\.1\.[1-6]\b/.test(response)) {
    return {
      kind: 'rejected',
      problem: 'recipient',
      reason: 'The email server refused the recipient’s address.',
      response,
      ...(isUnknownAddress(response) ? { suppress: true } : {}),
    };
  }
  return {
    kind: 'rejected',
    problem: 'content',
    reason: 'The email server refused the message.',
    response,
  };
}

/** 5.1.x is about the address, but 5.1.7 to 5.1.9 are about the sender's, not the recipient's. */
function isUnknownAddress(response: string): boolean {
  return /\b5\.1\.(?![789]\b)\d{1,3}\b/.test(response);
}

function retry(problem: DeliveryProblem, reason: string, response: string): SmtpFailure {
  return { kind: 'retry', problem, reason, response };
}

function down(problem: DeliveryProblem, reason: string, response: string): SmtpFailure {
  return { kind: 'provider-down', problem, reason, response };
}

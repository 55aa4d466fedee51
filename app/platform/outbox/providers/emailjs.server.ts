import { type EmailServiceSettings, isEmailServiceConfigured } from '../email-service-settings.ts';
import { parseRetryAfter } from '../retry-policy.ts';
import { type PostOutcome, sendOnePost } from './http-post.server.ts';
import type { DeliveryResult, MailProvider, OutgoingMail } from './provider.ts';
import { createRateLimitedQueue } from './rate-limited-queue.server.ts';
import { responseText } from './response-text.ts';

export type EmailServiceOptions = EmailServiceSettings & {
  /** Scheme and host, such as https://api.emailjs.com. */
  origin: string;
  privateKey?: string | undefined;
  /** Limit for one attempt as a whole. */
  timeoutMs?: number;
  /** The service accepts one request per second. */
  minIntervalMs?: number;
  /** Additional trusted certificates, PEM. */
  ca?: string;
};

/** The client version that the service expects (spec section 9). */
const LIB_VERSION = '4.4.1';
const SEND_PATH = '/api/v1.0/email/send';
const MAX_RESPONSE_BYTES = 64 * 1024;
/** The service refuses template parameters larger than about 50 KB. */
const MAX_PARAMS_BYTES = 50_000;

/**
 * Sends emails that have template parameters through the email service's REST API (EmailJS), with
 * the same request as its browser client: at most one request per `minIntervalMs` over all sends of
 * this provider, no redirects, responses up to 64 KB. Creating it connects to nothing and accepts
 * incomplete settings: `canSend` is false until they are complete.
 */
export function createEmailServiceProvider(options: EmailServiceOptions): MailProvider {
  const { timeoutMs = 10_000, minIntervalMs = 1_000 } = options;
  const turns = createRateLimitedQueue(minIntervalMs);
  const url = options.origin.replace(/\/+$/, '') + SEND_PATH;
  const secrets = [options.privateKey];

  function canSend(mail: OutgoingMail): boolean {
    if (!mail.emailService || !isEmailServiceConfigured(options, mail.emailService.template)) {
      return false;
    }
    return Buffer.byteLength(JSON.stringify(mail.emailService.params)) <= MAX_PARAMS_BYTES;
  }

  return {
    name: 'email-service',
    canSend,
    async send(mail, signal) {
      if (!URL.canParse(url) || !/^https?:\/\//.test(url)) {
        return {
          kind: 'provider-down',
          problem: 'settings',
          reason: 'The address set for the email service isn’t a valid web address.',
          response: '',
        };
      }
      const body = requestBody(options, mail);
      if (!body || !canSend(mail)) {
        return {
          kind: 'rejected',
          problem: 'unsupported',
          reason: 'The email service has no template for this email, or is not set up.',
          response: '',
        };
      }
      const outcome = await turns.take(
        (release) =>
          sendOnePost({
            url,
            contentType: 'application/json',
            body,
            timeoutMs,
            maxBodyBytes: MAX_RESPONSE_BYTES,
            signal,
            ca: options.ca,
            onWritten: release,
          }),
        signal,
      );
      if (outcome === 'aborted') {
        return { kind: 'retry', problem: 'aborted', reason: STOPPED, response: '' };
      }
      return classifyPost(outcome, secrets, new Date());
    },
    // Nothing to close: every request has its own connection.
    close() {},
  };
}

/** The JSON body of `emailjs.send()`, with its keys in the client's order. */
function requestBody(options: EmailServiceOptions, mail: OutgoingMail): string | undefined {
  if (!mail.emailService) return undefined;
  const { template, params } = mail.emailService;
  return JSON.stringify({
    lib_version: LIB_VERSION,
    user_id: options.publicKey,
    service_id: options.serviceId,
    template_id: template === 'booking' ? options.bookingTemplateId : options.contactTemplateId,
    template_params: params,
    ...(options.privateKey ? { accessToken: options.privateKey } : {}),
  });
}

const STOPPED = 'The attempt was stopped before anything was sent.';

function classifyPost(
  outcome: PostOutcome,
  secrets: readonly (string | undefined)[],
  now: Date,
): DeliveryResult {
  if (outcome.kind === 'no-answer') {
    if (outcome.mayHaveArrived) {
      return {
        kind: 'unknown',
        problem: 'lost-answer',
        reason: 'The email service got the request, but its response was lost.',
        response: outcome.code,
      };
    }
    return { kind: 'retry', ...NOT_REACHED[outcome.cause], response: outcome.code };
  }
  const { status } = outcome;
  const response = responseText(`${status} ${outcome.body}`, secrets);
  if (status >= 200 && status < 300) {
    if (status === 200 && outcome.isComplete && outcome.body.trim() === 'OK') {
      return { kind: 'accepted', response };
    }
    // The documented response is exactly `200 OK`. Any other complete text comes from something
    // else (a proxy, a parked domain), so nothing was sent.
    const reason = 'The email service responded, but didn’t confirm that it accepted the email.';
    return outcome.isComplete
      ? { kind: 'retry', problem: 'unexpected-answer', reason, response }
      : { kind: 'unknown', problem: 'lost-answer', reason, response };
  }
  if (status === 429 || status === 408 || status >= 500) {
    const retryAfterMs = parseRetryAfter(outcome.retryAfter, now);
    return {
      kind: 'retry',
      problem: status === 429 ? 'rate-limited' : 'temporary',
      reason:
        status === 429
          ? 'The email service asked us to slow down.'
          : 'The email service had a temporary problem.',
      response,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
  }
  return {
    kind: 'provider-down',
    problem: status === 401 || status === 403 ? 'credentials' : 'settings',
    reason: refusal(status, outcome.body),
    response,
  };
}

const NOT_REACHED = {
  network: { problem: 'unreachable', reason: 'The email service could not be reached.' },
  tls: {
    problem: 'tls',
    reason: 'The email service’s certificate isn’t valid, so we didn’t send anything.',
  },
  timeout: { problem: 'timeout', reason: 'The connection to the email service timed out.' },
  aborted: { problem: 'aborted', reason: STOPPED },
} as const;

function refusal(status: number, body: string): string {
  if (status === 403 && /non-browser/i.test(body)) {
    return 'EmailJS doesn’t accept requests from servers yet. In EmailJS, open Account > Security and turn on "Allow EmailJS API for non-browser applications".';
  }
  if (status === 401 || status === 403) {
    return 'The email service didn’t accept the keys. Check the public key and the private key.';
  }
  if (status >= 300 && status < 400) {
    return 'The email service’s address redirects to another address. Check it in the settings.';
  }
  return 'The email service refused the request. Check the service ID, the template IDs and the public key.';
}

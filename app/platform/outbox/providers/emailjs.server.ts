import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DeliveryResult,
  describeFailure,
  type MailProvider,
  type OutgoingMail,
  responseText,
} from '../delivery.ts';
import { type EmailServiceSettings, isEmailServiceConfigured } from '../email-service-settings.ts';
import { parseRetryAfter } from '../retry-policy.ts';
import { type PostOutcome, sendOnePost } from './http-post.server.ts';

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
 * the same request as its browser client: at least `minIntervalMs` from one to the next, no
 * redirects, responses up to 64 KB. Creating it connects to nothing and accepts incomplete settings:
 * `canSend` is false until they are complete.
 */
export function createEmailServiceProvider(options: EmailServiceOptions): MailProvider {
  const { timeoutMs = 10_000, minIntervalMs = 1_000 } = options;
  const url = options.origin.replace(/\/+$/, '') + SEND_PATH;
  let nextAt = 0;

  return {
    name: 'email-service',
    canSend({ emailService }) {
      if (!emailService || !isEmailServiceConfigured(options, emailService.template)) return false;
      return Buffer.byteLength(JSON.stringify(emailService.params)) <= MAX_PARAMS_BYTES;
    },
    async send(mail) {
      const startAt = Math.max(nextAt, performance.now());
      nextAt = startAt + minIntervalMs;
      await sleep(Math.max(0, startAt - performance.now()));
      const outcome = await sendOnePost({
        url,
        body: requestBody(options, mail),
        timeoutMs,
        maxBodyBytes: MAX_RESPONSE_BYTES,
        ca: options.ca,
      });
      return classifyPost(outcome, options.privateKey);
    },
    // Nothing to close: every request has its own connection.
    close() {},
  };
}

/** The JSON body of `emailjs.send()`, with its keys in the client's order. */
function requestBody(options: EmailServiceOptions, { emailService }: OutgoingMail): string {
  const isBooking = emailService?.template === 'booking';
  return JSON.stringify({
    lib_version: LIB_VERSION,
    user_id: options.publicKey,
    service_id: options.serviceId,
    template_id: isBooking ? options.bookingTemplateId : options.contactTemplateId,
    template_params: emailService?.params,
    accessToken: options.privateKey || undefined,
  });
}

function classifyPost(outcome: PostOutcome, privateKey: string | undefined): DeliveryResult {
  if (outcome.kind === 'no-answer') {
    if (outcome.mayHaveArrived) {
      return describeFailure(
        'unknown',
        'lost-answer',
        'The email service got the request, but its response was lost.',
        outcome.code,
      );
    }
    const [problem, reason] = NOT_REACHED[outcome.cause];
    return describeFailure('retry', problem, reason, outcome.code);
  }
  const { status } = outcome;
  const response = responseText(`${status} ${outcome.body}`, [privateKey]);
  if (status >= 200 && status < 300) {
    if (status === 200 && outcome.isComplete && outcome.body.trim() === 'OK') {
      return { kind: 'accepted', response };
    }
    // The documented response is exactly `200 OK`. Any other complete text comes from something
    // else (a proxy, a parked domain), so nothing was sent.
    const reason = 'The email service responded, but didn’t confirm that it accepted the email.';
    return outcome.isComplete
      ? describeFailure('retry', 'unexpected-answer', reason, response)
      : describeFailure('unknown', 'lost-answer', reason, response);
  }
  if (status === 429 || status === 408 || status >= 500) {
    const isBusy = status === 429;
    const reason = isBusy
      ? 'The email service asked us to slow down.'
      : 'The email service had a temporary problem.';
    return {
      ...describeFailure('retry', isBusy ? 'rate-limited' : 'temporary', reason, response),
      retryAfterMs: parseRetryAfter(outcome.retryAfter, new Date()),
    };
  }
  const isLogin = status === 401 || status === 403;
  return describeFailure(
    'provider-down',
    isLogin ? 'credentials' : 'settings',
    refusal(status, outcome.body),
    response,
  );
}

const NOT_REACHED = {
  network: ['unreachable', 'The email service could not be reached.'],
  tls: ['tls', 'The email service’s certificate isn’t valid, so we didn’t send anything.'],
  timeout: ['timeout', 'The connection to the email service timed out.'],
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

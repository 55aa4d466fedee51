import { type ApiAnswer, callApi } from './api-client.ts';
import type { EmailServiceMail } from './email-params.ts';
import { saveBackup } from './local-backup.ts';
import { enqueueResend, forgetResend, parkResend, type Resend } from './resend-queue.ts';

export type FormSubmission = {
  formType: 'booking' | 'contact';
  /** Such as `/api/contact`. */
  path: string;
  /** The validated fields with `source` and `timestamp`. */
  payload: Record<string, unknown>;
  /** From `formKey(form)`. */
  idempotencyKey: string;
  /** The email to send by the email service while the server is down. */
  emailService?: EmailServiceMail;
};

export type SubmitOutcome =
  | { kind: 'sent'; data: unknown; isReplay: boolean }
  | Extract<ApiAnswer, { kind: 'invalid' | 'refused' }>
  /**
   * Not at the server yet. `error` is for the 'API Error' line; `isKept` is false if only the email
   * service has it, because the browser couldn't store it.
   */
  | { kind: 'queued'; error: string; isKept: boolean }
  /** Neither sent nor queued: tell the visitor and keep the form. */
  | { kind: 'failed'; error: string };

const NEXT = '-next';
const inFlight = new Map<string, { resend: Resend; outcome: Promise<SubmitOutcome> }>();

/**
 * Sends a form whose fields have been validated: local backup first, then the server; if that is
 * down, the resend queue and, if it is set up, the email service immediately. Never throws. The
 * same key during a request gives the same outcome, so a double click sends once.
 */
export function submitForm(submission: FormSubmission): Promise<SubmitOutcome> {
  const { idempotencyKey: id, path, payload: body } = submission;
  const earlier = inFlight.get(id);
  if (earlier) return earlier.outcome;
  const outcome = send(submission).finally(() => inFlight.delete(id));
  inFlight.set(id, { resend: { id, path, body: asResent(body) }, outcome });
  document.addEventListener('visibilitychange', parkWhatIsOnItsWay);
  return outcome;
}

async function send(submission: FormSubmission): Promise<SubmitOutcome> {
  const { formType, path, payload, idempotencyKey: id, emailService } = submission;
  saveBackup({ formType, data: payload });
  const answer = await callApi(path, { body: payload, idempotencyKey: id });
  if (answer.kind !== 'unreachable') {
    forgetResend(id);
    if (answer.kind !== 'success') return answer;
    forgetReplaced(id);
    return { kind: 'sent', data: answer.data, isReplay: answer.isReplay };
  }
  const { error } = answer;
  const isKept = enqueueResend({ id, path, body: asResent(payload) });
  const mailed = emailService ? mail(emailService) : Promise.resolve(false);
  if (isKept || (await mailed)) return { kind: 'queued', error, isKept };
  return { kind: 'failed', error };
}

/**
 * Tells the server that the queue sends it: if it is refused, the visitor may not see the response,
 * so the owner has to know.
 */
function asResent(payload: Record<string, unknown>): Record<string, unknown> {
  return { ...payload, resent: true };
}

/** False if the email service is not set up, or its code could not be loaded. */
function mail(message: EmailServiceMail): Promise<boolean> {
  return import('./email-service.ts').then(
    ({ sendByEmailService }) => sendByEmailService(message),
    () => false,
  );
}

/** Key of the submission that replaces the refused one `id`. */
export function nextKey(id: string): string {
  return id + NEXT;
}

/** The refused submission, which this one replaced, needs no attention any more. */
function forgetReplaced(id: string): void {
  if (id.endsWith(NEXT)) forgetResend(id.slice(0, -NEXT.length));
}

/**
 * A hidden page may be discarded before the answer arrives, so the submission is put into the queue
 * for the next visit. If the answer does arrive, it is removed again.
 */
function parkWhatIsOnItsWay(): void {
  if (document.visibilityState !== 'hidden') return;
  for (const { resend } of inFlight.values()) parkResend(resend);
}

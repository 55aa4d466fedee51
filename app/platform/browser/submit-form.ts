import { type ApiAnswer, callApi } from './api-client.ts';
import type { EmailServiceMail } from './email-params.ts';
import { FORM_FIELDS } from './form-signals.ts';
import { removeBackup, saveBackup } from './local-backup.ts';
import { enqueueResend, forgetResend, parkResend, type Resend } from './resend-queue.ts';

export type FormSubmission = {
  formType: 'booking' | 'contact';
  /** Such as `/api/contact`. */
  path: string;
  /** The validated fields with `source`, `timestamp` and the form's signals. */
  payload: Record<string, unknown>;
  /** From `formKey(form)`. */
  idempotencyKey: string;
  /** The email to send by the email service while the server is down. */
  emailService?: EmailServiceMail;
};

export type SubmitOutcome =
  | { kind: 'sent'; data: unknown; isReplay: boolean }
  | Extract<ApiAnswer, { kind: 'invalid' | 'refused' }>
  /** Queued in this browser, to be sent later. `error` is for the 'API Error' line. */
  | { kind: 'queued'; error: string }
  /** Neither sent nor queued: tell the visitor and keep the form. */
  | { kind: 'failed'; error: string };

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
  inFlight.set(id, { resend: { id, path, body }, outcome });
  document.addEventListener('visibilitychange', parkWhatIsOnItsWay);
  return outcome;
}

async function send(submission: FormSubmission): Promise<SubmitOutcome> {
  const { formType, path, payload, idempotencyKey: id, emailService } = submission;
  const { [FORM_FIELDS.honeypot]: bait, [FORM_FIELDS.filledInMs]: _, ...data } = payload;
  saveBackup({ id, formType, data });
  const answer = await callApi(path, { body: payload, idempotencyKey: id });
  if (answer.kind !== 'unreachable') {
    // Acknowledged, or refused with the form still open: either way no copy is needed.
    removeBackup(id);
    void forgetResend(id);
    if (answer.kind !== 'success') return answer;
    return { kind: 'sent', data: answer.data, isReplay: answer.isReplay };
  }
  const { error } = answer;
  const isQueued = await enqueueResend({ id, path, body: payload });
  // If the honeypot is filled in, don't bypass the server's spam check.
  const mailed = emailService && !bait ? mail(emailService) : Promise.resolve(false);
  if (isQueued || (await mailed)) return { kind: 'queued', error };
  void forgetResend(id);
  return { kind: 'failed', error };
}

/** False if the email service is not set up, or its code could not be loaded. */
function mail(message: EmailServiceMail): Promise<boolean> {
  return import('./email-service.ts').then(
    ({ sendByEmailService }) => sendByEmailService(message),
    () => false,
  );
}

/**
 * A hidden page may be discarded before the answer arrives, so the submission is put into the queue
 * for the next visit. If the answer does arrive, it is removed again.
 */
function parkWhatIsOnItsWay(): void {
  if (document.visibilityState !== 'hidden') return;
  for (const { resend } of inFlight.values()) parkResend(resend);
}

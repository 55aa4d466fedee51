import { type ApiAnswer, callApi } from './api-client.ts';
import type { EmailServiceMail } from './email-params.ts';
import { saveBackup } from './local-backup.ts';
import { enqueueResend, forgetResend, parkResend } from './resend-queue.ts';

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
  | { kind: 'sent'; data: unknown }
  | Extract<ApiAnswer, { kind: 'refused' }>
  /**
   * Not at the server yet. `error` is for the 'API Error' line; `isKept` is false if only the email
   * service has it, because the browser couldn't store it.
   */
  | { kind: 'queued'; error: string; isKept: boolean }
  /** Neither sent nor queued: tell the visitor and keep the form. */
  | { kind: 'failed'; error: string };

const NEXT = '-next';

/**
 * Sends a form whose fields have been validated: local backup first, then the server; if that is
 * down, the resend queue and, if it is set up, the email service immediately. Never throws.
 */
export async function submitForm(submission: FormSubmission): Promise<SubmitOutcome> {
  const { formType, path, payload, idempotencyKey: id, emailService } = submission;
  // Tells the server that the queue sends it: if it is refused, the visitor may not see the
  // response, so the owner has to know.
  const resend = { id, path, body: { ...payload, resent: true } };
  // A hidden page may be discarded before the answer arrives, so it is queued for the next visit.
  // If the answer does arrive, it is removed again.
  const park = () => {
    if (document.visibilityState === 'hidden') parkResend(resend);
  };
  saveBackup({ formType, data: payload });
  document.addEventListener('visibilitychange', park);
  const answer = await callApi(path, { body: payload, idempotencyKey: id });
  document.removeEventListener('visibilitychange', park);
  if (answer.kind !== 'unreachable') {
    forgetResend(id);
    if (answer.kind === 'refused') return answer;
    // The refused submission, which this one replaced, needs no attention any more.
    if (id.endsWith(NEXT)) forgetResend(id.slice(0, -NEXT.length));
    return { kind: 'sent', data: answer.data };
  }
  const { error } = answer;
  const isKept = enqueueResend(resend);
  // False if the service is not set up, or its code could not be loaded.
  const mailed =
    emailService &&
    import('./email-service.ts').then(
      ({ sendByEmailService }) => sendByEmailService(emailService),
      () => false,
    );
  if (isKept || (await mailed)) return { kind: 'queued', error, isKept };
  return { kind: 'failed', error };
}

/** Key of the submission that replaces the refused one `id`. */
export function nextKey(id: string): string {
  return id + NEXT;
}

import type { FormSubmission } from '#app/platform/browser/submit-form.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FormSubmissionState } from '#app/platform/forms/use-form-submission.ts';
import { contactParams } from './contact-params.ts';

type Message = {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  message: string;
  /** What is asked for: a package of the offer, a right under the privacy law. */
  package?: string;
  request?: string;
  source: string;
  /** The path of the page it was sent from. */
  page: string;
};

/**
 * A message as `/api/contact` takes it, and as the email service does if the call can't be made.
 * The service's template has one text: `text` says there what else the message is about.
 */
export function messageSubmission(
  message: Message,
  text: string = message.message,
): Omit<FormSubmission, 'idempotencyKey'> {
  return {
    formType: 'contact',
    path: '/api/contact',
    payload: { ...message, timestamp: new Date().toISOString() },
    emailService: { template: 'contact', params: contactParams({ ...message, message: text }) },
  };
}

/** The `words` about `{reference}`, once the server has given one. */
export function sentReference(
  submission: FormSubmissionState<unknown>['submission'],
  words: string,
): string | undefined {
  if (submission.state !== 'sent') return undefined;
  const { reference } = submission.data as { reference?: string };
  return reference && interpolate(words, { reference });
}

import type { FormSubmission } from '#app/platform/browser/submit-form.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import type { FormSubmissionState } from '#app/platform/forms/use-form-submission.ts';
import { contactParams } from './contact-params.ts';

type Message = {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  message: string;
  /** A package of the launch offer. */
  package?: string;
  /** The kind of a privacy request. */
  request?: string;
  source: string;
  /** The path of the page it was sent from. */
  page: string;
};

/**
 * A message as a request to `/api/contact`, and as parameters of the email service for when the
 * request fails. The service's template has one text field; `text` is its value.
 */
export function messageSubmission(
  message: Message,
  toEmail: string,
  text: string = message.message,
): Omit<FormSubmission, 'idempotencyKey'> {
  return {
    formType: 'contact',
    path: '/api/contact',
    payload: { ...message, timestamp: new Date().toISOString() },
    emailService: {
      template: 'contact',
      params: contactParams({ ...message, message: text }, toEmail),
    },
  };
}

/**
 * `words` with its `{reference}` filled in, once the server has returned one, and what it says about
 * the receipt.
 */
export function sentReference(
  submission: FormSubmissionState<unknown>['submission'],
  words: string,
): string | undefined {
  if (submission.state !== 'sent') return undefined;
  const { reference, emailNotice } = submission.data as {
    reference?: string;
    emailNotice?: EmailNotice;
  };
  const line = reference && interpolate(words, { reference, email: submission.email });
  return emailNotice ? `${line} ${emailNotice.description}` : line;
}

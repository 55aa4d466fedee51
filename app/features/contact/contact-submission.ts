import { contactParams } from '#app/platform/browser/email-params.ts';
import type { FormSubmission } from '#app/platform/browser/submit-form.ts';
import type { FormSubmissionState } from '#app/platform/forms/use-form-submission.ts';
import { sentPage } from './contact.content.ts';
import type { MessageSource } from './contact.schema.ts';
import { type PrivacyRequestKind, privacyRequestKinds } from './privacy-request.content.ts';

type Message = {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  message: string;
  package?: string;
  request?: PrivacyRequestKind;
  source: MessageSource;
  page: string;
};

/** A message as the call takes it, and as the email service does if the call can't be made. */
export function contactSubmission(message: Message): Omit<FormSubmission, 'idempotencyKey'> {
  // The email service's template knows no field for what is asked.
  const asked = message.request ? [privacyRequestKinds[message.request]] : [];
  const text = [...asked, message.message].join('\n\n').trim();
  return {
    formType: 'contact',
    path: '/api/contact',
    payload: { ...message, timestamp: new Date().toISOString() },
    emailService: { template: 'contact', params: contactParams({ ...message, message: text }) },
  };
}

/** 'Your reference is …', once the server has given one. */
export function sentReference(
  submission: FormSubmissionState<unknown>['submission'],
): string | undefined {
  if (submission.state !== 'sent') return undefined;
  const { reference } = submission.data as { reference?: string };
  return reference && sentPage.reference.replace('{reference}', reference);
}

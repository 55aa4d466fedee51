import type { ComponentProps, ReactNode } from 'react';
import type * as v from 'valibot';
import type { TextLink } from '#app/content-types.ts';
import { NOT_PROVIDED } from '#app/platform/browser/email-params.ts';
import type { FormSubmission } from '#app/platform/browser/submit-form.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { publicFields } from '#app/platform/forms/public-fields.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import {
  type FormSubmissionState,
  type SubmissionWords,
  useFormSubmission,
} from '#app/platform/forms/use-form-submission.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';

/** What every message form gets: in the browser these are all that it knows. */
export type MessageFormProps<Words> = {
  words: Words;
  /** The owner's address, which the email service needs while our server is down. */
  toEmail: string;
  /** A text with `{reference}` and `{email}` about the message that was sent. */
  reference: string;
  /** The result of posting the form without scripts. */
  result: PostResult | undefined;
};

type Words<Fields> = SubmissionWords & {
  readonly fields: Fields;
  readonly optionalMark: string;
  readonly submit: string;
  readonly submitting: string;
  readonly errorSummaryTitle: string;
  readonly privacyNote: { readonly text: string; readonly link: TextLink };
};

type Fields = Readonly<Record<string, { readonly label: string; readonly help?: string }>>;

type Shown<Own> = {
  field: ReturnType<typeof publicFields<Own & Fields>>;
  errors: Readonly<Record<string, string>>;
};

/**
 * A message form: posts to its page, or by script to `/api/contact`. Like every form far down its
 * page it posts to a URL with its fragment, so that errors are on the screen at once.
 */
export function MessageForm<Schema extends v.GenericSchema, Own extends Fields>({
  prefix,
  draft,
  schema,
  words,
  toEmail,
  reference,
  result,
  toMessage,
  asText,
  describeSent,
  multiple,
  nameOf = (field) => field,
  messageRows,
  before,
  after,
  children,
  ...form
}: MessageFormProps<Words<Own>> & {
  /** Of the ids of its fields: `contact` makes `contact-email`. */
  prefix: string;
  /** Its name among the drafts in this browser. */
  draft: string;
  schema: Schema;
  toMessage: (input: v.InferOutput<Schema>) => Message;
  /** The message for the email service, whose template has one text field. */
  asText?: (message: Message) => string;
  describeSent?: (data: { emailNotice?: EmailNotice }) => ToastWords | undefined;
  /** The field that is several controls. */
  multiple?: string;
  /** The field of this form for one of the API. */
  nameOf?: (field: string) => string;
  messageRows?: number;
  before?: ReactNode;
  after?: ReactNode;
  children: (shown: Shown<Own>) => ReactNode;
} & Omit<ComponentProps<'form'>, 'children'>) {
  const firstControl = `${prefix}-${multiple}-0`;
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: draft,
    schema,
    words,
    result,
    call: (input) => messageSubmission(toMessage(input), toEmail, asText),
    describeSent,
    focusField(field) {
      if (field !== multiple) return false;
      document.getElementById(firstControl)?.focus();
      return true;
    },
  });
  const shown = Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [nameOf(field), text]),
  );
  const typed = result?.values ?? {};
  const { privacyNote } = words;
  return (
    <form className="form" method="post" {...form} {...formProps}>
      {before}
      <ErrorSummary
        form={prefix}
        title={words.errorSummaryTitle}
        errors={shown}
        idOf={(field) => (field === multiple ? firstControl : undefined)}
      />
      <FormSignals id={prefix} errors={errors} result={result} />
      {children({
        field: publicFields({ id: prefix, words, typed, errors: shown, messageRows }),
        errors: shown,
      })}
      <p className="form-note">
        {privacyNote.text} <a href={privacyNote.link.href}>{privacyNote.link.label}</a>
      </p>
      <Button type="submit" busy={isSending} busyLabel={words.submitting}>
        {words.submit}
      </Button>
      <SubmissionStatus
        submission={submission}
        result={result}
        reference={sentReference(submission, reference)}
      />
      {after}
    </form>
  );
}

type ToastWords = SubmissionWords['toasts']['sent'];

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
 * A message as a request to `/api/contact`, and as parameters of the email service (spec section 3)
 * for when the request fails.
 */
export function messageSubmission(
  message: Message,
  toEmail: string,
  asText = ({ message: text }: Message) => text,
): Omit<FormSubmission, 'idempotencyKey'> {
  return {
    formType: 'contact',
    path: '/api/contact',
    payload: { ...message, timestamp: new Date().toISOString() },
    emailService: {
      template: 'contact',
      params: {
        from_name: message.name,
        from_email: message.email,
        phone: message.phone || NOT_PROVIDED,
        message: asText(message),
        to_email: toEmail,
      },
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

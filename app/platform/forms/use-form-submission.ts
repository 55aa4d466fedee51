import { type FormEvent, type RefCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as v from 'valibot';
import { safeParse } from 'valibot';
import { showToast } from '#app/ui/toast.tsx';
import { finishForm, useKeptForm } from '../browser/form-draft.ts';
import { baitErrors, FORM_FIELDS, formKey, renewFormKey } from '../browser/form-signals.ts';
import { type FormSubmission, submitForm } from '../browser/submit-form.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';
import { keptWords } from './kept.content.ts';
import type { PostResult } from './post-result.ts';

/** Loads the email service with its settings while the server is up. */
const prepareEmailService = () =>
  import('../browser/email-service.ts').then((service) => service.prefetchEmailSettings());

type ToastWords = { readonly title: string; readonly description: string };

export type SubmissionWords = {
  toasts: { missing: ToastWords; sent: ToastWords; backup: ToastWords; failed: ToastWords };
  /** `{error}` is replaced with the reason. */
  inlineApiError: string;
};

type Submission<Data> =
  | { state: 'idle' | 'sending' }
  /** `email` is the address that the visitor entered. */
  | { state: 'sent'; data: Data; words: ToastWords; email: string }
  /** Queued in the browser, which will send it. `kept` says so; empty if it isn't. */
  | { state: 'queued'; apiError: string; words: ToastWords; kept: string }
  | { state: 'refused'; title: string; error: string; status: number; data?: unknown };

export type FormSubmissionState<Data> = {
  /** Spread on the `<form>`. */
  formProps: {
    ref: RefCallback<HTMLFormElement>;
    encType: string;
    noValidate: boolean;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  errors: FieldErrors;
  submission: Submission<Data>;
  isSending: boolean;
};

/**
 * The steps of every form with script: validate the fields (toast about missing ones, a message
 * beside each invalid field, focus on the first), save a backup, send to the server, report what
 * really happened. A message beside a field goes as soon as its value is valid. Without script the same form is posted to its page, whose response comes in as
 * `result`.
 */
export function useFormSubmission<Schema extends v.GenericSchema, Data>({
  name,
  schema,
  words,
  call,
  result,
  describeSent,
  nextPage,
  onSent,
  onQueued,
  onRefused,
  onInvalid,
  focusField,
}: {
  /** Name of the form's draft in this browser. */
  name: string;
  schema: Schema;
  words: SubmissionWords;
  /** The request to send with the validated answers. */
  call: (input: v.InferOutput<Schema>) => Omit<FormSubmission, 'idempotencyKey'> & {
    /** Texts specific to these answers, used instead of those in `words`. */
    toasts?: { sent: ToastWords; backup: ToastWords };
  };
  result: PostResult | undefined;
  /** Replaces the usual text if the response says more than that it was received. */
  describeSent?: (data: Data, input: v.InferOutput<Schema>) => ToastWords | undefined;
  /** The page that says what became of it, instead of a message here. */
  nextPage?: (data: Data) => string;
  onSent?: (data: Data, input: v.InferOutput<Schema>) => void;
  onQueued?: (input: v.InferOutput<Schema>) => void;
  /** The server refused; `data` is what it offers instead. */
  onRefused?: (status: number, data: unknown) => void;
  /** The server found these fields invalid, which the browser's own check did not. */
  onInvalid?: (fields: FieldErrors) => void;
  /** Focuses a field that is more than one control; false leaves it to the form. */
  focusField?: (name: string) => boolean;
}): FormSubmissionState<Data> {
  const ref = useKeptForm(name, prepareEmailService);
  const [isHydrated, setHydrated] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(result?.errors ?? {});
  const [submission, setSubmission] = useState<Submission<Data>>({ state: 'idle' });
  // Before hydration only the browser's own validation works; after it, ours replaces it.
  useEffect(() => setHydrated(true), []);

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const values = Object.fromEntries(new FormData(form, submitter));
    const parsed = safeParse(schema, values);
    const caught = baitErrors(values);
    const found = { ...(parsed.success ? {} : fieldErrors(parsed.issues)), ...caught };
    // Synchronously, so that the bait is on the screen before it gets the focus.
    flushSync(() => setErrors(found));
    if (!parsed.success || FORM_FIELDS.bait in caught) {
      setSubmission({ state: 'idle' });
      return validationError(form, found, words.toasts.missing, { focusField });
    }
    setSubmission({ state: 'sending' });
    const { toasts = words.toasts, ...submitted } = call(parsed.output);
    const outcome = await submitForm({ ...submitted, idempotencyKey: formKey(form) });
    switch (outcome.kind) {
      case 'sent': {
        const data = outcome.data as Data;
        const sent = describeSent?.(data, parsed.output) ?? toasts.sent;
        finishForm(form, name);
        if (nextPage) {
          onSent?.(data, parsed.output);
          // The button stays busy until the page is left, but not when somebody comes back to it.
          window.addEventListener('pagehide', () => setSubmission({ state: 'idle' }), {
            once: true,
          });
          location.assign(nextPage(data));
          return;
        }
        setSubmission({ state: 'sent', data, words: sent, email: String(values.email ?? '') });
        showToast({ ...sent, tone: 'good' });
        onSent?.(data, parsed.output);
        return;
      }
      case 'queued': {
        const kept = !outcome.isKept ? '' : keptWords[navigator.onLine ? 'noServer' : 'offline'];
        finishForm(form, name);
        setSubmission({
          state: 'queued',
          apiError: words.inlineApiError.replace('{error}', outcome.error),
          words: toasts.backup,
          kept,
        });
        const { title, description } = toasts.backup;
        showToast({ title, description: `${description} ${kept}`, tone: 'neutral' });
        onQueued?.(parsed.output);
        return;
      }
      case 'refused': {
        const { error, status, data, fields } = outcome;
        if (fields) {
          setSubmission({ state: 'idle' });
          setErrors(fields);
          onInvalid?.(fields);
          const toast = { title: words.toasts.failed.title, description: error };
          return validationError(form, fields, toast, { isFromServer: true, focusField });
        }
        // The key belongs to other answers (an edited draft): the next attempt is a new submission.
        if (status === 422) renewFormKey(form);
        setSubmission({ state: 'refused', title: words.toasts.failed.title, error, status, data });
        showToast({ title: words.toasts.failed.title, description: error, tone: 'destructive' });
        onRefused?.(status, data);
        return;
      }
      case 'failed':
        setSubmission({
          state: 'refused',
          ...words.toasts.failed,
          error: outcome.error,
          status: 0,
        });
        showToast({ ...words.toasts.failed, tone: 'destructive' });
        return;
      default:
        return outcome satisfies never;
    }
  }

  return {
    errors,
    submission,
    isSending: submission.state === 'sending',
    formProps: {
      ref,
      // URL encoding takes nine bytes for a Chinese character, this one three, so that the longest
      // message stays below the body limit in every script.
      encType: 'multipart/form-data',
      noValidate: isHydrated,
      onInput({ currentTarget: form, target }) {
        const { name: field } = target as HTMLInputElement;
        // The bait would vanish while it is being emptied, so its error stays until the next attempt.
        if (errors[field] === undefined || field === FORM_FIELDS.bait) return;
        const parsed = safeParse(schema, Object.fromEntries(new FormData(form)));
        if (!parsed.success && fieldErrors(parsed.issues)[field] !== undefined) return;
        setErrors(({ [field]: _, ...others }) => others);
      },
      onSubmit(event) {
        event.preventDefault();
        const form = event.currentTarget;
        if (submission.state === 'sending') return;
        const { submitter } = event.nativeEvent as SubmitEvent;
        send(form, submitter).catch((error: unknown) => {
          console.error(error);
          setSubmission({ state: 'idle' });
          showToast({ ...words.toasts.failed, tone: 'destructive' });
        });
      },
    },
  };
}

/**
 * The toast is about missing fields, or shows the server's message; the focus goes to the first
 * invalid field. If no field is missing but one is malformed, the browser's own message is used,
 * because a toast about missing fields would mislead.
 */
function validationError(
  form: HTMLFormElement,
  errors: FieldErrors,
  toast: ToastWords,
  {
    isFromServer = false,
    focusField = () => false,
  }: { isFromServer?: boolean; focusField?: ((name: string) => boolean) | undefined },
): void {
  const names = Object.keys(errors);
  const controls = names.map((name) => form.elements.namedItem(name));
  const first = controls.find((control) => control instanceof HTMLElement);
  if (isFromServer || !controls.every(isFilledIn)) showToast({ ...toast, tone: 'destructive' });
  else if (first instanceof HTMLInputElement && !first.reportValidity()) return;
  if (names.some((name) => focusField(name))) return;
  first?.focus();
}

function isFilledIn(control: Element | RadioNodeList | null): boolean {
  return control !== null && 'value' in control && String(control.value).trim() !== '';
}

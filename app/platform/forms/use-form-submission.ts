import { type FormEvent, type RefCallback, useEffect, useState } from 'react';
import type * as v from 'valibot';
import { safeParse } from 'valibot';
import { showToast } from '#app/ui/toast.tsx';
import { finishForm } from '../browser/form-draft.ts';
import { formKey, readFormSignals, renewFormKey } from '../browser/form-signals.ts';
import { type FormSubmission, submitForm } from '../browser/submit-form.ts';
import { useKeptForm } from '../browser/use-kept-form.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';
import type { PostResult } from './post-result.ts';

/** The second way out is fetched, with its settings, while the server is there. */
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
  | { state: 'sent'; data: Data; words: ToastWords }
  /** Kept in the browser, which sends it again by itself. */
  | { state: 'queued'; apiError: string; words: ToastWords }
  | { state: 'refused'; title: string; error: string; status: number; data?: unknown };

export type FormSubmissionState<Data> = {
  /** Spread on the `<form>`. */
  formProps: {
    ref: RefCallback<HTMLFormElement>;
    encType: string;
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  errors: FieldErrors;
  submission: Submission<Data>;
  isSending: boolean;
};

/**
 * The order of every form with script: check the fields (toast for what is missing, a message beside
 * each faulty field, focus on the first), keep a backup, call the server, say honestly what happened.
 * Without script the same form is posted to its page, whose answer comes in as `result`.
 */
export function useFormSubmission<Schema extends v.GenericSchema, Data>({
  name,
  schema,
  words,
  call,
  result,
  describeSent,
  onSent,
  onQueued,
  onRefused,
  focusField,
}: {
  /** Names the draft that this browser keeps of the form. */
  name: string;
  schema: Schema;
  words: SubmissionWords;
  /** The call that the checked answers make. */
  call: (input: v.InferOutput<Schema>) => Omit<FormSubmission, 'idempotencyKey'> & {
    /** Words about these very answers, in place of those in `words`. */
    toasts?: { sent: ToastWords; backup: ToastWords };
  };
  result: PostResult | undefined;
  /** Other words than the usual ones where the answer says more than that it was received. */
  describeSent?: (data: Data, input: v.InferOutput<Schema>) => ToastWords | undefined;
  onSent?: (data: Data, input: v.InferOutput<Schema>) => void;
  onQueued?: (input: v.InferOutput<Schema>) => void;
  /** The server said no; `data` is what it offers instead. */
  onRefused?: (status: number, data: unknown) => void;
  /** Puts the focus on a field that is no single control; false leaves it to the form. */
  focusField?: (name: string) => boolean;
}): FormSubmissionState<Data> {
  const ref = useKeptForm(name, prepareEmailService);
  const [isHydrated, setHydrated] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(result?.errors ?? {});
  const [submission, setSubmission] = useState<Submission<Data>>({ state: 'idle' });
  // Until hydration the browser's own checks are all there is; afterwards ours come first.
  useEffect(() => setHydrated(true), []);

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const values = Object.fromEntries(new FormData(form, submitter));
    const parsed = safeParse(schema, values);
    const found = parsed.success ? {} : fieldErrors(parsed.issues);
    setErrors(found);
    if (!parsed.success) {
      setSubmission({ state: 'idle' });
      return validationError(form, found, words.toasts.missing, { focusField });
    }
    setSubmission({ state: 'sending' });
    const { toasts = words.toasts, ...submitted } = call(parsed.output);
    const outcome = await submitForm({
      ...submitted,
      payload: { ...submitted.payload, ...readFormSignals(form) },
      idempotencyKey: formKey(form),
    });
    switch (outcome.kind) {
      case 'sent': {
        const data = outcome.data as Data;
        const sent = describeSent?.(data, parsed.output) ?? toasts.sent;
        finishForm(form, name);
        setSubmission({ state: 'sent', data, words: sent });
        showToast({ ...sent, tone: 'good' });
        onSent?.(data, parsed.output);
        return;
      }
      case 'queued':
        finishForm(form, name);
        setSubmission({
          state: 'queued',
          apiError: words.inlineApiError.replace('{error}', outcome.error),
          words: toasts.backup,
        });
        showToast({ ...toasts.backup, tone: 'neutral' });
        onQueued?.(parsed.output);
        return;
      case 'invalid':
        setSubmission({ state: 'idle' });
        setErrors(outcome.fields);
        return validationError(
          form,
          outcome.fields,
          { title: words.toasts.failed.title, description: outcome.error },
          { isFromServer: true, focusField },
        );
      case 'refused': {
        const { error, status, data } = outcome;
        // The key belongs to other answers (a draft that was edited): the next try is a new submission.
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
      // The usual encoding takes nine bytes for a Chinese letter, this one three: the longest message
      // stays below the limit of a post in every script.
      encType: 'multipart/form-data',
      noValidate: isHydrated,
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
 * The toast stands for what is missing, or for what the server says; the caret goes to the first field
 * at fault. Where everything is there and something badly shaped, the browser's own words say so: a
 * toast about missing fields would mislead.
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

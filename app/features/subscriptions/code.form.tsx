import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { callApi } from '#app/platform/browser/api-client.ts';
import { enqueueResend, forgetResend } from '#app/platform/browser/resend-queue.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { readTypedAddress } from '#app/platform/outbox/address.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { CodeWords } from './newsletter/newsletter-form.content.ts';

/** The form for the 6-digit code. It replaces the sign-up form. */
export function CodeForm({
  id,
  email,
  words,
  call,
  onConfirmed,
  onOtherAddress,
}: {
  id: string;
  email: string;
  words: CodeWords;
  call: { path: string; fields: Readonly<Record<string, string>> };
  onConfirmed: () => void;
  onOtherAddress: () => void;
}) {
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
  // The button that had the focus is gone, so the code field takes it.
  useEffect(focusField, []);

  async function confirm(code: string): Promise<void> {
    setSending(true);
    const body = { ...call.fields, email, code };
    const answer = await callApi(call.path, { body });
    setSending(false);
    if (answer.kind === 'success') return onConfirmed();
    setError(answer.kind === 'unreachable' ? words.errors.failed : answer.error);
    focusField();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const code = String(new FormData(event.currentTarget).get('code')).replace(/[\s-]/g, '');
    if (!/^\d{6}$/.test(code)) {
      setError(words.errors.missing);
      return focusField();
    }
    setError(undefined);
    void confirm(code);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-xl">
        {words.title}
      </h3>
      <p className="mt-2 mb-4" role="status">
        {interpolate(words.text, { email })}
      </p>
      <CodeField
        id={id}
        words={words}
        error={error}
        beside={
          <Button type="submit" busy={isSending} busyLabel={words.submitting}>
            {words.submit}
          </Button>
        }
      />
      <Button variant="quiet" onClick={onOtherAddress}>
        {words.otherAddress}
      </Button>
    </form>
  );
}

/** The code field. With `one-time-code`, phones can fill it in from the email. */
export function CodeField({
  id,
  words,
  error,
  beside,
}: {
  id: string;
  words: CodeWords;
  error: string | undefined;
  beside?: ReactNode;
}) {
  return (
    <Field
      id={id}
      name="code"
      label={words.label}
      help={words.help}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      maxLength={12}
      error={error}
      beside={beside}
    />
  );
}

type Words = { readonly title: string; readonly description: string };

/** What a form says once its button was pressed. */
export type AnswerWords = {
  readonly toasts: Readonly<Record<'invalid' | 'success' | 'failed' | 'confirmed', Words>> & {
    /** In place of `failed` if the browser has stored the sign-up, unless that is specified. */
    readonly kept?: Words;
  };
  /** Shown if the server is unreachable and the browser has stored the sign-up. */
  readonly kept: string;
};

export type SignupOutcome =
  | { kind: 'accepted'; emailNotice?: EmailNotice | undefined }
  /** What the form and the toast say. */
  | { kind: 'failed'; errors: FieldErrors; alert?: Words | undefined; toast: Words };

/** Sends a sign-up, or queues it in the browser if the server is unreachable. Never rejects. */
export async function sendSignup(
  path: string,
  body: { email: string } & Record<string, unknown>,
  idempotencyKey: string,
  { toasts, kept }: AnswerWords,
): Promise<SignupOutcome> {
  const { invalid, failed } = toasts;
  if (!readTypedAddress(body.email)) {
    return { kind: 'failed', errors: { email: invalid.description }, toast: invalid };
  }
  const answer = await callApi(path, { body, idempotencyKey });
  switch (answer.kind) {
    case 'success':
      forgetResend(idempotencyKey);
      return { kind: 'accepted', ...(answer.data as { emailNotice?: EmailNotice }) };
    case 'refused': {
      const errors = answer.fields ?? {};
      const toast = { title: failed.title, description: answer.error };
      return { kind: 'failed', errors, alert: errors.email ? undefined : toast, toast };
    }
    case 'unreachable': {
      const isKept = enqueueResend({ id: idempotencyKey, path, body });
      const alert = { title: failed.title, description: isKept ? kept : failed.description };
      const toast = (isKept && toasts.kept) || failed;
      return { kind: 'failed', errors: {}, alert, toast };
    }
    default:
      return answer satisfies never;
  }
}

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { codeForm as words } from './newsletter/newsletter-form.content.ts';

/** The form for the 6-digit code. It replaces the sign-up form. */
export function CodeForm({
  id,
  email,
  call,
  onConfirmed,
  onOtherAddress,
}: {
  id: string;
  email: string;
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
    const fault = await import('./signup-sending.ts').then(
      ({ sendCode }) => sendCode(call.path, body, words.errors.failed),
      () => words.errors.failed,
    );
    setSending(false);
    if (fault === undefined) return onConfirmed();
    setError(fault);
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
  error,
  beside,
}: {
  id: string;
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

import { FieldError } from '#app/ui/field.tsx';
import { baitWords, FORM_FIELDS } from '../browser/form-signals.ts';
import type { FieldErrors } from './field-errors.ts';
import type { PostResult } from './post-result.ts';

/**
 * The hidden fields of every form: the idempotency key, and a bait that only programs fill in. The
 * bait is positioned off the screen, because programs recognize `display: none`; screen readers, the
 * Tab key and password managers skip it. If it comes back filled in, it is shown with its error, so
 * that a person whose browser filled it in can empty it.
 */
export function FormSignals({
  id,
  errors,
  result,
}: {
  id: string;
  errors: FieldErrors;
  result?: PostResult | undefined;
}) {
  const baitId = `${id}-${FORM_FIELDS.bait}`;
  const error = errors[FORM_FIELDS.bait];
  return (
    <>
      <input
        type="hidden"
        name={FORM_FIELDS.idempotencyKey}
        defaultValue={result?.idempotencyKey || undefined}
      />
      <div className={error ? 'field' : 'off-screen'} aria-hidden={error ? undefined : true}>
        <label className="label" htmlFor={baitId}>
          {baitWords.label}
        </label>
        <input
          id={baitId}
          className="input"
          type="text"
          name={FORM_FIELDS.bait}
          defaultValue={result?.values[FORM_FIELDS.bait]}
          tabIndex={error ? undefined : -1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${baitId}-error` : undefined}
        />
        <FieldError id={baitId} error={error} />
      </div>
    </>
  );
}

import { FORM_FIELDS } from '../browser/form-signals.ts';
import type { PostResult } from './post-result.ts';

/**
 * The hidden fields of every form: the idempotency key, the fill time, and a honeypot that only
 * programs fill in. The honeypot is positioned off the screen, because programs recognize `display:
 * none`; screen readers and the Tab key skip it.
 */
export function FormSignals({ id, result }: { id: string; result?: PostResult | undefined }) {
  return (
    <>
      <input
        type="hidden"
        name={FORM_FIELDS.idempotencyKey}
        defaultValue={result?.idempotencyKey || undefined}
      />
      <input type="hidden" name={FORM_FIELDS.filledInMs} />
      <div className="off-screen" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this field empty</label>
        <input
          id={`${id}-website`}
          type="text"
          name={FORM_FIELDS.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  );
}

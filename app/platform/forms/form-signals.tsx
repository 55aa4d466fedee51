import { FORM_FIELDS } from '../browser/form-signals.ts';
import type { PostResult } from './post-result.ts';

/**
 * The hidden part of every form: the key that makes a repeat harmless, the measured fill time, and a
 * field that only programs fill in. It is off the screen rather than hidden, because programs know
 * `display: none`; screen readers and the Tab key pass it by.
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

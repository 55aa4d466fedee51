import { type RefCallback, useCallback } from 'react';
import { keepDraft } from './form-draft.ts';
import { watchForm } from './form-signals.ts';

/**
 * The `ref` of a form whose input is kept as a draft named `draftName` and which gets an
 * idempotency key. The first focus calls `onFirstFocus`, which must be a stable
 * function.
 */
export function useKeptForm(
  draftName: string,
  onFirstFocus?: () => Promise<unknown>,
): RefCallback<HTMLFormElement> {
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const stopKeeping = keepDraft(form, draftName);
      const stopWatching = watchForm(form);
      const focused = () => {
        form.removeEventListener('focusin', focused);
        // Only preparation: whatever fails here is requested again when it is needed.
        onFirstFocus?.().catch(() => {});
      };
      form.addEventListener('focusin', focused);
      // The focus that started hydration may already be in this form.
      if (form.contains(document.activeElement)) focused();
      return () => {
        stopWatching();
        stopKeeping();
        form.removeEventListener('focusin', focused);
      };
    },
    [draftName, onFirstFocus],
  );
}

import { type RefCallback, useCallback } from 'react';
import { prefetchEmailSettings } from './email-service.ts';
import { keepDraft } from './form-draft.ts';
import { watchForm } from './form-signals.ts';

/**
 * The `ref` of a form whose input is kept as a draft named `draftName` and which gets an idempotency
 * key and a fill time. With `hasEmailService`, the first focus fetches the e-mail service's settings.
 */
export function useKeptForm(
  draftName: string,
  { hasEmailService = false }: { hasEmailService?: boolean } = {},
): RefCallback<HTMLFormElement> {
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      // The draft first: a form filled by it has no fill time.
      const stopKeeping = keepDraft(form, draftName);
      const stopWatching = watchForm(form);
      const prefetch = () => void prefetchEmailSettings();
      if (hasEmailService) {
        form.addEventListener('focusin', prefetch, { once: true });
        // The boot may have been started by a focus in this very form.
        if (form.contains(document.activeElement)) prefetch();
      }
      return () => {
        stopWatching();
        stopKeeping();
        form.removeEventListener('focusin', prefetch);
      };
    },
    [draftName, hasEmailService],
  );
}

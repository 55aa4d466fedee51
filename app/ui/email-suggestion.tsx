import { useEffect, useState } from 'react';
import { emailSuggestionWords as words } from './email-suggestion.content.ts';

/**
 * "Did you mean ana@gmail.com?" below an email field, once the visitor leaves it. A click corrects
 * the address; nothing else happens, so an unusual address can always be sent as it is.
 */
export function EmailSuggestion({ id }: { id: string }) {
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    // Loaded when it is needed: most pages have an email field, few visitors use it.
    const look = () =>
      void import('./suggest-email.ts').then(
        ({ suggestEmail }) => setSuggestion(suggestEmail(field.value)),
        () => {},
      );
    const clear = () => setSuggestion(undefined);
    field.addEventListener('change', look);
    field.addEventListener('input', clear);
    field.form?.addEventListener('reset', clear);
    return () => {
      field.removeEventListener('change', look);
      field.removeEventListener('input', clear);
      field.form?.removeEventListener('reset', clear);
    };
  }, [id]);

  function accept() {
    const field = document.getElementById(id) as HTMLInputElement;
    field.value = suggestion ?? field.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <div className="field-suggestion" role="status">
      {suggestion && (
        <button type="button" onClick={accept}>
          {words.ask} <b>{suggestion}</b>
          {words.end}
        </button>
      )}
    </div>
  );
}

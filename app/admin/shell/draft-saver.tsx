import { useEffect, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router';
import { shortMoment } from './admin-page.tsx';
import { AUTOSAVE_INTENT, forgetTyped, typedEntries } from './keep-typed.ts';

/** So long after the last key, a draft saves itself. */
const PAUSE_MS = 2000;

/** What the action of a draft's page answers when the draft saves itself. */
export type AutosaveAnswer =
  | { savedAt: string; version?: number }
  /** Why the server doesn't have it; what was typed stays in the browser. */
  | { refused: string };

/** A draft that saves itself leaves the page as it is: the owner goes on typing. */
export function keepPageOnAutosave({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('intent') === AUTOSAVE_INTENT ? false : defaultShouldRevalidate;
}

/**
 * Saves the draft in whose form it stands, two seconds after the last key, and says so. `version` is
 * that of the words in the form, if the draft has versions; it becomes a field of the form.
 */
export function DraftSaver({ version }: { version?: number }) {
  const { submit, data, state } = useFetcher<AutosaveAnswer>();
  const line = useRef<HTMLParagraphElement>(null);
  const sent = useRef('');
  const isSaving = useRef(false);
  const waiting = useRef<HTMLElement | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const answer = isTyping ? undefined : data;

  useEffect(() => {
    const form = line.current?.closest('form');
    if (!form) return;
    let timer: number | undefined;
    const save = () => {
      const body = new FormData(form);
      body.set('intent', AUTOSAVE_INTENT);
      sent.current = JSON.stringify(typedEntries(form));
      isSaving.current = true;
      void submit(body, { method: 'post', encType: 'multipart/form-data' });
    };
    const onInput = () => {
      setIsTyping(true);
      clearTimeout(timer);
      timer = window.setTimeout(save, PAUSE_MS);
    };
    // A button waits for the draft that is being saved: its words would be an older version.
    const onSubmit = (event: SubmitEvent) => {
      if (event.submitter?.hasAttribute('formtarget')) return;
      clearTimeout(timer);
      if (!isSaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      waiting.current = event.submitter;
    };
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit, true);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit, true);
    };
  }, [submit]);

  useEffect(() => {
    const form = line.current?.closest('form');
    if (state !== 'idle' || !form || !isSaving.current) return;
    isSaving.current = false;
    if (JSON.stringify(typedEntries(form)) === sent.current) {
      setIsTyping(false);
      if (data && 'savedAt' in data) forgetTyped(form);
    }
    if (waiting.current) form.requestSubmit(waiting.current);
    waiting.current = null;
  }, [state, data]);

  const known = data && 'savedAt' in data ? data.version : undefined;
  return (
    <>
      {version !== undefined && (
        <input type="hidden" name="version" value={Math.max(version, known ?? 0)} />
      )}
      <p ref={line} role="status" className="help needs-script">
        {answer === undefined
          ? 'This draft saves itself while you write.'
          : 'savedAt' in answer
            ? `Saved ${shortMoment(answer.savedAt)}`
            : `Only this browser has your latest changes. ${answer.refused}`}
      </p>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { shortMoment } from './admin-page.tsx';
import { keep, typedText } from './kept-text.tsx';

/** So long after the last key, a draft saves itself. */
const PAUSE_MS = 2000;

/**
 * Saves the draft in whose form it stands, two seconds after the last key, and says so. `action`
 * answers with `savedAt`, and with the next `version` if the draft has versions.
 */
export function DraftSaver({ action, version }: { action: string; version?: number }) {
  const line = useRef<HTMLParagraphElement>(null);
  const versionField = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<string>();

  useEffect(() => {
    const form = line.current?.closest('form');
    if (!form) return;
    let timer: number | undefined;
    let isSaving = false;
    let waiting: HTMLElement | null = null;
    const onInput = () => {
      setResult(undefined);
      clearTimeout(timer);
      timer = window.setTimeout(save, PAUSE_MS);
    };
    const save = async () => {
      if (isSaving) return onInput();
      isSaving = true;
      const text = typedText(form);
      try {
        const answer = await fetch(action, { method: 'POST', body: new FormData(form) });
        const saved: { savedAt: string; version?: number } = await answer.json();
        if (versionField.current) versionField.current.value = String(saved.version);
        if (typedText(form) === text) {
          setResult(`Saved ${shortMoment(saved.savedAt)}`);
          keep(form);
        }
      } catch {
        setResult('Only this browser has your latest changes.');
      }
      isSaving = false;
      if (waiting) form.requestSubmit(waiting);
    };
    // A button waits for the draft that is being saved: its words would be an older version.
    const onSubmit = (event: SubmitEvent) => {
      if (event.submitter?.hasAttribute('formtarget')) return;
      clearTimeout(timer);
      if (!isSaving) return;
      event.preventDefault();
      event.stopPropagation();
      waiting = event.submitter;
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('input', onInput, { signal });
    form.addEventListener('submit', onSubmit, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [action]);

  return (
    <>
      {version !== undefined && (
        <input ref={versionField} type="hidden" name="version" defaultValue={version} />
      )}
      <p ref={line} role="status" className="help needs-script">
        {result ?? 'This draft saves itself while you write.'}
      </p>
    </>
  );
}

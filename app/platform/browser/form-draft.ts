import { type RefCallback, useCallback } from 'react';
import { FORM_FIELDS, formKey, renewFormKey, setFormKey, textFieldsOf } from './form-signals.ts';
import {
  isRecord,
  readJson,
  removeKey,
  type StorageArea,
  textsOf,
  writeJson,
} from './web-storage.ts';

/**
 * Drafts are kept in sessionStorage: on a shared computer the next person must not find them. They
 * survive a reload, going back and a restored tab.
 */
const AREA: StorageArea = 'sessionStorage';
const PREFIX = 'formDraft:';
const OFFERED_EVENT = 'formdraft';

/**
 * The `ref` of a form that has an idempotency key, and whose text fields are kept as a draft named
 * `name`: restored into fields that are still empty, together with the key. The first focus calls
 * `onFirstFocus`, which must be a stable function.
 */
export function useKeptForm(
  name: string,
  onFirstFocus: () => Promise<unknown>,
): RefCallback<HTMLFormElement> {
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const stop = new AbortController();
      const { signal } = stop;
      const restore = () => restoreDraft(form, name);
      restore();
      window.addEventListener(OFFERED_EVENT, restore, { signal });
      form.addEventListener('input', () => saveDraft(form, name), { signal });
      const addKey = ({ formData }: FormDataEvent) =>
        formData.set(FORM_FIELDS.idempotencyKey, formKey(form));
      form.addEventListener('formdata', addKey, { signal });
      // Only preparation: whatever fails here is requested again when it is needed.
      const focused = () => void onFirstFocus().catch(() => {});
      form.addEventListener('focusin', focused, { signal, once: true });
      // The focus that started hydration may already be in this form.
      if (form.contains(document.activeElement)) focused();
      return () => stop.abort();
    },
    [name, onFirstFocus],
  );
}

/** Saves values as the draft of a form, on this page or another, unless it has one. */
export function offerDraft(name: string, key: string, values: Record<string, string>): void {
  if (readJson(PREFIX + name, AREA) !== undefined) return;
  writeJson(PREFIX + name, { key, values }, AREA);
  window.dispatchEvent(new Event(OFFERED_EVENT));
}

/**
 * Call it after a submission was sent or queued: empties the form, deletes its draft, renews its
 * key.
 */
export function finishForm(form: HTMLFormElement, name: string): void {
  form.reset();
  removeKey(PREFIX + name, AREA);
  renewFormKey(form);
}

function saveDraft(form: HTMLFormElement, name: string): void {
  const filled = textFieldsOf(form).filter(({ value }) => value !== '');
  const values = Object.fromEntries(filled.map((field) => [field.name, field.value]));
  if (filled.length === 0) removeKey(PREFIX + name, AREA);
  else writeJson(PREFIX + name, { key: formKey(form), values }, AREA);
}

function restoreDraft(form: HTMLFormElement, name: string): void {
  const fields = textFieldsOf(form);
  const draft = readJson(PREFIX + name, AREA);
  if (!isRecord(draft) || fields.some((field) => field.value !== '')) return;
  // First, because each restored field saves the draft again.
  if (typeof draft.key === 'string') setFormKey(form, draft.key);
  const values = textsOf(draft.values);
  for (const field of fields) {
    field.value = values[field.name] ?? '';
    if (field.value !== '') field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

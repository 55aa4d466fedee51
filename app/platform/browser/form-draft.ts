import { formKey, renewFormKey, setFormKey, textFieldsOf } from './form-signals.ts';
import {
  isRecord,
  readJson,
  removeKey,
  removeKeysWithPrefix,
  type StorageArea,
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
 * Saves what is typed into the form's text fields under `name`, and restores it into fields that
 * are still empty, together with its idempotency key. Does nothing in the admin area and for forms
 * with a password. Returns a function that stops it.
 */
export function keepDraft(form: HTMLFormElement, name: string): () => void {
  if (location.pathname.startsWith('/admin') || form.querySelector('input[type=password]')) {
    return () => {};
  }
  restoreDraft(form, name);
  const save = () => {
    const values: Record<string, string> = {};
    for (const field of textFieldsOf(form)) if (field.value) values[field.name] = field.value;
    if (Object.keys(values).length === 0) deleteDraft(name);
    else writeJson(PREFIX + name, { key: formKey(form), values }, AREA);
  };
  const restore = () => restoreDraft(form, name);
  form.addEventListener('input', save);
  window.addEventListener(OFFERED_EVENT, restore);
  return () => {
    form.removeEventListener('input', save);
    window.removeEventListener(OFFERED_EVENT, restore);
  };
}

/** Saves values as the draft of a form, on this page or another, unless it has one. */
export function offerDraft(name: string, key: string, values: Record<string, string>): void {
  if (readJson(PREFIX + name, AREA) !== undefined) return;
  writeJson(PREFIX + name, { key, values }, AREA);
  window.dispatchEvent(new Event(OFFERED_EVENT));
}

function restoreDraft(form: HTMLFormElement, name: string): void {
  const fields = textFieldsOf(form);
  if (fields.some((field) => field.value !== '')) return;
  const draft = readJson(PREFIX + name, AREA);
  if (!isRecord(draft) || !isRecord(draft.values)) return;
  // First, because each restored field saves the draft again.
  if (typeof draft.key === 'string') setFormKey(form, draft.key);
  for (const field of fields) {
    const value = draft.values[field.name];
    if (typeof value !== 'string') continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Deletes the draft of one form. */
export function deleteDraft(name: string): void {
  removeKey(PREFIX + name, AREA);
}

/** Deletes this tab's drafts. */
export function clearDrafts(): void {
  removeKeysWithPrefix(PREFIX, AREA);
}

/**
 * Call it after a submission was sent or queued: empties the form, deletes its draft, renews its
 * key.
 */
export function finishForm(form: HTMLFormElement, draftName: string): void {
  form.reset();
  deleteDraft(draftName);
  renewFormKey(form);
}

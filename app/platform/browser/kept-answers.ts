import {
  isRecord,
  readJson,
  removeKey,
  removeKeysWithPrefix,
  textsOf,
  writeJson,
} from './web-storage.ts';

/** `toolAnswers:<form>`, in localStorage so that a visitor can continue on another day. */
const PREFIX = 'toolAnswers:';

export type KeptAnswers = {
  /** The form's fields as typed. */
  fields: Record<string, string>;
  /** Whether the result was shown. */
  isShown: boolean;
};

/** The storage key of a form's answers. */
export function keptAnswersKey(form: string): string {
  return PREFIX + form;
}

/** The saved answers of a form, or undefined. */
export function readKeptAnswers(form: string): KeptAnswers | undefined {
  const kept = readJson(keptAnswersKey(form));
  if (!isRecord(kept) || !isRecord(kept.fields)) return undefined;
  return { fields: textsOf(kept.fields), isShown: kept.isShown === true };
}

/** Saves the answers of a form; false if storage is unavailable or full. */
export function saveKeptAnswers(form: string, kept: KeptAnswers): boolean {
  return writeJson(keptAnswersKey(form), kept);
}

/** Deletes the answers of one form. */
export function clearKeptAnswers(form: string): void {
  removeKey(keptAnswersKey(form));
}

/** Deletes the answers of every form. */
export function clearAllKeptAnswers(): void {
  removeKeysWithPrefix(PREFIX, 'localStorage');
}

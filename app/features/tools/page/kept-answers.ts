import {
  isRecord,
  readJson,
  removeKey,
  textsOf,
  writeJson,
} from '#app/platform/browser/web-storage.ts';

export type KeptAnswers = {
  /** The form's fields as typed. */
  fields: Record<string, string>;
  /** Whether the result was shown. */
  isShown: boolean;
};

/** The key of a form's answers in localStorage, so that a visitor can continue on another day. */
export function keptAnswersKey(form: string): string {
  return `toolAnswers:${form}`;
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

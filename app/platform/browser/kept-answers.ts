import { isRecord, readJson, removeKey, removeKeysWithPrefix, writeJson } from './web-storage.ts';

/** `toolAnswers:<form>` in localStorage: a visitor comes back another day with one more figure. */
const PREFIX = 'toolAnswers:';

export type KeptAnswers = {
  /** The form's fields as typed. */
  fields: Record<string, string>;
  /** Whether the result was on screen. */
  isShown: boolean;
};

/** What this browser keeps of a form's answers, or undefined. */
export function readKeptAnswers(form: string): KeptAnswers | undefined {
  const kept = readJson(PREFIX + form);
  if (!isRecord(kept) || !isRecord(kept.fields)) return undefined;
  const fields = Object.fromEntries(
    Object.entries(kept.fields).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
  return { fields, isShown: kept.isShown === true };
}

/** Keeps a form's answers; false where storage is out of reach or full. */
export function saveKeptAnswers(form: string, kept: KeptAnswers): boolean {
  return writeJson(PREFIX + form, kept);
}

/** Forgets one form's answers. */
export function clearKeptAnswers(form: string): void {
  removeKey(PREFIX + form);
}

/** Forgets the answers of every form. */
export function clearAllKeptAnswers(): void {
  removeKeysWithPrefix(PREFIX, 'localStorage');
}

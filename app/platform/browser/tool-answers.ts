import { isRecord, readJson, removeKey, removeKeysWithPrefix, writeJson } from './web-storage.ts';

/** `toolAnswers:<tool>` in localStorage: a visitor comes back another day with one more figure. */
const PREFIX = 'toolAnswers:';

export type KeptAnswers = {
  /** The fields of the tool's form as typed. */
  fields: Record<string, string>;
  /** Whether the result was on screen. */
  isShown: boolean;
};

/** What this browser keeps of a tool's form, or undefined. */
export function readToolAnswers(tool: string): KeptAnswers | undefined {
  const kept = readJson(PREFIX + tool);
  if (!isRecord(kept) || !isRecord(kept.fields)) return undefined;
  const fields = Object.fromEntries(
    Object.entries(kept.fields).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
  return { fields, isShown: kept.isShown === true };
}

/** Keeps a tool's form; false where storage is out of reach or full. */
export function saveToolAnswers(tool: string, kept: KeptAnswers): boolean {
  return writeJson(PREFIX + tool, kept);
}

/** Forgets one tool's answers. */
export function clearToolAnswers(tool: string): void {
  removeKey(PREFIX + tool);
}

/** Forgets the answers of every tool. */
export function clearAllToolAnswers(): void {
  removeKeysWithPrefix(PREFIX, 'localStorage');
}

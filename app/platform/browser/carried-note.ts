import { readJson, removeKey, textsOf, writeJson } from './web-storage.ts';

/**
 * A note that a visitor takes from one page to the form on another, such as a tool result attached
 * to a request. Kept for this tab only (`carriedNote` in sessionStorage).
 */
export type CarriedNote = {
  /** The title for the owner: "ROI Calculator: Pilot first". */
  title: string;
  /** The result as lines of text, at most CARRIED_NOTE_MAX_CHARS. */
  text: string;
};

const KEY = 'carriedNote';
export const CARRIED_NOTE_MAX_CHARS = 2000;

/** Saves the note for this tab; false if storage is unavailable. */
export function saveCarriedNote({ title, text }: CarriedNote): boolean {
  return writeJson(KEY, { title, text: text.slice(0, CARRIED_NOTE_MAX_CHARS) }, 'sessionStorage');
}

/** This tab's note, or undefined. */
export function readCarriedNote(): CarriedNote | undefined {
  const { title, text } = textsOf(readJson(KEY, 'sessionStorage'));
  return title !== undefined && text !== undefined ? { title, text } : undefined;
}

/** Removes the note after the form was sent, or when the visitor removes it. */
export function clearCarriedNote(): void {
  removeKey(KEY, 'sessionStorage');
}

import { isRecord, readJson, removeKey, writeJson } from './web-storage.ts';

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
export function saveCarriedNote(note: CarriedNote): boolean {
  const text = note.text.slice(0, CARRIED_NOTE_MAX_CHARS);
  return writeJson(KEY, { title: note.title, text }, 'sessionStorage');
}

/** This tab's note, or undefined. */
export function readCarriedNote(): CarriedNote | undefined {
  const kept = readJson(KEY, 'sessionStorage');
  if (!isRecord(kept) || typeof kept.title !== 'string' || typeof kept.text !== 'string') {
    return undefined;
  }
  return { title: kept.title, text: kept.text.slice(0, CARRIED_NOTE_MAX_CHARS) };
}

/** Removes the note after the form was sent, or when the visitor removes it. */
export function clearCarriedNote(): void {
  removeKey(KEY, 'sessionStorage');
}

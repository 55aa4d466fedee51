import { isRecord, readJson, removeKey, writeJson } from './web-storage.ts';

/**
 * A note that a visitor carries from one page to the form on another: a computed result that goes
 * along with a request. It ends with the tab (`callBrief` in sessionStorage).
 */
export type CarriedNote = {
  /** What the owner reads: "ROI Calculator: Pilot first". */
  title: string;
  /** The result in lines of text, at most CARRIED_NOTE_MAX_CHARS. */
  text: string;
};

const KEY = 'callBrief';
export const CARRIED_NOTE_MAX_CHARS = 2000;

/** Keeps the note for this tab; false where storage is out of reach. */
export function saveCarriedNote(note: CarriedNote): boolean {
  const text = note.text.slice(0, CARRIED_NOTE_MAX_CHARS);
  return writeJson(KEY, { title: note.title, text }, 'sessionStorage');
}

/** The note of this tab, or undefined. */
export function readCarriedNote(): CarriedNote | undefined {
  const kept = readJson(KEY, 'sessionStorage');
  if (!isRecord(kept) || typeof kept.title !== 'string' || typeof kept.text !== 'string') {
    return undefined;
  }
  return { title: kept.title, text: kept.text.slice(0, CARRIED_NOTE_MAX_CHARS) };
}

/** Forgets it: the form was sent, or the visitor removed it. */
export function clearCarriedNote(): void {
  removeKey(KEY, 'sessionStorage');
}

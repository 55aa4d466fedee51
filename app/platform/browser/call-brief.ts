import { isRecord, readJson, removeKey, writeJson } from './web-storage.ts';

/**
 * What a visitor brings to a call: the result of a tool, on its way from the tool's page to the
 * booking form. It ends with the tab (`callBrief` in sessionStorage).
 */
export type CallBrief = {
  /** What the owner reads: "ROI Calculator: Pilot first". */
  title: string;
  /** The result in lines of text, at most CALL_BRIEF_MAX_CHARS. */
  text: string;
};

const KEY = 'callBrief';
export const CALL_BRIEF_MAX_CHARS = 2000;

/** Keeps the brief for the booking form of this tab; false where storage is out of reach. */
export function saveBrief(brief: CallBrief): boolean {
  const text = brief.text.slice(0, CALL_BRIEF_MAX_CHARS);
  return writeJson(KEY, { title: brief.title, text }, 'sessionStorage');
}

/** The brief of this tab, or undefined. */
export function readBrief(): CallBrief | undefined {
  const kept = readJson(KEY, 'sessionStorage');
  if (!isRecord(kept) || typeof kept.title !== 'string' || typeof kept.text !== 'string') {
    return undefined;
  }
  return { title: kept.title, text: kept.text.slice(0, CALL_BRIEF_MAX_CHARS) };
}

/** Forgets it: the call is booked, or the visitor took it off. */
export function clearBrief(): void {
  removeKey(KEY, 'sessionStorage');
}

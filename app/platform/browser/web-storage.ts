/** `localStorage` outlives the tab, `sessionStorage` doesn't. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * The JSON saved under `key`. Undefined if there is none, if storage is unavailable (blocked,
 * private mode, no browser) or if the text is not JSON; the last is logged for diagnosis.
 */
export function readJson(key: string, area: StorageArea = 'localStorage'): unknown {
  let text: string | null;
  try {
    text = globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    console.warn(`Ignored what is saved as "${key}": it is not JSON.`);
    return undefined;
  }
}

/** Saves `value` as JSON. False if storage is unavailable or full; never throws. */
export function writeJson(
  key: string,
  value: unknown,
  area: StorageArea = 'localStorage',
): boolean {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes one key; does nothing if it is missing or storage is unavailable. */
export function removeKey(key: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key);
  } catch {}
}

/**
 * Deletes everything that this browser stores for the visitor: backups, drafts, tool answers, the
 * queue … What is queued will not be sent.
 */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {}
}

/** Whether `value` is an object with named properties: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The properties of `value` that are texts; none if it isn't an object. */
export function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(value))
    if (typeof text === 'string') texts[name] = text;
  return texts;
}

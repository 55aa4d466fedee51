/*
 * What every page needs to know about submissions that wait in this browser. The queue itself is
 * loaded only if there is one.
 */

/** The queue of what the server hasn't got yet, in localStorage. */
export const QUEUE_KEY = 'resendQueue';
/** From spec section 9: the local backup, as local-backup.ts keeps it. */
const BACKUP_KEY = 'formSubmissions';
/** Event dispatched on the window when a submission is queued. */
const KEPT_EVENT = 'submissionkept';

/** Tells the page that a submission was queued in this browser. */
export function announceKeptSubmission(): void {
  window.dispatchEvent(new Event(KEPT_EVENT));
}

/**
 * Calls `listener` when submissions wait in this browser: once if an earlier visit left some, and
 * again for each one queued on this page. Returns a function that unsubscribes.
 */
export function onKeptSubmissions(listener: () => void): () => void {
  window.addEventListener(KEPT_EVENT, listener);
  if (isStored(QUEUE_KEY)) listener();
  // The privacy policy promises that no copy stays longer than 30 days.
  if (isStored(BACKUP_KEY))
    void import('./local-backup.ts').then((backup) => backup.pruneBackups());
  return () => window.removeEventListener(KEPT_EVENT, listener);
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/*
 * What every page needs to know about submissions queued in this browser. The queue itself is
 * loaded only if there is one.
 */

/** Name of the queue's database, and of its fallback in localStorage. */
export const QUEUE_DATABASE = 'resend-queue';
export const FALLBACK_QUEUE_KEY = 'resendQueue';
/** From spec section 9: the local backup. */
export const BACKUP_KEY = 'formSubmissions';
/** Event dispatched on the window when a submission is queued. */
const KEPT_EVENT = 'submissionkept';

/** Tells the page that a submission was queued in this browser. */
export function announceKeptSubmission(): void {
  window.dispatchEvent(new Event(KEPT_EVENT));
}

/**
 * Calls `listener` when submissions are kept in this browser: once if an earlier visit may have
 * left some, and again for each one kept on this page. Returns a function that unsubscribes.
 */
export function onKeptSubmissions(listener: () => void): () => void {
  window.addEventListener(KEPT_EVENT, listener);
  void mayKeepSubmissions().then((isPossible) => {
    if (isPossible) listener();
  });
  return () => window.removeEventListener(KEPT_EVENT, listener);
}

/**
 * Only lists database names and opens none. If the browser can't list them, assumes there may be
 * some.
 */
async function mayKeepSubmissions(): Promise<boolean> {
  try {
    if ([BACKUP_KEY, FALLBACK_QUEUE_KEY].some((key) => localStorage.getItem(key) !== null))
      return true;
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === QUEUE_DATABASE);
  } catch {
    return true;
  }
}

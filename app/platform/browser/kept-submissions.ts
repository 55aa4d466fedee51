/*
 * The little that every page needs to know about submissions that wait in this browser; the queue
 * itself is loaded only where there is one.
 */

/** The queue's database, and its stand-in in localStorage. */
export const QUEUE_DATABASE = 'resend-queue';
export const FALLBACK_QUEUE_KEY = 'resendQueue';
/** From spec section 9: the local backup. */
export const BACKUP_KEY = 'formSubmissions';
/** Told to the window as soon as a submission waits. */
const KEPT_EVENT = 'submissionkept';

/** Tells the page that a submission waits in this browser. */
export function announceKeptSubmission(): void {
  window.dispatchEvent(new Event(KEPT_EVENT));
}

/**
 * Calls `listener` when submissions are kept in this browser: once if an earlier visit may have left
 * some, and again for each one kept on this page. Returns the function that ends it.
 */
export function onKeptSubmissions(listener: () => void): () => void {
  window.addEventListener(KEPT_EVENT, listener);
  void mayKeepSubmissions().then((isPossible) => {
    if (isPossible) listener();
  });
  return () => window.removeEventListener(KEPT_EVENT, listener);
}

/** Asks for names only and opens nothing. A browser that can't tell counts as one that keeps some. */
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

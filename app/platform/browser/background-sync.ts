import { QUEUE_SYNC_TAG } from './resend-store.ts';

export const SERVICE_WORKER_PATH = '/sw.js';

type SyncManager = { register(tag: string): Promise<void> };

/**
 * Asks the browser to send the queue when it is online again, even after the last page was closed.
 * Only in browsers with Background Sync (Chromium); others get no service worker. Never rejects.
 */
export async function askForBackgroundSync(): Promise<void> {
  try {
    if (!('sync' in ServiceWorkerRegistration.prototype)) return;
    await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
    const registration = await navigator.serviceWorker.ready;
    await (registration as unknown as { sync: SyncManager }).sync.register(QUEUE_SYNC_TAG);
  } catch {
    // Not allowed or not supported here: the page's own timer and the next visit still send it.
  }
}

/** Removes the queue's service worker; call it when nothing is queued. Never rejects. */
export async function removeServiceWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    if (registration?.active?.scriptURL.endsWith(SERVICE_WORKER_PATH)) {
      await registration.unregister();
    }
  } catch {}
}

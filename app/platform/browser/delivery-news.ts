import { removeBackup } from './local-backup.ts';
import { attempt, isWaiting, QUEUE_STORES, type QueueEntry } from './resend-store.ts';

/** A refused submission, with what was typed, is kept no longer than a waiting one. */
const MAX_RETURNED_AGE_MS = 7 * 86_400_000;

/**
 * The outcome of a queued submission. A refused one is reported on every page until
 * `forgetResend(id)`, because the visitor has to do something about it; others are reported once.
 */
export type DeliveryNews =
  | { kind: 'delivered'; id: string; path: string; createdAt: number; data: unknown }
  /** The server refused it. `body` is what was typed, so that the form can be filled in again. */
  | {
      kind: 'returned';
      id: string;
      path: string;
      createdAt: number;
      body: unknown;
      status: number;
      error: string;
      fields?: Record<string, string>;
      data?: unknown;
    }
  /** The server could not be reached for 7 days. */
  | { kind: 'expired'; id: string; path: string; createdAt: number };

const listeners = new Set<(news: DeliveryNews[]) => void>();
let isOpen = false;

/**
 * Outcomes of queued submissions: those that no call has returned yet, in this tab or another, and
 * every refused one that wasn't forgotten.
 */
export async function takeDeliveryNews(): Promise<DeliveryNews[]> {
  const news: DeliveryNews[] = [];
  for (const store of QUEUE_STORES) {
    let settled: readonly QueueEntry[] = [];
    const isTaken = await attempt(
      store.transact((entries) => {
        settled = entries.filter((entry) => !isWaiting(entry) && !isOldRefusal(entry));
        const done = entries.filter(
          (entry) => (!isWaiting(entry) && entry.state !== 'returned') || isOldRefusal(entry),
        );
        return done.length > 0 ? { remove: done.map((entry) => entry.id) } : undefined;
      }),
    );
    if (isTaken) news.push(...settled.map(toNews));
  }
  // The service worker delivers too, but can't access the backups in localStorage.
  for (const { kind, id } of news) if (kind === 'delivered') removeBackup(id);
  return news;
}

/**
 * True for one caller only: whoever gets it sends the email about the refused submission `id`.
 */
export async function claimRefusalEmail(id: string): Promise<boolean> {
  let isClaimed = false;
  for (const store of QUEUE_STORES) {
    await attempt(
      store.transact((entries) => {
        const entry = entries.find((other) => other.id === id && !other.isEmailed);
        if (!entry) return undefined;
        isClaimed = true;
        return { put: [{ ...entry, isEmailed: true }] };
      }),
    );
  }
  return isClaimed;
}

function isOldRefusal({ state, createdAt }: QueueEntry): boolean {
  return state === 'returned' && Date.now() - createdAt >= MAX_RETURNED_AGE_MS;
}

/**
 * Calls `listener` with outcomes as soon as there are any and the page is visible; at the latest on
 * the next visit. Returns a function that unsubscribes.
 */
export function subscribeToDeliveries(listener: (news: DeliveryNews[]) => void): () => void {
  listeners.add(listener);
  if (isOpen) void tellListeners();
  return () => listeners.delete(listener);
}

function toNews(entry: QueueEntry): DeliveryNews {
  const { id, path, createdAt, body, data, status = 0, error = '', fields } = entry;
  if (entry.state === 'delivered') return { kind: 'delivered', id, path, createdAt, data };
  if (entry.state === 'expired') return { kind: 'expired', id, path, createdAt };
  return { kind: 'returned', id, path, createdAt, body, status, error, fields, data };
}

/** Passes waiting outcomes to the listeners, if there are any and the page is visible. */
export async function tellListeners(): Promise<void> {
  isOpen = true;
  if (listeners.size === 0 || document.visibilityState === 'hidden') return;
  const news = await takeDeliveryNews();
  if (news.length > 0) for (const listener of listeners) listener(news);
}

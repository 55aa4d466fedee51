import { type ApiAnswer, callApi } from './api-client.ts';
import { askForBackgroundSync, removeServiceWorker } from './background-sync.ts';
import { tellListeners } from './delivery-news.ts';
import { announceKeptSubmission } from './kept-submissions.ts';
import { pruneBackups, removeBackup } from './local-backup.ts';
import {
  attempt,
  databaseStore,
  fallbackStore,
  isWaiting,
  QUEUE_LOCK,
  QUEUE_STORES,
  type QueueChange,
  type QueueEntry,
  type QueueStore,
} from './resend-store.ts';

/** A submission that couldn't be delivered to the server yet. */
export type Resend = {
  /** The idempotency key of the first attempt. */
  id: string;
  path: string;
  body: unknown;
};

/** Pauses between attempts while something is queued; the last value repeats. */
export const RESEND_PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const;
/** The most submissions that are queued; further ones are not accepted. */
export const MAX_QUEUED = 50;
export const MAX_QUEUED_AGE_MS = 7 * 86_400_000;
const MAX_PAUSE_MS = 10 * 60_000;

let isStarted = false;
let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let failedRounds = 0;
let askedPauseMs = 0;

/**
 * Queues a submission to be sent again: after 2 s, 5 s, 15 s, 30 s, then every minute, when the
 * browser is online again, on the next visit, and by Background Sync. Returns false if the browser
 * can't store it or 50 are queued already: then the visitor must not be told that it was queued.
 */
export async function enqueueResend(resend: Resend): Promise<boolean> {
  const entry = toWaiting(resend);
  let isFull = false;
  const add = (entries: readonly QueueEntry[]): QueueChange => {
    const others = entries.filter((other) => isWaiting(other) && other.id !== resend.id);
    isFull = others.length >= MAX_QUEUED;
    return isFull ? {} : { put: [entry] };
  };
  try {
    await databaseStore.transact(add);
    void fallbackStore.transact(() => ({ remove: [resend.id] })).catch(() => {});
  } catch {
    try {
      await fallbackStore.transact(add);
    } catch {
      return false;
    }
  }
  if (isFull) return false;
  failedRounds = 0;
  scheduleFlush();
  announceKeptSubmission();
  void askForBackgroundSync();
  return true;
}

/** Queues a submission synchronously, for a page that may be about to close. */
export function parkResend(resend: Resend): void {
  fallbackStore.transact(() => ({ put: [toWaiting(resend)] })).catch(() => {});
}

/** Removes a submission and its news from the queue, because its outcome is known. */
export async function forgetResend(id: string): Promise<void> {
  await changeAll((entries) =>
    entries.some((entry) => entry.id === id) ? { remove: [id] } : undefined,
  );
}

/**
 * Sends everything in the queue once, oldest first. Only one tab does it at a time (Web Locks); if
 * another tab is sending, this returns immediately. Schedules the next round itself. Never rejects.
 */
export function flushResendQueue(): Promise<void> {
  running ??= flushLocked().finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Starts the queue on this page; call it once, after hydration. Waits for an idle moment, deletes
 * backups older than 7 days, sends what is queued, and listens for the network to come back.
 */
export function startResendQueue(): void {
  if (isStarted) return;
  isStarted = true;
  const begin = () => {
    pruneBackups();
    void flushResendQueue().then(async () => {
      if ((await countWaiting()) > 0) await askForBackgroundSync();
    });
  };
  window.addEventListener('online', () => {
    failedRounds = 0;
    // A running round may have failed before the network was back, so another one follows.
    void Promise.resolve(running).then(flushResendQueue);
  });
  // A page restored from the back/forward cache, or a tab shown again, may have missed events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void flushResendQueue();
  });
  document.addEventListener('visibilitychange', () => void tellListeners());
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: 5_000 });
  else setTimeout(begin, 1_000);
}

/** Deletes the whole queue with its news, and the service worker that was installed for it. */
export async function clearResendQueue(): Promise<void> {
  clearTimeout(timer);
  for (const store of QUEUE_STORES) await attempt(store.clear());
  await removeServiceWorker();
}

async function flushLocked(): Promise<void> {
  clearTimeout(timer);
  const { locks } = navigator;
  if (locks) {
    await attempt(
      locks.request(QUEUE_LOCK, { ifAvailable: true }, (lock) => (lock ? sendAll() : undefined)),
    );
  } else {
    await sendAll();
  }
  await tellListeners();
  if ((await countWaiting()) > 0) scheduleFlush();
}

async function sendAll(): Promise<void> {
  askedPauseMs = 0;
  let isSettled = false;
  for (const store of QUEUE_STORES) {
    for (const entry of await takeDue(store)) {
      const answer = await callApi(entry.path, { body: entry.body, idempotencyKey: entry.id });
      const next = afterAttempt(entry, answer);
      await attempt(
        // Cleared or completed elsewhere in the meantime: it must not be added again.
        store.transact((entries) =>
          entries.some((other) => other.id === entry.id && isWaiting(other))
            ? { put: [next] }
            : undefined,
        ),
      );
      if (next.state === 'delivered') removeBackup(entry.id);
      if (isWaiting(next) && 'retryAfterSeconds' in answer) {
        askedPauseMs = Math.max(askedPauseMs, 1000 * (answer.retryAfterSeconds ?? 0));
      }
      isSettled ||= !isWaiting(next);
      // No network: the others would fail too.
      if (answer.kind === 'unreachable' && answer.status === undefined) return;
    }
  }
  if (isSettled && (await countWaiting()) === 0) await removeServiceWorker();
}

/** What is queued in a store, oldest first; expired entries are turned into news. */
async function takeDue(store: QueueStore): Promise<readonly QueueEntry[]> {
  let due: readonly QueueEntry[] = [];
  await attempt(
    store.transact((entries) => {
      const isOld = (entry: QueueEntry) => Date.now() - entry.createdAt >= MAX_QUEUED_AGE_MS;
      due = entries.filter((entry) => isWaiting(entry) && !isOld(entry));
      const expired = entries.filter((entry) => isWaiting(entry) && isOld(entry));
      if (expired.length === 0) return undefined;
      return { put: expired.map((entry) => ({ ...entry, body: undefined, state: 'expired' })) };
    }),
  );
  return due;
}

function toWaiting({ id, path, body }: Resend): QueueEntry {
  return { id, path, body, createdAt: Date.now(), attempts: 0, state: 'waiting' };
}

function afterAttempt(entry: QueueEntry, answer: ApiAnswer): QueueEntry {
  const attempts = entry.attempts + 1;
  if (answer.kind === 'success') {
    return { ...entry, attempts, state: 'delivered', body: undefined, data: answer.data };
  }
  if (answer.kind === 'unreachable' || answer.status === 429) return { ...entry, attempts };
  const { kind: _, ...reason } = answer;
  return { ...entry, ...reason, attempts, state: 'returned' };
}

function scheduleFlush(): void {
  clearTimeout(timer);
  const last = RESEND_PAUSES_MS.length - 1;
  const pauseMs = RESEND_PAUSES_MS[Math.min(failedRounds, last)] ?? 0;
  failedRounds++;
  timer = setTimeout(
    () => void flushResendQueue(),
    Math.max(pauseMs, Math.min(askedPauseMs, MAX_PAUSE_MS)),
  );
}

async function countWaiting(): Promise<number> {
  let count = 0;
  await changeAll((entries) => {
    count += entries.filter(isWaiting).length;
    return undefined;
  });
  return count;
}

async function changeAll(decide: Parameters<QueueStore['transact']>[0]): Promise<void> {
  for (const store of QUEUE_STORES) await attempt(store.transact(decide));
}

import { FALLBACK_QUEUE_KEY, QUEUE_DATABASE } from './kept-submissions.ts';
import { readJson, removeKey, writeJson } from './web-storage.ts';

/*
 * The format of the queue. public/sw.js reads and writes it too, so change both together.
 * resend-store.test.ts compares the names, e2e/browser-queue.e2e.ts runs both on one database.
 */
export const QUEUE_VERSION = 1;
export const QUEUE_STORE = 'entries';
/** Name of the Web Lock held while the queue is being sent. */
export const QUEUE_LOCK = 'resend-queue';
/** Tag of the Background Sync registration. */
export const QUEUE_SYNC_TAG = 'resend';

/** One queued submission, or the news of its outcome. */
export type QueueEntry = {
  /** The idempotency key: the server accepts a submission once, however often it is sent. */
  id: string;
  /** Such as `/api/contact`. */
  path: string;
  /** The JSON body; removed as soon as it is delivered or expired. */
  body?: unknown;
  /** Unix time in milliseconds. */
  createdAt: number;
  attempts: number;
  state: 'waiting' | 'delivered' | 'returned' | 'expired';
  /** If delivered: the data of the response. If returned: the data of the refusal. */
  data?: unknown;
  status?: number;
  error?: string;
  fields?: Record<string, string>;
  /** Whether the email service was asked to tell about the refusal. */
  isEmailed?: boolean;
};

export type QueueChange = { put?: readonly QueueEntry[]; remove?: readonly string[] };

/** Where the queue is stored. */
export type QueueStore = {
  /**
   * Passes all entries, oldest first, to `decide` and applies the changes it returns in one atomic
   * transaction. Rejects if the store is unavailable or full.
   */
  transact(decide: (entries: readonly QueueEntry[]) => QueueChange | undefined): Promise<void>;
  clear(): Promise<void>;
};

/** Some browsers never answer a database request; after this time the other store is used. */
const OPEN_TIMEOUT_MS = 3_000;

/**
 * The queue in IndexedDB, where a service worker can read it. Reading a queue that doesn't exist
 * creates nothing. Connections are closed immediately, so that the page stays eligible for the
 * back/forward cache.
 */
export const databaseStore: QueueStore = {
  async transact(decide) {
    // Without a database there are no entries to change, but there may be one to add.
    let database = await openDatabase(false);
    if (!database) {
      if (!decide([])?.put?.length) return;
      database = await openDatabase(true);
    }
    if (!database) throw new Error('The queue could not be created');
    try {
      await runTransaction(database, decide);
    } finally {
      database.close();
    }
  },
  clear() {
    return new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(QUEUE_DATABASE);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  },
};

function openDatabase(create: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(QUEUE_DATABASE, QUEUE_VERSION);
    let isMissing = false;
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new Error('The queue does not open'));
    }, OPEN_TIMEOUT_MS);
    request.onupgradeneeded = () => {
      if (create) {
        request.result.createObjectStore(QUEUE_STORE, { keyPath: 'id' });
      } else {
        isMissing = true;
        // Aborting also undoes the creation of the database.
        request.transaction?.abort();
      }
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      if (isTooLate) request.result.close();
      else resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      if (isMissing) resolve(undefined);
      else reject(request.error);
    };
  });
}

function runTransaction(
  database: IDBDatabase,
  decide: Parameters<QueueStore['transact']>[0],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(QUEUE_STORE, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const entries = transaction.objectStore(QUEUE_STORE);
    const all = entries.getAll();
    all.onsuccess = () => {
      const { put = [], remove = [] } = decide(inOrder(all.result)) ?? {};
      for (const entry of put) entries.put(entry);
      for (const id of remove) entries.delete(id);
    };
  });
}

/**
 * The queue in localStorage: for browsers that refuse IndexedDB, and for a page that is being
 * closed, because it writes before `transact` returns.
 */
export const fallbackStore: QueueStore = {
  async transact(decide) {
    const saved = readJson(FALLBACK_QUEUE_KEY);
    const entries: QueueEntry[] = Array.isArray(saved) ? saved : [];
    const change = decide(inOrder(entries));
    if (!change) return;
    const { put = [], remove = [] } = change;
    const replaced = new Set([...remove, ...put.map((entry) => entry.id)]);
    const next = [...entries.filter((entry) => !replaced.has(entry.id)), ...put];
    if (next.length === 0) removeKey(FALLBACK_QUEUE_KEY);
    else if (!writeJson(FALLBACK_QUEUE_KEY, next)) throw new Error('The queue could not be kept');
  },
  async clear() {
    removeKey(FALLBACK_QUEUE_KEY);
  },
};

function inOrder(entries: readonly QueueEntry[]): QueueEntry[] {
  return entries.toSorted((a, b) => a.createdAt - b.createdAt);
}

/** The fallback contains what IndexedDB refused and what a closing page stored. */
export const QUEUE_STORES: readonly QueueStore[] = [databaseStore, fallbackStore];

/** Whether the work succeeded: an unavailable store is treated like an empty one. */
export function attempt(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** Whether the entry still has to be sent; otherwise it is news. */
export function isWaiting(entry: QueueEntry): boolean {
  return entry.state === 'waiting';
}

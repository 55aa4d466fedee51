import { FALLBACK_QUEUE_KEY, QUEUE_DATABASE } from './kept-submissions.ts';
import { readJson, removeKey, writeJson } from './web-storage.ts';

/*
 * THE FORMAT OF THE QUEUE. public/sw.js reads and writes it too: a change here is a change there.
 * resend-store.test.ts compares the names, e2e/browser-queue.e2e.ts runs both on one database.
 */
export const QUEUE_VERSION = 1;
export const QUEUE_STORE = 'entries';
/** Web Lock held while the queue is being sent. */
export const QUEUE_LOCK = 'resend-queue';
/** Tag of the Background Sync registration. */
export const QUEUE_SYNC_TAG = 'resend';

/** One submission that waits for the server, or the news of what became of it. */
export type QueueEntry = {
  /** The idempotency key: the server takes a submission once, however often it is sent. */
  id: string;
  /** Such as `/api/contact`. */
  path: string;
  /** The JSON body; forgotten as soon as it is delivered or expired. */
  body?: unknown;
  /** Milliseconds since 1970. */
  createdAt: number;
  attempts: number;
  state: 'waiting' | 'delivered' | 'returned' | 'expired';
  /** Delivered: the answer's data. Returned: the data of the refusal. */
  data?: unknown;
  status?: number;
  error?: string;
  fields?: Record<string, string>;
};

export type QueueChange = { put?: readonly QueueEntry[]; remove?: readonly string[] };

/** Where the queue is kept. */
export type QueueStore = {
  /**
   * Shows all entries, oldest first, to `decide` and makes the changes it returns, all or none,
   * with nobody else in between. Rejects where the store is out of reach or full.
   */
  transact(decide: (entries: readonly QueueEntry[]) => QueueChange | undefined): Promise<void>;
  clear(): Promise<void>;
};

/** Some browsers leave a database request unanswered for ever: then the other store is used. */
const OPEN_TIMEOUT_MS = 3_000;

/**
 * The queue in IndexedDB, where a service worker can read it. Reading a queue that was never
 * written creates nothing. Connections are closed at once, so that a page keeps its place in the
 * back/forward cache.
 */
export const databaseStore: QueueStore = {
  async transact(decide) {
    // Without a queue there is nothing to change, but perhaps something to add.
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
        // Undoes the creation as well.
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
 * The queue in localStorage: for browsers that refuse IndexedDB, and for the last moment of a page,
 * because it writes before `transact` returns.
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

/** The fallback holds what IndexedDB refused and what a closing page left behind. */
export const QUEUE_STORES: readonly QueueStore[] = [databaseStore, fallbackStore];

/** Whether the work was done: a store that is out of reach counts as one without entries. */
export function attempt(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** Whether the entry is still to be sent; otherwise it is news. */
export function isWaiting(entry: QueueEntry): boolean {
  return entry.state === 'waiting';
}

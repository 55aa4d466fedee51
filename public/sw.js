/*
 * Sends the queue of submissions when the browser is online again (Background Sync), even after the
 * last page was closed. It caches nothing and handles no requests: pages load as if it weren't
 * there. It is installed only while something is queued and removes itself afterwards.
 *
 * The queue's format is defined in app/platform/browser/resend-store.ts; these names repeat it.
 */
const QUEUE_DATABASE = 'resend-queue';
const QUEUE_VERSION = 1;
const QUEUE_STORE = 'entries';
const QUEUE_LOCK = 'resend-queue';
const QUEUE_SYNC_TAG = 'resend';
const MAX_QUEUED_AGE_MS = 7 * 86_400_000;
const TIMEOUT_MS = 15_000;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('sync', (event) => {
  if (event.tag === QUEUE_SYNC_TAG) {
    event.waitUntil(navigator.locks.request(QUEUE_LOCK, sendAll));
  }
});

/** Rejects while something is still queued: then the browser retries later. */
async function sendAll() {
  for (const entry of (await readEntries()).filter(isDue)) {
    const next = await sendOne(entry);
    if (next) await settle(next);
  }
  if ((await readEntries()).some(isDue)) throw new Error('Something still waits');
  await self.registration.unregister();
}

/** The entry after the response, or undefined if it has to stay queued. */
async function sendOne(entry) {
  let response;
  let answer;
  try {
    response = await fetch(entry.path, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': entry.id,
      },
      body: JSON.stringify(entry.body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer = await response.json();
  } catch {
    if (!response) return undefined;
  }
  const { status } = response;
  const attempts = entry.attempts + 1;
  if (response.ok && answer?.success === true) {
    return { ...entry, attempts, state: 'delivered', body: undefined, data: answer.data };
  }
  // As isVerdict() of api-client.ts, except for 429: such entries stay queued.
  const isTemporary =
    [408, 425, 429].includes(status) || (status === 409 && response.headers.has('Retry-After'));
  if (status < 400 || status >= 500 || isTemporary) return undefined;
  if (!answer && status !== 413) return undefined;
  return {
    ...entry,
    attempts,
    state: 'returned',
    status,
    error: answer?.error ?? `HTTP error! status: ${status}`,
    fields: answer?.fields,
    data: answer?.data,
  };
}

function isDue(entry) {
  return entry.state === 'waiting' && Date.now() - entry.createdAt < MAX_QUEUED_AGE_MS;
}

function readEntries() {
  return withEntries((entries, done) => {
    entries.getAll().onsuccess = ({ target }) =>
      done(target.result.sort((a, b) => a.createdAt - b.createdAt));
  });
}

/** Stores the outcome of an entry, unless a page cleared or completed it meanwhile. */
function settle(next) {
  return withEntries((entries, done) => {
    entries.get(next.id).onsuccess = ({ target }) => {
      if (target.result?.state === 'waiting') entries.put(next);
      done();
    };
  });
}

/** Runs `work` in one transaction. Resolves with the value passed to `done`, once it is durable. */
function withEntries(work) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(QUEUE_DATABASE, QUEUE_VERSION);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(QUEUE_STORE, { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction(QUEUE_STORE, 'readwrite', { durability: 'strict' });
      let result;
      work(transaction.objectStore(QUEUE_STORE), (value) => {
        result = value;
      });
      transaction.oncomplete = () => {
        database.close();
        resolve(result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error);
      };
    };
  });
}

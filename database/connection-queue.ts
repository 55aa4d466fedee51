import { type Db, isPostgres } from './connect.ts';

type Queue = { running: number; waiting: (() => void)[] };

/** Runs `work` when it is its turn. */
export type ConnectionQueue = <Outcome>(db: Db, work: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * A queue for requests that lock the same rows. Each holds a connection while it waits for the lock:
 * many at once would use up the connection pool, and all other requests would fail. So only
 * `maxConcurrent` of them run, which leaves connections for page views. SQLite doesn't need it,
 * because it has a queue for all writes. Waiting longer than `maxWaitMs` throws an error that counts
 * as an outage.
 *
 * @param purpose what the requests wait for, for the error
 */
export function createConnectionQueue(
  purpose: string,
  { maxConcurrent, maxWaitMs }: { maxConcurrent: number; maxWaitMs: number },
): ConnectionQueue {
  const queues = new WeakMap<Db, Queue>();
  return async (db, work) => {
    if (!isPostgres(db)) return work();
    const queue = queues.get(db) ?? { running: 0, waiting: [] };
    queues.set(db, queue);
    if (queue.running >= maxConcurrent) await waitForTurn(queue, purpose, maxWaitMs);
    else queue.running += 1;
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      // Hands the place directly to the next request, so that no new one can take it first.
      if (next) next();
      else queue.running -= 1;
    }
  };
}

function waitForTurn(queue: Queue, purpose: string, maxWaitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(begin), 1);
      reject(Object.assign(new Error(`Waited too long ${purpose}`), { code: 'ETIMEDOUT' }));
    }, maxWaitMs);
    queue.waiting.push(begin);
  });
}

import { type Db, isPostgres } from '#database/connect.ts';
import { runTransaction } from '#database/transaction.ts';

/** Fewer than the connections of the pool, so that page views still get one. */
const MAX_CONCURRENT = 4;
const MAX_WAIT_MS = 20_000;

type Queue = { running: number; waiting: (() => void)[] };

const queues = new WeakMap<Db, Queue>();

/**
 * Lets only a few requests at a time take a slot; the others wait in a queue. Each request holds a
 * connection while it waits for the lock on the calendar. Without the queue, many concurrent
 * bookings would use up the connection pool, and other requests would fail. SQLite doesn't need it,
 * because it has a queue for all writes. Waiting too long throws an error that counts as an outage.
 */
export async function runInBookingQueue<Outcome>(
  db: Db,
  work: () => Promise<Outcome>,
  maxWaitMs = MAX_WAIT_MS,
): Promise<Outcome> {
  if (!isPostgres(db)) return work();
  const queue = queues.get(db) ?? { running: 0, waiting: [] };
  queues.set(db, queue);
  if (queue.running >= MAX_CONCURRENT) await waitForTurn(queue, maxWaitMs);
  else queue.running += 1;
  try {
    return await work();
  } finally {
    const next = queue.waiting.shift();
    // Hands the place directly to the next request, so that no new one can take it first.
    if (next) next();
    else queue.running -= 1;
  }
}

/** Runs a transaction that takes or frees a slot, in the queue. */
export function takeSlot<Outcome>(
  db: Db,
  isKept: (outcome: Outcome) => boolean,
  work: (transaction: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return runInBookingQueue(db, () => runTransaction(db, isKept, work));
}

function waitForTurn(queue: Queue, maxWaitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(begin), 1);
      reject(Object.assign(new Error('Waited too long to take a slot'), { code: 'ETIMEDOUT' }));
    }, maxWaitMs);
    queue.waiting.push(begin);
  });
}

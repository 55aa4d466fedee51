import { type Db, isPostgres } from '#database/connect.ts';
import { runTransaction } from '#database/transaction.ts';

/** Fewer than the connections of the pool, so that page views still get one. */
const AT_ONCE = 4;
const LONGEST_WAIT_MS = 20_000;

type Line = { running: number; waiting: (() => void)[] };

const lines = new WeakMap<Db, Line>();

/**
 * A queue that lets only a few requests at a time take a slot. Each of them holds a connection
 * while it waits for the lock on the calendar. Without the queue, many concurrent bookings would
 * use up the connection pool, and other requests would fail. SQLite doesn't need it, because it has
 * a queue for all writes. Waiting too long throws an error that counts as an outage.
 */
export async function waitInLine<Outcome>(
  db: Db,
  work: () => Promise<Outcome>,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<Outcome> {
  if (!isPostgres(db)) return work();
  const line = lines.get(db) ?? { running: 0, waiting: [] };
  lines.set(db, line);
  if (line.running >= AT_ONCE) await turnOf(line, longestWaitMs);
  else line.running += 1;
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    // Hands the place directly to the next request, so that no new one can take it first.
    if (next) next();
    else line.running -= 1;
  }
}

/** Runs a transaction that takes or frees a slot, in its turn. */
export function takeSlot<Outcome>(
  db: Db,
  isKept: (outcome: Outcome) => boolean,
  work: (transaction: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return waitInLine(db, () => runTransaction(db, isKept, work));
}

function turnOf(line: Line, longestWaitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      line.waiting.splice(line.waiting.indexOf(begin), 1);
      reject(Object.assign(new Error('Too long in the line for a slot'), { code: 'ETIMEDOUT' }));
    }, longestWaitMs);
    line.waiting.push(begin);
  });
}

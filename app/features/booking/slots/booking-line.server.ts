import { type Db, isPostgres } from '#database/connect.ts';
import { runTransaction } from '#database/transaction.ts';

/** Fewer than the connections of the pool: whoever reads a page still finds one free. */
const AT_ONCE = 4;
const LONGEST_WAIT_MS = 20_000;

type Line = { running: number; waiting: (() => void)[] };

const lines = new WeakMap<Db, Line>();

/**
 * Lets a few people at a time take a slot, the others in the order in which they came. Each of them
 * holds a connection while waiting for the lock on the calendar: without the line, many at once hold
 * every connection of the pool, and who comes next is told that the server is down. SQLite has a line
 * of its own for everything that writes. Who waits too long gets an error that counts as an outage.
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
    // The place passes to the next in line, so that nobody can slip in between.
    if (next) next();
    else line.running -= 1;
  }
}

/** A transaction that takes a slot (or gives one up), in its turn. */
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

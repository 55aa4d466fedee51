import type { DatabaseSync } from 'node:sqlite';
import { isSyncFailure } from './outage.ts';
import { createWriteLock } from './write-lock.ts';

/**
 * SQLite allows one writer, and a commit waits for the disk. So transactions that want to write at
 * the same time run one after the other, each in its own savepoint, within one transaction of the
 * database, and are acknowledged together after its commit. If one of them fails, only its
 * savepoint is rolled back.
 */
export type GroupCommit = {
  /** Waits until this transaction may write. */
  enter(): Promise<Turn>;
};

export type Turn = {
  /**
   * Starts a savepoint, once no other process writes. Rejects when the database can't be written to.
   */
  begin(): Promise<void>;
  /** Runs a statement of the transaction. Throws if the transaction has ended or was lost. */
  run<Result>(statement: () => Result): Result;
  /** Keeps the writes and lets the next transaction start. Resolves once they are safe on disk. */
  commit(): Promise<void>;
  /** Undoes the writes and lets the next transaction start. */
  rollback(): void;
  /** Runs something outside a transaction, such as VACUUM, and ends the turn. */
  runAlone<Result>(run: () => Result): Result;
};

/** A group is committed after this many transactions, or this much time, at the latest. */
const MAX_GROUP_SIZE = 256;
const MAX_GROUP_MS = 40;
/**
 * A transaction without a statement for this long is rolled back, because all others wait for it.
 */
const MAX_IDLE_MS = 10_000;
type Waiting = { resolve: (turn: Turn) => void; reject: (error: unknown) => void };
type Member = { resolve: () => void; reject: (error: unknown) => void };

export function createGroupCommit(
  database: DatabaseSync,
  onSyncFailure: (error: unknown) => void,
  {
    maxIdleMs = MAX_IDLE_MS,
    maxGroupMs = MAX_GROUP_MS,
    lockWaitMs,
  }: { maxIdleMs?: number; maxGroupMs?: number; lockWaitMs?: number } = {},
): GroupCommit {
  const statements = {
    begin: database.prepare('begin immediate'),
    commit: database.prepare('commit'),
    rollback: database.prepare('rollback'),
    savepoint: database.prepare('savepoint one_of_group'),
    release: database.prepare('release one_of_group'),
    rollbackTo: database.prepare('rollback to one_of_group'),
  };
  const waiting: Waiting[] = [];
  const members: Member[] = [];
  let startedAt = 0;
  const lock = createWriteLock(database, lockWaitMs);
  let isTaken = false;
  let isCommitScheduled = false;
  /**
   * Number of the current group: a member of a group that SQLite rolled back must not write to the
   * next.
   */
  let group = 0;

  function enter(): Promise<Turn> {
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      if (!isTaken) next();
    });
  }

  function next(): void {
    const first = waiting.shift();
    if (!first) return;
    isTaken = true;
    first.resolve(createTurn());
  }

  function createTurn(): Turn {
    let own = 0;
    let isOver = false;
    let isIdleTooLong = false;
    let idle: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(idle);
      isOver = true;
      isTaken = false;
      passOn();
    };
    const assertOpen = () => {
      if (isIdleTooLong) throw new Error(`A transaction ran no statement for ${maxIdleMs} ms.`);
      // Without the transaction SQLite would commit each further statement on its own.
      if (isOver || !database.isTransaction || own !== group) throw lostError();
    };
    return {
      async begin() {
        try {
          if (!database.isTransaction) {
            dropLostGroup();
            await lock.take(() => statements.begin.run());
            startedAt = performance.now();
            group++;
          }
          statements.savepoint.run();
          own = group;
        } catch (error) {
          // Each waiting transaction would wait just as long, so they fail too.
          for (const { reject } of waiting.splice(0)) reject(error);
          end();
          throw error;
        }
        idle = setTimeout(() => {
          isIdleTooLong = true;
          this.rollback();
        }, maxIdleMs);
      },
      run(statement) {
        assertOpen();
        try {
          return statement();
        } finally {
          idle?.refresh();
        }
      },
      commit() {
        try {
          assertOpen();
          statements.release.run();
        } catch (error) {
          this.rollback();
          return Promise.reject(error);
        }
        return new Promise((resolve, reject) => {
          members.push({ resolve, reject });
          end();
        });
      },
      rollback() {
        if (isOver) return;
        try {
          if (database.isTransaction && own === group) rollBackMember();
        } finally {
          end();
        }
      },
      runAlone(run) {
        try {
          if (database.isTransaction) commitGroup();
          return run();
        } finally {
          end();
        }
      },
    };
  }

  function rollBackMember(): void {
    try {
      statements.rollbackTo.run();
      statements.release.run();
    } catch (error) {
      // The failed member's writes can't be separated from the group's, so the whole group fails.
      failGroup(error);
    }
  }

  /** Lets the next transaction write or, if none is waiting, commits the group. */
  function passOn(): void {
    if (!database.isOpen) return;
    const isFull = members.length >= MAX_GROUP_SIZE || performance.now() - startedAt >= maxGroupMs;
    if (database.isTransaction && isFull) {
      commitGroup();
      lock.leaveGap();
    }
    if (waiting.length > 0) {
      next();
    } else if (database.isTransaction) {
      commitSoon();
    } else {
      dropLostGroup();
    }
  }

  /**
   * Commits as soon as a turn of the event loop brings no further member: what arrives together is
   * made safe together, and a single transaction waits for one turn. The app may also have stopped.
   */
  function commitSoon(): void {
    if (isCommitScheduled) return;
    isCommitScheduled = true;
    const size = members.length;
    setImmediate(() => {
      isCommitScheduled = false;
      // While one is writing, the group goes on when it has ended.
      if (isTaken || !database.isOpen || !database.isTransaction) return;
      if (members.length > size) commitSoon();
      else commitGroup();
    });
  }

  function commitGroup(): void {
    try {
      statements.commit.run();
    } catch (error) {
      if (isSyncFailure(error)) onSyncFailure(error);
      failGroup(error);
      return;
    }
    for (const member of members.splice(0)) member.resolve();
  }

  /** Rolls back everything uncommitted. */
  function failGroup(error: unknown): void {
    for (const member of members.splice(0)) member.reject(error);
    if (database.isTransaction) statements.rollback.run();
  }

  /**
   * Fails the members of a group that SQLite itself rolled back, as it does after some errors (full
   * disk, failed write).
   */
  function dropLostGroup(): void {
    for (const member of members.splice(0)) member.reject(lostError());
  }

  return { enter };
}

/**
 * Has the form of SQLite's own errors, so that it counts as an outage: the request has to be
 * repeated.
 */
function lostError(): Error {
  return Object.assign(new Error('SQLite rolled the transaction back.'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 13,
  });
}

import type { DatabaseSync } from 'node:sqlite';
import { isSyncFailure } from './outage.ts';

/**
 * SQLite has one writer, and a commit waits for the disk. So the transactions that want to write at
 * the same time run one after the other, each in a savepoint of its own, inside one transaction of the
 * database, and are acknowledged together after its commit. What one of them does wrong rolls back its
 * savepoint and nothing else.
 */
export type GroupCommit = {
  /** Waits for the turn to write. */
  enter(): Promise<Turn>;
};

export type Turn = {
  /** Starts a savepoint. Throws when the database can't be written to. */
  begin(): void;
  /** Runs a statement of the transaction. Throws when the transaction is over or lost. */
  run<Result>(statement: () => Result): Result;
  /** Keeps what was written and lets the next one write. Resolves once it is safe on disk. */
  commit(): Promise<void>;
  /** Takes back what was written and lets the next one write. */
  rollback(): void;
  /** Runs something outside a transaction, such as VACUUM; then the turn is over. */
  runAlone<Result>(run: () => Result): Result;
};

/** A group is committed at the latest after so many transactions, or so long. */
const MAX_GROUP_SIZE = 256;
const MAX_GROUP_MS = 20;
/** A transaction that runs no statement for so long is rolled back: everybody else waits for it. */
const MAX_IDLE_MS = 10_000;

type Waiting = { resolve: (turn: Turn) => void; reject: (error: unknown) => void };
type Member = { resolve: () => void; reject: (error: unknown) => void };

export function createGroupCommit(
  database: DatabaseSync,
  onSyncFailure: (error: unknown) => void,
  maxIdleMs = MAX_IDLE_MS,
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
  let isTaken = false;
  /** Counts groups: a member whose group the database has rolled back must not touch the next one. */
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
      // Without its transaction SQLite would keep each further statement by itself.
      if (isOver || !database.isTransaction || own !== group) throw lostError();
    };
    return {
      begin() {
        try {
          if (!database.isTransaction) {
            dropLostGroup();
            statements.begin.run();
            startedAt = performance.now();
            group++;
          }
          statements.savepoint.run();
          own = group;
        } catch (error) {
          // Each of the others would block everything for as long again.
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
      // What this one wrote can't be taken out of the group any more, so the group is not kept.
      failGroup(error);
    }
  }

  /** The next one may write; or, when nobody waits, the group is committed. */
  function passOn(): void {
    if (!database.isOpen) return;
    const isFull =
      members.length >= MAX_GROUP_SIZE || performance.now() - startedAt >= MAX_GROUP_MS;
    if (database.isTransaction && isFull) commitGroup();
    if (waiting.length > 0) {
      next();
    } else if (database.isTransaction) {
      // What has come in over the network meanwhile may still join the group. Or the app has stopped.
      setImmediate(() => {
        if (!isTaken && database.isOpen && database.isTransaction) commitGroup();
      });
    } else {
      dropLostGroup();
    }
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

  /** Rolls everything back that is not committed. */
  function failGroup(error: unknown): void {
    for (const member of members.splice(0)) member.reject(error);
    if (database.isTransaction) statements.rollback.run();
  }

  /** After some errors (full disk, failed write) SQLite itself rolls back the whole transaction. */
  function dropLostGroup(): void {
    for (const member of members.splice(0)) member.reject(lostError());
  }

  return { enter };
}

/** In the form of SQLite's own errors: as after a full disk, what was sent has to be sent again. */
function lostError(): Error {
  return Object.assign(new Error('SQLite rolled the transaction back.'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 13,
  });
}

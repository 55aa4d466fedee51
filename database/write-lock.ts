import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a group waits for the lock of another process. The event loop goes on meanwhile. */
const LOCK_WAIT_MS = 6000;
/** The longest pause before the lock is tried again; shorter than `GAP_MS`, so as not to miss it. */
const LOCK_RETRY_MS = 3;
/**
 * Between two full groups the lock stays free this long, or another process, which can only poll
 * for it, would hardly ever get it while this one has much to write.
 */
const GAP_MS = 5;
/** A gap is left this long after another process was seen writing, and occasionally to find out. */
const CONTENTION_MS = 5000;
const GROUPS_WITHOUT_GAP = 10;
/** How long statements outside a group, such as VACUUM, wait for a lock: this blocks everything. */
const STATEMENT_WAIT_MS = 2500;
const SQLITE_BUSY = 5;

export type WriteLock = {
  /** Runs `begin immediate` as soon as no other process writes. Rejects after the longest wait. */
  take(begin: () => void): Promise<void>;
  /** After a full group: lets other processes have the lock before the next one, if need be. */
  leaveGap(): void;
};

/**
 * SQLite's write lock, which several processes share. SQLite itself would wait for it by blocking
 * the event loop and sleep up to 100 ms between attempts, so that a process with little to write
 * would starve beside one that begins its next transaction right after a commit.
 */
export function createWriteLock(database: DatabaseSync, waitMs = LOCK_WAIT_MS): WriteLock {
  let contendedUntil = 0;
  let freeUntil = 0;
  let groupsWithoutGap = 0;

  return {
    async take(begin) {
      const deadline = performance.now() + waitMs;
      const gap = freeUntil - performance.now();
      if (gap > 0) await sleep(gap);
      for (;;) {
        try {
          database.exec('pragma busy_timeout = 0');
          begin();
          return;
        } catch (error) {
          if (!isLocked(error) || performance.now() >= deadline) throw error;
          contendedUntil = performance.now() + CONTENTION_MS;
        } finally {
          if (database.isOpen) database.exec(`pragma busy_timeout = ${STATEMENT_WAIT_MS}`);
        }
        await sleep(1 + Math.random() * (LOCK_RETRY_MS - 1));
      }
    },
    leaveGap() {
      groupsWithoutGap += 1;
      const now = performance.now();
      if (now > contendedUntil && groupsWithoutGap < GROUPS_WITHOUT_GAP) return;
      groupsWithoutGap = 0;
      freeUntil = now + GAP_MS;
    },
  };
}

function isLocked(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
}
